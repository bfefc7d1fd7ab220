import type { Answer, Quote } from "#rating/answer.ts";
import type { ContainerKind, RateCard } from "#rating/card.ts";
import { comparedIn } from "#rating/compared-in.ts";
import { quoteCard } from "#rating/quote.ts";
import { cardsOfDay } from "#rating/quote-cards.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment.ts";

export const wayNames = ["LCL", "20GP", "40GP", "40HC", "air"] as const;
export type WayName = (typeof wayNames)[number];

/** A way to send freight: a card, or the one kind of container of a card. */
export type WayCard = { name: WayName; card: RateCard };
export type Way = { name: WayName; answer: Answer; total?: number };

/** The freight cards of a day, with one way for each kind of container. */
export function wayCards(day: string, cards: readonly RateCard[]): WayCard[] {
  return cardsOfDay(day, cards)
    .flatMap((card): WayCard[] => {
      const { tariff } = card;
      if (tariff.method === "weight-or-measure") return [{ name: "LCL", card }];
      if (tariff.method === "breaks") return [{ name: "air", card }];
      if (tariff.method !== "container") return [];
      const kinds = [...new Set(Object.values(tariff.bands).flatMap((rows) => rows.map(({ container }) => container)))];
      return kinds.map((kind) => ({ name: kind, card: onlyIn(card, kind) }));
    })
    .sort((a, b) => wayNames.indexOf(a.name) - wayNames.indexOf(b.name));
}

function onlyIn(card: RateCard, kind: ContainerKind): RateCard {
  const { tariff } = card;
  if (tariff.method !== "container") return card;
  const bands = Object.entries(tariff.bands).map(
    ([zone, rows]) => [zone, rows.filter(({ container }) => container === kind)] as const,
  );
  return { ...card, tariff: { ...tariff, bands: Object.fromEntries(bands) } };
}

/** Each way's answer, with its total in the shipment's currency; of several cards of one way the best. */
export function waysOf(shipment: Shipment, cards: readonly WayCard[], reference: Reference): Way[] {
  const all = cards.map(({ name, card }) => wayOf(name, quoteCard(shipment, card, reference), shipment, reference));
  return wayNames.flatMap((name) => {
    const own = all.filter((way) => way.name === name);
    const priced = own.filter(({ total }) => total !== undefined).sort((a, b) => (a.total ?? 0) - (b.total ?? 0));
    const best = priced[0] ?? own.toSorted((a, b) => farness(a.answer) - farness(b.answer))[0];
    return best ? [best] : [];
  });
}

function wayOf(name: WayName, answer: Answer, { currency }: Shipment, { exchange }: Reference): Way {
  if (!answer.available) return { name, answer };
  const total = comparedIn(currency, exchange.rates)(answer);
  return { name, answer, total };
}

/** How far a way is from being possible: a postcode only has to be typed, a destination cannot be changed. */
export function farness(answer: Answer): number {
  if (answer.available) return 0;
  const codes = answer.reasons.map(({ code }) => code);
  if (codes.includes("postcode-needed")) return 1;
  if (codes.includes("origin-not-served") || codes.includes("destination-not-served")) return 9;
  return 2 + Math.min(5, codes.length);
}

export function isPriced(way: Way): way is Way & { answer: Quote; total: number } {
  return way.answer.available && way.total !== undefined;
}

export function cheapestOf(ways: readonly Way[]): WayName | undefined {
  let best: Way | undefined;
  for (const way of ways)
    if (way.total !== undefined && way.total < (best?.total ?? Number.POSITIVE_INFINITY)) best = way;
  return best?.name;
}

/** Of the priced ways the one that a visitor chose, else the cheapest. */
export function openedOf<Own extends Way>(priced: readonly Own[], chosen: WayName | undefined): Own | undefined {
  return priced.find(({ name }) => name === chosen) ?? priced.find(({ name }) => name === cheapestOf(priced));
}
