import type { PieceCondition, PieceMeasure, ShipmentMeasure, SurchargeCondition } from "#rating/card.ts";
import { minorDigits } from "#rating/minor-digits.ts";
import { micro } from "#rating/money.ts";
import type { ConditionFile, PieceConditionFile } from "../schema/card.ts";
import type { Quantity } from "../read/quantity.ts";
import { type Measures, readThresholds } from "./measures.ts";
import { readPostcodes } from "./zones.ts";

/** A surcharge's condition, as the engine reads it. */
export function toCondition(when: ConditionFile, measures: Measures, currency: string): SurchargeCondition {
  const { goods, zones, countries, origins, postcodes, incoterm, option, from, to, containers, ...thresholds } = when;
  const payload = readThresholds<"payload">(thresholds, { payload: { of: "payload", limit: massLimit(measures) } });
  const shipment = readThresholds<ShipmentMeasure>(thresholds, {
    total_weight: { of: "total-mass", limit: massLimit(measures) },
    total_billable: { of: "total-billable", limit: massLimit(measures) },
    value: { of: "value", limit: (value) => Math.round(Number(value) * 10 ** minorDigits(currency)) },
    parcels: { of: "parcels", limit: Number },
  });
  const piece = toPieceCondition(thresholds, measures);
  return {
    ...(goods && { goods }),
    ...(zones && { zones }),
    ...(countries && { countries }),
    ...(origins && { origins }),
    ...(postcodes && { postcodes: readPostcodes(postcodes) }),
    ...(incoterm && { incoterm }),
    ...(option && { option }),
    ...(from && { from }),
    ...(to && { to }),
    ...(shipment.length > 0 && { shipment }),
    ...((piece.all.length > 0 || piece.any) && { piece }),
    ...((containers || payload.length > 0) && { container: { ...(containers && { kinds: containers }), payload } }),
  };
}

/** A condition's requirements on a parcel's size and weight. */
export function toPieceCondition(when: PieceConditionFile, measures: Measures): PieceCondition {
  const mass = massLimit(measures);
  const length = lengthLimit(measures);
  const read = (condition: Readonly<Record<string, unknown>>) =>
    readThresholds<PieceMeasure>(condition, {
      weight: { of: "mass", limit: mass },
      billable: { of: "billable", limit: mass },
      side: { of: "side", limit: length },
      second_side: { of: "second-side", limit: length },
      third_side: { of: "third-side", limit: length },
      girth: { of: "girth", limit: length },
      side_sum: { of: "side-sum", limit: length },
      volume: { of: "volume", limit: (value) => measures.volume(Number(value)) },
      ratio_percent: { of: "ratio", limit: (value) => micro(Number(value)) },
    });
  const { any, rounded_sides } = when;
  return { all: read(when), ...(any && { any: any.map(read) }), ...(rounded_sides && { roundedSides: true }) };
}

function massLimit({ mass }: Measures) {
  return (value: unknown) => (isQuantity<Parameters<typeof mass>[0]>(value) ? mass(value) : undefined);
}

function lengthLimit({ length }: Measures) {
  return (value: unknown) => (isQuantity<Parameters<typeof length>[0]>(value) ? length(value) : undefined);
}

function isQuantity<Kind extends Quantity<string>>(value: unknown): value is Kind {
  return typeof value === "object" && value !== null && "amount" in value && "unit" in value;
}
