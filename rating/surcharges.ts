import type { Billable, Line } from "./answer.ts";
import { ceilTo, cleaned } from "./arithmetic.ts";
import type { RateCard, Surcharge } from "./card.ts";
import { plain, plainMass, plainPrice } from "./format.ts";
import { type Length, micrometres } from "./length.ts";
import { grains, type MassUnit } from "./mass.ts";
import { type Minor, percentOf, priced } from "./money.ts";
import { type Parcel, parcelCount, type Shipment } from "./shipment.ts";
import { matchesPostcode, plainPostcode } from "./zone.ts";

export type Row = { parcel: Parcel; billable: Billable };

/** The surcharges that apply, in the card's order, each computed on the lines before it. */
export function surchargeLines(
  card: RateCard,
  zone: string,
  shipment: Shipment,
  rows: readonly Row[],
  freight: readonly Line[],
): Line[] {
  const amounts = new Map<string, Minor>([["freight", freight.reduce((sum, { amount }) => sum + amount, 0)]]);
  const groups = new Set<string>();
  const lines: Line[] = [];
  for (const surcharge of card.surcharges) {
    if (surcharge.group && groups.has(surcharge.group)) continue;
    const affected = affectedRows(card, surcharge, zone, shipment, rows);
    if (affected.length === 0) continue;
    if (surcharge.group) groups.add(surcharge.group);
    const line = priceSurcharge(card, surcharge, zone, affected, amounts);
    if (!line) continue;
    amounts.set(surcharge.id, line.amount);
    lines.push({ code: "surcharge", label: surcharge.label, ...line });
  }
  return lines;
}

/** The rows a surcharge is due for: all when its conditions speak of the shipment, some when of size or weight. */
function affectedRows(
  card: RateCard,
  { when }: Surcharge,
  zone: string,
  shipment: Shipment,
  rows: readonly Row[],
): readonly Row[] {
  if (!when) return rows;
  const { goods, zones, countries, postcodes, incoterm, from, to } = when;
  if (goods && !goods.includes(shipment.goods)) return [];
  if (zones && !zones.includes(zone)) return [];
  if (countries && !countries.includes(shipment.to)) return [];
  if (postcodes && !matchesPostcode(postcodes, plainPostcode(shipment.postcode ?? ""))) return [];
  if (incoterm && incoterm !== shipment.incoterm) return [];
  if (from && shipment.shipDate < from) return [];
  if (to && shipment.shipDate > to) return [];
  return rows.filter(({ parcel }) => sizeHolds(when, parcel, card));
}

function sizeHolds(when: NonNullable<Surcharge["when"]>, { mass, sides }: Parcel, { unit }: RateCard): boolean {
  const [longest = 0, middle = 0, shortest = 0] = [...(sides ?? [])].sort((a, b) => b - a);
  const girth = longest + 2 * (middle + shortest);
  return (
    (when.massOver === undefined || mass > when.massOver) &&
    (when.massFrom === undefined || mass >= when.massFrom) &&
    (when.sideOver === undefined || longest > when.sideOver) &&
    (when.sideFrom === undefined || longest >= when.sideFrom) &&
    (when.girthOver === undefined || girth > when.girthOver) &&
    (when.volumeOver === undefined || cubic(longest, middle, shortest, unit) > when.volumeOver)
  );
}

/** Volume in cubic inches of an imperial card, else in cubic centimetres. */
export function cubic(a: Length, b: Length, c: Length, unit: MassUnit): number {
  const side = unit === "lb" || unit === "oz" ? micrometres.in : micrometres.cm;
  return cleaned((a / side) * (b / side) * (c / side));
}

function priceSurcharge(
  card: RateCard,
  { amount }: Surcharge,
  zone: string,
  rows: readonly Row[],
  amounts: ReadonlyMap<string, Minor>,
): Pick<Line, "formula" | "amount"> | undefined {
  const { currency, unit } = card;
  const parcels = rows.reduce((sum, { parcel }) => sum + parcel.quantity, 0);
  switch (amount.per) {
    case "percent": {
      const of = amount.of === "freight" ? ["freight"] : ["freight", ...amount.of];
      const base = of.reduce((sum, id) => sum + (amounts.get(id) ?? 0), 0);
      return {
        formula: `${plain(amount.basisPoints / 100, 2)} % × ${plainPrice(base * 10 ** 4, currency)}`,
        amount: percentOf(base, amount.basisPoints),
      };
    }
    case "unit": {
      const masses = rows.map(
        ({ billable, parcel }) =>
          ceilTo(billable.mass, amount.step) * (card.weight.per === "parcel" ? parcel.quantity : 1),
      );
      const mass = masses.reduce((sum, each) => sum + each, 0);
      return {
        formula: `${plainMass(mass, unit)} × ${plainPrice(amount.price, currency)}/${unit}`,
        amount: priced(amount.price, mass, grains[unit], currency),
      };
    }
    case "parcel":
      return {
        formula: `${plain(parcels)} × ${plainPrice(amount.price, currency)}`,
        amount: priced(amount.price, parcels, 1, currency),
      };
    case "shipment":
      return { formula: `1 × ${plainPrice(amount.price, currency)}`, amount: priced(amount.price, 1, 1, currency) };
    case "tier": {
      let sum = 0;
      const parts: string[] = [];
      for (const { billable, parcel } of rows) {
        const tier = amount.tiers.find(({ upTo }) => billable.mass <= upTo);
        const price = tier?.prices[zone] ?? tier?.prices["*"];
        if (!price) continue;
        sum += priced(price, parcel.quantity, 1, currency);
        parts.push(`${plain(parcel.quantity)} × ${plainPrice(price, currency)}`);
      }
      return sum > 0 ? { formula: parts.join(" + "), amount: sum } : undefined;
    }
  }
}

/** One row that stands for the whole consignment, for cards that bill it as one. */
export function consignmentRow(shipment: Shipment, billable: Billable): Row {
  const [first] = shipment.parcels;
  const largest = shipment.parcels.reduce(
    (a, b) => (Math.max(...(b.sides ?? [0])) > Math.max(...(a?.sides ?? [0])) ? b : a),
    first,
  );
  return {
    billable,
    parcel: {
      quantity: parcelCount(shipment),
      mass: Math.max(...shipment.parcels.map(({ mass }) => mass)),
      ...(largest?.sides && { sides: largest.sides }),
    },
  };
}
