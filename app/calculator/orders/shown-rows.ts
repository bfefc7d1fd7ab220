import { rowStates } from "./messages.ts";
import type { ResultPhase } from "./phase.ts";

export const rowFilters = ["all", "unpriced", "corrected", "differ"] as const;
export type RowFilter = (typeof rowFilters)[number];

/** Rows as they are sorted, of a kind, whose order number holds a text. */
export function shownRows(
  { result, sorted, invoice }: Pick<ResultPhase, "result" | "sorted" | "invoice">,
  filter: RowFilter,
  find: string,
): ArrayLike<number> {
  const blank = rowStates.indexOf("blank");
  const every = sorted ?? Uint32Array.from(result.names.keys());
  const all = result.states.includes(blank) ? every.filter((row) => result.states[row] !== blank) : every;
  const wanted = find.trim().toUpperCase();
  if (filter === "all" && wanted === "") return all;
  const priced = rowStates.indexOf("priced");
  const differs = (row: number) => {
    const expected = invoice?.expectedBy[row] ?? -1;
    return expected >= 0 && expected !== invoice?.billedBy[row];
  };
  return all.filter(
    (row) =>
      (filter === "all" ||
        (filter === "unpriced" && result.states[row] !== priced) ||
        (filter === "corrected" && result.corrected.has(row)) ||
        (filter === "differ" && differs(row))) &&
      (wanted === "" || (result.names[row] ?? "").toUpperCase().includes(wanted)),
  );
}
