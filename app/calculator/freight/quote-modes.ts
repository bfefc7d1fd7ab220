import type { Answer } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import type { ContainerKind } from "#rating/loading/containers-and-pallets.ts";
import { convertForComparison } from "#rating/money/exchange.ts";
import { quoteCard } from "#rating/quote.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { type FreightMode, type FreightModeName, rankRefusal, wayNames } from "./modes.ts";

/** A way to send freight: a card, or the one kind of container of a card. */
export type FreightModeCard = { name: FreightModeName; card: RateCard };

/** The freight cards of a day, with one way for each kind of container. */
export function listModeCards(day: string, cards: readonly RateCard[]): FreightModeCard[] {
  return filterCardsByDay(day, cards)
    .flatMap(listOwnModes)
    .sort((a, b) => wayNames.indexOf(a.name) - wayNames.indexOf(b.name));
}

function listOwnModes(card: RateCard): FreightModeCard[] {
  const { tariff } = card;
  switch (tariff.method) {
    case "weight-or-measure":
      return [{ name: "LCL", card }];
    case "breaks":
      return [{ name: "air", card }];
    case "container": {
      const kinds = new Set(Object.values(tariff.bands).flatMap((rows) => rows.map(({ container }) => container)));
      return [...kinds].map((kind) => ({ name: kind, card: filterByContainer(card, kind) }));
    }
    case "per-kg-and-item":
    case "flat-by-band":
    case "first-and-additional":
      return [];
  }
}

function filterByContainer(card: RateCard, kind: ContainerKind): RateCard {
  const { tariff } = card;
  if (tariff.method !== "container") return card;
  const bands = Object.entries(tariff.bands).map(
    ([zone, rows]) => [zone, rows.filter(({ container }) => container === kind)] as const,
  );
  return { ...card, tariff: { ...tariff, bands: Object.fromEntries(bands) } };
}

/** Each way's answer, with its total in the shipment's currency; of several cards of one way the best. */
export function quoteModes(shipment: Shipment, cards: readonly FreightModeCard[], reference: Reference): FreightMode[] {
  const all = cards.map(({ name, card }) => toMode(name, quoteCard(shipment, card, reference), shipment, reference));
  return wayNames.flatMap((name) => {
    const own = all.filter((way) => way.name === name);
    const priced = own.filter(({ total }) => total !== undefined).sort((a, b) => (a.total ?? 0) - (b.total ?? 0));
    const best = priced[0] ?? own.toSorted((a, b) => rankRefusal(a.answer) - rankRefusal(b.answer))[0];
    return best ? [best] : [];
  });
}

function toMode(name: FreightModeName, answer: Answer, { currency }: Shipment, { exchange }: Reference): FreightMode {
  if (!answer.available) return { name, answer };
  const total = convertForComparison(currency, exchange.rates)(answer);
  return { name, answer, total };
}
