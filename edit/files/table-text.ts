import { isDeepStrictEqual } from "node:util";
import Papa from "papaparse";
import { normalizeText } from "#catalog/read/files.ts";
import { keepForm } from "../../tools/change-content/edit-text.ts";

/** A row of a table with the line of the file that it stands in; a new one has none. */
export type TableRow = { line?: number | undefined; cells: string[] };
export type Table = { columns: string[]; rows: TableRow[] };

type Line = { text: string; cells: string[] };

/** The lines of a table: its heading, its rows, and between them comments and empty lines. */
function readLines(text: string): { lines: Line[]; heading: number } {
  const lines = text.split("\n").map((line): Line => {
    const [cells = []] = Papa.parse<string[]>(line, { delimiter: "," }).data;
    return { text: line, cells: cells.map((cell) => cell.trim()) };
  });
  return { lines, heading: lines.findIndex(isRow) };
}

function isRow({ text, cells }: Line): boolean {
  return !text.startsWith("#") && cells.some((cell) => cell !== "");
}

/** The cells of a CSV file as they are written. */
export function readTable(raw: string): Table {
  const { lines, heading } = readLines(normalizeText(raw));
  const columns = lines[heading]?.cells ?? [];
  const rows = lines.flatMap((line, at) => (at > heading && isRow(line) ? [{ line: at + 1, cells: line.cells }] : []));
  return { columns, rows };
}

/** A CSV file's text with other rows: those that say the same keep their characters, and comments stay above their row. */
export function writeTable(raw: string, rows: readonly TableRow[]): string {
  const text = normalizeText(raw);
  const { lines, heading } = readLines(text);
  const written = new Set<number>();
  const body = rows.flatMap(({ line = 0, cells }) => {
    const own = lines[line - 1];
    const said = own && isDeepStrictEqual(own.cells, cells) ? own.text : Papa.unparse([cells], { newline: "\n" });
    if (!own || !isRow(own) || line - 1 <= heading || written.has(line)) return [said];
    written.add(line);
    const before = lines.slice(heading + 1, line - 1);
    return [...before.slice(before.findLastIndex(isRow) + 1).map((above) => above.text), said];
  });
  const whole = lines.map((line) => line.text);
  const after = [...whole.slice(0, heading + 1), ...body, ...whole.slice(lines.findLastIndex(isRow) + 1)];
  return keepForm(raw, text, after.join("\n"));
}
