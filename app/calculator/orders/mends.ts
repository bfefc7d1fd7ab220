import type { Field } from "./columns.ts";
import type { Mended } from "./read-order.ts";

/** One answer for some rows (from 0): what is read in a field, or that they are left out. */
export type Mend = { rows: readonly number[] } & ({ field: Field; use: string } | { leave: true });

/** What was answered for each row. */
export type Mends = { cells: ReadonlyMap<number, Mended>; left: ReadonlySet<number> };

/** The answers by row; a later one counts. */
export function mendsOf(list: readonly Mend[]): Mends {
  const cells = new Map<number, Mended>();
  const left = new Set<number>();
  for (const mend of list)
    for (const row of mend.rows) {
      if ("leave" in mend) left.add(row);
      else cells.set(row, { ...cells.get(row), [mend.field]: mend.use });
    }
  return { cells, left };
}
