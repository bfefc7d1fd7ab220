import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** A link or image in a text (or raw HTML or a level-one heading, which are not allowed there), with its line. */
export type Reference = { kind: "link" | "image" | "html" | "title"; target: string; alt?: string; line: number };

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Links, images and misplaced items in a Markdown text, with their lines. */
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
