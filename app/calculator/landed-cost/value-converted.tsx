import { useLayoutEffect } from "react";
import { minorDigits } from "#rating/minor-digits.ts";
import type { Reference } from "#rating/reference.ts";
import { m } from "#app/messages/m.ts";
import { date, number } from "#app/ui/format.ts";
import { currencyText } from "../currency-text.ts";
import { trimmed } from "../fields-of-parcels.ts";
import { inMinor } from "../orders/money-text.ts";
import { moneyInWords } from "./money-in-words.ts";

type Props = {
  /** What was typed: `€300`. */
  text: string;
  currency: string;
  reference: Reference;
  /** Told the amount in the currency of the form. Missing while somebody types, and once it has been told. */
  onRead: ((value: string) => void) | undefined;
};

/** A value that was typed with a currency: what it is in the currency of the form, and by which rate; or that there is none. */
export default function ValueConverted({ text, currency, reference: { exchange }, onRead }: Props) {
  const read = moneyInWords(text, currency);
  const told = read && inMinor(read.amount, read.currency, currency, exchange.rates);
  const value = told === undefined ? undefined : trimmed(told / 10 ** minorDigits(currency));
  useLayoutEffect(() => {
    if (value !== undefined) onRead?.(value);
  }, [value, onRead]);
  if (!read || read.currency === currency) return null;
  const [own, other] = [currency, read.currency].map(currencyText);
  const [mine, theirs] = [exchange.rates[currency], exchange.rates[read.currency]];
  return (
    <p role="status" className="mt-1 text-sm text-quiet">
      {told === undefined || !mine || !theirs
        ? m.value_no_rate({ other: other ?? "", own: own ?? "" })
        : m.value_converted({
            given: `${number(read.amount)} ${other}`,
            rate: `1 ${other} = ${number(mine / theirs, 4)} ${own}`,
            day: date(exchange.date),
          })}
    </p>
  );
}
