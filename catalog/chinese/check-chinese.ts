import { readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { Files } from "../read/files.ts";
import { unguardedText } from "../read/yaml.ts";
import { findSlips, type Forbidden, readForbiddenWords } from "./judge-text.ts";

type ChineseText = { file: string; line: number; text: string };

const han = /\p{Script=Han}/u;

/** Every text with Chinese characters in a content folder, with its first line. */
function collectChineseTexts(files: Files): ChineseText[] {
  const names = [".md", ".yaml", ".csv"].flatMap((ending) => files.list("", ending));
  return names.flatMap((file) => listTexts(file, files.text(file)));
}

/** The Chinese texts of one file, from its name and content. Code, addresses and link targets are left out. */
export function listTexts(file: string, content: string): ChineseText[] {
  if (!han.test(content)) return [];
  return split(file, content)
    .map(({ line, text }) => ({ file, line, text: stripCode(text).trim() }))
    .filter(({ text }) => han.test(text));
}

type Line = { line: number; text: string };

function split(file: string, content: string): Line[] {
  if (file.endsWith(".csv")) return listCells(content);
  if (file.endsWith(".yaml")) return listScalars(content, 1);
  const lines = content.split(/\r?\n/);
  const end = lines[0] === "---" ? lines.indexOf("---", 1) : -1;
  const body = lines.slice(end + 1).map((text, at) => ({ line: end + at + 2, text }));
  const cells = body.flatMap(({ line, text }) => text.split("|").map((cell) => ({ line, text: cell })));
  return [...listScalars(lines.slice(1, Math.max(1, end)).join("\n"), 2), ...cells];
}

function listCells(csv: string): Line[] {
  const rows = csv.split(/\r?\n/).map((row, at) => ({ row, line: at + 1 }));
  return rows
    .filter(({ row }) => han.test(row) && !row.startsWith("#"))
    .flatMap(({ row, line }) => {
      // other names of a thing stand in one cell, with semicolons
      const [cells = []] = Papa.parse<string[]>(row, { delimiter: "," }).data;
      return cells.flatMap((cell) => cell.split(";")).map((text) => ({ line, text }));
    });
}

function listScalars(yaml: string, firstLine: number): Line[] {
  const counter = new LineCounter();
  const found: Line[] = [];
  visit(parseDocument(yaml, { lineCounter: counter, schema: "core" }), {
    Pair(_, { key }) {
      // an English text may mention a Chinese word
      return isScalar(key) && key.value === "en" ? visit.SKIP : undefined;
    },
    Scalar(key, node, path) {
      if ((isPair(path.at(-1)) && key === "key") || typeof node.value !== "string") return;
      found.push({ line: counter.linePos(node.range?.[0] ?? 0).line + firstLine - 1, text: unguardedText(node.value) });
    },
  });
  return found;
}

function stripCode(text: string): string {
  return text
    .replace(/```[\s\S]*?```|`[^`]*`/g, "\uE000")
    .replace(/\]\([^)\s]*(?: "([^"]*)")?\)/g, (_, caption = "") => (caption ? `] ${caption}` : "]"))
    .replace(/https?:[\w./?=&#%-]+|[\w.-]+@[\w.-]+/g, "\uE000");
}

export type Finding = { file: string; line: number; wrong: string; right: string };

/** This site's glossary file. */
export function readGlossary(): string {
  return readFileSync(join(import.meta.dirname, "../../docs/glossary-zh.md"), "utf8");
}

/** The mistakes in a content folder's Chinese texts, by the glossary's words and conventions. */
export function checkChinese(files: Files, glossary: string): Finding[] {
  const forbidden = readForbiddenWords(glossary);
  return collectChineseTexts(files).flatMap((text) => checkText(text, forbidden));
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
