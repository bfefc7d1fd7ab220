import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/** Tables with at least this many columns are shown row by row on a phone. */
const many = 4;

/**
 * Puts a table into a box that scrolls sideways on a phone; the box is focusable, so that a keyboard can scroll it.
 * Cells of a table with many columns carry their column's heading, for screens on which each row becomes a list.
 */
export function wideTables() {
  return (tree: Root) => {
    visit(tree, "element", (node, at, parent) => {
      if (node.tagName !== "table" || !parent || at === undefined) return undefined;
      const stacks = headCells(node).length >= many;
      if (stacks) labelCells(node);
      parent.children[at] = {
        type: "element",
        tagName: "div",
        properties: {
          className: stacks ? ["table-scroll", "table-stacks"] : ["table-scroll"],
          tabIndex: 0,
          role: "group",
        },
        children: [node],
      };
      return at + 1;
    });
  };
}

function headCells(table: Element): Element[] {
  const cells: Element[] = [];
  visit(table, "element", (node) => {
    if (node.tagName === "th") cells.push(node);
  });
  return cells;
}

function labelCells(table: Element): void {
  const labels = headCells(table).map((cell) => textOf(cell));
  visit(table, "element", (row) => {
    if (row.tagName !== "tr") return;
    const cells = row.children.filter((cell): cell is Element => cell.type === "element" && cell.tagName === "td");
    for (const [at, cell] of cells.entries()) if (at > 0) cell.properties["data-label"] = labels[at] ?? "";
  });
}
