import { minorDigits } from "#rating/money.ts";
import type { Locale } from "../locale.ts";
import type { Figure } from "./figure.ts";

/** Signs and names of money as the house style writes them; others by their code. */
const signs: Readonly<Record<string, string>> = { USD: "US$", EUR: "€", GBP: "£", CAD: "C$", AUD: "A$", NZD: "NZ$" };
const behind: Readonly<Record<string, string>> = { RON: "lei", THB: "baht" };
const chinese: Readonly<Record<string, string>> = {
  USD: "美元",
  EUR: "欧元",
  GBP: "英镑",
  CAD: "加元",
  AUD: "澳元",
  NZD: "新西兰元",
  RON: "列伊",
  THB: "泰铢",
};
const units: Readonly<Record<string, string>> = {
  kg: "公斤",
  "m³": "立方米",
  ml: "毫升",
  days: "天",
  "working days": "个工作日",
};
const numerals = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const chineseNumerals = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];

/** Where a figure stands decides its dash and its capital. */
export type Place = { table: boolean; start: boolean };

/** A figure as a text of a language has it, by the house style of docs/writing.md. */
export function written(figure: Figure, locale: Locale, place: Place): string {
  const zh = locale === "zh";
  const between = place.table ? "–" : zh ? " 至 " : " to ";
  switch (figure.is) {
    case "money":
      return zh ? chineseMoney(figure) : englishMoney(figure);
    case "mass":
      return mass(figure, zh, between);
    case "length":
      return `${number(figure.cm)} ${zh ? "厘米" : "cm"}`;
    case "volume":
      return zh ? `${number(figure.cm3)} 立方厘米` : `${number(figure.cm3)} cm³`;
    case "percent":
      return figure.to === undefined ? `${figure.percent}%` : `${figure.percent}%${between}${figure.to}%`;
    case "range":
      return figure.min === figure.max ? String(figure.min) : `${figure.min}${between}${figure.max}`;
    case "count":
      return count(figure.count, zh, place);
    case "plain":
      return String(figure.value);
    case "unit":
      return `${number(figure.value)} ${(zh && units[figure.unit]) || figure.unit}`;
  }
}

function number(value: number): string {
  return value.toLocaleString("en-GB", { maximumFractionDigits: 6 });
}

/** 40, 1.50: whole amounts without their decimals. */
function amountText(amount: number, currency: string, places?: number): string {
  const digits = places ?? (Number.isInteger(amount) ? 0 : minorDigits(currency));
  return amount.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

type Money = Extract<Figure, { is: "money" }>;

/** Both ends of a span have the same decimals. */
function ends({ amount, currency, to }: Money): string[] {
  const all = to === undefined ? [amount] : [amount, to];
  const places = all.every((one) => Number.isInteger(one)) ? 0 : minorDigits(currency);
  return all.map((one) => amountText(one, currency, places));
}

function englishMoney(money: Money): string {
  const sign = signs[money.currency] ?? "";
  const unit = sign ? "" : ` ${behind[money.currency] ?? money.currency}`;
  const said = ends(money)
    .map((text) => `${sign}${text}`)
    .join(" to ");
  return `${said}${unit}${money.per ? ` per ${money.per}` : ""}`;
}

function chineseMoney(money: Money): string {
  const per = money.per && { kg: "每公斤 ", parcel: "每件 ", shipment: "每票 ", percent: "每百分比 " }[money.per];
  return `${per ?? ""}${ends(money).join(" 至 ")} ${chinese[money.currency] ?? money.currency}`;
}

function mass({ kg, span, grams }: Extract<Figure, { is: "mass" }>, zh: boolean, between: string): string {
  const largest = Math.max(...kg);
  const [factor, unit] =
    grams || largest < 0.5
      ? [1000, zh ? "克" : "g"]
      : kg.length === 1 && largest >= 2000
        ? [0.001, zh ? "吨" : "tonnes"]
        : [1, zh ? "公斤" : "kg"];
  const texts = kg.map((one) => number(Math.round(one * factor * 1e6) / 1e6));
  if (span) return `${texts[0]}${between}${texts.at(-1)} ${unit}`;
  const [last, ...others] = [...texts].reverse();
  if (others.length === 0) return `${last} ${unit}`;
  const head = others.reverse();
  return zh ? `${head.join("、")} 和 ${last} ${unit}` : `${head.join(", ")} and ${last} ${unit}`;
}

/** Up to twelve in words, with a capital where a sentence begins. */
function count(value: number, zh: boolean, { start }: Place): string {
  const word = (zh ? chineseNumerals : numerals)[value];
  if (!word) return String(value);
  return start && !zh ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
