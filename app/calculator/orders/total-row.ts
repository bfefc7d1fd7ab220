/** How programs and people call the sums under a table. */
const sums =
  /^(?:grand total|sub ?totals?|totals?|sum|summe|gesamt(?:summe)?|endsumme|zwischensumme|total général|somme|suma|totale|totaal|合计|总计|小计|共计)\s*[:：]?$/iu;

/**
 * A table's rows without the sums at its end, and how the last of those is called. A sum begins with such a word, and at
 * most half of its cells are filled, or none is in the column of countries (`country`): an order has more to say.
 */
export function withoutSums(rows: string[][], columns: number, country?: number): { rows: string[][]; sum?: string } {
  let end = rows.length;
  let sum: string | undefined;
  for (; end > 1; end -= 1) {
    const cells = (rows[end - 1] ?? []).map((cell) => cell.trim());
    const filled = cells.filter(Boolean);
    const [first = ""] = filled;
    const goesNowhere = country !== undefined && !cells[country];
    if (!sums.test(first) || (filled.length * 2 > columns && !goesNowhere)) break;
    sum ??= first;
  }
  return { rows: end === rows.length ? rows : rows.slice(0, end), ...(sum !== undefined && { sum }) };
}
