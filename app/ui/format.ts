import { writeDate } from "#app/messages/dates.ts";
import { getDateWords, m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { getMoneyStyle } from "#site/currency.ts";
import { getLocaleEntry } from "#site/locales.ts";
import { formatRange, keepDatesUnbroken } from "#site/typography.ts";

// making a formatter costs a hundred times what using it does; one a language and currency
const numberFormats: Record<string, Intl.NumberFormat> = {};

/** An amount in minor units as a person writes it: `$14.12`. */
export function formatMoney(amount: number, currency: string): string {
  const digits = getMinorDigits(currency);
  const entry = getLocaleEntry(getLocale());
  const locale = entry.numbers;
  const format =
    numberFormats[locale + currency] ??
    new Intl.NumberFormat(locale, { ...getMoneyStyle(currency, entry), minimumFractionDigits: digits });
  numberFormats[locale + currency] = format;
  return format.format(amount / 10 ** digits);
}

export function formatNumber(value: number, digits = 2): string {
  const [short, decimals = ""] = /^\d{1,3}(?:\.(\d+))?$/.exec(String(value)) ?? [];
  // a page's first formatter takes longer to make than its largest component to hydrate
  if (short && decimals.length <= digits) return short.replace(".", getLocaleEntry(getLocale()).decimal);
  const locale = getLanguageTag();
  const format = numberFormats[locale + digits] ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  numberFormats[locale + digits] = format;
  return format.format(value);
}

/** A range of whole numbers, within which no line ends: `7–10`, `16`. */
export function formatSpan(ends: { min: number; max: number }): string {
  return formatRange(ends, getLocale());
}

/** A day (`2026-11-21`) in words. */
export function formatDate(day: string, style: "long" | "short" = "long"): string {
  // day and month are not torn apart at the end of a line
  return formatDay(day, style).replace(" ", "\u00a0");
}

/** A day with its weekday and without its year, as on a timetable: `Tue 1 Dec`. */
export function formatWeekday(day: string): string {
  return formatDay(day, "weekday").replaceAll(" ", "\u00a0");
}

/** A day without weekday and year, as on an axis: `30 Nov`. */
export function formatDayAndMonth(day: string): string {
  return formatDay(day, "month").replaceAll(" ", "\u00a0");
}

function formatDay(day: string, style: Parameters<typeof writeDate>[2]): string {
  return keepDatesUnbroken(writeDate(new Date(`${day}T00:00:00Z`), getDateWords(), style));
}

/** Several things as the language of the page writes them one after the other: `普货、服装`, `general cargo, apparel`. */
export function list(items: readonly string[]): string {
  return items.join(m.between_items());
}

/** Parts of one line that are no list: `1.2 kg to Norway, 40 × 30 × 10 cm`. */
export function joinClauses(parts: readonly string[]): string {
  return parts.join(m.between_clauses());
}

/** Whole sentences; Chinese ones follow each other without a space. */
export function joinSentences(parts: readonly string[]): string {
  return parts.join(m.between_sentences());
}

/** A span of working days in words; one figure where both ends are the same. */
export function formatWorkingDays({ min, max }: { min: number; max: number }): string {
  return min === max ? m.days_one({ days: max }) : m.days({ days: formatSpan({ min, max }) });
}

function getLanguageTag(): string {
  return getLocaleEntry(getLocale()).numbers;
}
