import type { Locale } from "#site/locales.ts";
import { joiner, keepDatesUnbroken } from "#site/typography.ts";

/** The registered language that this folder is about. */
export const chinese: Locale = "zh";

/** A text without Han characters is recognised by its punctuation. */
const hasChinese = /[\p{Script=Han}，、；：。（]/u;
const spaces =
  /(?<=\d) (?=[\p{Script=Han}×])|(?<=\d%) (?=至)|(?<=\d%? 至) (?=\d)|(?<=×) (?=\d)|(?<=第) (?=\d)|(?<=\b[A-Z]{2,4}) (?=\d)|(?<=\+\d+(?: \d+)*) (?=\d)|(?<=\d) (?=(?:Wh|Ah|V|A\/m|kg|cm)(?![A-Za-z]))/gu;

/**
 * Within a whole date between year and month, within `第36号`, before the last character of a name and its figure in
 * brackets, before a dash, with which no line begins, and between the last three characters of a text: no line is `仓。` alone.
 */
const joined =
  /(?<=\d年)(?=\d+月)|(?<=第)(?=\d)|(?<=第\d+)(?=号)|(?<=\p{Script=Han})(?=\p{Script=Han}（\d)|(?<=\p{Script=Han})(?=—|\p{Script=Han}{1,2}。$)/gu;

/**
 * What a line must not end within: a Chinese unit behind its figure, a day of the week, a fraction, an article of a law, a word
 * in brackets. Browsers break Chinese between any two characters.
 */
const whole =
  /(?<=\d[ \u00a0]?)(?:立方厘米|立方米|平方米|厘米|毫米|英寸|英尺|公斤|公里|欧元|美元|英镑|澳元|加元|新西兰元|日元|泰铢|计费吨|百分点|(?:个)?工作日|小时|分钟|千克|磅|米(?!国)|吨|克)|[一两三四五六七八九十几]个工作日|一米|[四六八十]位(?= HS)|第[一二三四五六七八九十]+条|（\p{Script=Han}{1,4}）|周[一二三四五六日](?!年)|[三四五十百]分之[一二三]/gu;

const beforeMonth =
  /(?<=\b\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b)/g;

/** A unit or what is counted, and the sides of a box. */
const beforeUnit =
  /(?<=\d) (?=(?:kg|g|cm|m|km|lb|Wh|litres?|tonnes?|days?|working|hours?|minutes?|cartons?|parcels?|pallets?|pieces|destinations|countries|USD|EUR|GBP|SDR)\b|×)|(?<=×) (?=\d)/g;

/**
 * Keeps figures on one line with what they count or number: in Chinese `15 公斤`, `9 至 14`, `第 3 条`, `UN 3481`, in English the
 * day of a date and its month, `15 kg` and `24 cartons`.
 */
export function keepUnitsWithNumbers(text: string): string {
  return hasChinese.test(text)
    ? text
        .replaceAll(spaces, "\u00a0")
        .replaceAll(whole, (unit) => [...unit].join(joiner))
        .replaceAll(joined, joiner)
    : text.replaceAll(beforeMonth, "\u00a0").replaceAll(beforeUnit, "\u00a0");
}

/** Does the same for every text in a page's data, and joins dates. (Those of prose are joined when it is rendered.) */
export function keepUnitsWithNumbersIn<T>(data: T): T;
export function keepUnitsWithNumbersIn(data: unknown): unknown {
  if (typeof data === "string")
    return data.startsWith("<") ? keepUnitsWithNumbers(data) : keepDatesUnbroken(keepUnitsWithNumbers(data));
  if (Array.isArray(data)) return data.map((each) => keepUnitsWithNumbersIn(each));
  if (typeof data !== "object" || data === null) return data;
  // an id is compared, not read: fragments of links lead to it
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key === "id" || key === "path" ? value : keepUnitsWithNumbersIn(value),
    ]),
  );
}
