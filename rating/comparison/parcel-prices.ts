import { adviseOn, type Advice } from "./advice.ts";
import type { Quote, Reason } from "../answer.ts";
import type { RateCard } from "../card.ts";
import { groupCardsByService, makeCardPricers, quoteCards } from "../quote-cards.ts";
import { Cargo } from "../shipment/cargo.ts";
import { convertForComparison } from "../money/exchange.ts";
import type { Minor } from "../money/money.ts";
import type { Reference } from "../reference.ts";
import type { Shipment } from "../shipment/shipment.ts";
import { getTransitDays } from "../answer.ts";
import { countWorkingDays } from "../calendar/transit-plan.ts";

/**
 * A service's price for the parcel in minor units of `currency`, and its working days in transit (on the handover day,
 * including any peak); for other goods if it does not accept these.
 */
export type LinePrice = { service: string; goods: string; amount: Minor; currency: string; min: number; max: number };

export type ParcelPrices = {
  /** Lowest price first. */
  lines: readonly LinePrice[];
  /** Why each other line does not take it, with the goods that it was asked for. */
  refused: readonly { service: string; goods: string; reasons: readonly Reason[] }[];
  /** One quote with all its steps, and the flatter box that would cost less. */
  worked?: { quote: Quote; flatter?: Extract<Advice, { kind: "flatter" }> };
};

/**
 * One parcel on all parcel lines, as a page compares them, each with goods that it accepts. The worked quote is that of
 * the service `worked`, or of the cheapest service that accepts these goods.
 */
export function priceParcels(
  shipment: Shipment,
  cards: readonly RateCard[],
  reference: Reference,
  worked: string,
): ParcelPrices {
  const refused: ParcelPrices["refused"][number][] = [];
  const quotes = [...groupCardsByService(cards).values()].flatMap((own) => {
    const goods = resolveGoods(shipment.goods, own);
    const [answer] = quoteCards({ ...shipment, goods }, own, reference);
    if (answer?.available) return [{ quote: answer, goods }];
    if (answer) refused.push({ service: answer.service, goods, reasons: answer.reasons });
    return [];
  });
  const inOne = convertForComparison(shipment.currency, reference.exchange.rates);
  quotes.sort((a, b) => inOne(a.quote) - inOne(b.quote));
  const own = quotes.filter(({ goods }) => goods === shipment.goods);
  const chosen = (own.find(({ quote }) => quote.service === worked) ?? own[0])?.quote;
  const flatter = chosen && adviseOn(chosen, shipment, cards, reference).find((advice) => advice.kind === "flatter");
  return {
    lines: quotes.map(({ quote: { service, total, currency, transit }, goods }) => ({
      service,
      goods,
      amount: total,
      currency,
      ...getTransitDays(transit),
    })),
    refused,
    ...(chosen && { worked: { quote: chosen, ...(flatter && { flatter }) } }),
  };
}

/** The goods themselves if the service accepts them, else the first that it does accept. */
export function resolveGoods(goods: string, cards: readonly Pick<RateCard, "goods">[]): string {
  const taken = cards[0]?.goods ?? [];
  return taken.includes(goods) ? goods : (taken[0] ?? goods);
}

/** The lowest price of the shipment to each of `places`; a place that no line serves is left out. */
export function findLowestPrices(
  shipment: Shipment,
  places: readonly string[],
  cards: readonly RateCard[],
  reference: Reference,
): Map<string, LinePrice> {
  const pricers = makeCardPricers(shipment.shipDate, cards, reference);
  const out = { total: -1, transitMin: 0, transitMax: 0 };
  const inOne = convertForComparison(shipment.currency, reference.exchange.rates);
  const lowest = new Map<string, LinePrice>();
  for (const to of places) {
    const cargo = new Cargo({ ...shipment, to });
    for (const { service, currency, price } of pricers) {
      price(cargo, out);
      const known = lowest.get(to);
      const { total } = out;
      if (total < 0) continue;
      if (known && inOne({ ...known, total: known.amount }) <= inOne({ total, currency })) continue;
      const { goods, from, shipDate: handOver } = shipment;
      const { transitMin, transitMax } = out;
      const days = countWorkingDays({ service, from, to, handOver, transitMin, transitMax }, reference.calendar);
      lowest.set(to, { service, goods, amount: total, currency, ...days });
    }
  }
  return lowest;
}
