import type { ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import type { Locale } from "#site/locales.ts";
import { phrasesOf } from "#site/phrases.ts";

/** Makes lines of headings break between words, even in a language that is written without spaces. */
export function headingPhrases(locale: Locale) {
  return (tree: Root) => {
    visit(tree, "element", (node) => {
      if (!/^h[2-4]$/.test(node.tagName)) return;
      node.children = node.children.flatMap((child): ElementContent[] =>
        child.type === "text"
          ? phrasesOf(child.value, locale).flatMap((value, at): ElementContent[] => [
              ...(at > 0 ? [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }] : []),
              { type: "text", value },
            ])
          : [child],
      );
    });
  };
}
