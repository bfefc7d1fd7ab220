import Papa from "papaparse";
import { normalizeText } from "#catalog/read/files.ts";
import { keepForm } from "../../tools/change-content/edit-text.ts";

/** A row of a table with the line of the file that it stands in; a new one has none. */
export type TableRow = { line?: number | undefined; cells: string[] };
export type Table = { columns: string[]; rows: TableRow[] };

type Line = { text: string; cells: string[] };

/** The lines of a table: its heading, its rows, and between them comments and empty lines. */
function readLines(text: string): { lines: Line[]; heading: number } {
  const lines = text.split("\n").map((line) => ({ text: line, cells: splitLine(line) }));
  return { lines, heading: lines.findIndex(isRow) };
}

function splitLine(line: string): string[] {
  return (Papa.parse<string[]>(line, { delimiter: "," }).data[0] ?? []).map((cell) => cell.trim());
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

/**
 * A CSV file's text with other rows: those that say the same keep their characters, and comments stay above the row that
 * they stood above.
 */
export function writeTable(raw: string, rows: readonly TableRow[]): string {
  const text = normalizeText(raw);
  const { lines, heading } = readLines(text);
  const last = lines.findLastIndex(isRow);
  const body = rows.flatMap(({ line, cells }, at) => {
    const own = line === undefined ? undefined : lines[line - 1];
    if (!own || line === undefined || line - 1 <= heading || !isRow(own)) return [joinCells(cells)];
    const above = rows.findIndex((row) => row.line === line) === at ? readAbove(lines, line - 1, heading) : [];
    const isSame = own.cells.length === cells.length && cells.every((cell, column) => cell === own.cells[column]);
    return [...above, isSame ? own.text : joinCells(cells)];
  });
  const after = [
    ...lines.slice(0, heading + 1).map((line) => line.text),
    ...body,
    ...lines.slice(last + 1).map((line) => line.text),
  ];
  return keepForm(raw, text, after.join("\n"));
}

function readAbove(lines: readonly Line[], at: number, heading: number): string[] {
  const before = lines.slice(heading + 1, at);
  return before.slice(before.findLastIndex(isRow) + 1).map(({ text }) => text);
}

function joinCells(cells: readonly string[]): string {
  return Papa.unparse([[...cells]], { newline: "\n" });
}
