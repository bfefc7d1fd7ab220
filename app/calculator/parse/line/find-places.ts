import type { FindGoods } from "./goods-words.ts";
import { matchGoods } from "./goods-words.ts";
import type { PlaceIndex } from "./places.ts";
import type { PlaceHit } from "./resolve-places.ts";
import type { Token } from "./tokens.ts";
import { isTaken } from "./used.ts";

/** Places by their names, the longest first; by a code of two letters where none is named. */
export function findPlaces(
  tokens: readonly Token[],
  used: readonly boolean[],
  places: PlaceIndex,
  findGoods: FindGoods,
) {
  const hits: PlaceHit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const hit = used[at] ? undefined : places.match(tokens, at);
    const free = hit && !isTaken(used, { from: at, next: hit.next });
    const goods = free ? matchGoods(tokens, at, used, findGoods) : undefined;
    if (!free || (goods && goods.next > hit.next)) {
      at = goods?.next ?? at + 1;
      continue;
    }
    const short = hit.next === at + 1 && places.isCode(tokens[at]?.text ?? "");
    if (!short || isCode(tokens, at)) hits.push({ places: hit.places, from: at, next: hit.next });
    at = hit.next;
  }
  return [...hits, ...findStates(tokens, used, hits, places)].sort((a, b) => a.from - b.from);
}

/** What stands for a country as a code may be a word: `it`, `no`, `my`, `in`. */
function isCode(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const alone = tokens.every(({ kind }, other) => other === at || kind !== "word");
  const capitals = token !== undefined && /^[A-Z]{2}$/.test(token.typed);
  const led = /^(?:to|for|nach|->|→|发|到|往|寄)$/.test(tokens[at - 1]?.text ?? "") && tokens[at + 1]?.kind !== "word";
  return capitals || alone || led;
}

/** States by the letters behind their cities: `Austin, TX`. */
function findStates(
  tokens: readonly Token[],
  used: readonly boolean[],
  hits: readonly PlaceHit[],
  places: PlaceIndex,
): PlaceHit[] {
  return tokens.flatMap((token, at): PlaceHit[] => {
    if (used[at] || token.kind !== "word" || token.text.length > 3) return [];
    const last = hits.findLast(({ next }) => next <= at);
    const beside = last && tokens.slice(last.next, at).every(({ kind }) => kind === "sign") ? last : undefined;
    // `Paris, TX 75460`, `Fresno, TX, USA`
    const led = /^[A-Z]+$/.test(token.typed) && (beside || tokens[at - 1]?.text === ",");
    const zip = /^\d{5}$/.test(tokens[at + 1]?.text ?? "");
    const states = places
      .state(token.text)
      .filter(
        ({ code }) =>
          [beside, ...(led ? hits : [])].some((hit) => hit?.places.some((one) => one.code === code)) || (led && zip),
      );
    return states.length > 0 ? [{ places: states, from: at, next: at + 1 }] : [];
  });
}
