import type { Answer } from "./answer.ts";
import type { RateCard } from "./card.ts";
import { Cargo } from "./cargo.ts";
import { planLoad } from "./loading/plan-load.ts";
import type { ContainerLoader } from "./pricing.ts";
import { cardPricers, type Pricer, quoteCards, quoteCargo } from "./quote-cards.ts";
import type { Reference } from "./reference.ts";
import type { Shipment } from "./shipment.ts";

/** Work for a cheaper mix: a quote is asked for at each key that is typed. */
const steps = 100_000;

/** Loads containers within what a typed key may take. */
export const loadContainers: ContainerLoader = (cargo, spaces, options) =>
  planLoad(cargo, spaces, { ...options, steps });

/** Whether containers are loaded now, or a service that needs it says "being-loaded". */
export type When = "now" | "later";

/** Quotes a shipment over every service that has a card, containers loaded: see `quoteCards`. */
export function quote(
  shipment: Shipment,
  cards: readonly RateCard[],
  reference: Reference,
  when: When = "now",
): Answer[] {
  return quoteCards(shipment, cards, reference, when === "now" ? loadContainers : "later");
}

/** Quotes a shipment against one card. */
export function quoteCard(shipment: Shipment, card: RateCard, reference: Reference): Answer {
  return quoteCargo(new Cargo(shipment), card, reference, loadContainers);
}

/** The services of a day, ready to price orders without explaining them. They give to the cent what `quote` gives. */
export function pricers(shipDate: string, cards: readonly RateCard[], reference: Reference): Pricer[] {
  return cardPricers(shipDate, cards, reference, loadContainers);
}
