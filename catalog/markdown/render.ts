import { toString as textOf } from "hast-util-to-string";
import type { Root as Html } from "hast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Locale } from "#site/locales.ts";
import { translate } from "../messages.ts";
import { buildCallouts, wrapWideTables, buildFigures } from "./blocks.ts";
import { linkDownloads, addHeadingAnchors, breakHeadings, keepTogether, localizeLinks } from "./inline.ts";
import type { Prose } from "../model.ts";

// raw HTML is dropped and only footnotes have ids, so these need no additional prefix
const safe = { ...defaultSchema, clobber: [] };

/** By language and the words around its texts: only a handful, however many texts there are. */
const pipelines = new Map<string, ReturnType<typeof buildPipeline>>();

function buildPipeline(locale: Locale, footnoteLabel: string) {
  return (
    unified()
      .use(remarkParse)
      // for bold that ends in full-width punctuation: plain CommonMark requires a space after **整柜（FCL）**
      .use(remarkCjkFriendly)
      .use(remarkGfm)
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
      .freeze()
  );
}

/**
 * Markdown as safe HTML: raw HTML, scripts, event attributes and `javascript:` addresses never get through. Internal
 * links lead to pages in the text's locale. `folder` contains its images and downloads.
 */
export function renderMarkdown(text: string, locale: Locale, folder = ""): Prose {
  const footnotes = translate("footnotes", locale);
  const key = `${locale} ${footnotes}`;
  const pipeline = pipelines.get(key) ?? buildPipeline(locale, footnotes);
  pipelines.set(key, pipeline);
  const tree = pipeline.runSync(pipeline.parse(text), { path: `${folder}/text.md` }) as Html;
  const headings: Prose["headings"] = [];
  visit(tree, "element", (node) => {
    const depth = /^h([2-4])$/.exec(node.tagName)?.[1];
    const { id } = node.properties;
    if (depth && typeof id === "string" && id !== "footnote-label")
      headings.push({ id, text: textOf(node), depth: Number(depth) });
  });
  const words = countWords(textOf(tree));
  addHeadingAnchors(tree);
  keepTogether(tree);
  return { html: pipeline.stringify(tree), headings, words };
}

/** Questions, each with its answer as HTML. */
export function renderQuestions(questions: readonly { q: string; a: string }[], locale: Locale) {
  return questions.map(({ q, a }) => ({ q, html: renderMarkdown(a, locale).html }));
}

/** The number of words in a text; a Chinese character counts as one. */
function countWords(text: string): number {
  return (text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []).length;
}
