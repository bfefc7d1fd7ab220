import { adviceFor, type Advice } from "./advice.ts";
import type { Quote } from "./answer.ts";
import type { RateCard } from "./card.ts";
import { cardsByService } from "./cards-by-service.ts";
import { Cargo } from "./cargo.ts";
import { exchanged, type Minor } from "./money.ts";
import { cardPricers, quoteCards } from "./quote-cards.ts";
import type { Reference } from "./reference.ts";
import type { Shipment } from "./shipment.ts";
import { daysOnTheWay } from "./transit.ts";
import { workingDaysOf } from "./calendar/transit-of.ts";

/**
 * A service's price for the parcel in minor units of `currency`, and its working days in transit (on the handover day,
 * including any peak); for other goods if it does not accept these.
 */
export type LinePrice = { service: string; goods: string; amount: Minor; currency: string; min: number; max: number };

export type ParcelPrices = {
  /** Lowest price first. */
  lines: readonly LinePrice[];
  /** One quote with all its steps, and the flatter box that would cost less. */
  worked?: { quote: Quote; flatter?: Extract<Advice, { kind: "flatter" }> };
};

/**
 * One parcel on all parcel lines, as a page compares them, each with goods that it accepts. The worked quote is that of
 * the service `worked`, or of the cheapest service that accepts these goods.
 */
export function parcelPrices(
  shipment: Shipment,
  cards: readonly RateCard[],
  reference: Reference,
  worked: string,
): ParcelPrices {
  const quotes = [...cardsByService(cards).values()].flatMap((own) => {
    const suited = { ...shipment, goods: goodsFor(shipment.goods, own) };
    const [answer] = quoteCards(suited, own, reference);
    return answer?.available ? [{ quote: answer, goods: suited.goods }] : [];
  });
  const inOne = ({ total, currency }: Quote) =>
    exchanged(total, currency, shipment.currency, reference.exchange.rates) ?? total;
  quotes.sort((a, b) => inOne(a.quote) - inOne(b.quote));
  const own = quotes.filter(({ goods }) => goods === shipment.goods);
  const chosen = (own.find(({ quote }) => quote.service === worked) ?? own[0])?.quote;
  const flatter = chosen && adviceFor(chosen, shipment, cards, reference).find((advice) => advice.kind === "flatter");
  return {
    lines: quotes.map(({ quote: { service, total, currency, transit }, goods }) => ({
      service,
      goods,
      amount: total,
      currency,
      ...daysOnTheWay(transit),
    })),
    ...(chosen && { worked: { quote: chosen, ...(flatter && { flatter }) } }),
  };
}

/** The goods themselves if the service accepts them, else the first that it does accept. */
export function goodsFor(goods: string, cards: readonly Pick<RateCard, "goods">[]): string {
  const taken = cards[0]?.goods ?? [];
  return taken.includes(goods) ? goods : (taken[0] ?? goods);
}

/** The lowest price of the shipment to each of `places`; a place that no line serves is left out. */
export function lowestPrices(
  shipment: Shipment,
  places: readonly string[],
  cards: readonly RateCard[],
  reference: Reference,
): Map<string, LinePrice> {
  const pricers = cardPricers(shipment.shipDate, cards, reference);
  const out = { total: -1, transitMin: 0, transitMax: 0 };
  const lowest = new Map<string, LinePrice>();
  for (const to of places) {
    const cargo = new Cargo({ ...shipment, to });
    for (const { service, currency, price } of pricers) {
      price(cargo, out);
      const known = lowest.get(to);
      if (out.total < 0 || (known && known.amount <= out.total)) continue;
      const { goods, from, shipDate: handOver } = shipment;
      const { transitMin, transitMax } = out;
      const days = workingDaysOf({ service, from, to, handOver, transitMin, transitMax }, reference.calendar);
      lowest.set(to, { service, goods, amount: out.total, currency, ...days });
    }
  }
  return lowest;
}
