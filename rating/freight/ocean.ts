import type { Billable, Line, WeightStep } from "../answer.ts";
import { ceilTo } from "../arithmetic.ts";
import type { ContainerKind, RateCard, Tariff } from "../card.ts";
import { plain, plainPrice } from "../format.ts";
import { grains } from "../mass.ts";
import { priced } from "../money.ts";
import { parcelCount, type Shipment, totalMass } from "../shipment.ts";
import type { Freight } from "./by-parcel.ts";

/** Revenue tons are counted in thousandths. */
const perTon = 1000;

/** Cubic metres of the cargo in thousandths, rounded up; nothing when a row has no sides. */
export function cubicMetres(shipment: Shipment): number | undefined {
  let litres = 0;
  for (const { sides, quantity } of shipment.parcels) {
    if (!sides) return undefined;
    litres += (sides[0] / 1e5) * (sides[1] / 1e5) * (sides[2] / 1e5) * quantity;
  }
  return Math.ceil(Math.round(litres * 1e6) / 1e6);
}

/** Less than container load: freight tons by weight or measure, the greater of cubic metres and tonnes. */
export function freightByMeasure(
  card: RateCard,
  tariff: Extract<Tariff, { method: "weight-or-measure" }>,
  zone: string,
  shipment: Shipment,
): (Freight & { billable: Billable }) | undefined {
  const row = tariff.bands[zone]?.[0];
  const measure = cubicMetres(shipment);
  if (!row || measure === undefined) return undefined;
  const mass = totalMass(shipment);
  const weight = Math.ceil((mass * perTon) / grains.t);
  const tons = ceilTo(Math.max(weight, measure, tariff.minimum), tariff.step);
  const { currency } = card;
  const lines: Line[] = [
    {
      code: "freight",
      formula: `W/M ${plain(tons / perTon)} × ${plainPrice(row.perRevenueTon, currency)}  (max ${plain(measure / perTon)} m³, ${plain(weight / perTon)} t)`,
      amount: priced(row.perRevenueTon, tons, perTon, currency),
    },
  ];
  if (row.perItem > 0)
    lines.push({
      code: "handling",
      formula: `1 × ${plainPrice(row.perItem, currency)}`,
      amount: priced(row.perItem, 1, 1, currency),
    });
  const steps: WeightStep[] = [{ kind: "actual", mass }];
  return {
    lines,
    transit: row,
    billable: { mass: tons * (grains.t / perTon), unit: card.unit, steps, revenueTons: tons },
  };
}

/** Inner volume (thousandths of m³, usable at typical loading) and payload of dry containers; common line figures. */
export const containers: Readonly<
  Record<ContainerKind, { usable: number; inner: number; payload: number; longest: number }>
> = {
  "20GP": { usable: 28_000, inner: 33_200, payload: 21_700 * grains.kg, longest: 5_890_000 },
  "40GP": { usable: 57_000, inner: 67_700, payload: 26_500 * grains.kg, longest: 12_030_000 },
  "40HC": { usable: 66_000, inner: 76_300, payload: 26_400 * grains.kg, longest: 12_030_000 },
};

/** Full container load: the cheapest number of one kind of container that holds volume and payload. */
export function freightByContainer(
  card: RateCard,
  tariff: Extract<Tariff, { method: "container" }>,
  zone: string,
  shipment: Shipment,
): (Freight & { billable: Billable }) | undefined {
  const measure = cubicMetres(shipment);
  const mass = totalMass(shipment);
  if (measure === undefined || parcelCount(shipment) === 0) return undefined;
  const options = (tariff.bands[zone] ?? []).map((row) => {
    const { usable, payload } = containers[row.container];
    const count = Math.max(1, Math.ceil(measure / usable), Math.ceil(mass / payload));
    return { row, count, amount: priced(row.price, count, 1, card.currency) };
  });
  const best = options.sort((a, b) => a.amount - b.amount || a.count - b.count)[0];
  if (!best) return undefined;
  const { row, count, amount } = best;
  const { usable } = containers[row.container];
  const formula = `${count} × ${row.container} × ${plainPrice(row.price, card.currency)}  (${plain(measure / perTon)} of ${plain((usable * count) / perTon)} m³)`;
  return {
    lines: [{ code: "freight", formula, amount }],
    transit: row,
    billable: { mass, unit: card.unit, steps: [{ kind: "actual", mass }] },
  };
}
