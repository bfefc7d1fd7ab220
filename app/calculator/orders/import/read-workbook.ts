import { unzipSync } from "fflate";
import { readSheet } from "read-excel-file/web-worker";
import { extentProblem, type Lines, mostUnpacked } from "./decode.ts";
import { formatPlainNumber } from "./decimals.ts";
import type { TableProblem } from "./types.ts";

/** The last row of a spreadsheet. */
const lastRow = 1_048_576;

/** The cells of a workbook's first sheet as texts, or why they are not read. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Lines | TableProblem> {
  try {
    const problem = boundsProblem(bytes);
    if (problem) return problem;
    const sheet = await readSheet(bytes.buffer);
    return { lines: sheet.map((row) => row.map(cellText)), written: { typed: true } };
  } catch {
    return { problem: "broken-excel" };
  }
}

function cellText(value: unknown): string {
  if (value === null) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "number" ? formatPlainNumber(value) : String(value);
}

/**
 * What would fill the memory before the first row is there: the reader of sheets makes all cells up to the last that is
 * named, and one name far away is enough. It is looked for as the reader finds it, wherever `r="…"` stands in a sheet.
 */
function boundsProblem(bytes: Uint8Array): TableProblem | undefined {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      unpacked += originalSize;
      return unpacked <= mostUnpacked;
    },
  });
  if (unpacked > mostUnpacked) return { problem: "too-large-unpacked" };
  let [rows, columns] = [0, 0];
  for (const part of Object.values(parts)) {
    const text = new TextDecoder().decode(part);
    if (!isMarkup(text)) return { problem: "broken-excel" };
    if (!text.includes("sheetData")) continue;
    for (const { 0: found, index } of text.matchAll(/(?<=[\s:"'/])r\s*=\s*["']/g)) {
      const begin = index + found.length;
      const value = text.slice(begin, Math.min(begin + longestName, text.indexOf(found.slice(-1), begin)));
      const [, letters = "", row = ""] = /^(\D*)(.*)$/s.exec(value) ?? [];
      if (value.includes("&") || value.length === longestName || Number(value) > lastRow || Number(row) > lastRow)
        return { problem: "broken-excel" };
      if (letters === "") continue;
      rows = Math.max(rows, Number(row) || 0);
      columns = Math.max(columns, columnNumber(letters));
    }
  }
  return extentProblem(rows, columns);
}

/** No tag, comment or text of a workbook is longer: a cell has some thirty thousand characters. */
const longestPiece = 1_000_000;
/** Between these, `<` is nothing but a character. */
const quoting = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/**
 * Whether each tag and comment of a text ends before the next begins. The reader looks at one that does not again and
 * again: a file of one kilobyte holds it for minutes.
 */
function isMarkup(text: string): boolean {
  let end = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", end)) {
    const [open = "<", close = ">"] = quoting.find(([begin]) => text.startsWith(begin, at)) ?? [];
    const begun = end;
    end = text.indexOf(close, at + open.length);
    if (end < 0 || end - begun > longestPiece) return false;
    if (close === ">" && text.lastIndexOf("<", end) !== at) return false;
  }
  return true;
}

/** No name of a cell is longer: `XFD1048576` has ten characters. */
const longestName = 20;

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
