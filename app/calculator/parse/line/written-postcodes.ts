import type { Run, Token } from "./tokens.ts";

/** By their forms alone: the country reads them right. A figure before `lb` or `ft` is a measure. */
const forms = [
  // Canada: `V6B 4L2`
  "[a-z]\\d[a-z][ -]?\\d[a-z]\\d",
  // the United Kingdom and its islands: `M1 1AE`, `SW1A 1AA`
  "[a-z]{1,2}\\d[a-z\\d]? ?\\d(?!lb|ft)[abd-hjlnp-uw-z]{2}",
  // Ireland: `D02 X285`
  "(?:[a-z]\\d\\d|d6w) ?(?=\\d{0,3}[a-z])[\\dac-fhknprtv-y]{4}",
].join("|");
const written = new RegExp(`(?<![\\p{L}\\d.,])(?:${forms})(?![\\p{L}\\d])`, "giu");

/**
 * Postcodes of letters and figures in a line, by their form alone, whichever country it names: the end of `V6B 4L2` is no
 * litre, and `M1 1AE` goes to no Emirates.
 */
export function findWrittenPostcodes(text: string, tokens: readonly Token[]): Run[] {
  return [...text.matchAll(written)].flatMap(({ 0: code, index }): Run[] => {
    const from = tokens.findIndex(({ start }) => start === index);
    const last = tokens.findIndex(({ end }) => end === index + code.length);
    return from >= 0 && last > from ? [{ from, next: last + 1 }] : [];
  });
}
