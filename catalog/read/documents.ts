import { basename, dirname, relative } from "node:path";
import type { z } from "zod";
import {
  baseLocale,
  getLocaleEntry,
  getOriginal,
  knownLocales,
  type Locale,
  locales,
  type Localized,
} from "#site/locales.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import { findReferences, type Reference } from "../markdown/references.ts";
import { renderMarkdown } from "../markdown/render.ts";
import { translate } from "../messages.ts";
import type { Doc, Pages, Prose } from "../model.ts";
import type { Files } from "./files.ts";
import { keepByText } from "../cache.ts";
import type { Problems } from "./problems.ts";
import { makeLineFinder, readYaml } from "./yaml.ts";

/** What is read from a text: its checked head, its prose, its references. */
type ReadDocument = { head: unknown; prose: Prose; references: Reference[] };

const documents = keepByText<ReadDocument>("documents");

export const saveKeptDocuments = documents.save;

/** What a rendered document depends on besides its own text: link prefixes and the titles of boxes. */
function listSurroundings(): string {
  const said = ["callout_note", "callout_tip", "callout_warning", "footnotes"] as const;
  return [...locales, ...locales.flatMap((locale) => said.map((name) => translate(name, locale)))].join();
}

export type FrontMatter<T> = { head: T; body: string; bodyLine: number };

/** A Markdown file with YAML front matter between two lines of three dashes. */
export function readFrontMatter<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  problems: Problems,
): FrontMatter<z.output<T>> | undefined {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) {
    problems.block(
      file,
      1,
      "the head matter is missing",
      'begin the file with a line "---", the fields, and another line "---"',
    );
    return undefined;
  }
  const head = readYaml(file, lines.slice(1, end).join("\n"), schema, problems, 2);
  return head && { head: head.value, body: lines.slice(end + 1).join("\n"), bodyLine: end + 2 };
}

/** A function that finds the line of a path in a file's head. */
function makeHeadLineFinder(text: string): (path: readonly PropertyKey[]) => number {
  const lines = text.split(/\r?\n/);
  return makeLineFinder(lines.slice(1, lines.indexOf("---", 1)).join("\n"), 2);
}

/** The name of a text in a folder of its own: that of the folder. */
export function nameByFolder(file: string): string {
  return basename(file).replace(/^index/, basename(dirname(file)));
}

/** `slug.md` and its translations `slug.zh.md` in a folder, by slug. */
export function readMarkdownFolder<T extends z.ZodType>(
  files: Files,
  folder: string,
  schema: T,
  problems: Problems,
  nameOf = (file: string) => basename(file),
): Map<string, Localized<Doc<z.output<T>>>> {
  const found = groupByName(
    files.list(folder, ".md"),
    nameOf,
    (file, locale) => readDoc(files, file, schema, locale, problems),
    problems,
  );
  return withFactsOfOriginal(found);
}

/** The YAML pages of some schemas, each by the name of its file; without those that are missing or have mistakes. */
export function readYamlPages<Schemas extends Record<string, z.ZodType>>(
  files: Files,
  schemas: Schemas,
  problems: Problems,
  { optional = false } = {},
): Partial<Pages<Schemas>> {
  const pages = Object.entries(schemas).map(([name, schema]) => {
    const found = groupByName(
      files.list("pages", ".yaml").filter((file) => basename(file).split(".")[0] === name),
      (file) => basename(file),
      (file) => readYaml(file, files.text(file), schema, problems),
      problems,
    );
    if (found.size === 0 && !optional) {
      const file = `${files.root}/pages/${name}.yaml`;
      problems.error(file, 1, "the page's file is missing", "add it; docs/content.md lists its fields");
    }
    return [name, found.get(name)] as const;
  });
  // each page is the output of the schema of its name
  return Object.fromEntries(pages.filter(([, page]) => page)) as Partial<Pages<Schemas>>;
}

/** Whether there is a page for each of the schemas. */
export function isComplete<Schemas extends Record<string, z.ZodType>>(
  pages: Partial<Pages<Schemas>>,
  schemas: Schemas,
): pages is Pages<Schemas> {
  return Object.keys(schemas).every((name) => name in pages);
}

function readDoc<T extends z.ZodType>(
  files: Files,
  file: string,
  schema: T,
  locale: Locale,
  problems: Problems,
): Doc<z.output<T>> | undefined {
  const text = files.text(file);
  const make = (): ReadDocument | undefined => {
    const parts = readFrontMatter(file, text, schema, problems);
    if (!parts || !isWritable(file, parts, problems)) return undefined;
    const body = parseMarkdown(parts.body);
    const references = findReferences(body, parts.bodyLine);
    return { head: parts.head, prose: renderMarkdown(body, locale, dirname(file)), references };
  };
  const kind = `${relative(files.root, file).split("/")[0]}\0${locale}\0${listSurroundings()}`;
  // files next to a text may change without it; a text with errors is read again next time, to report them again
  const read = /\]\((?!https?:|\/|#|mailto:)/.test(text) ? make() : documents.get(`${kind}\0${text}`, make);
  if (!read) return undefined;
  const { prose, references } = read;
  // documents are kept by folder, so the kept head is this schema's output
  return { file, head: read.head as z.output<T>, lineOf: makeHeadLineFinder(text), prose, references };
}

/** Deeper quotations and lists, and longer paragraphs, are no text for people, and hold the reader of Markdown for minutes. */
const deepest = 12;
const longestBlock = 10_000;

/** Whether a text can be rendered; otherwise the line that cannot is reported. */
function isWritable(file: string, { body, bodyLine }: { body: string; bodyLine: number }, problems: Problems): boolean {
  const before = problems.all.length;
  const error = (at: number, wrong: string, right: string) => problems.error(file, bodyLine + at, wrong, right);
  let block = 0;
  for (const [at, line] of body.split("\n").entries()) {
    const marks = /^(?:[\s>*+-]|\d{1,9}[.)])*/.exec(line)?.[0] ?? "";
    const depth = marks.split(/[>*+-]|\d[.)]/).length - 1;
    const own = line.length - marks.length;
    if (depth > deepest && own > 0)
      error(at, `${depth} quotations or lists stand within each other`, `use at most ${deepest}`);
    block = line.trim() === "" ? 0 : block + own;
    if (block > longestBlock && block - own <= longestBlock)
      error(at, `the paragraph has more than ${longestBlock} characters`, "divide it by empty lines");
  }
  return problems.all.length === before;
}

type Facts = { sources: readonly unknown[]; checked: readonly unknown[] };

/** A translation without sources of its own gets the original's, so that they are maintained in one place. */
function withFactsOfOriginal<T>(found: Map<string, Localized<Doc<T>>>): Map<string, Localized<Doc<T>>> {
  for (const versions of found.values())
    for (const locale of locales) {
      const own = versions[locale];
      const facts = own && readFacts(own.head);
      const first = readFacts(getOriginal(versions).head);
      if (own && first && facts?.sources.length === 0) versions[locale] = { ...own, head: { ...own.head, ...first } };
    }
  return found;
}

function readFacts(head: unknown): Facts | undefined {
  if (typeof head !== "object" || head === null || !("sources" in head) || !("checked" in head)) return undefined;
  const { sources, checked } = head;
  return Array.isArray(sources) && Array.isArray(checked) ? { sources, checked } : undefined;
}

/** Groups `name.ext` and `name.<locale>.ext`; a translation without an original is an error. */
function groupByName<T>(
  list: readonly string[],
  nameOf: (file: string) => string,
  read: (file: string, locale: Locale) => T | undefined,
  problems: Problems,
): Map<string, Localized<T>> {
  const found = new Map<string, Partial<Record<Locale, T>> & { first?: string }>();
  for (const file of list) {
    const [name = "", second = "", third] = nameOf(file).split(".");
    const near = knownLocales.find((known) => new RegExp(`^${known}(?![a-z])`, "i").test(second));
    if (third !== undefined && near !== undefined && near !== second) {
      const right = `name it ${basename(file).replace(`.${second}.`, `.${near}.`)}`;
      problems.error(file, 1, `".${second}" is not how a file says its language`, right);
      continue;
    }
    const locale = knownLocales.find((known) => known === second) ?? baseLocale;
    if (!locales.includes(locale)) continue;
    const value = read(file, locale);
    const entry = found.get(name) ?? {};
    if (entry[locale])
      problems.error(file, 1, `the name "${name}" appears twice, also in ${entry.first}`, "rename one of the two");
    found.set(name, { ...entry, first: entry.first ?? file, ...(value && { [locale]: value }) });
  }
  const complete = new Map<string, Localized<T>>();
  for (const [name, { first = "", ...versions }] of found) {
    if (versions[baseLocale]) complete.set(name, versions);
    else if (!list.some((file) => nameOf(file).split(".").length === 2 && nameOf(file).startsWith(`${name}.`)))
      problems.error(
        first,
        1,
        `"${name}" has a translation and no text in ${getLocaleEntry(baseLocale).name}`,
        "add that file beside it",
      );
  }
  return complete;
}
