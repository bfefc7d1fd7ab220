import { minorDigits } from "#rating/minor-digits.ts";
import { type Locale, localeEntry } from "#site/locales.ts";
import { inLocale, type Localized } from "../localized.ts";

type Texts = Record<string, Localized<string>>;

const texts = {
  mapTitle: { en: "{name}: lines from {hub}", zh: "{name}：自{hub}出发的线路" },
  mapText: {
    en: "{count} destinations, each with its price and transit time. The list below the map says the same.",
    zh: "{count} 个目的地及其价格与时效，地图下方的列表内容相同。",
  },
  days: { en: "{days} working days", zh: "{days} 个工作日" },
  daysBrief: { en: "{days} days", zh: "{days} 天" },
  seaDays: { en: "{days} days · {km} km", zh: "{days} 天 · {km} 公里" },
  seaDaysBrief: { en: "{days} days", zh: "{days} 天" },
  canal: { en: "day {from} to {to}", zh: "第 {from} 至 {to} 天" },
  labelled: { en: "{label}: {text}", zh: "{label}：{text}" },
  groups: { en: "; ", zh: "；" },
  clauses: { en: "{name}, {days}", zh: "{name}，{days}" },
  calendar: { en: "Dates to remember", zh: "关键日期" },
  dayRange: { en: "{from} to {to}", zh: "{from}至{to}" },
  hours: { en: "{days} days, each stretch drawn to scale", zh: "共 {days} 天，各段长度即所需时间" },
  items: { en: ", ", zh: "、" },
  parts: { en: "; ", zh: "；" },
  rail: { en: "by rail", zh: "铁路转运" },
  axisText: {
    en: "Working days {min} to {max}: delivered. On the way: {scans}.",
    zh: "第 {min} 至 {max} 个工作日妥投。途中节点：{scans}。",
  },
  axisEnd: { en: "day {day}", zh: "第 {day} 天" },
  barScale: { en: "Actual weight", zh: "实重" },
  barVolume: { en: "By volume: {sum}", zh: "体积重：{sum}" },
  barCubic: { en: "By volume", zh: "体积" },
  barBilled: { en: "Billed", zh: "计费重" },
  barBilledStep: { en: "Billed, in steps of {step}", zh: "计费重，按 {step} 进位" },
  barMeasure: { en: "Billed: the greater of the two", zh: "计费：取大者" },
} satisfies Texts;

/** A text of a drawing with its figures filled in. */
export function say(name: keyof typeof texts, locale: Locale, values: Readonly<Record<string, string | number>> = {}) {
  return inLocale(texts[name], locale).value.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ""));
}

/** An amount in minor units: with its sign of currency, or the figures alone. */
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

/** Name of a day's month, with its year where there is room: `February 2027`, `Feb`. */
export function monthText(day: string, locale: Locale, brief = false): string {
  return written(day, locale, brief ? { month: "short" } : { month: "long", year: "numeric" });
}

/** A day of the week in short: `Mon`. */
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

/** A range of days: `7–10`, `16`. */
export function rangeText({ min, max }: { min: number; max: number }): string {
  return min === max ? String(min) : `${min}–${max}`;
}
