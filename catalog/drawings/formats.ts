import type { DayMark } from "./calendar.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { getMoneyStyle } from "#site/currency.ts";
import { getLocaleEntry, type Locale } from "#site/locales.ts";
import { formatRange } from "#site/typography.ts";
import { translate } from "../messages.ts";
import type { Days, Price } from "../page-parts.ts";

/** A price in minor units, with its currency sign or as figures only. */
export function formatAmount({ amount, currency }: Price, locale: Locale, sign = true): string {
  const digits = getMinorDigits(currency);
  const entry = getLocaleEntry(locale);
  return (amount / 10 ** digits).toLocaleString(entry.numbers, {
    ...(sign && getMoneyStyle(currency, entry)),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Working days on the way: `7–11 working days`. */
export function formatTransit(days: Days, locale: Locale): string {
  return translate("drawn_days", locale, { days: formatRange(days, locale) });
}

/** A day without its year: `3 February`. */
export function formatDay(day: string, locale: Locale): string {
  return formatDate(day, locale, { day: "numeric", month: "long" });
}

/** The name of a day's month, with the year if there is room: `February 2027`, `Feb`. */
export function formatMonth(day: string, locale: Locale, brief = false): string {
  return formatDate(day, locale, brief ? { month: "short" } : { month: "long", year: "numeric" });
}

/** The abbreviated day of the week: `Mon`. */
export function formatWeekday(day: string, locale: Locale): string {
  return formatDate(day, locale, { weekday: "short" });
}

export function formatWeekdayLetter(day: string, locale: Locale): string {
  return formatDate(day, locale, { weekday: "narrow" });
}

/** What days a mark is for: `4 February to 10 February`, `3 February, 14:00`. */
export function formatDayMark({ from, to, at }: Pick<DayMark, "from" | "to" | "at">, locale: Locale): string {
  if (to && to !== from)
    return translate("drawn_day_range", locale, { from: formatDay(from, locale), to: formatDay(to, locale) });
  return at ? translate("drawn_day_hour", locale, { day: formatDay(from, locale), hour: at }) : formatDay(from, locale);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatDate(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  // making one takes fifty times as long as using it, and every page of news writes dates
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(getLocaleEntry(locale).dates, { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

const signs = {
  kg: "sign_kg",
  g: "sign_g",
  lb: "sign_lb",
  t: "sign_t",
  cm: "sign_cm",
  in: "sign_in",
  "cm³": "sign_cm3",
  "in³": "sign_in3",
  "m³": "sign_m3",
} as const;
export type UnitSign = keyof typeof signs;

/** A unit as the language writes it after a number: `kg`, `公斤`. */
export function formatUnit(unit: UnitSign, locale: Locale): string {
  return translate(signs[unit], locale);
}

/** A day as a language writes it in full: `23 November 2026`. */
export function formatLongDay(day: string, locale: Locale): string {
  return day === "" ? "" : formatDate(day, locale, { dateStyle: "long" });
}
