import type {
  Limits,
  PieceCondition,
  PieceMeasure,
  RateCard,
  ShipmentMeasure,
  Surcharge,
  SurchargeAmount,
  SurchargeCondition,
  WeightRule,
  WeightSteps,
  Zone,
} from "#rating/card.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { toMicro } from "#rating/money/money.ts";
import type { Quantity } from "../read/values.ts";
import type { CardFile, ConditionFile, PieceConditionFile } from "../schema/card.ts";
import { toLoading } from "./loading.ts";
import { getMeasures, type Measures, readThresholds } from "./measures.ts";
import { type OptionNames, readOptions } from "./options.ts";
import { readPostcodes } from "./zones.ts";

/** A surcharge's condition, as the engine reads it. */
export function toCondition(when: ConditionFile, measures: Measures, currency: string): SurchargeCondition {
  const { goods, zones, countries, origins, postcodes, incoterm, option, from, to, containers, ...thresholds } = when;
  const payload = readThresholds<"payload">(thresholds, { payload: { of: "payload", limit: massLimit(measures) } });
  const shipment = readThresholds<ShipmentMeasure>(thresholds, {
    total_weight: { of: "total-mass", limit: massLimit(measures) },
    total_billable: { of: "total-billable", limit: massLimit(measures) },
    value: { of: "value", limit: (value) => Math.round(Number(value) * 10 ** getMinorDigits(currency)) },
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
function toPieceCondition(when: PieceConditionFile, measures: Measures): PieceCondition {
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
      ratio_percent: { of: "ratio", limit: (value) => toMicro(Number(value)) },
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

type Parts = { service: string; validFrom: string; tariff: RateCard["tariff"]; zones: Zone[]; options: OptionNames };

/** A card for the engine, from its checked files. */
export function toRateCard(file: CardFile, { options, ...parts }: Parts): RateCard {
  const measures = getMeasures(file.units);
  const limits = (own: CardFile["limits"]) => toLimits(own, measures, file.currency);
  return {
    ...parts,
    mode: file.mode,
    currency: file.currency,
    ...(file.valid_to && { validTo: file.valid_to }),
    origins: file.origins,
    unit: measures.unit,
    weight: toWeight(file, measures),
    limits: limits(file.limits),
    limitsByZone: Object.fromEntries(Object.entries(file.limits_by_zone).map(([zone, own]) => [zone, limits(own)])),
    ...(Object.keys(file.excluded).length > 0 && {
      excluded: Object.entries(file.excluded).map(([country, text]) => ({ country, postcodes: readPostcodes(text) })),
    }),
    goods: file.goods,
    incoterms: file.incoterms,
    ...(file.buyers && { buyers: file.buyers }),
    options: readOptions(file, options),
    surcharges: file.surcharges.map((surcharge) => toSurcharge(surcharge, measures, file.currency)),
    transit: { cutoffDays: file.transit.cutoff_days },
    ...(file.loading && { loading: toLoading(file.loading) }),
    ...(file.item_fee === "in-freight" && { itemFeeInFreight: true }),
    ...(file.round_total && {
      roundTotal: { step: toMinor(file.round_total.step, file.currency), rounding: file.round_total.rounding },
    }),
  };
}

function toWeight({ weight, method, units }: CardFile, measures: Measures): WeightRule {
  const { mass } = measures;
  const steps = (list: CardFile["weight"]["round"]): WeightSteps =>
    (list ?? []).map(({ up_to, step }) => ({ upTo: up_to ? mass(up_to) : Number.MAX_SAFE_INTEGER, step: mass(step) }));
  // ocean freight uses volumes as measured
  const asMeasured = method === "weight-or-measure" || method === "container";
  const fullUnit = measures.length({ amount: 1, unit: units === "metric" ? "cm" : "in", text: "" });
  return {
    per: weight.per,
    ...(weight.divisor && { divisor: weight.divisor }),
    volume: weight.volume,
    ...(weight.volume_when && { when: toWhen(weight.volume_when, measures) }),
    minimum: mass(weight.minimum),
    steps: steps(weight.round),
    pieceMinimum: weight.minimum_piece ? mass(weight.minimum_piece) : 0,
    pieceSteps: steps(weight.round_pieces),
    ...(weight.minimum_average && { averageMinimum: mass(weight.minimum_average) }),
    minimums: weight.minimums.map((least) => ({
      mass: mass(least.weight),
      when: toPieceCondition(least.when, measures),
    })),
    sideStep: weight.side_step ? measures.length(weight.side_step) : asMeasured ? 1 : fullUnit,
    sideRounding: weight.side_rounding,
  };
}

function toWhen(
  when: NonNullable<CardFile["weight"]["volume_when"]>,
  { length, volume }: Measures,
): NonNullable<WeightRule["when"]> {
  const { ratio_over_percent, ratio_from_percent, volume_over, volume_from, side_over, side_from } = when;
  return {
    ...(ratio_over_percent && { ratioOver: toMicro(ratio_over_percent) }),
    ...(ratio_from_percent && { ratioFrom: toMicro(ratio_from_percent) }),
    ...(volume_over && { volumeOver: volume(volume_over) }),
    ...(volume_from && { volumeFrom: volume(volume_from) }),
    ...(side_over && { sideOver: length(side_over) }),
    ...(side_from && { sideFrom: length(side_from) }),
  };
}

function toLimits(limits: CardFile["limits"], { mass, length, volume }: Measures, currency: string): Limits {
  const { max_side, max_second_side, max_third_side, max_girth, max_side_sum, max_volume, rounded_sides } = limits;
  const { min_weight, max_weight, min_total_weight, max_total_weight, max_value, max_parcels } = limits;
  return {
    ...(min_weight && { minMass: mass(min_weight) }),
    ...(max_weight && { maxMass: mass(max_weight) }),
    ...(min_total_weight && { minTotalMass: mass(min_total_weight) }),
    ...(max_total_weight && { maxTotalMass: mass(max_total_weight) }),
    ...(max_side && { maxSide: length(max_side) }),
    ...(max_second_side && { maxSecondSide: length(max_second_side) }),
    ...(max_third_side && { maxThirdSide: length(max_third_side) }),
    ...(max_girth && { maxGirth: length(max_girth) }),
    ...(max_side_sum && { maxSideSum: length(max_side_sum) }),
    ...(max_volume && { maxVolume: volume(max_volume) }),
    ...(rounded_sides && { roundedSides: true }),
    ...(max_value !== undefined && { maxValue: toMinor(max_value, currency) }),
    ...(max_parcels !== undefined && { maxParcels: max_parcels }),
  };
}

function toMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** getMinorDigits(currency));
}

function toSurcharge(surcharge: CardFile["surcharges"][number], measures: Measures, currency: string): Surcharge {
  const { id, label, amount, when, group, customs_value } = surcharge;
  return {
    id,
    label,
    amount: toAmount(amount, measures, currency),
    ...("minimum" in amount && amount.minimum && { minimum: toMicro(amount.minimum) }),
    ...("maximum" in amount && amount.maximum && { maximum: toMicro(amount.maximum) }),
    ...readBounds(amount),
    ...(when && { when: toCondition(when, measures, currency) }),
    ...(group && { group }),
    ...((customs_value === false || ("of" in amount && amount.of === "duties")) && { clearance: true as const }),
  };
}

function readBounds(amount: CardFile["surcharges"][number]["amount"]): Pick<Surcharge, "each"> {
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

function toAmount(
  amount: CardFile["surcharges"][number]["amount"],
  { mass }: Measures,
  currency: string,
): SurchargeAmount {
  if ("percent" in amount) {
    const { percent, of = "freight", of_only } = amount;
    if (of === "parcels") return { per: "share", millionths: toMicro(percent) };
    const base = of_only ?? (typeof of === "string" ? [of] : ["freight", ...of.filter((id) => id !== "freight")]);
    return { per: "percent", millionths: toMicro(percent), of: base };
  }
  if ("per_unit" in amount)
    return {
      per: "unit",
      price: toMicro(amount.per_unit),
      step: mass(amount.step),
      ...(amount.beyond && { beyond: mass(amount.beyond) }),
    };
  if ("per_parcel" in amount) return { per: "parcel", price: toMicro(amount.per_parcel) };
  if ("per_subheading" in amount) return { per: "sub-heading", price: toMicro(amount.per_subheading) };
  if ("per_shipment" in amount) return { per: "shipment", price: toMicro(amount.per_shipment) };
  if ("per_container" in amount) return { per: "container", price: toMicro(amount.per_container) };
  if ("per_wm" in amount) return { per: "ton", price: toMicro(amount.per_wm) };
  if ("per_value" in amount)
    return {
      per: "value",
      price: toMicro(amount.per_value),
      step: toMinor(amount.step, currency),
      free: toMinor(amount.free ?? 0, currency),
    };
  if ("tiers" in amount) {
    const tiers = amount.tiers.map(({ up_to, prices }) => ({
      upTo: up_to ? mass(up_to) : Number.MAX_SAFE_INTEGER,
      prices: Object.fromEntries(Object.entries(prices).map(([zone, price]) => [zone, toMicro(price)])),
    }));
    return { per: "tier", tiers };
  }
  // a new kind of amount in the schema does not compile until it is read above
  return amount satisfies never;
}
