import { inOwnCurrency } from "#site/own-currency.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";

/** What an amount is in the currency that the page's readers count in, roughly; nothing where that is the card's own. */
export function InOwnCurrency({ amount, currency }: { amount: number; currency: string }) {
  const { ownCurrency, locale } = useShell();
  const own = inOwnCurrency({ amount, currency }, ownCurrency, locale);
  if (own === undefined) return null;
  return (
    <span className="block text-[13px] leading-[18px] font-normal whitespace-nowrap text-quiet">
      {m.own_currency_about({ amount: own })}
    </span>
  );
}
