import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { knownLocales, sourceLocale } from "#site/locales.ts";
import { type Finding, getCachedFindings } from "../cache.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import type { Files } from "../read/files.ts";
import { listYamlTexts } from "../read/yaml.ts";

/** The most words per sentence, and on average per text; docs/writing.md says why. */
export const mostWords = 25;
export const mostOnAverage = 16;

type Text = { line: number; text: string };

/** Fields that are read by machines, that quote someone else, or that list words to search by. */
const translations = knownLocales.filter((locale) => locale !== sourceLocale);
const silent = new Set(["sources", "source", "checked", ...translations, "name", "title", "icon", "alt", "also"]);
const notWeighed = new RegExp(`\\.(?:${translations.join("|")})\\.[a-z]+$|/rates/`);

/** Sentences in the English content that are too long, and texts with long sentences on average. */
export function findLongSentences(files: Files): Finding[] {
  const names = [...files.list("", ".md"), ...files.list("", ".yaml")];
  return names
    .filter((file) => !notWeighed.test(file))
    .flatMap((file) => {
      const text = files.text(file);
      return getCachedFindings(`${file}\0sentences`, text, () => weigh(file, text));
    });
}

/** The findings in one file, from its name and text. */
export function weigh(file: string, content: string): Finding[] {
  const sentences = listTexts(file, content).flatMap(({ line, text }) =>
    splitSentences(text).map((sentence) => ({ line, sentence, words: countWords(sentence) })),
  );
  const long = sentences
    .filter(({ words }) => words > mostWords)
    .map(({ line, sentence, words }) => ({
      file,
      line,
      wrong: `a sentence of ${words} words: "${sentence.slice(0, 60)}…"`,
      right: `split it, so that no part has more than ${mostWords}`,
    }));
  const whole = sentences.filter(({ words }) => words >= 4);
  const average = whole.reduce((sum, { words }) => sum + words, 0) / Math.max(1, whole.length);
  if (average <= mostOnAverage) return long;
  const wrong = `sentences have ${average.toFixed(1)} words on average`;
  return [{ file, line: 1, wrong, right: `shorten some, to ${mostOnAverage} at most` }, ...long];
}

/** The sentences of a text: each ends at a full stop, question mark or exclamation mark followed by a space. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?][")”]?) (?=["“(]?[\p{Lu}\p{N}])/u)
    .filter((sentence) => countWords(sentence) > 0);
}

function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function listTexts(file: string, content: string): Text[] {
  if (file.endsWith(".yaml")) return listFields(content, 1);
  const lines = content.split(/\r?\n/);
  const end = Math.max(0, lines.indexOf("---", 1));
  return [
    ...listFields(lines.slice(1, end).join("\n"), 2),
    ...listMarkdownTexts(lines.slice(end + 1).join("\n"), end + 2),
  ];
}

function listFields(yaml: string, firstLine: number): Text[] {
  return listYamlTexts(yaml, firstLine, silent).flatMap(({ line, text }) => listMarkdownTexts(text, line));
}

/** Markdown syntax: a text without any is one paragraph, and need not be parsed. */
const marks = /[*_[\]|`<>#\\\n]|^\s*(?:[-+]|\d+[.)])\s/;

function listMarkdownTexts(text: string, firstLine: number): Text[] {
  if (!marks.test(text)) return [{ line: firstLine, text }];
  const found: Text[] = [];
  visit(parseMarkdown(text), (node) => {
    if (node.type === "paragraph" || node.type === "tableCell")
      found.push({ line: (node.position?.start.line ?? 1) + firstLine - 1, text: toPlainText(node) });
  });
  return found;
}

function toPlainText(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map((child) => toPlainText(child)).join("") : " ";
}
