import { getLocaleEntry, type Locale } from "./locales.ts";

/** Takes no room, and no line ends beside it. */
export const joiner = "\u2060";
const inDate = /(?<=\d)(?=[年月日])|(?<=月)(?=\d)/gu;

/** A text in which no line ends within the year, or the month and day, of a Chinese date: 2026年, 12月4日. */
export function keepDatesUnbroken(text: string): string {
  return text.replaceAll(inDate, joiner);
}

/** A Chinese word of which no line takes a part: 立方厘米. Browsers break Chinese between any two characters. */
export function keepWhole(word: string): string {
  return word.replaceAll(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, joiner);
}

/** The same text as other programs want it, in a mail, a file or what search engines read: with ordinary spaces alone. */
export function toPlainText(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll(joiner, "");
}

/** Keeps numbers and signs in order: in right-to-left text `7–10` would read `10–7`. */
export function isolateText(text: string, locale: Locale): string {
  return getLocaleEntry(locale).direction === "rtl" ? `\u2066${text}\u2069` : text;
}

/** A range of whole numbers, within which no line ends: `7–10`, `16`. */
export function formatRange({ min, max }: { min: number; max: number }, locale: Locale): string {
  return min === max ? String(max) : isolateText(`${min}–${joiner}${max}`, locale);
}
