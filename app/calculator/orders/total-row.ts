/** How programs and people call the sums under a table. */
const sums =
  /^(?:grand total|sub ?totals?|totals?|sum|summe|gesamt(?:summe)?|endsumme|zwischensumme|total général|somme|suma|totale|totaal|合计|总计|小计|共计)\s*[:：]?$/iu;

/** A longer name of a sum, where nothing else in the row says where an order goes: "Invoice total", "Summe netto", "Total (24)". */
const sumLike =
  /^(?:(?:invoice|order|page|day|daily|net|gross|grand|overall) )?(?:sub-?\s?)?(?:totals?|sum|summe|somme|suma|totale|totaal|gesamt\p{L}*|zwischensumme|endbetrag|rechnungsbetrag)(?![\p{L}-])|^(?:amount|balance|total) due|合计|总计|小计|共计|总额|总金额/iu;
const longestName = 40;

/** Whether a row is a sum: it begins with such a word, and at most half of its cells are filled, or none is in the column of countries. */
export function sumOf(row: readonly string[], columns: number, country?: number): string | undefined {
  const filled = row.flatMap((cell) => cell.trim() || []);
  const [first = ""] = filled;
  const goesNowhere = country !== undefined && !row[country]?.trim();
  const sum = goesNowhere
    ? first.length <= longestName && (sums.test(first) || sumLike.test(first))
    : sums.test(first) && filled.length * 2 <= columns;
  return sum ? first : undefined;
}

/** A table's rows without the sums at its end, and how the last of those is called. */
export function withoutSums(rows: string[][], columns: number, country?: number): { rows: string[][]; sum?: string } {
  let end = rows.length;
  let sum: string | undefined;
  for (; end > 1; end -= 1) {
    const own = sumOf(rows[end - 1] ?? [], columns, country);
    if (own === undefined) break;
    sum ??= own;
  }
  return { rows: end === rows.length ? rows : rows.slice(0, end), ...(sum !== undefined && { sum }) };
}
