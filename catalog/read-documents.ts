import { basename, dirname, relative } from "node:path";
import type { z } from "zod";
import { type Localized, original } from "./localized.ts";
import { baseLocale, type Locale, knownLocales, localeEntry, locales } from "#site/locales.ts";
import { type Reference, referencesIn } from "./markdown/references.ts";
import { type Prose, renderMarkdown } from "./markdown/render.ts";
import type { Files } from "./read/files.ts";
import { linesOfHead, readFrontMatter } from "./read/front-matter.ts";
import { keptDocument } from "./read/kept-documents.ts";
import type { Problems } from "./read/problems.ts";
import { type Located, readYaml } from "./read/yaml.ts";

/** A document in one locale: head, prose, and where both are. */
export type Doc<T> = { file: string; head: T; lineOf: Located<T>["lineOf"]; prose: Prose; references: Reference[] };

/** `slug.md` and its translations `slug.zh.md` in a folder, by slug. */
export function readMarkdownFolder<T extends z.ZodType>(
  files: Files,
  folder: string,
  schema: T,
  problems: Problems,
): Map<string, Localized<Doc<z.output<T>>>> {
  const found = byName(
    files.list(folder, ".md"),
    (file) => basename(file),
    (file, locale) => readDoc(files, file, schema, locale, problems),
    problems,
  );
  return withFactsOfOriginal(found);
}

/** `<id>/index.md` and its translations in a folder, by id. */
export function readItemFolder<T extends z.ZodType>(
  files: Files,
  folder: string,
  schema: T,
  problems: Problems,
): Map<string, Localized<Doc<z.output<T>>>> {
  const found = byName(
    files.list(folder, ".md"),
    (file) => basename(file).replace(/^index/, basename(dirname(file))),
    (file, locale) => readDoc(files, file, schema, locale, problems),
    problems,
  );
  return withFactsOfOriginal(found);
}

/** A YAML page and its translations. */
export function readYamlPage<T extends z.ZodType>(
  files: Files,
  name: string,
  schema: T,
  problems: Problems,
): Localized<Located<z.output<T>>> | undefined {
  const found = byName(
    files.list("pages", ".yaml").filter((file) => basename(file).split(".")[0] === name),
    (file) => basename(file),
    (file) => readYaml(file, files.text(file), schema, problems),
    problems,
  );
  if (found.size === 0)
    problems.error(
      `${files.root}/pages/${name}.yaml`,
      1,
      "the page's file is missing",
      "add it; docs/content.md lists its fields",
    );
  return found.get(name);
}

function readDoc<T extends z.ZodType>(
  files: Files,
  file: string,
  schema: T,
  locale: Locale,
  problems: Problems,
): Doc<z.output<T>> | undefined {
  const text = files.text(file);
  const kind = `${relative(files.root, file).split("/")[0]}\0${locale}\0${locales}`;
  const read = keptDocument(kind, text, () => {
    const parts = readFrontMatter(file, text, schema, problems);
    return (
      parts && {
        head: parts.head,
        prose: renderMarkdown(parts.body, locale, dirname(file)),
        references: referencesIn(parts.body, parts.bodyLine),
      }
    );
  });
  if (!read) return undefined;
  const { prose, references } = read;
  // documents are kept by folder, so the kept head is this schema's output
  return { file, head: read.head as z.output<T>, lineOf: linesOfHead(text), prose, references };
}

type Facts = { sources: readonly unknown[]; checked: readonly unknown[] };

/** A translation without sources of its own gets the original's, so that they are maintained in one place. */
function withFactsOfOriginal<T>(found: Map<string, Localized<Doc<T>>>): Map<string, Localized<Doc<T>>> {
  for (const versions of found.values())
    for (const locale of locales) {
      const own = versions[locale];
      const facts = own && factsOf(own.head);
      const first = factsOf(original(versions).head);
      if (own && first && facts?.sources.length === 0) versions[locale] = { ...own, head: { ...own.head, ...first } };
    }
  return found;
}

function factsOf(head: unknown): Facts | undefined {
  if (typeof head !== "object" || head === null || !("sources" in head) || !("checked" in head)) return undefined;
  const { sources, checked } = head;
  return Array.isArray(sources) && Array.isArray(checked) ? { sources, checked } : undefined;
}

/** Groups `name.ext` and `name.<locale>.ext`; a translation without an original is an error. */
function byName<T>(
  list: readonly string[],
  nameOf: (file: string) => string,
  read: (file: string, locale: Locale) => T | undefined,
  problems: Problems,
): Map<string, Localized<T>> {
  const found = new Map<string, Partial<Record<Locale, T>> & { first?: string }>();
  for (const file of list) {
    const [name = "", second = ""] = nameOf(file).split(".");
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
        `"${name}" has a translation and no text in ${localeEntry(baseLocale).name}`,
        "add that file beside it",
      );
  }
  return complete;
}
