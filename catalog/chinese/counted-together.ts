import { unbrokenDates } from "#site/unbroken-dates.ts";

/** A text without Han characters is recognised by its punctuation. */
const chinese = /[\p{Script=Han}，、；：。（]/u;
const spaces =
  /(?<=\d) (?=[\p{Script=Han}×])|(?<=×) (?=\d)|(?<=第) (?=\d)|(?<=\b[A-Z]{2,4}) (?=\d)|(?<=\+\d+(?: \d+)*) (?=\d)/gu;

const beforeMonth =
  /(?<=\b\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g;

/** A unit or what is counted, and the sides of a box. */
const beforeUnit =
  /(?<=\d) (?=(?:kg|g|cm|m|km|lb|Wh|litres?|tonnes?|days?|working|hours?|minutes?|cartons?|parcels?|pallets?|pieces|destinations|countries|USD|EUR|GBP)\b|×)|(?<=×) (?=\d)/g;

/**
 * Keeps figures on one line with what they count or number: in Chinese `15 公斤`, `第 3 条`, `UN 3481`, in English the
 * day of a date and its month, `15 kg` and `24 cartons`.
 */
export function countedTogether(text: string): string {
  return chinese.test(text)
    ? text.replaceAll(spaces, "\u00a0")
    : text.replaceAll(beforeMonth, "\u00a0").replaceAll(beforeUnit, "\u00a0");
}

/** Does the same for every text in a page's data, and joins dates. (Those of prose are joined when it is rendered.) */
export function allCountedTogether<T>(data: T): T;
export function allCountedTogether(data: unknown): unknown {
  if (typeof data === "string")
    return data.startsWith("<") ? countedTogether(data) : unbrokenDates(countedTogether(data));
  if (Array.isArray(data)) return data.map((each) => allCountedTogether(each));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, allCountedTogether(value)]));
}
