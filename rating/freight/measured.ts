import type { RateCard } from "../card.ts";
import { roundUpQuotient, roundUpTo } from "../money/arithmetic.ts";
import { type Formula, number } from "../money/formula.ts";
import { formatDecimal } from "../money/money.ts";
import { type Pieces, sumVolume } from "../shipment/cargo.ts";
import { countPalletSpaces, measureLaneMetres, measureLoadingMetres } from "../shipment/floor.ts";
import { type CardUnit, massPerUnit, perCubicMetre } from "../shipment/units.ts";
import type { Weighed } from "../shipment/weigh.ts";
import type { Freight } from "./pricing.ts";
import type { Measure, MeasureKind } from "./tariff.ts";

/** What prices are for: "2.4 ldm", "45.00 USD/pallet". */
export type MeasureUnit = { one: string; many: string };

const units: Readonly<Record<MeasureKind, MeasureUnit>> = {
  "loading-metres": { one: "ldm", many: "ldm" },
  "lane-metres": { one: "m", many: "m" },
  "pallet-spaces": { one: "pallet", many: "pallets" },
  pieces: { one: "piece", many: "pieces" },
  "cubic-metres": { one: "m³", many: "m³" },
};

export function getMeasureUnit({ measure, unit }: Pick<RateCard, "measure" | "unit">): MeasureUnit {
  return measure ? units[measure.of] : { one: unit, many: unit };
}

/** An amount of what prices are for, in millionths, as a number with its unit. */
export function formatMeasured(amount: number, { one, many }: MeasureUnit): Formula {
  return number(formatDecimal(amount, 6), amount === massPerUnit ? one : many);
}

/** Prices what a card counts instead of weight, over the whole shipment. */
export function priceByMeasured(price: Freight, measure: Measure, unit: CardUnit): Freight {
  const counted: Weighed = {
    together: true,
    masses: [],
    quantities: [1],
    sizes: [],
    count: 1,
    pieceMasses: [],
    total: 0,
  };
  return (weighed, pieces, out) => {
    if (measure.of !== "pieces" && !pieces.sized) {
      out.refusal = { field: "sides", code: "sides-needed" };
      return false;
    }
    const { mass, minimum, step } = measure;
    const byWeight = mass === undefined ? 0 : roundUpQuotient(pieces.mass, massPerUnit, mass);
    const amount = roundUpTo(Math.max(measurePieces(measure, pieces, unit), byWeight, minimum), step);
    counted.masses[0] = amount;
    counted.sizes[0] = weighed.sizes[0] ?? 0;
    out.measured = amount;
    return price(counted, pieces, out);
  };
}

/** In millionths. */
function measurePieces({ of, ...floor }: Measure, pieces: Pieces, unit: CardUnit): number {
  switch (of) {
    case "pieces":
      return pieces.count * massPerUnit;
    case "loading-metres":
      return measureLoadingMetres(pieces, floor);
    case "lane-metres":
      return measureLaneMetres(pieces, floor);
    case "pallet-spaces":
      return countPalletSpaces(pieces, floor);
    case "cubic-metres":
      return Math.ceil(sumVolume(pieces) / (perCubicMetre(unit) / massPerUnit));
  }
}
