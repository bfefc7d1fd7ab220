import type { Answer, Quote } from "#rating/answer.ts";
import type { Minor } from "#rating/money/money.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import { quote } from "#rating/quote.ts";
import type { Reference } from "#rating/reference.ts";
import { makeSample, type SampleOrder } from "./sample.ts";
import type { Side } from "./sides.ts";

/** A price on both sides, in minor units of the service's new currency, without duties and taxes. */
export type Change = { service: string; order: string; zone: string; before: Minor; after: Minor; percent: number };

/** Orders to a destination that one side accepts and the other refuses, out of all that the first accepts there. */
export type Gone = {
  service: string;
  to: string;
  zone: string;
  orders: number;
  of: number;
  why: string;
  example: string;
};

export type ServiceComparison = {
  service: string;
  currency: string;
  /** First days of the cards used. */
  cards: { before: string[]; after: string[] };
  orders: number;
  dearer: number;
  cheaper: number;
  same: number;
  /** For all orders together. */
  percent: number;
  /** In percent: the lowest, those that a tenth, half and nine tenths of the orders do not exceed, and the highest. */
  spread: { least: number; tenth: number; half: number; nineTenths: number; most: number };
  /** Orders by size of change: above `over` percent, up to `upTo`; open-ended if absent. */
  steps: { over?: number; upTo?: number; orders: number }[];
};

export type Comparison = {
  before: { name: string; day: string };
  after: { name: string; day: string };
  orders: number;
  services: ServiceComparison[];
  /** The worst changes in each service's zones, at most ten. */
  worst: Change[];
  /** Orders no longer accepted, and newly accepted. */
  lost: Gone[];
  won: Gone[];
};

type Pair = { order: SampleOrder; before: Answer; after: Answer };

/** Prices the given orders with each service on both sides, or else a sample of its own, and reports what changes for whom. */
export function compare(
  [before, after]: readonly [Side, Side],
  reference: Reference,
  orders?: readonly SampleOrder[],
): Comparison {
  const cards = [...before.cards, ...after.cards];
  const services = [...new Set(cards.map(({ service }) => service))];
  const told: ServiceComparison[] = [];
  const changes: Change[] = [];
  const lost: Gone[] = [];
  const won: Gone[] = [];
  const taken = new Set<SampleOrder>();
  for (const service of services) {
    const pairs = (orders ?? makeSample(service, cards)).map(
      (order): Pair => ({
        order,
        before: quoteSample(before, service, order, reference),
        after: quoteSample(after, service, order, reference),
      }),
    );
    for (const pair of pairs) if (pair.before.available || pair.after.available) taken.add(pair.order);
    const own = pairs.flatMap((pair) => measureChange(pair, reference) ?? []);
    if (own.length > 0) told.push(describeChanges(service, own, pairs));
    changes.push(...own);
    lost.push(...listGone(service, pairs, "before"));
    won.push(...listGone(service, pairs, "after"));
  }
  return {
    before: { name: before.name, day: before.day },
    after: { name: after.name, day: after.day },
    orders: taken.size,
    services: told,
    worst: findWorst(changes),
    lost,
    won,
  };
}

function quoteSample(side: Side, service: string, { shipment }: SampleOrder, reference: Reference): Answer {
  const cards = side.cards.filter((card) => card.service === service);
  const [answer] = quote({ ...shipment, shipDate: side.day }, cards, reference);
  return answer ?? { available: false, service, reasons: [{ field: "card", code: "no-card-for-date" }] };
}

/** What the card itself charges, without duties and taxes, which the law sets. */
function priceOf({ charges }: Quote): Minor {
  return charges
    .filter(({ code }) => ["freight", "handling", "surcharge", "rounding"].includes(code))
    .reduce((sum, { amount }) => sum + amount, 0);
}

function measureChange({ order, before, after }: Pair, reference: Reference): Change | undefined {
  if (!before.available || !after.available) return undefined;
  const old = convertMoney(priceOf(before), before.currency, after.currency, reference.exchange.rates);
  if (old === undefined)
    throw new Error(`${before.service}: ${before.currency} and ${after.currency} have no exchange rate between them`);
  const own = priceOf(after);
  return {
    service: after.service,
    order: order.order,
    zone: after.zone,
    before: old,
    after: own,
    percent: calculatePercent(old, own),
  };
}

/** To a hundredth of a percent; infinite if there was no price before. */
function calculatePercent(before: Minor, after: Minor): number {
  if (before === after) return 0;
  return before <= 0 ? Number.POSITIVE_INFINITY : Math.round(((after - before) / before) * 10_000) / 100;
}

const ends = [-20, -10, -5, -2, 0, 2, 5, 10, 20];

function describeChanges(service: string, changes: readonly Change[], pairs: readonly Pair[]): ServiceComparison {
  const percents = changes.map(({ percent }) => percent).sort((a, b) => a - b);
  const at = (share: number) => percents[Math.ceil(share * percents.length) - 1] ?? percents[0] ?? 0;
  const total = (side: "before" | "after") => changes.reduce((sum, change) => sum + change[side], 0);
  const days = (side: "before" | "after") => [
    ...new Set(pairs.flatMap(({ [side]: answer }) => (answer.available ? [answer.card.validFrom] : []))),
  ];
  const moved = percents.filter((_, index) => percents[index] !== 0);
  const currency = pairs.flatMap(({ after }) => (after.available ? [after.currency] : []))[0] ?? "";
  return {
    service,
    currency,
    cards: { before: days("before"), after: days("after") },
    orders: changes.length,
    dearer: changes.filter(({ before, after }) => after > before).length,
    cheaper: changes.filter(({ before, after }) => after < before).length,
    same: changes.filter(({ before, after }) => after === before).length,
    percent: calculatePercent(total("before"), total("after")),
    spread: { least: at(0), tenth: at(0.1), half: at(0.5), nineTenths: at(0.9), most: at(1) },
    steps: [undefined, ...ends].map((over, step) => {
      const upTo = ends[step];
      return {
        ...(over !== undefined && { over }),
        ...(upTo !== undefined && { upTo }),
        orders: moved.filter((percent) => percent > (over ?? -Infinity) && percent <= (upTo ?? Infinity)).length,
      };
    }),
  };
}

function findWorst(changes: readonly Change[]): Change[] {
  const byZone = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.service} ${change.zone}`;
    const known = byZone.get(key);
    if (change.after > change.before && (!known || change.percent > known.percent)) byZone.set(key, change);
  }
  return [...byZone.values()].sort((a, b) => b.percent - a.percent || b.after - a.after).slice(0, 10);
}

/** What one side (`has`) accepts and the other does not, except for addresses that only lack detail for the other. */
function listGone(service: string, pairs: readonly Pair[], has: "before" | "after"): Gone[] {
  const other = has === "before" ? "after" : "before";
  const found = new Map<string, Gone>();
  for (const pair of pairs) {
    const { [has]: own, [other]: refusal, order } = pair;
    if (!own.available) continue;
    const reasons = refusal.available ? [] : refusal.reasons.map(({ code }) => code);
    if (reasons.includes("postcode-needed")) continue;
    const { to } = order.shipment;
    const key = `${to} ${own.zone}`;
    const known = found.get(key) ?? { service, to, zone: own.zone, orders: 0, of: 0, why: "", example: "" };
    known.of += 1;
    if (!refusal.available) {
      known.orders += 1;
      known.why ||= reasons.map((code) => code.replaceAll("-", " ")).join(", ");
      known.example ||= order.order;
    }
    found.set(key, known);
  }
  return [...found.values()].filter(({ orders }) => orders > 0);
}
