import { toString as textOf } from "hast-util-to-string";
import type { Element, Root as Html, ElementContent } from "hast";
import type { Root } from "mdast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { translate } from "../messages.ts";
import { buildCallouts, makeWideBlocksScroll, buildFigures } from "./blocks.ts";
import { foldAnswers } from "./fold-answers.ts";
import { parseMarkdown } from "./parse.ts";
import type { Prose } from "../model.ts";
import { walk, walkElements, walkTexts } from "./walk.ts";
import { statSync } from "node:fs";
import { extname } from "node:path";
import type { VFile } from "vfile";
import { splitPhrases } from "#site/phrases.ts";
import { keepUnitsWithNumbers } from "../chinese/language.ts";
import { findFileBeside, getFileAddress } from "./references.ts";

// raw HTML is dropped and only footnotes have ids, so these need no additional prefix
const safe = { ...defaultSchema, clobber: [] };

/** By language and the words around its texts: only a handful, however many texts there are. */
const pipelines = new Map<string, ReturnType<typeof buildPipeline>>();

function buildPipeline(locale: Locale, footnoteLabel: string) {
  return unified()
    .use(remarkRehype, { footnoteLabel })
    .use(rehypeSanitize, safe)
    .use(rehypeSlug)
    .use(breakHeadings, locale)
    .use(buildCallouts, locale)
    .use(localizeLinks, locale)
    .use(linkDownloads)
    .use(buildFigures)
    .use(makeWideBlocksScroll, locale)
    .use(rehypeStringify)
    .freeze();
}

/**
 * Markdown as safe HTML: raw HTML, scripts, event attributes and `javascript:` addresses never get through. Internal
 * links lead to pages in the text's locale. `folder` contains its images and downloads.
 */
export function renderMarkdown(text: string | Root, locale: Locale, folder = ""): Prose {
  const footnotes = translate("footnotes", locale);
  const key = `${locale} ${footnotes}`;
  const pipeline = pipelines.get(key) ?? buildPipeline(locale, footnotes);
  pipelines.set(key, pipeline);
  const tree = pipeline.runSync(typeof text === "string" ? parseMarkdown(text) : text, {
    path: `${folder}/text.md`,
  }) as Html;
  const headings = listHeadings(tree);
  const words = countWords(textOf(tree));
  foldAnswers(tree);
  addHeadingAnchors(tree);
  keepTogether(tree);
  return { html: pipeline.stringify(tree), headings, words };
}

/** The headings of a text, each with the words of what follows it up to the next, those of tables apart. */
function listHeadings(tree: Html): Prose["headings"] {
  const headings: Prose["headings"] = [];
  for (const node of tree.children) {
    if (node.type !== "element") continue;
    const depth = /^h([2-4])$/.exec(node.tagName)?.[1];
    const { id } = node.properties;
    const last = headings.at(-1);
    if (depth && typeof id === "string")
      headings.push({ id, text: textOf(node), depth: Number(depth), body: "", tables: "" });
    else if (last && node.tagName !== "section") {
      const part = hasTable(node) ? "tables" : "body";
      last[part] = `${last[part]} ${collectText(node)}`.trim();
    }
  }
  return headings;
}

function hasTable(node: Element): boolean {
  let found = false;
  walkElements(node, ({ tagName }) => {
    if (tagName === "table") found = true;
  });
  return found;
}

/** The words of an element; those of its lines and cells stay apart. */
function collectText(node: Element): string {
  const parts: string[] = [];
  walk(node, (one) => {
    if (one.type === "text") parts.push(one.value);
    else if (one.type === "element" && /^(li|td|th|p|dt|dd)$/.test(one.tagName)) parts.push(" ");
  });
  return parts.join("").replace(/\s+/g, " ").trim();
}

/** Questions, each with its answer as HTML. */
export function renderQuestions(questions: readonly { q: string; a: string }[], locale: Locale) {
  return questions.map(({ q, a }) => ({ q, html: renderMarkdown(a, locale).html }));
}

/** The number of words in a text; a Chinese character counts as one. */
function countWords(text: string): number {
  return (text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []).length;
}

/** Makes internal links lead to pages in the text's locale; external links get no access to the window. */
function localizeLinks(locale: Locale) {
  return (tree: Html) => {
    walkElements(tree, (node) => {
      const { href } = node.properties;
      if (node.tagName !== "a" || typeof href !== "string") return;
      if (href.startsWith("/") && (!/\.[a-z]+$/.test(href) || href.startsWith("/downloads/")))
        node.properties.href = toLocalPath(href, locale);
      if (/^https?:/.test(href)) node.properties.rel = ["noopener"];
    });
  };
}

/** A link to each heading next to it, for mouse users; screen readers have their own ways. */
function addHeadingAnchors(tree: Html): void {
  walkElements(tree, (node) => {
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

/** A link to a file next to the text becomes a download that shows file type and size. */
function linkDownloads() {
  return (tree: Html, file: VFile) => {
    walkElements(tree, (node) => {
      const { href } = node.properties;
      const path = node.tagName === "a" && typeof href === "string" ? findFileBeside(file.path, href) : undefined;
      if (!path) return;
      const size = statSync(path).size;
      const amount = size < 1_000_000 ? `${Math.max(1, Math.round(size / 1000))} kB` : `${(size / 1e6).toFixed(1)} MB`;
      node.properties = { href: getFileAddress(path), download: true };
      node.children.push({ type: "text", value: ` (${extname(path).slice(1).toUpperCase()}, ${amount})` });
    });
  };
}

/** Makes lines of headings and cells break between words, even in a language that is written without spaces. */
function breakHeadings(locale: Locale) {
  return (tree: Html) => {
    walkElements(tree, (node) => {
      // a column may be narrower than a clause, but not than a word of four characters
      if (/^t[hd]$/.test(node.tagName)) breakIn(node, (text) => splitPhrases(text, locale, 4));
      else if (/^h[2-4]$/.test(node.tagName)) breakIn(node, (text) => splitPhrases(text, locale));
    });
  };
}

function breakIn(element: Element, phrases: (text: string) => string[]): void {
  walkTexts(element, ({ value }, at, parent) => {
    const pieces = phrases(value).flatMap((piece, before): ElementContent[] => [
      ...(before > 0 ? [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }] : []),
      { type: "text", value: piece },
    ]);
    parent.children.splice(at, 1, ...pieces);
    return at + pieces.length;
  });
}

const parts = /((?:\d+年\u2060?)?(?:\d+月)?\d+[年月日])/;

/** Prevents line breaks in Chinese prose within `15 公斤`, `第 3 条` or `UN 3481`, and in a date. */
function keepTogether(tree: Html): void {
  walkTexts(tree, (node, at, parent) => {
    const pieces = keepUnitsWithNumbers(node.value)
      .split(parts)
      .filter((piece) => piece !== "")
      .map((value): ElementContent => {
        const child = { type: "text" as const, value };
        return parts.test(value)
          ? { type: "element", tagName: "span", properties: { className: ["whitespace-nowrap"] }, children: [child] }
          : child;
      });
    parent.children.splice(at, 1, ...pieces);
    return at + pieces.length;
  });
}
