import type { ColumnNames } from "./columns.ts";
import { headerLine, recognise } from "./recognise.ts";
import { withoutSums } from "./total-row.ts";

export type Table = { header: string[]; rows: string[][]; sum?: string };

/** Whether nothing stands in a line of a file. */
export function isBlank(line: readonly string[]): boolean {
  return line.every((cell) => cell.trim() === "");
}

/**
 * The table among the lines of a file: its heading, which may stand below a title or an address, and its rows without the
 * sums at their end. Rows keep the places of their lines, so that the first is the second line of the file: what stands
 * above the heading, and a heading that is repeated, is a row of nothing.
 */
export function tableOf(lines: string[][], names?: ColumnNames): Table | "empty" | "no-header" {
  const first = lines.findIndex((line) => !isBlank(line));
  if (first < 0) return "empty";
  const at = first + headerLine(lines.slice(first), names);
  const header = lines[at] ?? [];
  const end = lines.findLastIndex((line) => !isBlank(line)) + 1;
  if (end === at + 1) return "no-header";
  const again = header.join("\n");
  const below = lines
    .slice(at + 1, end)
    .map((line) => (line[0] === header[0] && line.join("\n") === again ? [] : line));
  const { rows, sum } = withoutSums(below, header.length, recognise(header, [], names).country);
  return {
    header,
    rows: at === 0 ? rows : [...Array.from({ length: at }, (): string[] => []), ...rows],
    ...(sum !== undefined && { sum }),
  };
}
