import Papa from "papaparse";
import { baseLocale, knownLocales, locales, type Localized } from "#site/locales.ts";
import { type Problems, suggestName } from "./problems.ts";

/** A row that reports what is wrong in it; cells that it is too short for are absent, and have been reported. */
export type CsvRow = {
  line: number;
  cells: Readonly<Record<string, string>>;
  error: (wrong: string, right: string) => void;
};

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
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: false, delimiter: "," });
  const quotes = errors.find(({ type }) => type === "Quotes");
  const broken = data.findIndex((cells) => cells.some((cell) => cell.includes("\n")));
  if (quotes || broken >= 0) {
    // after it, line numbers would be wrong and rows silently lost
    problems.block(
      file,
      (broken >= 0 ? broken : (quotes?.row ?? 0)) + 1,
      quotes ? "a quotation mark is not closed, or stands within a text" : "a cell spans two lines",
      quotes ? 'put the whole text in quotation marks, those within it doubled ("")' : "write it in one line",
    );
    return [];
  }
  const lines = data.map((cells, at) => ({ cells: cells.map((cell) => cell.trim()), line: at + 1 }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== "") && !cells[0]?.startsWith("#"));
  const [first, ...rows] = filled;
  if (!first) {
    problems.block(file, 1, "the file has no rows", `its first line names the columns: ${columns.join(",")}`);
    return [];
  }
  const head = { line: first.line, cells: first.cells.slice(0, first.cells.findLastIndex((name) => name !== "") + 1) };
  if (!checkHeader(file, head, columns, optional, problems)) return [];
  const trailing = filled.filter(({ cells }) => cells.length > head.cells.length);
  const longest = Math.max(...filled.map(({ cells }) => cells.length));
  if (
    trailing.length > rows.length / 2 &&
    trailing.every(({ cells }) => cells.slice(head.cells.length).every((cell) => cell === ""))
  )
    problems.warn(
      file,
      trailing[0]?.line ?? head.line,
      `the lines end with ${longest - head.cells.length} more commas than the header has columns, as a spreadsheet leaves them for emptied columns`,
      "delete the empty columns there, or the commas at the end of each line",
    );
  const needed = head.cells.findLastIndex((name) => columns.includes(name)) + 1;
  return rows.map(({ cells, line }) => {
    const extra = cells.slice(head.cells.length).some((cell) => cell !== "");
    const short = cells.length < needed;
    const error = (wrong: string, right: string) => problems.error(file, line, wrong, right);
    if (extra || short)
      error(
        `the row has ${cells.length} cells, the header ${head.cells.length}`,
        cells.some((cell) => /[，；．]/.test(cell))
          ? "there are Chinese commas or points (，．) in it: write , and ."
          : extra && cells.slice(1).every((cell) => /^\d+$/.test(cell))
            ? "the decimals have commas: write them with a point, such as 6.75"
            : extra
              ? "remove the extra comma, or put a text with a comma in quotes"
              : `write them all: ${head.cells.join(",")}`,
      );
    // what stands in the wrong column would only be reported again
    const kept = extra || short ? cells.slice(0, 1) : cells;
    return {
      line,
      error,
      cells: Object.fromEntries(
        head.cells.flatMap((name, at) => (kept.length > at || !(extra || short) ? [[name, kept[at] ?? ""]] : [])),
      ),
    };
  });
}

type Header = { line: number; cells: readonly string[] };

/** Whether the table can be read by its header; otherwise the one thing that is wrong with it is reported. */
function checkHeader(
  file: string,
  { line, cells }: Header,
  columns: readonly string[],
  optional: readonly string[],
  problems: Problems,
): boolean {
  const all = [...columns, ...optional];
  const block = (wrong: string, right: string) => problems.block(file, line, wrong, right);
  const right = `the columns are ${columns.join(",")}`;
  if (cells.length > mostColumns) {
    block(`the header has ${cells.length} columns, the limit is ${mostColumns}`, right);
    return false;
  }
  const [joined = ""] = cells;
  const separator = [";", "\t", "，", "；", "|"].find((sign) => joined.split(sign).length > 2);
  if (separator && !joined.startsWith("#")) {
    const name = separator === "\t" ? "tabs" : `"${separator}"`;
    block(
      `the columns are separated by ${name}, as a spreadsheet of another country writes them`,
      'save it with commas between the columns and a decimal point (12.50): in Excel, set "." as the decimal sign and "," as the list separator, then save as CSV UTF-8',
    );
    return false;
  }
  const missing = columns.filter((name) => !cells.includes(name));
  const unknown = cells.filter((name) => !all.includes(name));
  for (const [at, name] of cells.entries())
    if (name !== "" && cells.indexOf(name) !== at)
      problems.error(file, line, `the column "${name}" appears twice`, "remove one of the two");
  const [lost] = missing;
  if (lost === undefined) {
    for (const name of unknown) problems.error(file, line, `the column "${name}" is not known`, suggestName(name, all));
    return true;
  }
  if (missing.length === columns.length && cells.some((cell) => /^\d/.test(cell)))
    block("the first line does not name the columns", `write it above the rows: ${columns.join(",")}`);
  else if (missing.length > 1 && unknown.length >= missing.length) {
    const renamed = missing.map((name, at) => `"${unknown[at]}" should be ${name}`);
    block(`the header is renamed: ${renamed.join(", ")}`, `write it as ${columns.join(",")}`);
  } else if (unknown[0] === undefined) block(`the column "${lost}" is missing`, right);
  else block(`the column "${lost}" is missing, and "${unknown[0]}" is not known`, `name it "${lost}"; ${right}`);
  return false;
}

/** The number in a cell, with a decimal point. Anything else is reported and gives undefined. */
export function cellNumber({ cells, error }: CsvRow, column: string): number | undefined {
  const text = cells[column];
  // the row's length has been reported
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const right = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)
    ? `write ${text.replaceAll(",", "")} if the comma is for thousands, or ${text.replace(",", ".")} if it is a decimal one`
    : /^\d+,\d+$/.test(text)
      ? `write ${text.replace(",", ".")}`
      : explainNumber(text);
  error(`"${column}" is "${text}", not a number`, right);
  return undefined;
}

/** What a cell that is no number most likely should be. */
function explainNumber(text: string): string {
  // two digits behind a comma at the end are cents, however the amount is written: 2,40 €
  const pointed = text.normalize("NFKC").replace(/^(\D*\d+),(\d{1,2}\D*)$/, "$1.$2");
  const plain = pointed.replace(/[\s,'’]|[^\d.,\s'’-]/g, "");
  if (text === "") return "write the number; 0 is one";
  if (/^#|[A-Z]{3}!/.test(text))
    return "a spreadsheet writes this where a formula has an error: write the number itself";
  if (/^\d{1,2}[-/. ]?[A-Za-z]{3}\b|^[A-Za-z]{3}[-/. ]?\d/.test(text))
    return "a spreadsheet has made a date of it: write the number in a cell formatted as text";
  if (/^[-−–]\d/.test(text)) return "write it without the minus sign: it cannot be negative";
  return /^\d+(\.\d+)?$/.test(plain)
    ? `write ${plain} alone, without a sign, a unit or a space`
    : "write a number such as 12.50";
}

/** What stands in one cell, with semicolons in between. */
export function splitList(cell = ""): string[] {
  return cell.split(";").flatMap((part) => part.trim() || []);
}

/** The columns that a table names, whatever it holds. */
export function findColumns(text: string): string[] {
  const head = text.split("\n").find((row) => row !== "" && !row.startsWith("#")) ?? "";
  return head.split(",").map((name) => name.trim());
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
