import { useCallback } from "react";
import { inOwnCurrency } from "#site/own-currency.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";

/** Says what an amount in minor units roughly is in the currency that the page's readers count in: `about ¥90`. */
export function useOwnCurrency(): (amount: number, currency: string) => string | undefined {
  const { ownCurrency, locale } = useShell();
  return useCallback(
    (amount, currency) => {
      const own = inOwnCurrency({ amount, currency }, ownCurrency, locale);
      return own === undefined ? undefined : m.own_currency_about({ amount: own });
    },
    [ownCurrency, locale],
  );
}
