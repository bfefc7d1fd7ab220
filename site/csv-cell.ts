import { toPlainText } from "./typography.ts";

/** What begins a formula, in full width too, where a spreadsheet begins a cell: some part cells at semicolons, tabs and lines, whatever is in quotation marks. */
const formula = /(^|[;\t\r\n])([ \u00a0\u3000]*)(?=[=+\-@＝＋－＠])/g;

/** A cell of a downloaded file: quoted if needed, and never a formula that a spreadsheet would run. */
export function escapeCsvCell(value: string | number): string {
  const text = toPlainText(String(value));
  const safe = text.replace(/^(?=[\t\r])/, "'").replace(formula, "$1$2'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
