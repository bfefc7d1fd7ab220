import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** A link to each heading next to it, for mouse users; screen readers have their own ways. */
export function headingAnchors(tree: Root): void {
  visit(tree, "element", (node) => {
    const { id } = node.properties;
    if (!/^h[2-4]$/.test(node.tagName) || typeof id !== "string" || id === "footnote-label") return;
    node.children.push({
      type: "element",
      tagName: "a",
      properties: { href: `#${id}`, className: ["anchor"], ariaHidden: "true", tabIndex: -1 },
      children: [{ type: "text", value: "#" }],
    });
  });
}
