import type { ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { countedTogether } from "../chinese/counted-together.ts";

const parts = /((?:\d+年\u2060?)?(?:\d+月)?\d+[年月日])/;

/** Prevents line breaks in Chinese prose within `15 公斤`, `第 3 条` or `UN 3481`, and in a date. */
export function keptTogether(tree: Root): void {
  visit(tree, "text", (node, at, parent) => {
    if (!parent || at === undefined) return undefined;
    const pieces = countedTogether(node.value)
      .split(parts)
      .filter((piece) => piece !== "")
      .map((value): ElementContent => {
        const child = { type: "text" as const, value };
        return parts.test(value)
          ? { type: "element", tagName: "span", properties: { className: ["whitespace-nowrap"] }, children: [child] }
          : child;
      });
    parent.children.splice(at, 1, ...pieces);
    return [SKIP, at + pieces.length];
  });
}
