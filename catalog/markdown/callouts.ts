import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { Locale } from "#site/locales.ts";
import { say } from "../words.ts";

const marker = /^\[!(NOTE|TIP|WARNING)\]\s*/;

/** `> [!NOTE]`, `> [!TIP]` and `> [!WARNING]`: block quotes that become boxes with a title. */
export function callouts(locale: Locale) {
  return (tree: Root) => {
    visit(tree, "element", (node) => {
      if (node.tagName !== "blockquote") return;
      const first = node.children.find((child): child is Element => child.type === "element" && child.tagName === "p");
      const text = first?.children[0];
      const kind = text?.type === "text" ? marker.exec(text.value)?.[1]?.toLowerCase() : undefined;
      if (!first || text?.type !== "text" || !kind) return;
      text.value = text.value.replace(marker, "");
      // not an aside: a page may have several, and landmarks need distinct names
      node.tagName = "div";
      node.properties = { role: "note", className: ["callout", `callout-${kind}`] };
      const heading: Element = {
        type: "element",
        tagName: "p",
        properties: { className: ["callout-title"] },
        children: [{ type: "text", value: say(`callout_${kind}`, locale) }],
      };
      node.children.unshift(heading);
    });
  };
}
