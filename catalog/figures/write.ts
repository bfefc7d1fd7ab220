import { minorDigits } from "#rating/minor-digits.ts";
import { type Locale, localeEntry } from "#site/locales.ts";
import { inLocale, type Localized } from "../localized.ts";
import type { Figure } from "./figure.ts";

type Names = Readonly<Record<string, string>>;

/** Currency signs before an amount and names after it, by the house style of each language. */
const signs: Localized<Names> = {
  en: { USD: "US$", EUR: "€", GBP: "£", CAD: "C$", AUD: "A$", NZD: "NZ$" },
  zh: {},
  de: {},
};
const currencies: Localized<Names> = {
  en: { RON: "lei", THB: "baht" },
  zh: {
    USD: "美元",
    EUR: "欧元",
    GBP: "英镑",
    CAD: "加元",
    AUD: "澳元",
    NZD: "新西兰元",
    RON: "列伊",
    THB: "泰铢",
  },
  de: { USD: "US$", EUR: "€", GBP: "£", CAD: "C$", AUD: "A$", NZD: "NZ$", RON: "Lei", THB: "Baht" },
};
const per: Localized<Names> = {
  en: { kg: "{} per kg", parcel: "{} per parcel", shipment: "{} per shipment" },
  zh: { kg: "每公斤 {}", parcel: "每件 {}", shipment: "每票 {}" },
  de: { kg: "{} je kg", parcel: "{} je Paket", shipment: "{} je Sendung" },
};
const units: Localized<Names> = {
  en: {},
  zh: {
    kg: "公斤",
    g: "克",
    tonnes: "吨",
    cm: "厘米",
    "cm³": "立方厘米",
    "m³": "立方米",
    ml: "毫升",
    days: "天",
    "working days": "个工作日",
  },
  de: { tonnes: "t", days: "Tage", "working days": "Werktage" },
};
const joins: Localized<{ to: string; comma: string; and: string }> = {
  en: { to: " to ", comma: ", ", and: " and " },
  zh: { to: " 至 ", comma: "、", and: " 和 " },
  de: { to: " bis ", comma: ", ", and: " und " },
};
const numerals: Localized<readonly string[]> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve".split(" "),
  zh: "零 一 二 三 四 五 六 七 八 九 十 十一 十二".split(" "),
  de: "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "),
};

/** What decides a figure's dash and capital. */
export type Place = { table: boolean; start: boolean };

/** A figure as written in a language, by the house style of docs/writing.md. */
export function written(figure: Figure, locale: Locale, place: Place): string {
  const to = place.table ? "–" : inLocale(joins, locale).value.to;
  switch (figure.is) {
    case "money":
      return money(figure, locale);
    case "mass":
      return mass(figure, locale, to);
    case "length":
      return withUnit(figure.cm, "cm", locale);
    case "volume":
      return withUnit(figure.cm3, "cm³", locale);
    case "percent":
      return `${number(figure.percent, locale)}%`;
    case "range":
      return figure.min === figure.max ? String(figure.min) : `${figure.min}${to}${figure.max}`;
    case "count":
      return count(figure.count, locale, place);
    case "plain":
      return String(figure.value);
    case "unit":
      return withUnit(figure.value, figure.unit, locale);
  }
}

function number(value: number, locale: Locale, digits?: number): string {
  const places = digits === undefined ? { maximumFractionDigits: 6 } : { minimumFractionDigits: digits };
  return value.toLocaleString(localeEntry(locale).numbers, places);
}

function withUnit(value: number, unit: string, locale: Locale): string {
  return `${number(value, locale)} ${inLocale(units, locale).value[unit] ?? unit}`;
}

/** Whole amounts without decimals (US$40, US$1.50); both ends of a range in the same way. */
function money({ amount, currency, to, per: each }: Extract<Figure, { is: "money" }>, locale: Locale): string {
  const all = to === undefined ? [amount] : [amount, to];
  const places = all.every((one) => Number.isInteger(one)) ? 0 : minorDigits(currency);
  const sign = inLocale(signs, locale).value[currency];
  const name = sign ? "" : ` ${inLocale(currencies, locale).value[currency] ?? currency}`;
  const texts = all.map((one) => `${sign ?? ""}${number(one, locale, places)}`);
  const said = `${texts.join(inLocale(joins, locale).value.to)}${name}`;
  return each ? (inLocale(per, locale).value[each]?.replace("{}", said) ?? said) : said;
}

/** Grams below half a kilogram, tonnes from two; a list or range in the unit of its largest. */
function mass({ kg, span, grams }: Extract<Figure, { is: "mass" }>, locale: Locale, to: string): string {
  const largest = Math.max(...kg);
  const small = grams || largest < 0.5;
  const large = kg.length === 1 && largest >= 2000;
  const [factor, unit] = small ? [1000, "g"] : large ? [0.001, "tonnes"] : [1, "kg"];
  const texts = kg.map((one) => number(one * factor, locale));
  const { comma, and } = inLocale(joins, locale).value;
  const list = span
    ? `${texts[0]}${to}${texts.at(-1)}`
    : [texts.slice(0, -1).join(comma), texts.at(-1)].filter(Boolean).join(and);
  return `${list} ${inLocale(units, locale).value[unit] ?? unit}`;
}

/** Up to twelve in words, with a capital at the start of a sentence. */
function count(value: number, locale: Locale, { start }: Place): string {
  const word = inLocale(numerals, locale).value[value];
  if (!word) return String(value);
  return start ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
