import { existsSync, readFileSync } from "node:fs";
import { isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { baseLocale, knownLocales, type Locale, sourceLocale } from "#site/locales.ts";
import { messageFolders } from "./languages.ts";
import { readCsv } from "./read/csv.ts";
import type { Files } from "./read/files.ts";
import { Problems } from "./read/problems.ts";

/** A text missing in a language, shown in the site's first language instead. */
export type MissingText = { file: string; line: number; what: string };

/** Everything missing in a language, in a content folder and in the interface, in the order of files. */
export function missingTexts(files: Files, locale: Locale): MissingText[] {
  return [
    ...files.list(".", ".yaml").flatMap((file) => inYaml(file, files.text(file), locale)),
    ...files.list(".", ".csv").flatMap((file) => inCsv(file, files.text(file), locale)),
    ...documents(files, locale),
    ...inMessages(files, locale),
  ];
}

function inYaml(file: string, text: string, locale: Locale): MissingText[] {
  const counter = new LineCounter();
  const found: MissingText[] = [];
  visit(parseDocument(text, { lineCounter: counter, schema: "core" }), {
    Map(_, { items, range }) {
      const keys = items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
      if (!keys.includes(baseLocale) || keys.includes(locale)) return;
      const said = items[keys.indexOf(baseLocale)]?.value;
      if (isMap(said)) return;
      found.push({ file, line: counter.linePos(range?.[0] ?? 0).line, what: `"${isScalar(said) ? said.value : ""}"` });
    },
  });
  return found;
}

/** Rows whose name in the language is empty, or whose file has no column for it. */
function inCsv(file: string, text: string, locale: Locale): MissingText[] {
  const columns =
    text
      .split("\n")
      .find((line) => line !== "" && !line.startsWith("#"))
      ?.split(",") ?? [];
  if (!columns.includes(`name.${baseLocale}`)) return [];
  return readCsv(
    file,
    text,
    columns.map((name) => name.trim()),
    [],
    new Problems(),
  )
    .filter(({ cells }) => !cells[`name.${locale}`])
    .map(({ cells, line }) => ({ file, line, what: `"${cells[`name.${baseLocale}`]}"` }));
}

/** Texts and pages without a file of their own: `esg.yaml` if there is no `esg.zh.yaml`. */
function documents(files: Files, locale: Locale): MissingText[] {
  const all = [...files.list(".", ".md"), ...files.list("pages", ".yaml")];
  const isTranslation = (file: string) => knownLocales.some((known) => /\.(\w+)\.\w+$/.exec(file)?.[1] === known);
  return all
    .filter((file) => !isTranslation(file) && !all.includes(file.replace(/(\.\w+)$/, `.${locale}$1`)))
    .map((file) => ({ file, line: 1, what: "the whole text" }));
}

function inMessages(files: Files, locale: Locale): MissingText[] {
  const tableOf = (folder: string, language: string): Record<string, string> => {
    const file = `${folder}/${language}.json`;
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  };
  const [first = "", ...others] = messageFolders(files.root);
  const said = Object.assign({}, ...[first, ...others].map((folder) => tableOf(folder, locale)));
  const file = `${first}/${sourceLocale}.json`;
  const lines = readFileSync(file, "utf8").split("\n");
  return Object.keys(tableOf(first, sourceLocale))
    .filter((key) => !(key in said))
    .map((key) => ({
      file,
      line: lines.findIndex((line) => line.includes(`"${key}":`)) + 1,
      what: `the message "${key}"`,
    }));
}
