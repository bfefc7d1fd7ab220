import type { Limits, RateCard } from "#rating/card.ts";
import type { Minor } from "#rating/money/money.ts";
import { convertMoney, type ExchangeRates } from "#rating/money/exchange.ts";
import { quote } from "#rating/quote.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { pickService, type PriceTable, type Split } from "./splits.ts";

/**
 * Orders that go by a dearer line because their goods are worth more than a cheaper one takes. `limit` is for one parcel,
 * in minor units of `currency`; `extra`, what they cost more, in those of the page.
 */
export type ValueLimitImpact = { service: string; limit: Minor; currency: string; rows: number[]; extra: Minor };

/** An order that lines refuse for what its goods are worth, with what each line would ask: as in a price table of one row. */
export type ValueLimitedOrder = { shipment: Shipment; table: PriceTable };

/** The cards as they would be if no goods were worth too much for them. */
export function removeValueLimits(cards: readonly RateCard[]): RateCard[] {
  const freed = ({ maxValue: _, ...limits }: Limits) => limits;
  return cards.map((card) => ({
    ...card,
    limits: freed(card.limits),
    limitsByZone: Object.fromEntries(Object.entries(card.limitsByZone).map(([zone, limits]) => [zone, freed(limits)])),
  }));
}

/** The least value, in minor units of a currency, that some card refuses to exceed. */
export function findLowestValueLimit(cards: readonly RateCard[], currency: string, rates: ExchangeRates): Minor {
  const limits = cards.flatMap((card) =>
    [card.limits, ...Object.values(card.limitsByZone)].flatMap(({ maxValue }) =>
      maxValue === undefined ? [] : (convertMoney(maxValue, card.currency, currency, rates) ?? 0),
    ),
  );
  return Math.min(...limits);
}

/** What the values of the goods cost in a split, by the cheaper line that refuses them; the dearest group first. */
export function measureValueLimitImpact(
  split: Split,
  totals: Float64Array,
  otherwise: ReadonlyMap<number, ValueLimitedOrder>,
  services: readonly { service: string }[],
  { cards, reference }: { cards: readonly RateCard[]; reference: Reference },
): ValueLimitImpact[] {
  const groups = new Map<string, ValueLimitImpact>();
  for (const [row, { shipment, table }] of otherwise) {
    const chosen = pickService(split, table, 0);
    const extra = (totals[row] ?? -1) - (table.totals[chosen] ?? 0);
    const service = services[chosen]?.service;
    if (service === undefined || (totals[row] ?? -1) < 0 || extra <= 0) continue;
    const own = cards.filter((card) => card.service === service);
    const reasons = quote(shipment, own, reference, "later").flatMap((answer) =>
      answer.available ? [] : answer.reasons,
    );
    const reason = reasons.find(({ code }) => code === "value-too-high");
    if (reason?.currency === undefined) continue;
    const { currency } = reason;
    // the limit of an order is that of a parcel times its parcels
    const limit = Math.round(Number(reason.limit) / shipment.parcels.reduce((sum, { quantity }) => sum + quantity, 0));
    const key = `${service} ${limit}`;
    const group = groups.get(key) ?? { service, limit, currency, rows: [], extra: 0 };
    group.rows.push(row);
    group.extra += extra;
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.extra - a.extra);
}
