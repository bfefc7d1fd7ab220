import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { getLocaleEntry, type Locale } from "#site/locales.ts";
import { translate } from "../messages.ts";
import type { VFile } from "vfile";
import { describePicture, proseWidth } from "../images/picture.ts";
import type { Picture } from "../page-parts.ts";
import { findFileBeside } from "./references.ts";
import { walkElements } from "./walk.ts";

const marker = /^\[!(NOTE|TIP|WARNING)\]\s*/;
const titles = { NOTE: "callout_note", TIP: "callout_tip", WARNING: "callout_warning" } as const;

/** `> [!NOTE]`, `> [!TIP]` and `> [!WARNING]`: block quotes that become boxes with a title. */
export function buildCallouts(locale: Locale) {
  return (tree: Root) => {
    walkElements(tree, (node) => {
      if (node.tagName !== "blockquote") return;
      const first = node.children.find((child): child is Element => child.type === "element" && child.tagName === "p");
      const text = first?.children[0];
      const found = text?.type === "text" ? marker.exec(text.value)?.[1] : undefined;
      const kind = found === "NOTE" || found === "TIP" || found === "WARNING" ? found : undefined;
      if (!first || text?.type !== "text" || !kind) return;
      text.value = text.value.replace(marker, "");
      // not an aside: a page may have several, and landmarks need distinct names
      node.tagName = "div";
      node.properties = { role: "note", className: ["callout", `callout-${kind.toLowerCase()}`] };
      const heading: Element = {
        type: "element",
        tagName: "p",
        properties: { className: ["callout-title"] },
        children: [{ type: "text", value: translate(titles[kind], locale) }],
      };
      node.children.unshift(heading);
    });
  };
}

/** Tables with at least this many columns are shown row by row on a phone; so are those with one less and long cells. */
const many = 4;
/** The longest cells of three columns together, in letters, that fit beside each other on a phone. A Chinese character counts as two. */
const long = 70;
/** The most letters of a name that a table has room for on one line. */
const shortName = 18;

/**
 * Puts a table into a box that scrolls sideways where it must, as lines of code do. The box is focusable, so that a keyboard
 * can scroll it, and is named by the heading above it. Cells of a table that is too wide for a phone carry their column's heading, for
 * screens on which each row becomes a list.
 */
export function makeWideBlocksScroll(locale: Locale) {
  const list = new Intl.ListFormat(getLocaleEntry(locale).tag);
  return (tree: Root) => {
    let heading: string | undefined;
    walkElements(tree, (node, at, parent) => {
      if (/^h[2-4]$/.test(node.tagName)) heading = String(node.properties.id ?? "") || heading;
      if (node.tagName === "pre")
        Object.assign(node.properties, { tabIndex: 0, ...(heading && { role: "group", ariaLabelledBy: [heading] }) });
      if (node.tagName !== "table") return undefined;
      const labels = listCells(node, "th").map(textOf);
      const stacks = labels.length >= many || (labels.length === many - 1 && measureWidth(node, labels) > long);
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

function listCells(table: Element, kind: "th" | "td" | "tr"): Element[] {
  const cells: Element[] = [];
  walkElements(table, (node) => {
    if (node.tagName === kind) cells.push(node);
  });
  return cells;
}

/** The letters of the longest cell of each column, together. */
function measureWidth(table: Element, labels: readonly string[]): number {
  const rows = listCells(table, "tr").map((row) => listCells(row, "td").map(textOf));
  const widest = labels.map((label, at) => Math.max(...[label, ...rows.map((row) => row[at] ?? "")].map(countLetters)));
  return widest.reduce((sum, width) => sum + width, 0);
}

function countLetters(text: string): number {
  return [...text].length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/** Each cell has the heading of its column; the names that rows begin with stay whole if they are short. */
function labelCells(table: Element, labels: readonly string[]): void {
  const rows = listCells(table, "tr").map((row) => listCells(row, "td"));
  const brief = rows.every(([name]) => !name || countLetters(textOf(name)) <= shortName);
  for (const row of rows)
    for (const [at, cell] of row.entries()) {
      if (at > 0) cell.properties["data-label"] = labels[at] ?? "";
      else if (brief) cell.properties.className = ["whitespace-nowrap"];
    }
}

/** An image next to the text becomes a figure with all formats; its title (`![alt](file "title")`) is the caption. */
export function buildFigures() {
  return (tree: Root, file: VFile) => {
    walkElements(tree, (node, at, parent) => {
      if (node.tagName !== "p") return undefined;
      const [image, ...rest] = node.children.filter((child) => child.type !== "text" || child.value.trim() !== "");
      if (image?.type !== "element" || image.tagName !== "img" || rest.length > 0) return undefined;
      const { src, alt, title } = image.properties;
      const path = typeof src === "string" ? findFileBeside(file.path, src) : undefined;
      if (!path) return undefined;
      const caption: Element = {
        type: "element",
        tagName: "figcaption",
        properties: {},
        children: [{ type: "text", value: String(title ?? "") }],
      };
      const shown = renderPicture(path, String(alt ?? ""));
      if (!shown) return undefined;
      parent.children[at] = {
        type: "element",
        tagName: "figure",
        properties: {},
        children: [shown, ...(title ? [caption] : [])],
      };
      return at + 1;
    });
  };
}

/** Undefined for a file that is not an image; the content check reports it. */
function renderPicture(file: string, alt: string): Element | undefined {
  const found = describeImage(file, alt);
  if (!found) return undefined;
  const { width, height, fallback, sources } = found;
  const source = ({ type, media, srcSet }: Picture["sources"][number]): Element => ({
    type: "element",
    tagName: "source",
    properties: { type, ...(media && { media }), srcSet },
    children: [],
  });
  return {
    type: "element",
    tagName: "picture",
    properties: {},
    children: [
      ...sources.map(source),
      {
        type: "element",
        tagName: "img",
        properties: { ...fallback, alt, width, height, loading: "lazy", decoding: "async" },
        children: [],
      },
    ],
  };
}

function describeImage(file: string, alt: string): Picture | undefined {
  try {
    return describePicture({ file, alt }, proseWidth);
  } catch {
    return undefined;
  }
}
