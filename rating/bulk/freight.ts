import type { RateCard, Tariff } from "../card.ts";
import { grains, type Mass } from "../mass.ts";
import { type Minor, priced } from "../money.ts";

/** Freight of one parcel with its days; `amount` is -1 where no band holds it. */
export type BandPrice = { amount: Minor; transitMin: number; transitMax: number };

const none: BandPrice = { amount: -1, transitMin: 0, transitMax: 0 };

/** Prices of a zone, ready to be looked up by billable mass. Nothing for tariffs that do not price by the parcel. */
export function compileFreight(card: RateCard, zone: string): ((mass: Mass) => BandPrice) | undefined {
  const { tariff, currency, unit } = card;
  const grain = grains[unit];
  switch (tariff.method) {
    case "per-kg-and-item":
      return byBand(tariff, zone, ({ perUnit, perItem }) => {
        const item = priced(perItem, 1, 1, currency);
        return (mass) => priced(perUnit, mass, grain, currency) + item;
      });
    case "flat-by-band":
      return byBand(tariff, zone, ({ price }) => {
        const amount = priced(price, 1, 1, currency);
        return () => amount;
      });
    case "first-and-additional":
      return byBand(tariff, zone, ({ first, firstPrice, step, stepPrice }) => {
        return (mass) => {
          const further = Math.max(0, Math.ceil((mass - first) / step));
          return priced(firstPrice + further * stepPrice, 1, 1, currency);
        };
      });
    default:
      return undefined;
  }
}

type Banded<Row> = {
  bands: Readonly<Record<string, readonly (Row & { upTo: Mass; transitMin: number; transitMax: number })[]>>;
};

function byBand<Row>(
  tariff: Tariff & Banded<Row>,
  zone: string,
  compile: (row: Row) => (mass: Mass) => Minor,
): (mass: Mass) => BandPrice {
  const rows = (tariff.bands[zone] ?? []).map((row) => ({
    upTo: row.upTo,
    amount: compile(row),
    transitMin: row.transitMin,
    transitMax: row.transitMax,
  }));
  const found: BandPrice = { ...none };
  return (mass) => {
    for (const row of rows) {
      if (mass > row.upTo) continue;
      found.amount = row.amount(mass);
      found.transitMin = row.transitMin;
      found.transitMax = row.transitMax;
      return found;
    }
    return none;
  };
}
