import { isHan, splitWords } from "#rating/goods/split-words.ts";
import type { Article } from "#rating/goods/goods.ts";
import { isFillerWord } from "./fillers.ts";
import type { GoodsFound } from "./reading.ts";
import { countPieces, type Run, type Token, use, writeWords } from "./tokens.ts";

/** The goods of a name in whatever case; nothing for words that name none. */
export type FindGoods = (words: string) => GoodsFound | undefined;

type GoodsHit = Run & { goods: GoodsFound };
/** No name of an article has more words, or more characters where it has no spaces. */
const mostWords = 5;
const mostCharacters = 10;

/** Goods by their names, the longest first. */
export function takeGoods(tokens: readonly Token[], used: boolean[], findGoods: FindGoods): GoodsHit[] {
  const hits: GoodsHit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const hit = matchGoods(tokens, at, used, findGoods);
    if (hit) {
      hits.push(hit);
      use(used, hit.from, hit.next);
    }
    at = hit?.next ?? at + 1;
  }
  return hits;
}

const led = /^(?:to|for|发|到|往|寄|去|至)$/;

/** What stands before goods that are not sent. */
const denials = /(?:^| )(?:no|non|not|without|不 要|不 是|不 带|不 含|没 有|不|无|没|非)(?: -)?$/;

/** Goods that are sent, and those that a line says are not, each with the words that say it. */
export function splitDenied(
  tokens: readonly Token[],
  hits: readonly GoodsHit[],
): { goods: GoodsHit[]; denied: readonly Run[] } {
  const goods: GoodsHit[] = [];
  const denied: Run[] = [];
  for (const hit of hits) {
    const start = Math.max(0, hit.from - 3);
    const [words] = denials.exec(writeWords(tokens, start, hit.from - start)) ?? [];
    if (words) denied.push({ from: hit.from - countPieces(words), next: hit.next });
    else goods.push(hit);
  }
  return { goods, denied };
}

/** Without places that say where goods are from, right before them, while another place is where they go: `法国香水寄美国`. */
export function dropOrigins<Hit extends Run>(
  tokens: readonly Token[],
  hits: readonly Hit[],
  used: boolean[],
  findGoods: FindGoods,
): Hit[] {
  const isLed = ({ from }: Hit) => led.test(tokens[from - 1]?.text ?? "");
  return hits.filter((hit) => {
    const origin = !isLed(hit) && hits.some((other) => other !== hit && isLed(other));
    if (!origin || tokens[hit.next]?.kind === "sign" || !matchGoods(tokens, hit.next, used, findGoods)) return true;
    use(used, hit.from, hit.next);
    return false;
  });
}

/** The goods whose name begins at a piece of a line. */
export function matchGoods(
  tokens: readonly Token[],
  at: number,
  used: readonly boolean[],
  findGoods: FindGoods,
): GoodsHit | undefined {
  const first = tokens[at];
  if (!first || used[at] || (first.kind !== "word" && first.kind !== "character")) return undefined;
  let best: GoodsHit | undefined;
  let text = "";
  for (let next = at; next < at + (first.kind === "word" ? mostWords : mostCharacters); next += 1) {
    const token = tokens[next];
    if (!token || used[next] || token.kind === "aside" || (token.kind === "sign" && !/^[-'&/]$/.test(token.text)))
      break;
    text += next > at && token.spaced ? ` ${token.text}` : token.text;
    const goods = token.kind === "sign" || isWithin(tokens, at, next, text) ? undefined : findGoods(text);
    // `carton` is what the goods are in
    if (goods && !isFillerWord(text)) best = { goods, from: at, next: next + 1 };
  }
  return best;
}

/** What stands right before and behind a name of a single character, which is a part of too many words. */
const ofSentence = /[一把寄发送运邮到去往至给和与及或是]/;

/** Whether a single character is a part of a longer word: 刀 in 刀架, but not in 寄一把刀到德国. */
function isWithin(tokens: readonly Token[], at: number, next: number, text: string): boolean {
  if (text.length > 1 || !isHan(text)) return false;
  const isGlued = (place: number, glued: number) => {
    const token = tokens[place];
    return token?.kind === "character" && tokens[glued]?.spaced === false && !ofSentence.test(token.text);
  };
  // 米 is also a metre
  const isUnit = tokens[at - 1]?.kind === "number" && tokens[at]?.spaced === false;
  return isUnit || isGlued(at - 1, at) || isGlued(next + 1, next + 1);
}

/** What a name is compared by: words in the singular, in their order, without the spaces between. */
function normalizeGoods(text: string): string {
  return splitWords(text).join("");
}

/**
 * Articles by what they are called, in the languages of the lists; the first of a name keeps it. Names are shown in the
 * first list's language. `categorize`: the kind of goods of rate cards for an article's classes, where one takes it.
 */
export function buildGoodsIndex(
  lists: readonly (readonly Article[])[],
  categorize: (classes: readonly string[]) => string | undefined,
): FindGoods {
  const labels = new Map<string, string>();
  const byName = new Map<string, GoodsFound>();
  for (const { id, words, classes, kinds } of lists.flat()) {
    if (kinds) continue;
    const label = labels.get(id) ?? words[0] ?? id;
    labels.set(id, label);
    for (const word of words) {
      const key = normalizeGoods(word);
      if (!byName.has(key)) byName.set(key, { id, label, kind: categorize(classes) });
    }
  }
  return (words) => byName.get(normalizeGoods(words)) ?? byName.get(normalizeGoods(words.replace(/s$/, "")));
}
