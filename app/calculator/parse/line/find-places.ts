import { isFillerWord } from "./fillers.ts";
import { type FindGoods, matchGoods } from "./goods-words.ts";
import type { Place, PlaceIndex } from "./places.ts";
import type { PlaceHit } from "./resolve-places.ts";
import { countPieces as countWords, isTaken, type Run, type Token, use, writeTyped, writeWords } from "./tokens.ts";
import type { Measures } from "./scan-measures.ts";

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
    const goods = matchGoods(tokens, at, used, findGoods);
    if (!free || (goods && goods.next > hit.next)) {
      at = goods?.next ?? at + 1;
      continue;
    }
    const text = tokens[at]?.text ?? "";
    const coded = places.findCode(text);
    const short = hit.next === at + 1 && (coded !== undefined || isFillerWord(text));
    // `Chicago IL` is in Illinois
    const state = short ? findState(tokens, at, hits.at(-1), places) : undefined;
    if (state) hits.push(state);
    // `what to do` does not go to the Dominican Republic
    else if (!short || (isCode(tokens, at, used) && !isVerb(tokens, at, hit.places)))
      hits.push({ places: tokens.length === 1 ? addPlace(hit.places, coded) : hit.places, from: at, next: hit.next });
    at = hit.next;
  }
  return [...hits, ...findStates(tokens, used, hits, places)].sort((a, b) => a.from - b.from);
}

/** Alone a code is its country as well: `LA` is Laos to one and a city to another. */
function addPlace(all: PlaceHit["places"], coded: Place | undefined): PlaceHit["places"] {
  return coded && all.every(({ code }) => code !== coded.code) ? [...all, coded] : all;
}

/** What stands for a country as a code may be a word: `it`, `no`, `my`, `in`, and in capitals that all of a line is in. */
function isCode(tokens: readonly Token[], at: number, used: readonly boolean[]): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  // `BT1 1AA` is a postcode
  if (!token || (next?.kind === "number" && !next.spaced && !used[at + 1])) return false;
  const others = tokens.filter((other, index) => index !== at && other.kind === "word" && !used[index]);
  // `2kg to 10115` does not go to Tonga
  if (others.length === 0) return token.typed !== "to" || tokens.length === 1;
  const capitals = /^[A-Z]{2,3}$/.test(token.typed);
  const led = /^(?:to|for|nach|>|→|发|到|往|寄|去)$/.test(tokens[at - 1]?.text ?? "");
  if (capitals && (led || others.some(({ typed }) => /\p{Ll}/u.test(typed)))) return true;
  return led && tokens[at + 1]?.kind !== "word";
}

/** `to do`, `to me`: small words behind `to` that are also the code of a country to which nothing goes. */
function isVerb(tokens: readonly Token[], at: number, places: PlaceHit["places"]): boolean {
  const { text = "", typed = "" } = tokens[at] ?? {};
  const said = tokens[at - 1]?.text === "to" && /^[a-z]+$/.test(typed) && isFillerWord(text);
  return said && !places.some(({ served }) => served);
}

/** The state whose letters stand behind its city. */
function findState(tokens: readonly Token[], at: number, last: PlaceHit | undefined, places: PlaceIndex) {
  if (!last || !tokens.slice(last.next, at).every(({ kind }) => kind === "sign")) return undefined;
  const states = places
    .state(tokens[at]?.text ?? "")
    .filter(({ code }) => last.places.some((one) => one.code === code && one.level !== "country"));
  return states.length > 0 ? { places: states, from: at, next: at + 1 } : undefined;
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
    if (hits.some(({ from, next }) => from <= at && at < next)) return [];
    // `Chicago or Boston` is not in Oregon, but `Portland or` is
    if (/^(?:or|in|me|hi|ok|oh|id|as)$/.test(token.typed) && tokens[at + 1]?.kind === "word") return [];
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

/** The postcode of a country among those of letters and figures (`written`), or among what is not understood yet. */
export function takePostcode(
  tokens: readonly Token[],
  used: boolean[],
  { numbers }: Measures,
  { postcodes }: PlaceIndex,
  country: string,
  written: readonly Run[],
) {
  const reader = postcodes.get(country);
  if (!reader) return undefined;
  for (const { from, next } of written) {
    const code = reader.read(writeTyped(tokens, from, next));
    if (code) return { code, from, next };
  }
  const isFree = (at: number) => used[at] === false && tokens[at]?.kind !== "character";
  for (const number of numbers) {
    if (isTaken(used, number)) continue;
    // `M5V 2T6` are six pieces, of which a number is one
    const read = [6, 5, 4, 3, 2, 1].flatMap((length) =>
      [1, 0].flatMap((before) => {
        const [from, next] = [number.from - before, number.from - before + length];
        const own = tokens.slice(Math.max(0, from), next);
        if (from < 0 || next > tokens.length || !own.every((_, step) => isFree(from + step))) return [];
        const code = reader.read(writeTyped(tokens, from, next));
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

const leads =
  /(?:^| )((?:zip(?:code)?|plz|cep|(?:zip|post(?:al)?|pin)(?: -)? codes?|postcode|邮(?: 政)? 编(?: 码)?|邮 递 区 号)(?: (?:[:=#.]|is|no|为|是))*)$/;

/** Where the words begin that say of a postcode that it is one: `zip code 90001`, `邮编：20095`. */
export function findPostcodeLead(tokens: readonly Token[], from: number): number {
  const start = Math.max(0, from - 7);
  const [, words] = leads.exec(writeWords(tokens, start, from - start)) ?? [];
  return from - countWords(words);
}

function countPieces(code: string): number {
  return code.match(/\d+|[A-Z]+|-/g)?.length ?? 0;
}
