import { isFillerWord } from "./fillers.ts";
import type { GoodsFound } from "./reading.ts";
import { type Token, use } from "./tokens.ts";

/** The goods of a name in whatever case; nothing for words that name none. */
export type FindGoods = (words: string) => GoodsFound | undefined;

type GoodsHit = { goods: GoodsFound; from: number; next: number };
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

/** Without places that say where goods are from, right before them, while another place is where they go: `法国香水寄美国`. */
export function dropOrigins<Hit extends { from: number; next: number }>(
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
    if (!token || used[next] || (token.kind === "sign" && !/^[-'&/]$/.test(token.text))) break;
    text += next > at && token.spaced ? ` ${token.text}` : token.text;
    const goods = token.kind === "sign" ? undefined : findGoods(text);
    // `carton` is what the goods are in
    if (goods && !isFillerWord(text)) best = { goods, from: at, next: next + 1 };
  }
  return best;
}
