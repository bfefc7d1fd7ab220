import { toString as textOf } from "hast-util-to-string";
import type { Element, Root as Html } from "hast";
import type { Root } from "mdast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Locale } from "#site/locales.ts";
import { translate } from "../messages.ts";
import { buildCallouts, wrapWideTables, buildFigures } from "./blocks.ts";
import { parseMarkdown } from "./parse.ts";
import { linkDownloads, addHeadingAnchors, breakHeadings, keepTogether, localizeLinks } from "./inline.ts";
import type { Prose } from "../model.ts";
import { walk } from "./walk.ts";

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
    .use(wrapWideTables, locale)
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
  addHeadingAnchors(tree);
  keepTogether(tree);
  return { html: pipeline.stringify(tree), headings, words };
}

/** The headings of a text, each with the words of what follows it up to the next. */
function listHeadings(tree: Html): Prose["headings"] {
  const headings: Prose["headings"] = [];
  for (const node of tree.children) {
    if (node.type !== "element") continue;
    const depth = /^h([2-4])$/.exec(node.tagName)?.[1];
    const { id } = node.properties;
    const last = headings.at(-1);
    if (depth && typeof id === "string") headings.push({ id, text: textOf(node), depth: Number(depth), body: "" });
    else if (last && node.tagName !== "section") last.body = `${last.body} ${collectText(node)}`.trim();
  }
  return headings;
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
