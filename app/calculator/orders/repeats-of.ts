import type { Repeated } from "./messages.ts";
import { differing } from "./row-facts.ts";

/** Order numbers that stand more than once, with their rows beside each other. `counted`: whether a row is an order of its own. */
export function repeatsOf(
  names: readonly string[],
  rows: readonly string[][],
  header: readonly string[],
  counted: (row: number) => boolean,
): Repeated[] {
  const first = new Map<string, number>();
  const repeated = new Map<string, number[]>();
  for (const [row, name] of names.entries()) {
    if (name === "" || !counted(row)) continue;
    const before = first.get(name);
    if (before === undefined) first.set(name, row);
    else {
      const own = repeated.get(name) ?? [before];
      own.push(row);
      repeated.set(name, own);
    }
  }
  return [...repeated].map(([name, own]) => {
    const cells = own.map((row) => rows[row] ?? []);
    return { name, rows: own, differ: differing(cells, header) };
  });
}
