import type { Answer, Billable, Charge, Quote, Reason, Refusal } from "./answer.ts";
import type { RateCard } from "./card.ts";
import { compileCard } from "./compile.ts";
import { evaluate, findNearest, type Story } from "./evaluate.ts";
import { type Loading, newPricing } from "./freight/pricing.ts";
import { convertForComparison } from "./money/exchange.ts";
import { findMainLeg, type Reference } from "./reference.ts";
import { Cargo } from "./shipment/cargo.ts";
import { type Shipment, sumMass } from "./shipment/shipment.ts";
import { grains, type Mass } from "./shipment/units.ts";
import { countDeliveryDays } from "./calendar/transit-plan.ts";

/**
 * Quotes a shipment on every service that has a card: one answer per service, in the order of the cards. Of a service's
 * cards those valid on the ship date apply; if there are several (container and LCL), the cheapest available one is the
 * answer, or, where all refuse, the one that comes nearest. With `loading` "later" no container is loaded: a service that needs a plan answers "being-loaded".
 */
export function quoteCards(
  shipment: Shipment,
  cards: readonly RateCard[],
  reference: Reference,
  loading: Loading = "later",
): Answer[] {
  const cargo = new Cargo(shipment);
  return groupByService(cards).map(([service, own]) => quoteService(cargo, service, own, reference, loading));
}

/** Whether the answer waits for a loading plan. */
export function isBeingLoaded(answer: Answer): boolean {
  return !answer.available && answer.reasons.some(({ code }) => code === "being-loaded");
}

type Service = readonly [service: string, cards: readonly RateCard[]];

const grouped = new WeakMap<readonly RateCard[], readonly Service[]>();

/** The cards by service, grouped only once for the same list. */
function groupByService(cards: readonly RateCard[]): readonly Service[] {
  let services = grouped.get(cards);
  if (!services) {
    services = [...groupCardsByService(cards)];
    grouped.set(cards, services);
  }
  return services;
}

/** Rate cards by service, in the order in which the services first appear. */
export function groupCardsByService(cards: readonly RateCard[]): Map<string, RateCard[]> {
  // not `Map.groupBy`: browsers inside chat apps are often too old for it (Chromium 117)
  const services = new Map<string, RateCard[]>();
  for (const card of cards) {
    const own = services.get(card.service);
    if (own) own.push(card);
    else services.set(card.service, [card]);
  }
  return services;
}

/**
 * A shipment's emissions in grams of CO₂e: tonnes × kilometres × factor, for the main leg and the last leg by road.
 * Uses actual weight, as ISO 14083 does. Undefined if the lane's distance is not known.
 */
function estimateEmissions(card: RateCard, to: string, mass: Mass, { emissions }: Reference): number | undefined {
  const main = findMainLeg(emissions, to, card.mode);
  if (!main) return undefined;
  return Math.round((mass / grains.t) * (main.km * main.factor + main.last * emissions.perTonneKm.road));
}

function quoteService(
  cargo: Cargo,
  service: string,
  cards: readonly RateCard[],
  reference: Reference,
  loading: Loading,
): Answer {
  const { shipDate, currency } = cargo.shipment;
  const valid = filterValidCards(shipDate, cards);
  const answers = valid.map((card) => quoteCargo(cargo, card, reference, loading));
  const waiting = answers.find(isBeingLoaded);
  if (waiting) return waiting;
  const inOne = convertForComparison(currency, reference.exchange.rates);
  const quotes = answers.filter((answer): answer is Quote => answer.available).sort((a, b) => inOne(a) - inOne(b));
  const refusals = answers.filter((answer): answer is Refusal => !answer.available);
  return quotes[0] ?? findNearest(refusals) ?? { available: false, service, reasons: [explainNoCard(shipDate, cards)] };
}

/** The cards of a service that apply on a day: for each method the most recent. */
export function filterValidCards(day: string, cards: readonly RateCard[]): RateCard[] {
  const valid = cards.filter(({ validFrom, validTo }) => validFrom <= day && (!validTo || day <= validTo));
  return valid.filter((card) =>
    valid.every((other) => other.tariff.method !== card.tariff.method || other.validFrom <= card.validFrom),
  );
}

/** The cards of all services that apply on a day. */
export function filterCardsByDay(day: string, cards: readonly RateCard[]): RateCard[] {
  return [...groupCardsByService(cards).values()].flatMap((own) => filterValidCards(day, own));
}

function explainNoCard(shipDate: string, cards: readonly RateCard[]): Reason {
  const days = (name: "validFrom" | "validTo") => cards.map((card) => card[name] ?? "").sort();
  const date = days("validFrom").find((day) => day > shipDate) ?? days("validTo").at(-1);
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
  evaluate(compileCard(card), cargo, reference, out, story);
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
    ...(card.measure && { measured: { of: card.measure.of, amount: out.measured } }),
  };
  const emissions = estimateEmissions(card, shipment.to, sumMass(shipment), reference);
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
    transit: countDeliveryDays(card, out, shipment, reference),
    ...(out.plan && { loading: out.plan }),
    ...(emissions !== undefined && { emissions }),
  };
}

/** Total and days of an order; a total of -1 means refused. */
export type Price = { total: number; transitMin: number; transitMax: number };

/** A service that prices thousands of orders for one day: `price` writes into `out` to avoid an object per order. */
export type Pricer = { service: string; currency: string; price: (cargo: Cargo, out: Price) => void };

/** The services of a day, ready to price orders without explanations, with exactly the amounts that `quote` gives. */
export function makeCardPricers(
  shipDate: string,
  cards: readonly RateCard[],
  reference: Reference,
  loading: Loading = "later",
): Pricer[] {
  return groupByService(cards).map(([service, own]) => {
    const valid = filterValidCards(shipDate, own).map(compileCard);
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
