import { m } from "#app/messages/m.ts";
import type { CalculatorNames } from "../names.ts";
import { reasonText } from "../reason-text.ts";
import type { RefusedGroup } from "./messages.ts";

/** Why no line takes an order of a group; `at`: one of them, else the worst. */
export function refusedText({ reason, givens }: RefusedGroup, names: CalculatorNames, at?: number): string {
  const given = at === undefined ? reason.given : givens[at];
  return reasonText({ ...reason, ...(given !== undefined && { given }) }, "metric", names);
}

/** Why rows have no price, by row, for the download. */
export function notesOf(
  groups: { unread: readonly { rows: readonly number[]; text: string }[]; refused: readonly RefusedGroup[] },
  left: readonly number[],
  names: CalculatorNames,
): Map<number, string> {
  const notes = new Map<number, string>();
  for (const { rows, text } of groups.unread) for (const row of rows) notes.set(row, text);
  for (const group of groups.refused)
    for (const [at, row] of group.rows.entries()) notes.set(row, refusedText(group, names, at));
  for (const row of left) notes.set(row, m.state_left());
  return notes;
}
