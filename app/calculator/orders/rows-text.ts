import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { clauses, list } from "#app/ui/joined.ts";
import type { RowFacts } from "./row-facts.ts";

const named = 3;

/** An order by its own name and its line of the file, whose first is the header. */
export function rowText(row: number, names: readonly string[]): string {
  const name = names[row];
  return name ? m.row_named({ name, row: row + 2 }) : m.row_unnamed({ row: row + 2 });
}

/** What tells a row apart, in the words of its file: "Postcode: 73301, State: TX". */
export function factsText(facts: RowFacts | undefined): string {
  return clauses((facts ?? []).map(([label, text]) => m.labelled({ label, text })));
}

/** "#1013 (row 14), #1078 (row 79) and 11 more". */
export function rowsText(rows: readonly number[], names: readonly string[]): string {
  const first = list(rows.slice(0, named).map((row) => rowText(row, names)));
  return rows.length > named ? m.rows_more({ list: first, more: number(rows.length - named) }) : first;
}
