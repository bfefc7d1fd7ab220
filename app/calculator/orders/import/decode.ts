import type { FileProblem, Rows, TableProblem, Written } from "./types.ts";

/** The largest file that is taken, in bytes: a hundred thousand orders are about ten million. */
export const largestFile = 100_000_000;

/** The most that a workbook may hold unpacked, in bytes: some kilobytes can hold a thousand times as much. */
export const mostUnpacked = 200_000_000;

/** How a PDF begins. */
const pdfMark = "%PDF-";

/** Text of a file in whatever encoding it is in: by its mark, else UTF-8, else GBK, else Windows-1252. */
export function decode(bytes: Uint8Array): { text: string } | { problem: FileProblem } {
  if (bytes.length === 0) return { problem: "empty" };
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return decodeAs("utf-16le", bytes);
  if (a === 0xfe && b === 0xff) return decodeAs("utf-16be", bytes);
  if (a === 0xd0 && b === 0xcf) return { problem: "old-excel" };
  // one that holds nothing but text would be taken for a table
  if (decodeAs("windows-1252", bytes.subarray(0, pdfMark.length)).text === pdfMark) return { problem: "pdf" };
  if (bytes.subarray(0, 4096).includes(0)) return { problem: "binary" };
  const utf8 = decodeStrictly(bytes, "utf-8");
  if (utf8 !== undefined) return { text: utf8 };
  const gbk = decodeStrictly(bytes, "gbk");
  // bytes that are no UTF-8 are valid GBK by chance; Chinese characters in the header are none
  if (gbk !== undefined && /\p{Script=Han}{2}/u.test(gbk.slice(0, 2000))) return { text: gbk };
  return decodeAs("windows-1252", bytes);
}

function decodeAs(encoding: string, bytes: Uint8Array): { text: string } {
  return { text: new TextDecoder(encoding).decode(bytes) };
}

/** Whether a file is a modern Excel file: a ZIP by its first bytes. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Carriers' invoices have some two hundred columns; each is an option of every column's choice on the page. */
export const mostColumns = 1_000;
/** A hundred thousand orders in a hundred columns: empty cells take memory too. */
export const mostCells = 10_000_000;
/** What a spreadsheet takes in a cell. */
export const longestCell = 32_767;

/** The cells of a file and how it was written. */
export type Lines = { lines: string[][]; written: Written };

/** A cell as spreadsheets name it, both from 1: `C5`. */
export function cellName(row: number, column: number): string {
  let name = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return `${name}${row}`;
}

/** Whether a table that reaches as far as a row and a column is too large to be held, before it is. */
export function extentProblem(rows: number, columns: number): TableProblem | undefined {
  const cell = cellName(rows, columns);
  if (columns > mostColumns) return { problem: "too-wide", cell };
  return rows * columns > mostCells ? { problem: "too-many-cells", cell } : undefined;
}

/** Whether a text may have more cells than are held: counted by what parts cells and lines, before it is parsed. */
export function textProblem(text: string): TableProblem | undefined {
  let cells = 0;
  let lines = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === newline) lines += 1;
    if (parting.has(code)) cells += 1;
    if (cells > mostCells) return { problem: "too-many-cells", cell: cellName(lines, 1) };
  }
  return undefined;
}

const newline = 10;
const parting: ReadonlySet<number> = new Set([..."\r\n,;|\t"].map((mark) => mark.charCodeAt(0)));

/** A line that is too wide, or a cell that is longer than any spreadsheet's. */
export function lineProblem(lines: Rows): TableProblem | undefined {
  for (const [at, line] of lines.entries()) {
    if (line.length > mostColumns) return { problem: "too-wide", cell: cellName(at + 1, line.length) };
    const long = line.findIndex((cell) => cell.length > longestCell);
    if (long >= 0) return { problem: "long-cell", cell: cellName(at + 1, long + 1) };
  }
  return undefined;
}
