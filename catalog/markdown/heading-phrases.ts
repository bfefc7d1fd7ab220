import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import type { Locale } from "#site/locales.ts";
import { phrasesOf } from "#site/phrases.ts";

/** Makes lines of headings and cells break between words, even in a language that is written without spaces. */
export function headingPhrases(locale: Locale) {
  return (tree: Root) => {
    visit(tree, "element", (node) => {
      // a column may be narrower than a clause, but not than a word of four characters
      if (/^t[hd]$/.test(node.tagName)) breakIn(node, (text) => phrasesOf(text, locale, 4));
      else if (/^h[2-4]$/.test(node.tagName)) breakIn(node, (text) => phrasesOf(text, locale));
    });
  };
}

function breakIn(element: Element, phrases: (text: string) => string[]): void {
  visit(element, "text", ({ value }, at, parent) => {
    if (!parent || at === undefined) return undefined;
    const pieces = phrases(value).flatMap((piece, before): ElementContent[] => [
      ...(before > 0 ? [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }] : []),
      { type: "text", value: piece },
    ]);
    parent.children.splice(at, 1, ...pieces);
    return [SKIP, at + pieces.length];
  });
}
