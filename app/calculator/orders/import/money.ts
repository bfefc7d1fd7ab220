import { normalizeDigits } from "#app/platform/digits.ts";
import { toMinor } from "#rating/money/minor-digits.ts";
import { convertMoney, type ExchangeRates } from "#rating/money/exchange.ts";
import { type DecimalMark, longestMeasure, parseAmbiguousNumber, readAmount } from "../../parse/amount.ts";

/** Currencies by the signs and words that files write. Of those that share a sign the first is meant. */
const signs: Readonly<Record<string, RegExp>> = {
  EUR: /€|欧元/,
  GBP: /£|英镑/,
  USD: /\$|美元/,
  CAD: /\$|加元/,
  AUD: /\$|澳元/,
  NZD: /\$/,
  SGD: /\$/,
  HKD: /\$|港币/,
  MXN: /\$/,
  CNY: /[¥￥]|人民币|RMB|(?<!\p{Script=Han})元/iu,
  JPY: /[¥￥]|日元/,
};

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Signs that say whose they are, of those that several share. */
const ownSigns: Readonly<Record<string, string>> = {
  US$: "USD",
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
  S$: "SGD",
  HK$: "HKD",
  NT$: "TWD",
  MX$: "MXN",
  R$: "BRL",
  "CN¥": "CNY",
  "JP¥": "JPY",
};
const ownSign = /(?<![A-Za-z])([A-Z]{1,2})\s?([$¥￥])/;

/**
 * The currency that a text names ("EUR 23.30", "€23.30", "Amount (USD)", "CA$80"). A sign that several share is `usual`'s,
 * if it is one of them.
 */
export function detectCurrency(written: string, usual: string): string | undefined {
  const text = normalizeDigits(written);
  const code = text.split(/[^A-Za-z]+/).find((word) => codes.has(word));
  if (code) return code;
  const [own, owner, sign] = ownSign.exec(text) ?? [];
  if (own) return ownSigns[`${owner}${sign === "$" ? sign : "¥"}`];
  const meant = Object.entries(signs).flatMap(([own, sign]) => (sign.test(text) ? [own] : []));
  return meant.includes(usual) ? usual : meant[0];
}

/**
 * An amount with a currency before or behind it, or none: `$1,234.50`, `1.234,50 €`. Money has no three decimals: `1.234` is
 * twelve hundred and more, unless `mark`, what its column has before decimals, says otherwise. What is given back is
 * below 0: `−9.95`, `$-9.95`, `9,95-`, `(9.95)`, `9.95 CR`; the dash of a round price, `59,-`, says nothing.
 */
export function readMoney(written: string, mark?: DecimalMark): number | undefined {
  if (written.length > longestMeasure) return undefined;
  const text = normalizeDigits(written);
  const bare = text.replace(/^[^\d.,]+|[^\d.,]+$/g, "");
  const amount = mark ? readAmount(bare, mark) : (parseAmbiguousNumber(bare)?.thousands ?? readAmount(bare));
  return amount && givenBack.test(text) ? -amount : amount;
}

const givenBack = /^[^\d(]*[-−–－]\D*\d|\d\s*[-−–－]\D*$|\([^)]*\d[^(]*\)|\bCR\b|\bcredit\b/i;

/** An amount as minor units of another currency; nothing where one of the two has no rate. */
export function toMinorUnits(
  amount: number,
  currency: string,
  wanted: string,
  rates: ExchangeRates,
): number | undefined {
  return convertMoney(toMinor(amount, currency), currency, wanted, rates);
}
