import type { Article } from "./goods.ts";
import { countSlips } from "./slips.ts";
import { isHan } from "./split-words.ts";

/** Words of a list that are no article, taken apart: what they can mean is in `entry`. */
export type Hint = { entry: Article; phrases: readonly (readonly string[])[] };

/** Words that were typed and can mean several articles. */
export type Doubt = { entry: Article; at: ReadonlySet<number> };

/** What stands before a word that is said not to be there, or to be imitated; and what follows it so. */
const before = /^(?:no|non|not|without|faux|imitation|vegan|anti)$/;
const after = /^(?:free|less|proof|resistant|retardant|print|printed|pattern|patterned|embossed|effect|look|style)$/;
/** The same within a word: "nonflammable", "batteryless". */
const denied = /^(?:non|anti|un)|(?:free|less|proof)$/;
const deniedHan = /[不无没未非防免抗](?:带|含|有|是|需|用)?$/;
/** A shorter word begins or ends too many others. */
const leastJoined = 5;
/** A shorter word is another with one letter changed: "glowing", "growing". */
const leastSlipped = 8;

/**
 * Words that can mean several articles, the longest first: a phrase that is known to be harmless ("snake print") keeps its
 * words. What is read already, as a part of an article's name, or is said not to be there is none.
 */
export function findDoubts(
  typed: readonly string[],
  { hints, words }: { hints: readonly Hint[]; words: ReadonlySet<string> },
  isRead: (at: number) => boolean,
): Doubt[] {
  const own = new Set(hints.flatMap(({ phrases }) => phrases.flat()));
  // "invoice" says nothing, and is no "voice" either
  const harmless = hints.filter(({ entry }) => !entry.kinds?.length).flatMap(({ phrases }) => phrases);
  const whole = new Set(harmless.filter(({ length }) => length === 1).flat());
  const found = hints.flatMap(({ entry, phrases }) =>
    phrases.flatMap((phrase) => {
      const places = listPlaces(phrase, typed, { words, whole }).map((from) => ({
        entry,
        from,
        length: phrase.length,
      }));
      if (isHan(phrase[0] ?? "")) return places;
      // "light-up" is one word, and "blue tooth" two
      const joined = phrase.length > 1 ? listPlaces([phrase.join("")], typed, { words, whole }) : [];
      const parted = phrase.length > 1 ? [] : listParted(phrase[0] ?? "", typed);
      return [
        ...places,
        ...joined.map((from) => ({ entry, from, length: 1 })),
        ...parted.map((from) => ({ entry, from, length: 2 })),
      ];
    }),
  );
  found.sort((a, b) => b.length - a.length);
  const taken = new Set<number>();
  return found.flatMap(({ entry, from, length }) => {
    const at = new Set(Array.from({ length }, (_, step) => from + step));
    if ([...at].some((one) => taken.has(one))) return [];
    for (const one of at) taken.add(one);
    const isSaid = entry.kinds?.length && ![...at].every(isRead) && !isDenied(typed, from, from + length, own);
    return isSaid ? [{ entry, at }] : [];
  });
}

/** Where a phrase stands, in a longer word too that is none of the `whole` ones. */
function listPlaces(
  phrase: readonly string[],
  typed: readonly string[],
  { words, whole }: { words: ReadonlySet<string>; whole: ReadonlySet<string> },
): number[] {
  const [only = ""] = phrase;
  const joined = phrase.length === 1 && only.length >= leastJoined && !isHan(only);
  const slipped = joined && only.length >= leastSlipped;
  const is = (own: string | undefined, word: string) =>
    own === word ||
    (joined && own !== undefined && !whole.has(own) && (own.startsWith(word) || own.endsWith(word))) ||
    (slipped && own !== undefined && !words.has(own) && isSlipped(own, word));
  return [...typed.keys()].filter((from) => phrase.every((word, step) => is(typed[from + step], word)));
}

function isSlipped(own: string, word: string): boolean {
  return own[0] === word[0] && Math.abs(own.length - word.length) < 2 && countSlips(own, word) === 1;
}

function listParted(word: string, typed: readonly string[]): number[] {
  return word.length < leastJoined ? [] : [...typed.keys()].filter((at) => `${typed[at]}${typed[at + 1]}` === word);
}

function isDenied(typed: readonly string[], from: number, next: number, words: ReadonlySet<string>): boolean {
  const own = typed[from] ?? "";
  if (isHan(own)) return deniedHan.test(typed.slice(Math.max(0, from - 2), from).join(""));
  const [last = "", first = ""] = [typed[from - 1], typed[from - 2]];
  return (
    before.test(/^(?:an?|any)$/.test(last) ? first : last) ||
    after.test(typed[next] ?? "") ||
    (!words.has(own) && denied.test(own))
  );
}
