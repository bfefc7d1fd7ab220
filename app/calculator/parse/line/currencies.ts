import { type Token, writeWords } from "./tokens.ts";

const codes = new Set(
  "usd eur gbp cny jpy cad aud nzd hkd sgd chf sek nok dkk pln czk huf ron mxn brl inr krw thb myr php aed sar ils".split(
    " ",
  ),
);
/** Currencies, or signs that several share, by how a line writes them, its pieces one space apart. */
type Names = Readonly<Record<string, RegExp>>;
export const names: Names = {
  EUR: /^(?:€|euros?)(?![^ ])/,
  GBP: /^£(?![^ ])/,
  USD: /^(?:us \$|us dollars?)(?![^ ])/,
  CAD: /^ca? \$(?![^ ])/,
  AUD: /^au? \$(?![^ ])/,
  HKD: /^hk \$(?![^ ])/,
  CNY: /^(?:rmb|yuan|renminbi|人 民 币)(?![^ ])/,
  JPY: /^yen(?![^ ])/,
  $: /^(?:\$|dollars?|bucks)(?![^ ])/,
  "¥": /^[¥￥](?![^ ])/,
};
/** Those that stand behind an amount alone: 刀 and 块 are goods and pieces elsewhere. */
export const namesBehind: Names = {
  EUR: /^欧(?: 元)?(?![^ ])/,
  GBP: /^英 镑(?![^ ])/,
  USD: /^美 [元金刀](?![^ ])/,
  CAD: /^加 [元币](?![^ ])/,
  AUD: /^澳 [元币](?![^ ])/,
  HKD: /^港 [元币](?![^ ])/,
  JPY: /^日 元(?![^ ])/,
  CNY: /^(?:人 民 币|元|块 钱)(?![^ ])/,
};
/** A pound is a weight as long as nothing says that it is money. */
export const namesOfWorth: Names = { GBP: /^(?:pounds?|quid)(?![^ ])/ };
/** The currency that stands at a piece of a line, as one of the tables names it. */
export function findCurrency(
  tokens: readonly Token[],
  at: number,
  ...known: readonly Names[]
): { currency: string; next: number } | undefined {
  const code = tokens[at]?.kind === "word" ? (tokens[at]?.text ?? "") : "";
  if (codes.has(code)) return { currency: code.toUpperCase(), next: at + 1 };
  for (const [currency, words] of known.flatMap((own) => Object.entries(own))) {
    const length = measurePattern(words, tokens, at);
    // in `to CA $40` the letters are a country
    const isApart = tokens[at + 1]?.text === "$" && tokens[at + 1]?.spaced;
    if (length > 0 && !(length > 1 && isApart)) return { currency, next: at + length };
  }
  return undefined;
}

/** How many pieces of a line a pattern takes from `at` on. */
export function measurePattern(words: RegExp, tokens: readonly Token[], at: number): number {
  return words.exec(writeWords(tokens, at, 6))?.[0].split(" ").length ?? 0;
}
