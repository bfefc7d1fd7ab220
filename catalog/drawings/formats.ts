import { minorDigits } from "#rating/minor-digits.ts";
import { type Locale, localeEntry } from "#site/locales.ts";
import { say } from "../words.ts";

/** An amount in minor units, with its currency sign or as figures only. */
export function amountText(amount: number, currency: string, locale: Locale, sign = true): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toLocaleString(localeEntry(locale).numbers, {
    ...(sign && { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A day without its year: `3 February`. */
export function dayText(day: string, locale: Locale): string {
  return written(day, locale, { day: "numeric", month: "long" });
}

/** The name of a day's month, with the year if there is room: `February 2027`, `Feb`. */
export function monthText(day: string, locale: Locale, brief = false): string {
  return written(day, locale, brief ? { month: "short" } : { month: "long", year: "numeric" });
}

/** The abbreviated day of the week: `Mon`. */
export function weekdayName(day: string, locale: Locale): string {
  return written(day, locale, { weekday: "short" });
}

export function weekdayLetter(day: string, locale: Locale): string {
  return written(day, locale, { weekday: "narrow" });
}

function written(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString(localeEntry(locale).dates, { ...options, timeZone: "UTC" });
}

/** A unit as the language writes it after a number: `kg`, `公斤`. */
export function unitText(unit: "kg" | "g" | "lb" | "oz" | "cm" | "t" | "m³", locale: Locale): string {
  return say(`sign_${unit.replace("³", "3")}`, locale);
}
