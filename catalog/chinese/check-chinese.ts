import { readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { type Finding, getCachedFindings } from "../cache.ts";
import type { Files } from "../read/files.ts";
import { listYamlTexts } from "../read/yaml.ts";
import { toPlainText } from "#site/typography.ts";

type ChineseText = { file: string; line: number; text: string };

const han = /\p{Script=Han}/u;

/**
 * The Chinese texts of one file, from its name and content. Code, addresses and link targets are left out, and `also`: by
 * those words a page is found, so they are what readers type and not what we write.
 */
export function listTexts(file: string, content: string): ChineseText[] {
  if (!han.test(content)) return [];
  const lines = content.split(/\r?\n/);
  return split(file, content)
    .filter(({ line }) => !lines[line - 1]?.startsWith("also:"))
    .map(({ line, text }) => ({ file, line, text: stripCode(text).trim() }))
    .filter(({ text }) => han.test(text));
}

type Line = { line: number; text: string };

/** An English text may mention a Chinese word. */
const english = new Set(["en"]);

function split(file: string, content: string): Line[] {
  if (file.endsWith(".csv")) return listCells(content);
  if (file.endsWith(".yaml")) return listYamlTexts(content, 1, english);
  const lines = content.split(/\r?\n/);
  const end = lines[0] === "---" ? lines.indexOf("---", 1) : -1;
  const body = lines.slice(end + 1).map((text, at) => ({ line: end + at + 2, text }));
  const cells = body.flatMap(({ line, text }) => text.split("|").map((cell) => ({ line, text: cell })));
  return [...listYamlTexts(lines.slice(1, Math.max(1, end)).join("\n"), 2, english), ...cells];
}

function listCells(csv: string): Line[] {
  const rows = csv.split(/\r?\n/).map((row, at) => ({ row, line: at + 1 }));
  return rows
    .filter(({ row }) => han.test(row) && !row.startsWith("#"))
    .flatMap(({ row, line }) => {
      // other names of a thing stand in one cell, with semicolons
      const [cells = []] = row.includes('"') ? Papa.parse<string[]>(row, { delimiter: "," }).data : [row.split(",")];
      return cells.flatMap((cell) => cell.split(";")).map((text) => ({ line, text }));
    });
}

function stripCode(text: string): string {
  return text
    .replace(/```[\s\S]*?```|`[^`]*`/g, "\uE000")
    .replace(/\]\([^)\s]*(?: "([^"]*)")?\)/g, (_, caption = "") => (caption ? `] ${caption}` : "]"))
    .replace(/https?:[\w./?=&#%-]+|[\w.-]+@[\w.-]+/g, "\uE000");
}

/** This site's glossary file. */
export function readGlossary(): string {
  return readFileSync(join(import.meta.dirname, "../../docs/glossary-zh.md"), "utf8");
}

/** The mistakes in a content folder's Chinese texts, by the glossary's words and conventions. */
export function checkChinese(files: Files, glossary: string): Finding[] {
  const forbidden = readForbiddenWords(glossary);
  const names = [".md", ".yaml", ".csv"].flatMap((ending) => files.list("", ending));
  return names.flatMap((file) => {
    const content = files.text(file);
    return getCachedFindings(`${file}\0${glossary}`, content, () =>
      listTexts(file, content).flatMap((text) => checkText(text, forbidden)),
    );
  });
}

/** The mistakes in a single text. */
export function checkText({ file, line, text }: ChineseText, forbidden: readonly Forbidden[]): Finding[] {
  const words = forbidden
    .filter(({ found }) => found.test(text))
    .map(({ wrong, right }) => ({
      file,
      line,
      wrong: `"${wrong}" is a word that the glossary forbids`,
      right: `write ${right}`,
    }));
  const slips = findSlips(text).map(({ found, right }) => ({ file, line, wrong: `"${found}"`, right }));
  return [...words, ...slips];
}

/** A word that Chinese texts must not contain, and the word to use instead. */
type Forbidden = { found: RegExp; wrong: string; right: string };

/** The forbidden words of `docs/glossary-zh.md`: its table's third column, split at `;`, patterns written as `/…/`. */
export function readForbiddenWords(glossary: string): Forbidden[] {
  const rows = glossary.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).flatMap((row) => {
    const [, , right = "", avoid = ""] = row.split("|").map((cell) => cell.trim());
    const words = avoid.split(";").map((word) => word.trim());
    return words.filter(Boolean).map((wrong) => ({ found: makePattern(wrong), wrong, right }));
  });
}

function makePattern(word: string): RegExp {
  const pattern = /^\/(.+)\/$/.exec(word)?.[1];
  return new RegExp(pattern ?? word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "u");
}

type Slip = { found: string; right: string };

const Han = "\\p{Script=Han}";
/** Stands for a date or the number of a law while the rules look at what is around it. */
const KeptDate = "\uE001";
const FullWidth = "，。：；（）“”、！？《》—…";

/** What a slip looks like, and what would be right; the conventions are in docs/glossary-zh.md. */
const rules: readonly { found: RegExp; right: string }[] = [
  {
    found: new RegExp(`[\\p{Script=Han}${KeptDate}]\\s?[,;:!?](?![\\w/])`, "u"),
    right: "write ，；：！？ after a Chinese character or a date",
  },
  {
    found: new RegExp(`${Han} ${KeptDate}|${KeptDate} ${Han}`, "u"),
    right: "no space between a Chinese character and a date",
  },
  { found: new RegExp(`^[,;:!?]\\s?(?=${Han})`, "u"), right: "write ，；：！？ before a Chinese text" },
  { found: new RegExp(`[,;!?]\\s?(?=${Han})`, "u"), right: "write ，；！？ before a Chinese character" },
  { found: new RegExp(`${Han}\\.(?![\\w…])`, "u"), right: "write 。" },
  { found: new RegExp(`\\((?![^()]*[×÷+])[^()]*${Han}[^()]*\\)|${Han}\\(`, "u"), right: "write （）" },
  { found: new RegExp(`["'][^"']*${Han}[^"']*["']`, "u"), right: "write “”" },
  { found: /\w, \w/, right: "join a list with 、" },
  {
    found: new RegExp(`${Han}[A-Za-z0-9]`, "u"),
    right: "one space between a Chinese character and letters or figures",
  },
  {
    found: new RegExp(`[A-Za-z0-9%]${Han}`, "u"),
    right: "one space between letters or figures and a Chinese character",
  },
  { found: new RegExp(`${Han} +${Han}`, "u"), right: "no space between Chinese characters" },
  {
    found: new RegExp(`[${FullWidth}] (?![–—←→·])|[^\\s>#*-] [${FullWidth}](?![—…])`, "u"),
    right: "no space beside full-width punctuation",
  },
  {
    found: new RegExp(`[${FullWidth}]\\*\\* (?=\\S)`, "u"),
    right: "no space behind bold that ends in full-width punctuation",
  },
  { found: /\S {2,}\S/, right: "one space" },
  { found: /\d%\d|\d %(?! ×)/, right: "no space before %" },
  { found: /月\s?\d+ ?号/, right: "a day is 21日" },
  {
    found: /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d 月|月 \d|\d{4} 年(?![来内度])|\d 日(?![内均元])/,
    right: "write a date as 2026年11月21日",
  },
  {
    found: new RegExp(
      `(?<![*\\w])\\*(?![*\\s])[^*]*${Han}[^*]*\\*(?!\\*)|(?<![\\w_])_[^_]*${Han}[^_]*_(?![\\w_])`,
      "u",
    ),
    right: "no italics: ** or nothing",
  },
  { found: /(?<!迷)你/, right: "write 您" },
  { found: /[Ａ-Ｚａ-ｚ０-９]/, right: "letters and figures are half-width" },
  { found: /\.\.\.|。。/, right: "write ……" },
];

const date = "(?:\\d{4}年)?(?:\\d{1,2}月)(?:\\d{1,2}日)?|\\d{4}年|\\d{1,2}日";

/** Left alone: dates and date ranges, numbers of laws and filings. */
const whole = [new RegExp(`(?:${date})(?:[至–](?:${date}))*`, "gu"), /(?:〔\d{4}〕|第)\d+号/gu, /粤ICP备\d+号/gu];

/** Left alone as well: quotations from another language. */
const quoted = /“[^“”\p{Script=Han}]*”/gu;

/** Replaced by characters that no rule matches, except the rule about the signs after a date. */
const masked = (sign: string) => (kept: string) => sign.repeat(kept.length);

/** The slips in one Chinese text without code and addresses. Each quotes what was found, with some context. */
export function findSlips(text: string): Slip[] {
  const written = toPlainText(text);
  const plain = whole.reduce(
    (left, pattern) => left.replace(pattern, masked(KeptDate)),
    written.replace(quoted, masked("\uE000")),
  );
  return rules.flatMap(({ found, right }) => {
    const hit = found.exec(plain);
    return hit
      ? [{ found: written.slice(Math.max(0, hit.index - 6), hit.index + hit[0].length + 6).trim(), right }]
      : [];
  });
}

/** The Latin words that a Chinese page may show: those in backticks under "## Latin words" in the glossary. */
export function readAllowedLatin(glossary: string): Set<string> {
  const [, section = ""] = glossary.split("\n## Latin words\n");
  return new Set([...section.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word));
}

/** Addresses and hosts, which stay as they are. (Single letters, parts of postcodes or sizes, are no words here.) */
const kept =
  /https?:\/\/\S+|\S+@\S+|(?<![\w.])[\w-]+(?:\.[\w-]+)*\.(?:example|com|cn|gov|eu|org|dev|xml|json|csv|xlsx?)\b\S*|(?<=（)(?:[\w-]+\.)+[a-z]{2,}(?=）)/gi;
const word = /(?<![\p{L}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{N}]+/gu;

/** Latin words in a text that are not allowed, such as untranslated English ones. */
export function findLatinWords(text: string, allowed: ReadonlySet<string>): string[] {
  return (text.replace(kept, " ").match(word) ?? []).filter((found) => !allowed.has(found));
}
