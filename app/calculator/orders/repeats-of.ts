import type { Known } from "./messages.ts";
import type { Mends } from "./mends.ts";

/** Order numbers that stand more than once, and the rows where they stand again. Rows that were left out do not count. */
export function repeatsOf(
  names: readonly string[],
  { left }: Pick<Mends, "left">,
): Pick<Known, "repeated" | "repeats"> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const repeats: number[] = [];
  for (const [row, name] of names.entries()) {
    if (name === "" || left.has(row)) continue;
    const before = seen.size;
    if (seen.add(name).size > before) continue;
    repeated.add(name);
    repeats.push(row);
  }
  return { repeated: [...repeated], repeats };
}
