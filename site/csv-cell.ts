import { plainText } from "./unbroken-dates.ts";

/** A cell of a downloaded file: quoted if needed, and never a formula that a spreadsheet would run. */
export function csvCell(value: string | number): string {
  const text = plainText(String(value));
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
