import type { Reading } from "./reading.ts";
import type { Token } from "./tokens.ts";

type Terms = NonNullable<Reading["terms"]>;

/** Who pays duty, as people write it; a name before those that it begins with or ends in. */
const names: readonly (readonly [string, Terms])[] = [
  ["不包税", "DAP"],
  ["双清包税", "DDP"],
  ["包税", "DDP"],
  ["双清", "DDP"],
  ["delivered duty paid", "DDP"],
  ["duties paid", "DDP"],
  ["duty paid", "DDP"],
  ["duty unpaid", "DAP"],
  ["duties unpaid", "DAP"],
  ["ddp", "DDP"],
  ["dap", "DAP"],
  ["ddu", "DAP"],
];

/** The first words of a line that say who pays duty. */
export function findTerms(
  tokens: readonly Token[],
  used: readonly boolean[],
): { terms: Terms; from: number; next: number } | undefined {
  for (let from = 0; from < tokens.length; from += 1) {
    for (const [name, terms] of names) {
      const words = /^[a-z]/.test(name) ? name.split(" ") : [...name];
      if (words.every((word, step) => tokens[from + step]?.text === word && !used[from + step]))
        return { terms, from, next: from + words.length };
    }
  }
  return undefined;
}
