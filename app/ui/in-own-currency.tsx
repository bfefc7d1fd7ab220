import { minorDigits } from "#rating/minor-digits.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { number } from "./format.ts";

/** What an amount is in the currency that the page's readers count in, roughly; nothing where that is the card's own. */
export function InOwnCurrency({ amount, currency }: { amount: number; currency: string }) {
  const own = useShell()?.ownCurrency;
  const rate = own?.rates[currency];
  if (!own || rate === undefined) return null;
  const about = Math.round((amount / 10 ** minorDigits(currency)) * rate);
  return (
    <span className="block text-[13px] leading-[18px] font-normal text-quiet">
      {m.own_currency_about({ amount: `${own.sign}${number(about, 0)}` })}
    </span>
  );
}
