import { useLayoutEffect } from "react";
import { m } from "#app/messages/m.ts";
import { formatNumber } from "#app/ui/format.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import type { Reference } from "#rating/reference.ts";
import { describeExchange, formatCurrency } from "../format/money.ts";
import { readNumberAt } from "../parse/line/numbers.ts";
import { splitLine } from "../parse/line/tokens.ts";
import { toSimplified } from "../parse/simplified.ts";
import { trimZeros } from "../store/write-parcels.ts";
import { detectCurrency, readMoney, toMinorUnits } from "../orders/import/money.ts";

export type ConversionProps = {
  /** What was typed: `€300`. */
  text: string;
  currency: string;
  reference: Reference;
  /** Called with the amount in the currency of the form, if it is one, and what was converted. Undefined while somebody types, and once it has been called. */
  onRead: ((value: string | undefined, note: string | undefined) => void) | undefined;
};

/** A value that was typed with a currency: what it is in the currency of the form, and by which rate; or that there is none. */
export default function ValueConverted({ text, currency, reference: { exchange }, onRead }: ConversionProps) {
  const read = parseMoney(text, currency);
  const converted = read && toMinorUnits(read.amount, read.currency, currency, exchange.rates);
  const value = converted === undefined ? undefined : trimZeros(converted / 10 ** getMinorDigits(currency));
  const isOther = read !== undefined && read.currency !== currency;
  const note = isOther ? describeConversion(read, converted, currency, exchange) : undefined;
  useLayoutEffect(() => {
    onRead?.(value, note);
  }, [value, note, onRead]);
  if (!note) return null;
  return (
    <p role="status" className="mt-1 text-sm text-quiet">
      {note}
    </p>
  );
}

function describeConversion(
  { amount, currency }: NonNullable<ReturnType<typeof parseMoney>>,
  converted: number | undefined,
  into: string,
  exchange: Reference["exchange"],
): string {
  const [own = "", other = ""] = [into, currency].map(formatCurrency);
  const rate = describeExchange(currency, into, { exchange });
  if (converted === undefined || !rate) return m.value_no_rate({ other, own });
  return m.value_converted({ given: `${formatNumber(amount)} ${other}`, rate: rate.rate, day: rate.date });
}

const words: readonly [RegExp, string][] = [
  [/\b(?:US )?DOLLARS?\b/, "$"],
  [/\bEUROS?\b/, "€"],
  [/\bPOUNDS?\b/, "£"],
  [/\b(?:YUAN|RENMINBI)\b/, "人民币"],
  [/\bYEN\b/, "日元"],
];

/**
 * An amount with its currency as people type it: `€300`, `300 eur`, `120 dollars`, `C$80`. A sign or word that several
 * currencies share is `usual`'s, if it is one of them; so is an amount in Chinese numerals alone. Undefined where no amount or no currency is named.
 */
export function parseMoney(text: string, usual: string): { amount: number; currency: string } | undefined {
  const plain = toSimplified(text);
  const numbered = writeNumerals(plain);
  const signed = words.reduce((rest, [word, sign]) => rest.replace(word, sign), numbered.toUpperCase());
  const currency =
    detectCurrency(signed, usual) ?? (numbered !== plain && /^[\d.]+$/.test(numbered) ? usual : undefined);
  const amount = readMoney(signed);
  return currency === undefined || amount === undefined || amount < 0 ? undefined : { amount, currency };
}

/** A text with its Chinese numerals in digits: `1万`, `一千五美元`. */
function writeNumerals(text: string): string {
  const tokens = splitLine(text);
  for (const [at, { start }] of tokens.entries()) {
    const { amount, next } = readNumberAt(tokens, at) ?? {};
    const numeral = text.slice(start, next && tokens[next - 1]?.end);
    if (next && amount && /^[^a-z]*\p{Script=Han}$/iu.test(numeral)) return text.replace(numeral, String(amount));
  }
  return text;
}
