import Papa from "papaparse";
import { baseLocale, knownLocales, locales, type Localized } from "#site/locales.ts";
import { type Problems, suggestName } from "./problems.ts";

export type CsvRow = { line: number; cells: Readonly<Record<string, string>> };

/** The widest table of the content has some dozens. */
const mostColumns = 200;

/**
 * A CSV file with one header line. Blank lines and lines that begin with `#` are skipped but counted in line numbers.
 * Reports unknown and missing columns; `optional` ones may be absent.
 */
export function readCsv(
  file: string,
  text: string,
  columns: readonly string[],
  optional: readonly string[],
  problems: Problems,
): CsvRow[] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: false });
  const quotes = errors.find(({ type }) => type === "Quotes");
  const broken = data.findIndex((cells) => cells.some((cell) => cell.includes("\n")));
  if (quotes || broken >= 0) {
    // after it, line numbers would be wrong and rows silently lost
    problems.error(
      file,
      (broken >= 0 ? broken : (quotes?.row ?? 0)) + 1,
      quotes ? "a quotation mark is not closed, or stands within a text" : "a cell spans two lines",
      quotes ? 'put the whole text in quotation marks, those within it doubled ("")' : "write it in one line",
    );
    return [];
  }
  const lines = data.map((cells, at) => ({ cells: cells.map((cell) => cell.trim()), line: at + 1 }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== "") && !cells[0]?.startsWith("#"));
  const [head, ...rows] = filled;
  if (!head) {
    problems.error(file, 1, "the file has no rows", `its first line names the columns: ${columns.join(",")}`);
    return [];
  }
  const all = [...columns, ...optional];
  if (head.cells.length > mostColumns) {
    problems.error(
      file,
      head.line,
      `the header has ${head.cells.length} columns, the limit is ${mostColumns}`,
      `the columns are ${columns.join(",")}`,
    );
    return [];
  }
  for (const [at, name] of head.cells.entries())
    if (name !== "" && head.cells.indexOf(name) !== at)
      problems.error(file, head.line, `the column "${name}" appears twice`, "remove one of the two");
  for (const name of head.cells)
    if (!all.includes(name))
      problems.error(file, head.line, `the column "${name}" is not known`, suggestName(name, all));
  for (const name of columns)
    if (!head.cells.includes(name))
      problems.error(file, head.line, `the column "${name}" is missing`, `the columns are ${columns.join(",")}`);
  return rows.map(({ cells, line }) => {
    if (cells.length > head.cells.length && cells.slice(head.cells.length).some((cell) => cell !== ""))
      problems.error(
        file,
        line,
        `the row has ${cells.length} cells, the header ${head.cells.length}`,
        "remove the extra comma, or put a text with a comma in quotes",
      );
    return { line, cells: Object.fromEntries(head.cells.map((name, at) => [name, cells[at] ?? ""])) };
  });
}

/** The number in a cell, with a decimal point. Anything else is reported and gives undefined. */
export function cellNumber(file: string, row: CsvRow, column: string, problems: Problems): number | undefined {
  const text = row.cells[column] ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const right = /^\d+,\d+$/.test(text) ? `write ${text.replace(",", ".")}` : "write a number such as 12.50";
  problems.error(file, row.line, `"${column}" is "${text}", not a number`, right);
  return undefined;
}

const column = (locale: string) => `name.${locale}`;

/** The columns of a CSV file with names: `name.en` and, for another language, `name.zh`. */
export const nameColumns = {
  required: () => [column(baseLocale)],
  optional: () => knownLocales.filter((locale) => locale !== baseLocale).map(column),
};

/**
 * The columns for names that take another form in a sentence: `in_sentence.en` is "the Netherlands" where `name.en` is
 * "Netherlands".
 */
export const inSentenceColumns = knownLocales.map(inSentence);

/** A row's name in each language of the site; an empty cell counts as absent. */
export function readName(cells: Readonly<Record<string, string>>): Localized<string> {
  return localized(cells, column);
}

/** The name as used in a sentence; in languages without a separate form, the name itself. */
export function readNameInSentence(cells: Readonly<Record<string, string>>): Localized<string> {
  return { ...readName(cells), ...localized(cells, inSentence) };
}

function inSentence(locale: string): string {
  return `in_sentence.${locale}`;
}

function localized(cells: Readonly<Record<string, string>>, columnOf: (locale: string) => string): Localized<string> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const name = cells[columnOf(locale)];
      return name ? [[locale, name]] : [];
    }),
  );
}
