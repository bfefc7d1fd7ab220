import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** A table gets a box that scrolls sideways on a phone; the box can be focused, so that a keyboard can scroll it. */
export function wideTables() {
  return (tree: Root) => {
    visit(tree, "element", (node, at, parent) => {
      if (node.tagName !== "table" || !parent || at === undefined) return undefined;
      parent.children[at] = {
        type: "element",
        tagName: "div",
        properties: { className: ["table-scroll"], tabIndex: 0, role: "group" },
        children: [node],
      };
      return at + 1;
    });
  };
}
