import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** A link or image of a text (or raw HTML, or a heading of the first rank, which do not belong there), with its line. */
export type Reference = { kind: "link" | "image" | "html" | "title"; target: string; alt?: string; line: number };

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Links, images and misplaced things of a Markdown text, by the line they stand on. */
export function referencesIn(text: string, firstLine = 1): Reference[] {
  const found: Reference[] = [];
  visit(parser.parse(text) as Root, (node) => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    if (node.type === "link" || node.type === "definition") found.push({ kind: "link", target: node.url, line });
    if (node.type === "html") found.push({ kind: "html", target: node.value.split("\n")[0] ?? "", line });
    if (node.type === "heading" && node.depth === 1) found.push({ kind: "title", target: "", line });
    if (node.type === "image") found.push({ kind: "image", target: node.url, alt: node.alt ?? "", line });
  });
  return found;
}
