import { normalizeDigits } from "#app/platform/digits.ts";
import { isDay } from "#rating/calendar/calendar.ts";
import type { DayOrder } from "./types.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Two parts of a day that may change places, as they stand, and the year. */
function splitDate(text: string): { first: number; second: number; year: string; dots: boolean } | undefined {
  const [, first = "", mark, second = "", year = ""] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?=\D|$)/.exec(normalizeDigits(text).trim()) ?? [];
  return year === ""
    ? undefined
    : { first: Number(first), second: Number(second), year: year.padStart(4, "20"), dots: mark === "." };
}

/**
 * A calendar day as files write it: `2026-11-23`, `20261123`, `2026年11月23日`, `23.11.2026`, `23 Nov 2026`, `Nov 23, 2026`, each
 * with or without a time; `11/23/2026` by `order`, or where one order alone gives a day.
 */
export function readDay(text: string, order?: DayOrder): string | undefined {
  const whole = normalizeDigits(text).trim();
  const [, y, mo, d] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d)/.exec(whole) ?? /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(whole) ?? [];
  if (y && mo && d) return formatIsoDay(y, Number(mo), Number(d));
  const [, d1, name1, y1] = /^(\d{1,2})[\s.-]+([a-z]{3})[a-z]*[\s.,-]+(\d{4})(?!\d)/i.exec(whole) ?? [];
  if (d1 && name1 && y1) return formatIsoDay(y1, parseMonth(name1), Number(d1));
  const [, name2, d2, y2] = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})(?!\d)/i.exec(whole) ?? [];
  if (d2 && name2 && y2) return formatIsoDay(y2, parseMonth(name2), Number(d2));
  const found = splitDate(whole);
  if (!found) return undefined;
  const own = detectDayOrder(whole) ?? (found.first === found.second ? "dmy" : order);
  if (!own) return undefined;
  return own === "dmy"
    ? formatIsoDay(found.year, found.second, found.first)
    : formatIsoDay(found.year, found.first, found.second);
}

function parseMonth(name: string): number {
  return months.indexOf(name.toLowerCase()) + 1;
}

function formatIsoDay(year: string, month: number, own: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, "0")}-${String(own).padStart(2, "0")}`;
  return isDay(text) ? text : undefined;
}

/** The order that a text proves: points are written behind the day, and no month is the thirteenth. */
function detectDayOrder(text: string): DayOrder | undefined {
  const found = splitDate(text);
  if (!found) return undefined;
  if (found.dots || found.first > 12) return "dmy";
  return found.second > 12 ? "mdy" : undefined;
}

/** The order of a whole column: what its days prove, and the first day that means two where none does. */
export function detectColumnDayOrder(cells: Iterable<string>): { order?: DayOrder; unsaid?: string } {
  const proven = new Set<DayOrder>();
  let unsaid: string | undefined;
  for (const cell of cells) {
    const own = detectDayOrder(cell);
    if (own) proven.add(own);
    else if (splitDate(cell) && readDay(cell) === undefined) unsaid ??= cell.trim();
  }
  const [order] = proven;
  if (order && proven.size === 1) return { order };
  return unsaid === undefined ? {} : { unsaid };
}
