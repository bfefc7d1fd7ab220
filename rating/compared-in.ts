import { exchanged, type Minor } from "./money.ts";
import type { Reference } from "./reference.ts";

/** What totals in different currencies are compared by: the amount in one of them, or as it is if there is no rate. */
export function comparedIn(
  one: string,
  { exchange }: Pick<Reference, "exchange">,
): (price: { total: Minor; currency: string }) => Minor {
  return ({ total, currency }) => exchanged(total, currency, one, exchange.rates) ?? total;
}
