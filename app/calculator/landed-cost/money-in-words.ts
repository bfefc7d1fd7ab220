import { currencyIn, dollarsOf, readMoney } from "../orders/money-text.ts";

const words: readonly [RegExp, string][] = [
  [/\b(?:US )?DOLLARS?\b/, "$"],
  [/\bEUROS?\b/, "€"],
  [/\bPOUNDS?\b/, "£"],
  [/\b(?:YUAN|RENMINBI)\b/, "人民币"],
  [/\bYEN\b/, "日元"],
];

/**
 * An amount with its currency as people type it: `€300`, `300 eur`, `120 dollars`, `C$80`. A sign or word that several
 * currencies share is `usual`'s, if it is one of them. Nothing where no amount or no currency is named.
 */
export function moneyInWords(text: string, usual: string): { amount: number; currency: string } | undefined {
  const signed = words.reduce((rest, [word, sign]) => rest.replace(word, sign), text.toUpperCase());
  // C$ and the like say whose dollars they are
  const [, whose] = /([A-Z]+)\s?\$/.exec(signed) ?? [];
  const currency = whose ? dollarsOf(whose) : currencyIn(signed, usual);
  const amount = readMoney(signed);
  return currency === undefined || amount === undefined || amount < 0 ? undefined : { amount, currency };
}
