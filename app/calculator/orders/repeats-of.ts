import type { Repeated } from "./messages.ts";
import type { Mends } from "./mends.ts";
import { differing } from "./row-facts.ts";

/** Order numbers that stand more than once, with their rows beside each other. Rows that were left out do not count. */
export function repeatsOf(
  names: readonly string[],
  rows: readonly string[][],
  header: readonly string[],
  { left }: Pick<Mends, "left">,
): Repeated[] {
  const first = new Map<string, number>();
  const repeated = new Map<string, number[]>();
  for (const [row, name] of names.entries()) {
    if (name === "" || left.has(row)) continue;
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
