import { toString as textOf } from "hast-util-to-string";
import type { Root as Html } from "hast";
import type { Root as Markdown } from "mdast";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Locale } from "./locale.ts";
import { localPath } from "./locale.ts";

export type Prose = { html: string; headings: { id: string; text: string; depth: number }[]; words: number };

/** A link or image of a text, with its line, for the check that it leads somewhere. */
export type Reference = { kind: "link" | "image"; target: string; alt?: string; line: number };

const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeSlug)
  .use(localLinks)
  .use(wideTables)
  .use(rehypeStringify)
  .freeze();

/**
 * Markdown as safe HTML: raw HTML, scripts, event attributes and `javascript:` addresses never get through. Links to
 * pages of the site lead to the locale of the text.
 */
export function renderMarkdown(text: string, locale: Locale): Prose {
  const tree = pipeline.runSync(pipeline.parse(text), { path: locale }) as Html;
  const headings: Prose["headings"] = [];
  visit(tree, "element", (node) => {
    const depth = /^h([2-4])$/.exec(node.tagName)?.[1];
    const id = node.properties.id;
    if (depth && typeof id === "string") headings.push({ id, text: textOf(node), depth: Number(depth) });
  });
  return { html: pipeline.stringify(tree), headings, words: countWords(textOf(tree)) };
}

/** Links and images of a Markdown text, by the line they stand on. */
export function referencesIn(text: string, firstLine = 1): Reference[] {
  const found: Reference[] = [];
  visit(pipeline.parse(text) as Markdown, (node) => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    if (node.type === "link" || node.type === "definition") found.push({ kind: "link", target: node.url, line });
    if (node.type === "image") found.push({ kind: "image", target: node.url, alt: node.alt ?? "", line });
  });
  return found;
}

function localLinks() {
  return (tree: Html, file: { path?: string }) => {
    visit(tree, "element", (node) => {
      const { href } = node.properties;
      if (node.tagName !== "a" || typeof href !== "string") return;
      if (href.startsWith("/") && !/\.[a-z]+$/.test(href)) node.properties.href = localPath(href, file.path as Locale);
      if (/^https?:/.test(href)) node.properties.rel = ["noopener"];
    });
  };
}

/** A table gets a box that scrolls sideways on a phone; the box can be focused, so that a keyboard can scroll it. */
function wideTables() {
  return (tree: Html) => {
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

/** Words of a text; a Chinese character counts as one. */
function countWords(text: string): number {
  return (text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []).length;
}
