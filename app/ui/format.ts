import { minorDigits } from "#rating/money.ts";
import { getLocale } from "#app/platform/current-locale.ts";

function language(): string {
  return getLocale() === "zh" ? "zh-CN" : "en-US";
}

// making a formatter costs a hundred times what using it does
const numberFormats: Record<string, Intl.NumberFormat> = {};
const dayFormats: Record<string, Intl.DateTimeFormat> = {};

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
  return value.toLocaleString(language(), { maximumFractionDigits: digits });
}

/** A day (`2026-11-21`) in words. */
export function date(day: string, style: "long" | "short" = "long"): string {
  return days({ day: "numeric", month: style, year: "numeric" }).format(new Date(`${day}T00:00:00Z`));
}

/** A day with its weekday and without its year, as on a timetable: `Tue 1 Dec`. */
export function weekday(day: string): string {
  const format = days({ weekday: "short", day: "numeric", month: "short" });
  // a date is not torn apart at the end of a line
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(" ", "\u00a0");
}

function days(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = getLocale() === "zh" ? "zh-CN" : "en-GB";
  const key = locale + Object.values(options);
  const format = dayFormats[key] ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  dayFormats[key] = format;
  return format;
}
