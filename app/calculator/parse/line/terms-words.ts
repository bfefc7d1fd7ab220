import type { Reading } from "./reading.ts";
import { isTaken, type Token, writeWords } from "./tokens.ts";

/** Who pays duty, as people write it, its pieces one space apart: the buyer first. */
const written = /^(?:(dap|ddu|dut(?:y|ies) unpaid|不 包 税)|ddp|dut(?:y|ies) paid|双 清 包 税|包 税|双 清)(?![^ ])/;

/** The first words of a line that say who pays duty. */
export function findTerms(
  tokens: readonly Token[],
  used: readonly boolean[],
): { terms: NonNullable<Reading["terms"]>; from: number; next: number } | undefined {
  for (const from of tokens.keys()) {
    const [words, unpaid] = written.exec(writeWords(tokens, from, 4)) ?? [];
    const hit = { from, next: from + (words?.split(" ").length ?? 0) };
    if (words && !isTaken(used, hit)) return { terms: unpaid ? "DAP" : "DDP", ...hit };
  }
  return undefined;
}
