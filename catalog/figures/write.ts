import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { getLocaleEntry, type Locale, resolveLocale } from "#site/locales.ts";
import { joiner } from "#site/typography.ts";
import { formatUnit } from "../drawings/formats.ts";
import { findMessage, type MessageName, translate } from "../messages.ts";
import type { Figure, FigureUnit } from "./figure.ts";

type Money = Extract<Figure, { is: "money" }>;

/** Units that a language writes in a sentence of its own. */
const sentences = {
  tonnes: "figure_tonnes",
  ml: "figure_ml",
  days: "figure_days",
  "working days": "figure_working_days",
  pieces: "figure_pieces",
} as const satisfies Partial<Record<FigureUnit, MessageName>>;
const per: Readonly<Record<NonNullable<Money["per"]>, MessageName>> = {
  kg: "figure_per_kg",
  parcel: "figure_per_parcel",
  shipment: "figure_per_shipment",
};
/** Currencies that a language may write by a style of its own. */
const currencies: Readonly<Partial<Record<string, MessageName>>> = {
  AUD: "figure_aud",
  CAD: "figure_cad",
  EUR: "figure_eur",
  GBP: "figure_gbp",
  JPY: "figure_jpy",
  MYR: "figure_myr",
  NOK: "figure_nok",
  NZD: "figure_nzd",
  PHP: "figure_php",
  RON: "figure_ron",
  SGD: "figure_sgd",
  THB: "figure_thb",
  USD: "figure_usd",
};

/** What decides a figure's dash and capital. */
export type Place = { table: boolean; start: boolean };

/** A figure as written in a language, by the house style of docs/writing.md. */
export function writeFigure(figure: Figure, locale: Locale, place: Place): string {
  switch (figure.is) {
    case "money":
      return formatMoney(figure, locale);
    case "mass":
      return formatMass(figure, locale, place);
    case "percent":
      return formatNumber(figure.percent / 100, locale, { style: "percent", maximumFractionDigits: 4 });
    case "range":
      return figure.min === figure.max
        ? String(figure.min)
        : formatRange(String(figure.min), String(figure.max), locale, place.table);
    case "count":
      return formatCount(figure.count, locale, place);
    case "plain":
      return String(figure.value);
    case "unit":
      return formatWithUnit(figure.value, figure.unit, locale);
    case "hour":
      return figure.hour;
    case "names":
      return joinNames(
        figure.names.map((name) => resolveLocale(name, locale).value),
        locale,
        place,
      );
    case "text":
      return resolveLocale(figure.text, locale).value;
  }
}

/** Made once for each form, as making one takes much longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = { maximumFractionDigits: 6 }) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(getLocaleEntry(locale).numbers, options);
  formats.set(key, format);
  return format.format(value);
}

function formatRange(min: string, max: string, locale: Locale, table = false): string {
  return table ? `${min}–${joiner}${max}` : translate("figure_range", locale, { min, max });
}

function formatWithUnit(value: number, unit: FigureUnit, locale: Locale): string {
  return appendUnit(formatNumber(value, locale), value, unit, locale);
}

/** A number or a list of them with their unit, in the form for `value`. */
function appendUnit(amount: string, value: number, unit: FigureUnit, locale: Locale): string {
  switch (unit) {
    case "kg":
    case "g":
    case "cm":
    case "cm³":
    case "m³":
      return `${amount} ${formatUnit(unit, locale)}`;
    case "Wh":
    case "A/m":
    case "SDR":
      return `${amount} ${unit}`;
    default:
      return translate(sentences[unit], locale, { amount, count: value });
  }
}

/**
 * Whole amounts without decimals (US$40, US$1.50); both ends of a range in the same way. What stands before an amount is
 * repeated in a range, what stands behind it is not: US$1 to US$2, 1 to 2 baht.
 */
export function formatMoney({ amount, currency, to, per: each }: Omit<Money, "is">, locale: Locale): string {
  const whole = Number.isInteger(amount) && (to === undefined || Number.isInteger(to));
  const digits = whole ? 0 : getMinorDigits(currency);
  const pattern = getCurrencyPattern(currency, locale);
  const write = (one: number) => formatNumber(one, locale, { minimumFractionDigits: digits, maximumFractionDigits: 6 });
  const put = (text: string) => pattern.replace("{amount}", () => text);
  const ends = to === undefined ? [amount] : [amount, to];
  const texts = pattern.startsWith("{amount}") ? ends.map(write) : ends.map((one) => put(write(one)));
  const joined = texts.reduce((min, max) => formatRange(min, max, locale));
  const said = pattern.startsWith("{amount}") ? put(joined) : joined;
  return each ? translate(per[each], locale, { amount: said }) : said;
}

/** How a language writes an amount of a currency (`{amount} $US`): as its messages say, otherwise as is usual in it. */
function getCurrencyPattern(currency: string, locale: Locale): string {
  const name = currencies[currency];
  const own = name && findMessage(name, locale);
  if (own) return own;
  const parts = new Intl.NumberFormat(getLocaleEntry(locale).numbers, { style: "currency", currency }).formatToParts(0);
  const isNumber = ({ type }: Intl.NumberFormatPart) => ["integer", "decimal", "fraction"].includes(type);
  return parts.map((part) => (isNumber(part) ? (part.type === "integer" ? "{amount}" : "") : part.value)).join("");
}

/** Grams below half a kilogram, tonnes from two; a list or range in the unit of its largest. */
function formatMass({ kg, span, grams }: Extract<Figure, { is: "mass" }>, locale: Locale, { table }: Place): string {
  const largest = Math.max(...kg);
  const small = grams || largest < 0.5;
  const large = kg.length === 1 && largest >= 2000;
  const [factor, unit] = small ? [1000, "g" as const] : large ? [0.001, "tonnes" as const] : [1, "kg" as const];
  const texts = kg.map((one) => formatNumber(one * factor, locale));
  const last = texts.at(-1) ?? "";
  const before = texts.slice(0, -1);
  const list =
    span && before.length > 0
      ? formatRange(before[0] ?? "", last, locale, table)
      : joinList(texts, "figure_and", locale);
  return appendUnit(list, largest * factor, unit, locale);
}

function joinList(texts: readonly string[], message: "figure_and" | "figure_names", locale: Locale): string {
  const last = texts.at(-1) ?? "";
  const list = texts.slice(0, -1).join(translate("between_items", locale));
  return texts.length > 1 ? translate(message, locale, { list, last }) : last;
}

/** Names of lines in a sentence: one that ends in a common noun has its article, “the Island line”. */
function joinNames(names: readonly string[], locale: Locale, { table, start }: Place): string {
  const said = names.map((name) => (/ \p{Ll}\S*$/u.test(name) ? translate("figure_line", locale, { name }) : name));
  const list = joinList(said, "figure_names", locale);
  return table || start ? capitalise(list, locale) : list;
}

function capitalise(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(getLocaleEntry(locale).tag) + text.slice(1);
}

/** Up to twelve in words where the language has them, with a capital at the start of a sentence. */
function formatCount(value: number, locale: Locale, { start }: Place): string {
  const word = findMessage("figure_numerals", locale)?.split(/[ 、]/)[value];
  if (!word) return String(value);
  return start ? capitalise(word, locale) : word;
}
