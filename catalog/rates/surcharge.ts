import type {
  PieceCondition,
  PieceMeasure,
  Rounding,
  ShipmentMeasure,
  Surcharge,
  SurchargeCondition,
} from "#rating/card.ts";
import { toMicro } from "#rating/money/money.ts";
import { toMinor } from "#rating/money/minor-digits.ts";
import type { CardFile, ConditionFile, PieceConditionFile, RoundingFile } from "../schema/card.ts";
import { type AmountFile, toAmount } from "./amounts.ts";
import { type Measures, readAmount, readThresholds } from "./measures.ts";
import { readPostcodes } from "./zones.ts";

/** A surcharge's condition, as the engine reads it. */
export function toCondition(when: ConditionFile, measures: Measures, currency: string): SurchargeCondition {
  const {
    goods,
    zones,
    countries,
    origins,
    postcodes,
    incoterm,
    option,
    without,
    from,
    to,
    containers,
    ...thresholds
  } = when;
  const payload = readThresholds<"payload">(thresholds, { payload: { of: "payload", limit: makeLimit(measures) } });
  const shipment = readThresholds<ShipmentMeasure>(thresholds, {
    ...listWeighed(measures),
    value: { of: "value", limit: (value) => toMinor(Number(value), currency) },
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
    ...(without && { without }),
    ...(from && { from }),
    ...(to && { to }),
    ...(shipment.length > 0 && { shipment }),
    ...((piece.all.length > 0 || piece.any) && { piece }),
    ...((containers || payload.length > 0) && { container: { ...(containers && { kinds: containers }), payload } }),
  };
}

/** What a condition may require of the whole shipment as weighed. */
export function listWeighed(measures: Measures) {
  const limit = makeLimit(measures);
  return {
    total_weight: { of: "total-mass", limit },
    total_billable: { of: "total-billable", limit },
    total_density: { of: "total-density", limit: toMillionths },
    total_volume: { of: "total-volume", limit: toMillionths },
    parcels: { of: "parcels", limit: Number },
  } as const;
}

function toMillionths(value: unknown): number {
  return toMicro(Number(value));
}

/** A condition's requirements on a parcel's size and weight. */
export function toPieceCondition(when: PieceConditionFile, measures: Measures): PieceCondition {
  const limit = makeLimit(measures);
  const read = (condition: Readonly<Record<string, unknown>>) =>
    readThresholds<PieceMeasure>(condition, {
      weight: { of: "mass", limit },
      billable: { of: "billable", limit },
      side: { of: "side", limit },
      second_side: { of: "second-side", limit },
      third_side: { of: "third-side", limit },
      girth: { of: "girth", limit },
      side_sum: { of: "side-sum", limit },
      volume: { of: "volume", limit: (value) => measures.volume(Number(value)) },
      longest_and_shortest: { of: "longest-and-shortest", limit },
      base_length: { of: "base-length", limit },
      base_width: { of: "base-width", limit },
      density: { of: "density", limit: toMillionths },
      ratio_percent: { of: "ratio", limit: toMillionths },
    });
  const { any, rounded_sides } = when;
  return { all: read(when), ...(any && { any: any.map(read) }), ...(rounded_sides && { roundedSides: true }) };
}

function makeLimit(measures: Measures) {
  return (value: unknown) => readAmount(value, measures);
}

/** A rounding as the engine reads it, of amounts in a currency. */
export function toRounding({ step, rounding, per }: RoundingFile, currency: string): Rounding {
  return { step: toMinor(step, currency), rounding, ...(per === "parcel" && { each: true }) };
}

/** A surcharge, as the engine reads it. */
export function toSurcharge(
  surcharge: CardFile["surcharges"][number],
  measures: Measures,
  currency: string,
): Surcharge {
  const { id, label, amount, when, group, customs_value } = surcharge;
  const own = amount.currency ?? currency;
  return {
    id,
    label,
    amount: toAmount(amount, measures.mass, own),
    ...(own !== currency && { currency: own }),
    ...(amount.round && { round: toRounding(amount.round, own) }),
    ...(amount.minimum && { minimum: toMicro(amount.minimum) }),
    ...(amount.maximum && { maximum: toMicro(amount.maximum) }),
    ...readBounds(amount),
    ...(when && { when: toCondition(when, measures, own) }),
    ...(group && { group }),
    ...((customs_value === false || ("of" in amount && amount.of === "duties")) && { clearance: true as const }),
  };
}

function readBounds(amount: AmountFile): Pick<Surcharge, "each"> {
  const minimum = "minimum_per_parcel" in amount ? amount.minimum_per_parcel : undefined;
  const maximum = "maximum_per_parcel" in amount ? amount.maximum_per_parcel : undefined;
  if (minimum === undefined && maximum === undefined) return {};
  return {
    each: {
      ...(minimum !== undefined && { minimum: toMicro(minimum) }),
      ...(maximum !== undefined && { maximum: toMicro(maximum) }),
    },
  };
}
