import { minorDigits } from "#rating/money.ts";
import { getLocale } from "#app/platform/current-locale.ts";

function language(): string {
  return getLocale() === "zh" ? "zh-CN" : "en-US";
}

/** An amount in minor units as a person writes it: `$14.12`. */
export function money(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(language(), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

export function number(value: number, digits = 2): string {
  return value.toLocaleString(language(), { maximumFractionDigits: digits });
}

/** A day (`2026-11-21`) in words. */
export function date(day: string, style: "long" | "short" = "long"): string {
  const month = style === "long" ? "long" : "short";
  const locale = getLocale() === "zh" ? "zh-CN" : "en-GB";
  return new Intl.DateTimeFormat(locale, { day: "numeric", month, year: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A day with its weekday and without its year, as on a timetable: `Tue 1 Dec`. */
export function weekday(day: string): string {
  const locale = getLocale() === "zh" ? "zh-CN" : "en-GB";
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  // a date is not torn apart at the end of a line
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(" ", "\u00a0");
}
