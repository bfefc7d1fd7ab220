import { syllables } from "../chinese/pinyin.ts";
import type { SearchDocument } from "./documents.ts";

/**
 * Makes documents findable by what is typed for their Chinese words: `ranyou` for 燃油. `chinese` are the same documents
 * in Chinese; documents in another language also become findable by their Chinese titles, in characters.
 */
export function withSounds(documents: readonly SearchDocument[], chinese: readonly SearchDocument[]): SearchDocument[] {
  return documents.map((document, at) => {
    const own = chinese[at];
    if (!own) return document;
    if (own.path === document.path) return { ...document, sound: soundOf([own.title, own.text, own.more ?? ""]) };
    return { ...document, more: `${document.more ?? ""} ${own.title}`.trim(), sound: soundOf([own.title]) };
  });
}

function soundOf(texts: readonly string[]): string {
  return texts.map((text) => syllables(text).join(" ")).join(", ");
}
