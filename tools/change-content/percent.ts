/** A rise is rarely this small or this great: a fraction or the whole new price was written. */
const leastPercent = 0.3;
const mostPercent = 50;

/** What is wrong with the percentage of a rise, if anything. */
export function explainPercent(percent: number): string | undefined {
  if (percent === 0) return "nothing would change";
  if (Math.abs(percent) < leastPercent)
    return `this is ${percent} hundredths of a price; for ${Math.round(percent * 10_000) / 100} % write ${Math.round(percent * 10_000) / 100}`;
  return Math.abs(percent) > mostPercent
    ? `this changes a price by more than ${mostPercent} %; write by how much it rises, not the new price`
    : undefined;
}

/** The columns of a table that hold prices. */
export const money = /^(?:per_\w+|price|\w+_price|minimum)$/;

/** A row's cells with every price raised by a percentage and rounded to a multiple of `step`; the rest as it stands. */
export function raiseRow(
  cells: readonly string[],
  columns: readonly string[],
  percent: number,
  step: number,
): string[] {
  const countPlaces = (text: string) => text.trim().split(".")[1]?.length ?? 0;
  return cells.map((cell, at) => {
    if (!money.test(columns[at] ?? "") || !/^\s*\d+(\.\d+)?\s*$/.test(cell)) return cell;
    const price = Math.round((Number(cell) * (1 + percent / 100)) / step + 1e-9) * step;
    return price.toFixed(Math.max(countPlaces(cell), countPlaces(String(step))));
  });
}
