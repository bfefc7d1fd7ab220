import { exchanged } from "#rating/money.ts";
import type { Reference } from "#rating/reference.ts";
import { money } from "#app/ui/format.ts";

/** Shows an amount of a card in the currency chosen, as far as there is a rate; `own` is the card's own amount then. */
export function displayMoney(
  amount: number,
  from: string,
  to: string,
  reference: Reference,
): { shown: string; own?: string } {
  const converted = exchanged(amount, from, to, reference.exchange.rates);
  if (from === to || converted === undefined) return { shown: money(amount, from) };
  return { shown: money(converted, to), own: money(amount, from) };
}
