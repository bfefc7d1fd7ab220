import { minorDigits } from "#rating/minor-digits.ts";
import { writeDate } from "#app/messages/dates.ts";
import { wordsOfDates } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { localeEntry } from "#site/locales.ts";
import { rangeText } from "#site/range.ts";
import { unbrokenDates } from "#site/unbroken-dates.ts";

function language(): string {
  return localeEntry(getLocale()).numbers;
}

// making a formatter costs a hundred times what using it does; one a language and currency
const numberFormats: Record<string, Intl.NumberFormat> = {};

/** An amount in minor units as a person writes it: `$14.12`. */
export function money(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const locale = language();
  const format =
    numberFormats[locale + currency] ??
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: digits,
    });
  numberFormats[locale + currency] = format;
  return format.format(amount / 10 ** digits);
}

export function number(value: number, digits = 2): string {
  const locale = language();
  const format = numberFormats[locale + digits] ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  numberFormats[locale + digits] = format;
  return format.format(value);
}

/** A range of whole numbers: `7–10`, `16`. */
export function range(ends: { min: number; max: number }): string {
  return rangeText(ends, getLocale());
}

/** A day (`2026-11-21`) in words. */
export function date(day: string, style: "long" | "short" = "long"): string {
  // day and month are not torn apart at the end of a line
  return written(day, style).replace(" ", "\u00a0");
}

/** A day with its weekday and without its year, as on a timetable: `Tue 1 Dec`. */
export function weekday(day: string): string {
  return written(day, "weekday").replaceAll(" ", "\u00a0");
}

/** A day without weekday and year, as on an axis: `30 Nov`. */
export function dayAndMonth(day: string): string {
  return written(day, "month").replaceAll(" ", "\u00a0");
}

function written(day: string, style: Parameters<typeof writeDate>[2]): string {
  return unbrokenDates(writeDate(new Date(`${day}T00:00:00Z`), wordsOfDates(), style));
}
