import { useCallback } from "react";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { convertToOwnCurrency } from "#site/currency.ts";

type Props = {
  amount: number;
  currency: string;
  /** Its look, where it is more than a note. */
  className?: string;
};

/** What an amount is in the currency that the page's readers count in, roughly; nothing where that is the card's own. */
export function OwnCurrencyAmount({ amount, currency, className = "text-[0.8125rem] font-normal text-quiet" }: Props) {
  const own = useOwnCurrency()(amount, currency);
  return own === undefined ? null : (
    <span className={`block leading-[1.125rem] whitespace-nowrap ${className}`}>{own}</span>
  );
}

/** Says what an amount in minor units roughly is in the currency that the page's readers count in: `about ¥90`. */
export function useOwnCurrency(): (amount: number, currency: string) => string | undefined {
  const { ownCurrency, locale } = useShell();
  return useCallback(
    (amount, currency) => {
      const own = convertToOwnCurrency({ amount, currency }, ownCurrency, locale);
      return own === undefined ? undefined : m.own_currency_about({ amount: own });
    },
    [ownCurrency, locale],
  );
}
