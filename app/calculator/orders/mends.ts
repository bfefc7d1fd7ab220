import type { Field } from "./columns.ts";
import type { Mended } from "./read-order.ts";

/** One answer for all rows of a group: what is read in place of `given` in a field, where a country is named only there. */
export type Mend = { field: Field; given: string; country?: string; use: string };

/** Mends by what they mend. */
export type Mends = ReadonlyMap<string, string>;

export function mendsOf(list: readonly Mend[]): Mends {
  return new Map(list.map(({ field, given, country, use }) => [keyOf(field, given, country), use]));
}

/** Rows of one group have the same key: capitals and the space around do not count. */
export function keyOf(field: Field, given: string, country = ""): string {
  return `${field}\n${given.trim().toUpperCase()}\n${country}`;
}

/** The row's mended cells with one more, if there is an answer for it that has not been tried yet. */
export function mendedWith(
  before: Mended,
  mends: Mends,
  field: Field,
  given: string,
  country?: string,
): Mended | undefined {
  const use = mends.get(keyOf(field, given, country));
  return use === undefined || before[field] === use ? undefined : { ...before, [field]: use };
}
