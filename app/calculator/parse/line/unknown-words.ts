import { isFillerWord, measureFiller } from "./fillers.ts";
import type { Token } from "./tokens.ts";
import { findWeightUnit } from "./units.ts";

/** No word of a script without spaces is looked for in more characters. */
const mostCharacters = 10;

/** Runs of what is neither used nor empty of meaning. */
export function listUnknown(tokens: readonly Token[], used: readonly boolean[]): { from: number; next: number }[] {
  const runs: { from: number; next: number }[] = [];
  const add = (at: number) => {
    const last = runs.at(-1);
    if (last?.next === at) last.next = at + 1;
    else runs.push({ from: at, next: at + 1 });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || used[at] || token.kind === "number") continue;
    if (token.kind === "sign") {
      if (/\p{Extended_Pictographic}/u.test(token.text)) add(at);
      continue;
    }
    if (token.kind === "word") {
      const perUnit = findWeightUnit(tokens, at) && /^(?:per|每|\/)$/.test(tokens[at - 1]?.text ?? "");
      if (!isFillerWord(token.text) && !perUnit) add(at);
      continue;
    }
    const rest = tokens
      .slice(at, at + mostCharacters)
      .findIndex((one, step) => one.kind !== "character" || used[at + step]);
    const text = tokens
      .slice(at, rest < 0 ? at + mostCharacters : at + rest)
      .map((one) => one.text)
      .join("");
    const filler = measureFiller(text);
    if (filler === 0) add(at);
    else at += filler - 1;
  }
  return runs;
}
