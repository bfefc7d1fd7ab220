import type { Answer, Billable, Charge, Quote, Reason } from "./answer.ts";
import type { RateCard } from "./card.ts";
import { cardsByService } from "./cards-by-service.ts";
import { Cargo } from "./cargo.ts";
import { comparedIn } from "./compared-in.ts";
import { compiled } from "./compile.ts";
import { emissionsOf } from "./emissions.ts";
import { evaluate, type Story } from "./evaluate.ts";
import { type Loading, newPricing } from "./pricing.ts";
import type { Reference } from "./reference.ts";
import { type Shipment, totalMass } from "./shipment.ts";
import { deliveryDays } from "./transit.ts";

/**
 * Quotes a shipment on every service that has a card: one answer per service, in the order of the cards. Of a service's
 * cards those valid on the ship date apply; if there are several (container and LCL), the cheapest available one is the
 * answer. With `loading` "later" no container is loaded: a service that needs a plan answers "being-loaded".
 */
export function quoteCards(
  shipment: Shipment,
  cards: readonly RateCard[],
  reference: Reference,
  loading: Loading = "later",
): Answer[] {
  const cargo = new Cargo(shipment);
  return servicesOf(cards).map(([service, own]) => quoteService(cargo, service, own, reference, loading));
}

/** Whether the answer waits for a loading plan. */
export function isBeingLoaded(answer: Answer): boolean {
  return !answer.available && answer.reasons.some(({ code }) => code === "being-loaded");
}

type Service = readonly [service: string, cards: readonly RateCard[]];
const grouped = new WeakMap<readonly RateCard[], readonly Service[]>();

/** The cards by service, grouped only once for the same list. */
function servicesOf(cards: readonly RateCard[]): readonly Service[] {
  let services = grouped.get(cards);
  if (!services) {
    services = [...cardsByService(cards)];
    grouped.set(cards, services);
  }
  return services;
}

function quoteService(
  cargo: Cargo,
  service: string,
  cards: readonly RateCard[],
  reference: Reference,
  loading: Loading,
): Answer {
  const { shipDate, currency } = cargo.shipment;
  const valid = validOn(shipDate, cards);
  if (valid.length === 0) return { available: false, service, reasons: [noCardFor(shipDate, cards)] };
  const [only] = valid;
  if (only && valid.length === 1) return quoteCargo(cargo, only, reference, loading);
  const answers = valid.map((card) => quoteCargo(cargo, card, reference, loading));
  const waiting = answers.find(isBeingLoaded);
  if (waiting) return waiting;
  const inOne = comparedIn(currency, reference.exchange.rates);
  const quotes = answers.filter((answer): answer is Quote => answer.available).sort((a, b) => inOne(a) - inOne(b));
  return quotes[0] ?? answers[0] ?? { available: false, service, reasons: [] };
}

/** The cards of a service that apply on a day: for each method the most recent. */
export function validOn(day: string, cards: readonly RateCard[]): RateCard[] {
  const valid = cards.filter(({ validFrom, validTo }) => validFrom <= day && (!validTo || day <= validTo));
  if (valid.length < 2) return valid;
  return valid.filter((card) =>
    valid.every((other) => other.tariff.method !== card.tariff.method || other.validFrom <= card.validFrom),
  );
}

/** The cards of all services that apply on a day. */
export function cardsOfDay(day: string, cards: readonly RateCard[]): RateCard[] {
  return [...cardsByService(cards).values()].flatMap((own) => validOn(day, own));
}

function noCardFor(shipDate: string, cards: readonly RateCard[]): Reason {
  const starts = cards.map(({ validFrom }) => validFrom).sort();
  const next = starts.find((day) => day > shipDate);
  const last = cards
    .map(({ validTo }) => validTo ?? "")
    .sort()
    .at(-1);
  const date = next ?? last;
  return {
    field: "date",
    code: "no-card-for-date",
    given: shipDate,
    ...(date && { limit: date, fix: { field: "shipDate", date } }),
  };
}

/** Quotes cargo on one card. */
export function quoteCargo(cargo: Cargo, card: RateCard, reference: Reference, loading: Loading): Answer {
  const charges: Charge[] = [];
  const out = newPricing(charges, loading);
  const story: Story = { reasons: [], weight: { pieces: [], steps: [] } };
  evaluate(compiled(card), cargo, reference, out, story);
  const { lane, weighed } = story;
  if (!lane || !weighed) return { available: false, service: card.service, reasons: story.reasons };
  const { shipment } = cargo;
  const pieces = cargo.in(card.unit);
  const billable: Billable = {
    unit: card.unit,
    mass: weighed.total,
    pieces: story.weight.pieces.map((steps, at) => ({
      quantity: pieces.list[at]?.quantity ?? 0,
      mass: weighed.pieceMasses[at] ?? 0,
      steps,
    })),
    steps: story.weight.steps,
    ...(out.revenueTons > 0 && { revenueTons: out.revenueTons }),
  };
  const emissions = emissionsOf(card, shipment.to, totalMass(shipment), reference);
  return {
    available: true,
    service: card.service,
    currency: card.currency,
    card: { validFrom: card.validFrom, ...(card.validTo && { validTo: card.validTo }) },
    zone: lane.zone,
    billable,
    charges,
    total: out.total,
    bySeller: story.bySeller ?? [],
    transit: deliveryDays(card, out, shipment, reference),
    ...(out.plan && { loading: out.plan }),
    ...(emissions !== undefined && { emissions }),
  };
}

/** Total and days of an order; a total of -1 means refused. */
export type Price = { total: number; transitMin: number; transitMax: number };

/** A service that prices thousands of orders for one day: `price` writes into `out` to avoid an object per order. */
export type Pricer = { service: string; currency: string; price: (cargo: Cargo, out: Price) => void };

/** The services of a day, ready to price orders without explanations, with exactly the amounts that `quote` gives. */
export function cardPricers(
  shipDate: string,
  cards: readonly RateCard[],
  reference: Reference,
  loading: Loading = "later",
): Pricer[] {
  return servicesOf(cards).map(([service, own]) => {
    const valid = validOn(shipDate, own).map(compiled);
    const pricing = newPricing(undefined, loading);
    return {
      service,
      currency: valid[0]?.card.currency ?? own[0]?.currency ?? "",
      price: (cargo, out) => {
        out.total = -1;
        for (const card of valid) {
          evaluate(card, cargo, reference, pricing);
          if (pricing.total < 0 || (out.total >= 0 && pricing.total >= out.total)) continue;
          out.total = pricing.total;
          out.transitMin = pricing.transitMin;
          out.transitMax = pricing.transitMax;
        }
      },
    };
  });
}
