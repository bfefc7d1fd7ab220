import type { Billable, Line } from "../answer.ts";
import type { RateCard, Tariff, Transit } from "../card.ts";
import { plain, plainMass, plainPrice } from "../format.ts";
import { grains } from "../mass.ts";
import { priced } from "../money.ts";

export type Freight = { lines: Line[]; transit: Transit };

type ParcelTariff = Extract<Tariff, { method: "per-kg-and-item" | "flat-by-band" | "first-and-additional" }>;

/** Freight of tariffs that price each parcel by a band of its billable weight. Nothing when no band holds a parcel. */
export function freightByParcel(
  card: RateCard,
  tariff: ParcelTariff,
  zone: string,
  rows: readonly { billable: Billable; quantity: number }[],
): Freight | undefined {
  const lines: Line[] = [];
  const transit: Transit = { transitMin: 0, transitMax: 0 };
  for (const { billable, quantity } of rows) {
    const priced = priceParcel(card, tariff, zone, billable, quantity);
    if (!priced) return undefined;
    lines.push(...priced.lines);
    transit.transitMin = Math.max(transit.transitMin, priced.transit.transitMin);
    transit.transitMax = Math.max(transit.transitMax, priced.transit.transitMax);
  }
  return { lines, transit };
}

function priceParcel(
  card: RateCard,
  tariff: ParcelTariff,
  zone: string,
  { mass }: Billable,
  quantity: number,
): Freight | undefined {
  const { currency, unit } = card;
  const each = (amount: number) => amount * quantity;
  const times = quantity > 1 ? `${plain(quantity)} × ` : "";
  switch (tariff.method) {
    case "per-kg-and-item": {
      const band = tariff.bands[zone]?.find(({ upTo }) => mass <= upTo);
      if (!band) return undefined;
      const lines: Line[] = [
        {
          code: "freight",
          formula: `${times}${plainMass(mass, unit)} × ${plainPrice(band.perUnit, currency)}/${unit}`,
          amount: each(priced(band.perUnit, mass, grains[unit], currency)),
        },
      ];
      if (band.perItem > 0)
        lines.push({
          code: "handling",
          formula: `${plain(quantity)} × ${plainPrice(band.perItem, currency)}`,
          amount: each(priced(band.perItem, 1, 1, currency)),
        });
      return { lines, transit: band };
    }
    case "flat-by-band": {
      const band = tariff.bands[zone]?.find(({ upTo }) => mass <= upTo);
      if (!band) return undefined;
      const formula = `${times}${plainPrice(band.price, currency)} (≤ ${plainMass(band.upTo, unit)})`;
      return { lines: [{ code: "freight", formula, amount: each(priced(band.price, 1, 1, currency)) }], transit: band };
    }
    case "first-and-additional": {
      const band = tariff.bands[zone]?.find(({ upTo }) => mass <= upTo);
      if (!band) return undefined;
      const further = Math.max(0, Math.ceil((mass - band.first) / band.step));
      const formula = `${times}(${plainPrice(band.firstPrice, currency)} + ${further} × ${plainPrice(band.stepPrice, currency)})`;
      const amount = each(priced(band.firstPrice + further * band.stepPrice, 1, 1, currency));
      return { lines: [{ code: "freight", formula, amount }], transit: band };
    }
  }
}
