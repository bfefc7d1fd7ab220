import { traditional } from "virtual:traditional";

const simplifiedBy = new Map(Array.from(traditional.match(/../g) ?? [], ([from = "", to = ""]) => [from, to]));

/** A text as the site writes its words: traditional Chinese characters as simplified ones, one for one. */
export function toSimplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => simplifiedBy.get(character) ?? character);
}
