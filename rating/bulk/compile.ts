import type { RateCard } from "../card.ts";
import type { Reference } from "../reference.ts";
import { type CardPricer, compileCard, type Priced } from "./compile-card.ts";
import type { Order, Terms } from "./order.ts";

/** A service as it prices thousands of orders: `price` leaves -1 in `out.total` for an order it does not take. */
export type BulkService = { service: string; currency: string; price: CardPricer };

/**
 * Compiles rate cards for a file of orders under the same terms. Gives to the cent what `quote` gives for each order
 * (a property test holds both side by side), without the explanations.
 */
export function compileCards(cards: readonly RateCard[], terms: Terms, reference: Reference): BulkService[] {
  const { shipDate } = terms;
  return [...Map.groupBy(cards, ({ service }) => service)].map(([service, own]) => {
    const valid = own.filter(({ validFrom, validTo }) => validFrom <= shipDate && (!validTo || shipDate <= validTo));
    const pricers = valid.map((card) => compileCard(card, terms, reference));
    return { service, currency: valid[0]?.currency ?? own[0]?.currency ?? "", price: cheapest(pricers) };
  });
}

/** Of several cards of a service the cheapest that takes the order. */
function cheapest(pricers: readonly CardPricer[]): CardPricer {
  const [first] = pricers;
  if (!first)
    return (_, out) => {
      out.total = -1;
    };
  if (pricers.length === 1) return first;
  const other: Priced = { total: -1, transitMin: 0, transitMax: 0 };
  return (order: Order, out: Priced) => {
    first(order, out);
    for (const price of pricers.slice(1)) {
      price(order, other);
      if (other.total >= 0 && (out.total < 0 || other.total < out.total)) Object.assign(out, other);
    }
  };
}
