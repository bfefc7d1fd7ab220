import Papa from "papaparse";
import { detectColumns, findHeaderLine, isDataLine } from "./detect-columns.ts";
import { decode, isWorkbook, lineProblem, type Lines, textProblem } from "./decode.ts";
import type { ColumnNames, TableProblem } from "./types.ts";

/** So many characters hold the heading, whatever stands above it. */
const looked = 20_000;

/**
 * What parts the cells of a text: with which most columns of its heading are known. Commas within numbers and addresses
 * are no reason to believe that they part cells. Nothing where no heading is known.
 */
export function detectDelimiter(text: string, names?: ColumnNames): string | undefined {
  const found = [",", ";", "\t", "|"].map((delimiter) => {
    const { data } = Papa.parse<string[]>(text.slice(0, looked), { delimiter, preview: 40 });
    const header = data[findHeaderLine(data, names)] ?? [];
    return { delimiter, known: header.length > 1 ? Object.keys(detectColumns(header, [], names)).length : 0 };
  });
  const [best] = found.sort((a, b) => b.known - a.known);
  return best && best.known > 1 ? best.delimiter : undefined;
}

/** The lines of an order file, a workbook or a text in any encoding, or why they are not read: nothing here is taken unbounded. */
export async function readLines(
  bytes: Uint8Array<ArrayBuffer>,
  names: ColumnNames | undefined,
): Promise<Lines | TableProblem> {
  const read = isWorkbook(bytes)
    ? // the reader of workbooks is loaded for those alone
      await import("./read-workbook.ts").then(({ readWorkbook }) => readWorkbook(bytes))
    : readText(bytes, names);
  return "problem" in read ? read : (lineProblem(read.lines) ?? read);
}

function readText(bytes: Uint8Array, names: ColumnNames | undefined): Lines | TableProblem {
  const decoded = decode(bytes);
  if ("problem" in decoded) return decoded;
  const { text } = decoded;
  if (!text.includes("\n") && !text.includes(",")) return { problem: "no-header" };
  const problem = textProblem(text);
  if (problem) return problem;
  const delimiter = detectDelimiter(text, names);
  const { data, meta } = Papa.parse<string[]>(text, { ...(delimiter && { delimiter }) });
  return { lines: data, written: { semicolons: meta.delimiter === ";" } };
}

/** How programs and people call the sums under a table. */
const sums =
  /^(?:grand total|sub ?totals?|totals?|sum|summe|gesamt(?:summe)?|endsumme|zwischensumme|total général|somme|suma|totale|totaal|合计|总计|小计|共计)\s*[:：]?$/iu;

/** A longer name of a sum, where nothing else in the row says where an order goes: "Invoice total", "Summe netto", "Total (24)". */
const sumLike =
  /^(?:(?:invoice|order|page|day|daily|net|gross|grand|overall) )?(?:sub-?\s?)?(?:totals?|sum|summe|somme|suma|totale|totaal|gesamt\p{L}*|zwischensumme|endbetrag|rechnungsbetrag)(?![\p{L}-])|^(?:amount|balance|total) due|合计|总计|小计|共计|总额|总金额/iu;
const longestName = 40;

/**
 * Whether a row is a sum: it begins with such a word and goes nowhere, or such a word is all that stands in one of its
 * cells, behind the number of the invoice for one, and at most half of them are filled.
 */
export function detectTotalLabel(row: readonly string[], columns: number, country?: number): string | undefined {
  const filled = row.flatMap((cell) => cell.trim() || []);
  const [first = ""] = filled;
  const goesNowhere = country !== undefined && !row[country]?.trim();
  if (goesNowhere && first.length <= longestName && (sums.test(first) || sumLike.test(first))) return first;
  if (filled.length * 2 > columns) return undefined;
  return goesNowhere ? filled.find((cell) => sums.test(cell)) : sums.test(first) ? first : undefined;
}

/** A table's rows without the sums at its end, and how the last of those is called. */
export function removeTotalRows(
  rows: string[][],
  columns: number,
  country?: number,
): { rows: string[][]; sum?: string } {
  let end = rows.length;
  let sum: string | undefined;
  for (; end > 1; end -= 1) {
    const own = detectTotalLabel(rows[end - 1] ?? [], columns, country);
    if (own === undefined) break;
    sum ??= own;
  }
  return { rows: end === rows.length ? rows : rows.slice(0, end), ...(sum !== undefined && { sum }) };
}

/** `headed`: the line of the headings, from 1; 0: there are none. `sum`: how the last of the `sums` below the rows is called. */
export type Table = { header: string[]; headed: number; rows: string[][]; sum?: string; sums: string[][] };

/** Whether nothing stands in a line of a file. */
export function isBlank(line: readonly string[]): boolean {
  return line.every((cell) => cell.trim() === "");
}

/**
 * The table among the lines of a file: its heading, which may stand below a title or an address, and its rows without the
 * sums at their end. Rows keep the places of their lines, so that the first is the second line of the file: what stands
 * above the heading, and a heading that is repeated, is a row of nothing. Where the first line is an order itself, all are
 * rows, and the columns have numbers.
 */
export function findTable(lines: string[][], names?: ColumnNames): Table | "empty" | "no-header" {
  const first = lines.findIndex((line) => !isBlank(line));
  if (first < 0) return "empty";
  const top = first + findHeaderLine(lines.slice(first), names);
  const at = isDataLine(lines[top] ?? [], names) ? -1 : top;
  const header = lines[at] ?? (lines[top] ?? []).map((_, column) => `#${column + 1}`);
  const end = lines.findLastIndex((line) => !isBlank(line)) + 1;
  if (end === at + 1) return "no-header";
  const again = header.join("\n");
  const below = lines
    .slice(at + 1, end)
    .map((line) => (line[0] === header[0] && line.join("\n") === again ? [] : line));
  const { rows, sum } = removeTotalRows(below, header.length, detectColumns(header, [], names).country);
  return {
    header,
    headed: at + 1,
    rows: at <= 0 ? rows : [...Array.from({ length: at }, (): string[] => []), ...rows],
    sums: below.slice(rows.length),
    ...(sum !== undefined && { sum }),
  };
}
