import { basename, join } from "node:path";
import { baseLocale, type Locale, locales } from "#site/locales.ts";
import { getFileLocale } from "../figures/fill.ts";
import type { Catalog } from "../model.ts";
import { findColumns } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import type { Path, Problems } from "../read/problems.ts";

/** Fields that stand in one language alone, that a translation takes from its original, or that are drawn for one. */
export const unshared: ReadonlySet<string> = new Set(["sources", "checked", "calendar", "formerly", "drawing"]);

/** A text and its translation, as files. */
export type Pair = { original: string; translation: string; locale: Locale };

/** Every translation in a content folder with the text that it was made from. */
export function listPairs(files: Files): Pair[] {
  return [...files.list(".", ".md"), ...files.list("pages", ".yaml")].flatMap((translation) => {
    const locale = getFileLocale(translation);
    const original = translation.replace(/\.[a-z]+(\.[a-z]+)$/, "$1");
    if (locale === baseLocale || !locales.includes(locale) || !files.has(original)) return [];
    return [{ original, translation, locale }];
  });
}

type Version = { file: string; value: unknown; lineOf: (path: Path) => number };

/** Fields of a translation that differ from its original's where no language makes a difference: days, names, numbers of entries. */
export function compareHeads(catalog: Catalog, problems: Problems): void {
  const { services, guides, news, pages, structured, root } = catalog;
  for (const locale of locales.filter((one) => one !== baseLocale)) {
    for (const map of [services, guides, news, pages])
      for (const { [baseLocale]: original, [locale]: own } of map.values())
        if (original && own) compare({ ...original, value: original.head }, { ...own, value: own.head }, problems);
    for (const [name, versions] of Object.entries(structured)) {
      const { [baseLocale]: original, [locale]: own } = versions ?? {};
      const file = (language: Locale) =>
        join(root, "pages", `${name}${language === baseLocale ? "" : `.${language}`}.yaml`);
      if (original && own) compare({ ...original, file: file(baseLocale) }, { ...own, file: file(locale) }, problems);
    }
  }
}

function compare(original: Version, own: Version, problems: Problems): void {
  const name = basename(original.file);
  const report = problems.at(own.file, own.lineOf);
  const walk = (first: unknown, second: unknown, path: Path): void => {
    if (unshared.has(String(path[0]))) return;
    const field = path.join(".");
    if (Array.isArray(first) && Array.isArray(second)) {
      if (first.length !== second.length) {
        const longer = first.length > second.length ? first : second;
        report(
          path,
          `"${field}" has ${second.length} ${second.length === 1 ? "entry" : "entries"}, and ${name} has ${first.length}`,
          `give both the same; ${longer === first ? "missing here" : "missing there"} may be ${describe(longer.at(-1))}`,
        );
        return;
      }
      for (const at of first.keys()) walk(first[at], second[at], [...path, at]);
    } else if (isRecord(first) && isRecord(second)) {
      for (const key of new Set([...Object.keys(first), ...Object.keys(second)]))
        walk(first[key], second[key], [...path, key]);
    } else if (first === undefined && second !== undefined)
      report(path, `"${field}" is here, and not in ${name}`, "write it in both, or in neither");
    else if (second === undefined && first !== undefined)
      report(path.slice(0, -1), `"${field}" is missing here, and is in ${name}`, "write it in both, or in neither");
    else if (first !== second && (isShared(first) || isShared(second)))
      report(path, `"${field}" is ${String(second)}, and ${String(first)} in ${name}`, "write the same in both");
  };
  walk(original.value, own.value, []);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is the same in every language: a number, a day, a code, the name of a file or of something in the data. */
function isShared(value: unknown): boolean {
  return (
    typeof value === "number" ||
    typeof value === "boolean" ||
    (typeof value === "string" && /^(\d{4}-\d\d-\d\d|\d\d:\d\d|[A-Z]{2}|[a-z0-9]+([-:./][a-z0-9]+)+)$/.test(value))
  );
}

function describe(entry: unknown): string {
  const text = isRecord(entry) ? Object.values(entry).find((value) => typeof value === "string") : entry;
  return `"${String(text).slice(0, 60)}"`;
}

/** A text with the line that it is in. */
export type Said = { text: string; line: number };

/** Texts and their translations beside each other, by language in braces or in two lines, and in columns of a table. */
export function listBeside(text: string, locale: Locale): [Said, Said][] {
  const value = `("(?:[^"\\\\]|\\\\.)*"|[^,{}\\n]*?)`;
  const pair = new RegExp(`\\b${baseLocale}: ${value}(?:, *|\\n *)${locale}: ${value} *(?=[,}\\n]|$)`, "g");
  const columns = findColumns(text);
  const [from, to] = [columns.indexOf(`name.${baseLocale}`), columns.indexOf(`name.${locale}`)];
  if (from >= 0 && to >= 0)
    return text.split("\n").flatMap((row, at): [Said, Said][] => {
      const cells = row.split(",");
      const [one = "", two = ""] = [cells[from], cells[to]];
      return one && two && !row.includes('"')
        ? [
            [
              { text: one, line: at + 1 },
              { text: two, line: at + 1 },
            ],
          ]
        : [];
    });
  if (!text.includes(`${locale}: `)) return [];
  return [...text.matchAll(pair)].map(({ index, 1: one = "", 2: two = "" }) => {
    const line = text.slice(0, index).split("\n").length;
    return [
      { text: one, line },
      { text: two, line },
    ];
  });
}
