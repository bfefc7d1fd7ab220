import { type OrdersResult, type RowState, rowStates } from "./messages.ts";

/** The rows of one state, from 0. */
export function rowsInState({ states }: Pick<OrdersResult, "states">, state: RowState): number[] {
  const wanted = rowStates.indexOf(state);
  return [...states.keys()].filter((row) => states[row] === wanted);
}
