import { type ExchangeRates, exchanged, type Minor } from "./money.ts";

/** What totals in different currencies are compared by: the amount in one of them, or as it is if there is no rate. */
export function comparedIn(one: string, rates: ExchangeRates): (price: { total: Minor; currency: string }) => Minor {
  return ({ total, currency }) => exchanged(total, currency, one, rates) ?? total;
}
