import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { type Locale, localeEntry } from "#site/locales.ts";

/** Tables with at least this many columns are shown row by row on a phone; so are those with one less and long cells. */
const many = 4;
/** The longest cells of three columns together, in letters, that fit beside each other on a phone. A Chinese character counts as two. */
const long = 70;
/** The most letters of a name that a table has room for on one line. */
const shortName = 18;

/**
 * Puts a table into a box that scrolls sideways where it must. The box is focusable, so that a keyboard can scroll it, and
 * is named by the heading above it. Cells of a table that is too wide for a phone carry their column's heading, for
 * screens on which each row becomes a list.
 */
export function wideTables(locale: Locale) {
  const list = new Intl.ListFormat(localeEntry(locale).tag);
  return (tree: Root) => {
    let heading: string | undefined;
    visit(tree, "element", (node, at, parent) => {
      if (/^h[2-4]$/.test(node.tagName)) heading = String(node.properties.id ?? "") || heading;
      if (node.tagName !== "table" || !parent || at === undefined) return undefined;
      const labels = cellsOf(node, "th").map(textOf);
      const stacks = labels.length >= many || (labels.length === many - 1 && widthOf(node, labels) > long);
      if (stacks) labelCells(node, labels);
      parent.children[at] = {
        type: "element",
        tagName: "div",
        properties: {
          className: stacks ? ["table-scroll", "table-stacks"] : ["table-scroll"],
          tabIndex: 0,
          role: "group",
          ...(heading ? { ariaLabelledBy: [heading] } : { ariaLabel: list.format(labels.filter(Boolean)) }),
        },
        children: [node],
      };
      return at + 1;
    });
  };
}

function cellsOf(table: Element, kind: "th" | "td" | "tr"): Element[] {
  const cells: Element[] = [];
  visit(table, "element", (node) => {
    if (node.tagName === kind) cells.push(node);
  });
  return cells;
}

/** The letters of the longest cell of each column, together. */
function widthOf(table: Element, labels: readonly string[]): number {
  const rows = cellsOf(table, "tr").map((row) => cellsOf(row, "td").map(textOf));
  const widest = labels.map((label, at) => Math.max(...[label, ...rows.map((row) => row[at] ?? "")].map(lettersOf)));
  return widest.reduce((sum, width) => sum + width, 0);
}

function lettersOf(text: string): number {
  return [...text].length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/** Each cell has the heading of its column; the names that rows begin with stay whole if they are short. */
function labelCells(table: Element, labels: readonly string[]): void {
  const rows = cellsOf(table, "tr").map((row) => cellsOf(row, "td"));
  const brief = rows.every(([name]) => !name || lettersOf(textOf(name)) <= shortName);
  for (const row of rows)
    for (const [at, cell] of row.entries()) {
      if (at > 0) cell.properties["data-label"] = labels[at] ?? "";
      else if (brief) cell.properties.className = ["whitespace-nowrap"];
    }
}
