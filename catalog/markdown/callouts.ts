import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { Locale } from "#site/locales.ts";
import { inLocale, type Localized } from "../localized.ts";

const titles: Readonly<Record<string, Localized<string>>> = {
  note: { en: "Note", zh: "说明" },
  tip: { en: "Tip", zh: "建议" },
  warning: { en: "Important", zh: "重要" },
};

const marker = /^\[!(NOTE|TIP|WARNING)\]\s*/;

/** `> [!NOTE]`, `> [!TIP]` and `> [!WARNING]`: a quotation that is a box with a title. */
export function callouts(locale: Locale) {
  return (tree: Root) => {
    visit(tree, "element", (node) => {
      if (node.tagName !== "blockquote") return;
      const first = node.children.find((child): child is Element => child.type === "element" && child.tagName === "p");
      const text = first?.children[0];
      const kind = text?.type === "text" ? marker.exec(text.value)?.[1]?.toLowerCase() : undefined;
      const words = titles[kind ?? ""];
      const title = words && inLocale(words, locale).value;
      if (!first || text?.type !== "text" || !title) return;
      text.value = text.value.replace(marker, "");
      // not an aside: a page may hold several, and landmarks must be told apart by name
      node.tagName = "div";
      node.properties = { role: "note", className: ["callout", `callout-${kind}`] };
      const heading: Element = {
        type: "element",
        tagName: "p",
        properties: { className: ["callout-title"] },
        children: [{ type: "text", value: title }],
      };
      node.children.unshift(heading);
    });
  };
}
