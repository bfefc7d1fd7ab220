import type { Answer } from "./answer.ts";
import type { RateCard } from "./card.ts";
import { Cargo } from "./shipment/cargo.ts";
import { packContainers } from "./loading/plan-load.ts";
import type { ContainerLoader } from "./freight/pricing.ts";
import { makeCardPricers, type Pricer, quoteCards, quoteCargo } from "./quote-cards.ts";
import type { Reference } from "./reference.ts";
import type { Shipment } from "./shipment/shipment.ts";

/** Steps for finding a cheaper mix; few, because a quote is made at every keystroke. */
const steps = 100_000;

/** Loads containers fast enough to do it at every keystroke. */
export const loadContainers: ContainerLoader = (cargo, spaces, options) =>
  packContainers(cargo, spaces, { ...options, steps });

/** Whether containers are loaded now, or a service that needs it answers "being-loaded". */
export type When = "now" | "later";

/** Quotes a shipment on every service that has a card, with containers loaded: see `quoteCards`. */
export function quote(
  shipment: Shipment,
  cards: readonly RateCard[],
  reference: Reference,
  when: When = "now",
): Answer[] {
  return quoteCards(shipment, cards, reference, when === "now" ? loadContainers : "later");
}

/** Quotes a shipment on one card; `load`: other than by loading its pieces. */
export function quoteCard(shipment: Shipment, card: RateCard, reference: Reference, load = loadContainers): Answer {
  return quoteCargo(new Cargo(shipment), card, reference, load);
}

/** The services of a day, ready to price orders without explanations, with exactly the amounts that `quote` gives. */
export function makePricers(shipDate: string, cards: readonly RateCard[], reference: Reference): Pricer[] {
  return makeCardPricers(shipDate, cards, reference, loadContainers);
}
