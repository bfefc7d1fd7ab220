import type { Run, Token } from "./tokens.ts";

/** Letters of a code that another could be taken for are not in it; a figure before `lb` or `ft` is a measure. */
const forms = [
  // Canada: `V6B 4L2`
  "[abceghj-nprstvxy]\\d[abceghj-nprstv-z][ -]?\\d[abceghj-nprstv-z]\\d",
  // the United Kingdom and its islands: `M1 1AE`, `SW1A 1AA`
  "[a-pr-uwyz](?:\\d{1,2}|\\d[a-hjkps-uw]|[a-hk-y]\\d{1,2}|[a-hk-y]\\d[abehmnprv-y]) ?\\d(?!lb|ft)[abd-hjlnp-uw-z]{2}",
  // Ireland: `D02 X285`
  "(?:[ac-fhknprtv-y]\\d\\d|d6w) ?(?=\\d{0,3}[a-z])[\\dac-fhknprtv-y]{4}",
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
