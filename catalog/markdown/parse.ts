import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { rememberTexts } from "../cache.ts";

const parser = unified()
  .use(remarkParse)
  // for bold that ends in full-width punctuation: plain CommonMark requires a space after **整柜（FCL）**
  .use(remarkCjkFriendly)
  .use(remarkGfm)
  .freeze();

/** The parts of a Markdown text with their lines. Reading them takes longest, so a text is read once for everything. */
export const parseMarkdown = rememberTexts((text) => parser.parse(text));
