import { isMap, isScalar, visit } from "yaml";
import { readMessages } from "#app/messages/read.ts";
import { baseLocale, knownLocales, type Locale, sourceLocale } from "#site/locales.ts";
import { messageFolders } from "../messages.ts";
import { type Finding, getCachedFindings } from "../cache.ts";
import { type Catalog, listDocuments } from "../model.ts";
import { type CsvRow, findColumns, readCsv } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import { Problems } from "../read/problems.ts";
import { addDays } from "../read/values.ts";
import { parseYaml } from "../read/yaml.ts";

/** A text missing in a language, shown in the site's first language instead. */
type MissingText = { file: string; line: number; what: string };

/** Everything missing in a language, in a content folder and in the interface, in the order of files. */
export function findMissingTexts(files: Files, locale: Locale): MissingText[] {
  return [...findInTables(files, locale), ...findMissingDocuments(files, locale), ...findInMessages(files, locale)];
}

function findInTables(files: Files, locale: Locale): MissingText[] {
  return [
    ...files.list(".", ".yaml").flatMap((file) => findInYaml(file, files.text(file), locale)),
    ...files.list(".", ".csv").flatMap((file) => findInCsv(file, files.text(file), locale)),
  ];
}

/** Names and notes of data and menus that are missing in a language, in files that have others in it. */
export function findMissingNames(files: Files, locale: Locale): MissingText[] {
  const has = new RegExp(`^\\s*(?:- )?${locale}: |[{,] *${locale}: |name\\.${locale}\\b`, "m");
  return findInTables(files, locale).filter(({ file }) => has.test(files.text(file)));
}

function findInYaml(file: string, text: string, locale: Locale): MissingText[] {
  const found = getCachedFindings(`missing ${baseLocale} ${locale} ${file}`, text, () =>
    listMissing(file, text, locale),
  );
  return found.map(({ line, wrong }) => ({ file, line, what: wrong }));
}

function listMissing(file: string, text: string, locale: Locale): Finding[] {
  const { document, counter } = parseYaml(text);
  const found: Finding[] = [];
  visit(document, {
    Map(_, { items, range }) {
      const keys = items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
      if (!keys.includes(baseLocale) || keys.includes(locale)) return;
      const said = items[keys.indexOf(baseLocale)]?.value;
      if (isMap(said)) return;
      const wrong = `"${isScalar(said) ? said.value : ""}"`;
      found.push({ file, line: counter.linePos(range?.[0] ?? 0).line, wrong, right: `write ${locale}: beside it` });
    },
  });
  return found;
}

/** Rows whose name in the language is empty, or whose file has no column for it. */
function findInCsv(file: string, text: string, locale: Locale): MissingText[] {
  return readRowsWith(`name.${baseLocale}`, file, text)
    .filter(({ cells }) => !cells[`name.${locale}`])
    .map(({ cells, line }) => ({ file, line, what: `"${cells[`name.${baseLocale}`]}"` }));
}

/** The rows of a CSV file, whatever it holds; none if it lacks a column. */
function readRowsWith(column: string, file: string, text: string): CsvRow[] {
  const columns = findColumns(text);
  return columns.includes(column) ? readCsv(file, text, [column], columns, new Problems()) : [];
}

/** Texts and pages without a file of their own: `esg.yaml` if there is no `esg.zh.yaml`. */
function findMissingDocuments(files: Files, locale: Locale): MissingText[] {
  const all = [...files.list(".", ".md"), ...files.list("pages", ".yaml")];
  const isTranslation = (file: string) => knownLocales.some((known) => /\.(\w+)\.\w+$/.exec(file)?.[1] === known);
  return all
    .filter((file) => !isTranslation(file) && !all.includes(file.replace(/(\.\w+)$/, `.${locale}$1`)))
    .map((file) => ({ file, line: 1, what: "the whole text" }));
}

function findInMessages(files: Files, locale: Locale): MissingText[] {
  const all = readMessages(messageFolders(files.root));
  const said = new Set(all.flatMap(({ language, table }) => (language === locale ? Object.keys(table) : [])));
  // the project's own come first
  const own = all.filter(({ language }) => language === sourceLocale).slice(0, 1);
  return own.flatMap(({ file, table, source }) => {
    const lines = source.split("\n");
    const findLine = (key: string) => lines.findIndex((line) => line.includes(`"${key}":`)) + 1;
    return Object.keys(table).flatMap((key) =>
      said.has(key) ? [] : [{ file, line: findLine(key), what: `the message "${key}"` }],
    );
  });
}

/** Sources in texts without a name in a language (`reference/source-titles.csv`), whose title is not in its script. */
export function listUnnamedSources(catalog: Catalog, locale: Locale): MissingText[] {
  const texts = listDocuments(catalog).flatMap((one) => (one.locale === baseLocale ? one.text : []));
  return texts.flatMap(({ file, head, lineOf }) =>
    head.sources.flatMap(({ title }, at) =>
      catalog.reference.sourceTitles.get(title)?.[locale] || /\p{Script=Han}/u.test(title)
        ? []
        : [{ file, line: lineOf(["sources", at]), what: `the source "${title}"` }],
    ),
  );
}

/** The same for the tables of duty, whose sources are read from many files: each title once, without its line. */
export function listUnnamedTariffSources({ reference }: Catalog, locale: Locale): MissingText[] {
  const rows = Object.values(reference.dutyRules.tariffs).flat();
  const titles = new Set(rows.map(({ source }) => source.title));
  return [...titles]
    .filter((title) => !reference.sourceTitles.get(title)?.[locale] && !/\p{Script=Han}/u.test(title))
    .map((title) => ({ file: "reference/duties/tariffs.csv", line: 1, what: `the source "${title}"` }));
}

/** A fact in a content file, with its line. */
export type DatedFact = { file: string; line: number; fact: string; source: string; read: string; unsettled: boolean };

/** Every `checked` fact in a content folder, from the heads of its texts and its YAML files, and every reviewed row. */
export function listDatedFacts(files: Files): DatedFact[] {
  return [
    ...[...files.list("", ".md"), ...files.list("", ".yaml")].flatMap((file) => listFacts(file, files.text(file))),
    ...files.list("", ".csv").flatMap((file) => listReviewedRows(file, files.text(file))),
  ];
}

function listReviewedRows(file: string, text: string): DatedFact[] {
  return readRowsWith("reviewed", file, text).map(({ cells, line }) => {
    const { id = cells.hs ?? "", edition = "", reviewed = "" } = cells;
    return { file, line, fact: `${id}.`, source: edition, read: reviewed, unsettled: false };
  });
}

/** The facts last read more than `days` days before `today` (such as 2026-11-21), oldest first. */
export function findStaleFacts(facts: readonly DatedFact[], days: number, today: string): DatedFact[] {
  const limit = addDays(today, -days);
  return facts.filter(({ read }) => read < limit).sort((a, b) => a.read.localeCompare(b.read, "en"));
}

function listFacts(file: string, text: string): DatedFact[] {
  const head = file.endsWith(".md");
  const lines = text.split(/\r?\n/);
  const yaml = head ? lines.slice(1, lines.indexOf("---", 1)).join("\n") : text;
  if (!/\bread:/.test(yaml)) return [];
  const { document, counter } = parseYaml(yaml);
  const found: DatedFact[] = [];
  visit(document, {
    Map(_, map) {
      const say = (key: string) => {
        const value = map.get(key);
        return isScalar(value) ? String(value.value) : typeof value === "string" ? value : undefined;
      };
      // a duties source has the day it was read next to its title
      const [fact, read] = [say("fact") ?? say("title"), say("read")];
      if (fact === undefined || read === undefined || !isMap(map)) return;
      const line = counter.linePos(map.range?.[0] ?? 0).line + (head ? 1 : 0);
      found.push({ file, line, fact, read, source: say("source") ?? "", unsettled: map.has("unsettled") });
    },
  });
  return found;
}
