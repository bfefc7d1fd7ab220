import type { PlaceIndex } from "./places.ts";
import type { Measures } from "./scan-measures.ts";
import { isTaken, type Token, use } from "./tokens.ts";

/** The postcode of a country among what is not understood yet. */
export function takePostcode(
  tokens: readonly Token[],
  used: boolean[],
  { numbers }: Measures,
  { postcodes }: PlaceIndex,
  code: string,
) {
  const reader = postcodes.get(code);
  if (!reader) return undefined;
  const isFree = (at: number) => used[at] === false && tokens[at]?.kind !== "character";
  for (const number of numbers) {
    if (isTaken(used, number)) continue;
    // `M5V 2T6` are six pieces, of which a number is one
    const read = [6, 5, 4, 3, 2, 1].flatMap((length) =>
      [1, 0].flatMap((before) => {
        const [from, next] = [number.from - before, number.from - before + length];
        const own = tokens.slice(Math.max(0, from), next);
        if (from < 0 || next > tokens.length || !own.every((_, step) => isFree(from + step))) return [];
        const code = reader.read(
          own.map(({ typed, spaced }, step) => (spaced && step > 0 ? ` ${typed}` : typed)).join(""),
        );
        return code && own.length <= countPieces(code) + 1 ? [{ code, from, next }] : [];
      }),
    );
    const [longest] = read.sort((a, b) => b.code.length - a.code.length || a.next - a.from - (b.next - b.from));
    if (!longest) continue;
    use(used, longest.from, longest.next);
    return longest;
  }
  return undefined;
}

function countPieces(code: string): number {
  return code.match(/\d+|[A-Z]+|-/g)?.length ?? 0;
}
