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
