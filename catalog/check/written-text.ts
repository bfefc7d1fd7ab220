import { type Catalog, type Doc, listDocuments } from "../model.ts";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { knownLocales, sourceLocale } from "#site/locales.ts";
import { type Finding, getCachedFindings } from "../cache.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import { listYamlTexts } from "../read/yaml.ts";

type Slip = readonly [found: RegExp, wrong: string, right: string];

/** Slips that stand in a single line of a text, outside code. */
const slips: readonly Slip[] = [
  [/^#{1,6}[^#\s!]/, "a heading without a space behind its #", 'write "## The heading"'],
  [/^#{2,6}\s*$/, "a heading without words", "write it, or remove the line"],
  [/^(?:<{7}|={7}|>{7})/, "a line that merging two versions has left", "keep one of the two, and remove this line"],
  [/(?<!!)\[\]\([^)]*\)/, "a link without words", "write in the brackets what it leads to"],
  [/\[[^\]]*\]\(\s*\)/, "a link without an address", "write it between the round brackets"],
  [/\[[^\]]+\] +\((?:\/|https?:)/, "a space between the words of a link and its address", "write [words](address)"],
  [/\]（|【[^】]*】\(/, "a link in Chinese brackets", "write [words](address) with plain brackets"],
  [/\]\((?:\/|https?:)[^)]*$/, "the bracket behind an address is not closed", "write [words](address)"],
  [/(?<![\]!])\((?:\/|https?:)[^)\s]*\)\[[^\]]+\]/, "a link the wrong way round", "write [words](address)"],
  [/\]\([^)\s"{]+ +[^)"\s{][^)"]*\)/, "an address with a space in it", "write %20 for the space, or rename the file"],
  [/^>\s*\[!(?!(?:NOTE|TIP|WARNING)\])[^\]]*\]/, "a box of an unknown kind", "write [!NOTE], [!TIP] or [!WARNING]"],
  [
    /\b(?:TODO|TBD|TBC|FIXME|XXX)\b|lorem ipsum|待补充|待翻译|此处填写/i,
    "a note to oneself",
    "write the text, or leave it out",
  ],
  [/[｛｝]/, "a Chinese brace", "write { and } around the name of a figure"],
  [/(?<![*\w])\*\*(?![\s*])[^*]+(?<!\s)\*(?!\*)/, "** that is closed by a single *", "write **words**"],
  [/\b(the|a|an|of|to|in|and|is|are|for|with|from) \1\b/i, "a word twice", "write it once"],
];

/** Signs of Markdown that a reader would see on the page, since they have not become what they stand for. */
const left: readonly Slip[] = [
  [/\*\*/, "** that makes nothing bold", "write **words** without spaces inside, and close it"],
  [/\[\^[^\]]+\]/, "a footnote mark without a footnote", "write [^1]: and the note on a line below the text"],
  [/\]\(/, "a link that is not one", "write [words](address)"],
  [/```/, "``` that encloses nothing", "close it with ``` on a line of its own"],
  [/(?:^|>)\s*\|.*\|/m, "a table without its second line", "write | --- | --- | below the first line"],
];

/** Markdown that says something else than its writer meant: every text is checked as written and as rendered. */
export function checkMarkdown(catalog: Catalog, files: Files, problems: Problems): void {
  for (const { text } of listDocuments(catalog)) checkText(text, files.text(text.file), problems);
}

function checkText({ file, prose }: Doc<unknown>, text: string, problems: Problems): void {
  const lines = text.split("\n");
  const end = lines.indexOf("---", 1);
  let fenced = false;
  let depth = 1;
  let columns = 0;
  const plain = lines.map((line) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) fenced = !fenced;
    return fenced || isFence ? "" : line.replace(/`[^`]*`/g, "");
  });
  const error = (at: number, wrong: string, right: string) =>
    problems.error(file, at + 1, `${wrong}: "${(lines[at] ?? "").trim().slice(0, 60)}"`, right);
  if (fenced)
    error(
      plain.findLastIndex((line, at) => line === "" && /^\s*(?:```|~~~)/.test(lines[at] ?? "")),
      "code that does not end",
      "close it with ``` on a line of its own",
    );
  const notes = new Set(plain.flatMap((line) => /^\[\^([^\]]+)\]:/.exec(line)?.[1] ?? []));
  for (const [at, line] of plain.entries()) {
    for (const [found, wrong, right] of slips)
      if ((at > end || !found.source.startsWith("^")) && found.test(line)) error(at, wrong, right);
    if (at <= end) continue;
    const before = plain[at - 1] ?? "";
    const level = /^(#{2,6}) /.exec(line)?.[1]?.length;
    if (level !== undefined && level > depth + 1)
      error(
        at,
        `a heading of level ${level} ${depth === 1 ? "with none above it" : `below one of level ${depth}`}`,
        `write ${"#".repeat(depth + 1)}`,
      );
    depth = level ?? depth;
    if (/^(?:-{3,}|={3,})\s*$/.test(line) && /^[^\s|#>-]/.test(before))
      error(
        at,
        "a line of dashes right below a text makes it a heading",
        "leave an empty line between them, or remove it",
      );
    if (
      /^ {4,}\S/.test(line) &&
      before === "" &&
      !plain
        .slice(end, at)
        .findLast((one) => one !== "" && !/^ {2,}/.test(one))
        ?.match(/^\s*(?:[-*+]|\d+[.)]|\[\^)/)
    )
      error(at, "a text that begins with four spaces is shown as code", "begin it at the start of the line");
    const cells = line.startsWith("|")
      ? line
          .trim()
          .replace(/^\||\|$/g, "")
          .split(/(?<!\\)\|/).length
      : 0;
    if (cells > 0 && columns > 0 && cells !== columns)
      error(at, `a row of ${cells} cells in a table of ${columns} columns`, "give each row as many cells as the first");
    columns = cells === 0 ? 0 : columns || cells;
    for (const name of notes)
      if (
        line.startsWith(`[^${name}]:`) &&
        !plain.some((one) => one.replace(/^\[\^[^\]]+\]:/, "").includes(`[^${name}]`))
      )
        error(at, "a footnote that no text refers to", `write [^${name}] where it belongs, or remove it`);
  }
  const shown = prose.html
    .replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<(?!\/?(?:p|li|td|th|h\d)\b)[^>]*>/g, "");
  for (const [found, wrong, right] of left) {
    if (!found.test(shown)) continue;
    const at = plain.findIndex((line, index) => index > end && found.test(line) && hasLeft(line, found));
    if (!problems.all.some((one) => one.file === file && one.line === at + 1)) error(Math.max(at, 0), wrong, right);
  }
}

/** Whether a line has the sign for nothing: bold that is not closed, rather than the bold before it. */
function hasLeft(line: string, found: RegExp): boolean {
  return (
    !found.source.startsWith("\\*") ||
    line.split("**").length % 2 === 0 ||
    /\*\*\s[^*]*\*\*|\*\*[^*\s][^*]*\s\*\*/.test(line)
  );
}

/** The most words per sentence, and on average per text; docs/writing.md says why. */
const mostWords = 25;
const mostOnAverage = 16;

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
