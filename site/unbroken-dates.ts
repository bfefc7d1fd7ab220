/** Takes no room, and no line ends beside it. */
export const joiner = "\u2060";
const inDate = /(?<=\d)(?=[年月日])|(?<=月)(?=\d)/gu;

/** A text in which no line ends within the year, or the month and day, of a Chinese date: 2026年, 12月4日. */
export function unbrokenDates(text: string): string {
  return text.replaceAll(inDate, joiner);
}

/** The same text as other programs want it, in a mail, a file or what search engines read: with ordinary spaces alone. */
export function plainText(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll(joiner, "");
}
