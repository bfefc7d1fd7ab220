import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import type { CalculatorNames } from "../../names.ts";
import { groupText } from "../group-text.ts";
import type { ResultPhase } from "../phase.ts";
import { rowsInState } from "../rows-in-state.ts";
import { rowsText } from "../rows-text.ts";
import { unreadText } from "../unread-text.ts";

export type LeftOut = { reason: string; count: number; rows: string };

/** The rows that are in no total, by the reason, with the names of the first of each. */
export function leftOutRows({ result }: Pick<ResultPhase, "result">, names: CalculatorNames): LeftOut[] {
  const { unread, refused, names: rowNames } = result;
  const entry = (reason: string, rows: readonly number[]): LeftOut => ({
    reason,
    count: rows.length,
    rows: rowsText(rows, rowNames),
  });
  const byHand = rowsInState(result, "left-out");
  const hidden = unread.hidden + refused.hidden;
  return [
    ...unread.groups.map((group) => entry(unreadText(group), group.rows)),
    ...refused.groups.map((group) => entry(groupText(group, names), group.rows)),
    ...(byHand.length > 0 ? [entry(m.unchecked_left(), byHand)] : []),
    ...(hidden > 0 ? [{ reason: m.groups_hidden({ count: number(hidden) }), count: hidden, rows: "" }] : []),
  ];
}
