/** A text without Han characters is recognised by its punctuation. */
const chinese = /[\p{Script=Han}，、；：。（]/u;
const spaces = /(?<=\d) (?=[\p{Script=Han}×])|(?<=第) (?=\d)|(?<=\b[A-Z]{2,4}) (?=\d)|(?<=\+\d+(?: \d+)*) (?=\d)/gu;

const beforeMonth =
  /(?<=\b\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g;
/** A date of Chinese plain text; in markup an element keeps it whole. */
const monthAndDay = /(?<![\d>])(\d{1,2})月(\d{1,2})日/g;

/**
 * Keeps figures on one line with what they count or number: in Chinese `15 公斤`, `第 3 条`, `UN 3481`, in English the
 * day of a date and its month.
 */
export function countedTogether(text: string): string {
  return chinese.test(text) ? text.replaceAll(spaces, "\u00a0") : text.replaceAll(beforeMonth, "\u00a0");
}

/** Does the same for every text in a page's data. Dates of Chinese, which have no space, are joined by U+2060. */
export function allCountedTogether<T>(data: T): T;
export function allCountedTogether(data: unknown): unknown {
  if (typeof data === "string") return countedTogether(data).replaceAll(monthAndDay, "$1\u2060月\u2060$2\u2060日");
  if (Array.isArray(data)) return data.map((each) => allCountedTogether(each));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, allCountedTogether(value)]));
}
