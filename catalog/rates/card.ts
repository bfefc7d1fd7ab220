import type { Limits, RateCard, Size, WeighedMeasure, WeightRule, WeightSteps, Zone } from "#rating/card.ts";
import type { Floor, Measure, MeasureKind } from "#rating/freight/tariff.ts";
import { toMicro } from "#rating/money/money.ts";
import { toMinor } from "#rating/money/minor-digits.ts";
import { type LengthUnit, toLength } from "#rating/shipment/units.ts";
import type { Quantity } from "../read/values.ts";
import type { CardFile } from "../schema/card.ts";
import { toLoading } from "./loading.ts";
import { getMeasures, type Measures, readThresholds } from "./measures.ts";
import { type OptionNames, readOptions } from "./options.ts";
import { listWeighed, toPieceCondition, toRounding, toSurcharge } from "./surcharge.ts";
import { readPostcodes } from "./zones.ts";

type SizeFile = NonNullable<CardFile["sizes"]>[number];
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
    ...(file.sizes && { sizes: file.sizes.map((size) => toSize(size, measures)) }),
    ...(file.measure?.of && { measure: toMeasure(file.measure.of, file.measure, measures) }),
    goods: file.goods,
    incoterms: file.incoterms,
    ...(file.duty_from_sender.length > 0 && { dutyFromSender: file.duty_from_sender }),
    ...(file.buyers && { buyers: file.buyers }),
    options: readOptions(file, options),
    surcharges: file.surcharges.map((surcharge) => toSurcharge(surcharge, measures, file.currency)),
    transit: { cutoffDays: file.transit.cutoff_days },
    ...(file.loading && { loading: toLoading(file.loading) }),
    ...(file.item_fee === "in-freight" && { itemFeeInFreight: true }),
    ...(file.round_lines && { roundLines: toRounding(file.round_lines, file.currency) }),
    ...(file.minimum_total && { minimumTotal: toMinor(file.minimum_total, file.currency) }),
    ...(file.round_total && {
      roundTotal: { step: toMinor(file.round_total.step, file.currency), rounding: file.round_total.rounding },
    }),
  };
}

function toSize({ id, name, when, packaging, volume }: SizeFile, measures: Measures): Size {
  const piece = when && toPieceCondition(when, measures);
  const shipment = when && readThresholds<WeighedMeasure>(when, listWeighed(measures));
  return {
    id,
    name,
    ...(piece && (piece.all.length > 0 || piece.any) && { when: piece }),
    ...(shipment && shipment.length > 0 && { shipment }),
    packaging: packaging ? measures.mass(packaging) : 0,
    ...(volume === "ignored" && { actual: true }),
  };
}

/** Thousandths are the finest that a card measures. */
function toMeasure(
  of: MeasureKind,
  { minimum = 0, step, weight, ...floor }: NonNullable<CardFile["measure"]>,
  { mass }: Measures,
): Measure {
  return {
    of,
    ...(weight && { mass: mass(weight) }),
    minimum: toThousandths(minimum),
    step: toThousandths(step),
    ...toFloor(floor),
  };
}

/** In millionths. */
function toThousandths(amount: number): number {
  return Math.round(amount * 1000) * 1000;
}

function toFloor({ stack, pallet, piece_step }: Pick<CardFile["weight"], "stack" | "pallet" | "piece_step">): Floor {
  const length = ({ amount, unit }: Quantity<LengthUnit>) => toLength(amount, unit);
  return {
    ...(piece_step && { pieceStep: toThousandths(piece_step) }),
    ...(stack && { stack }),
    ...(pallet && { pallet: [length(pallet[0]), length(pallet[1])] }),
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
    ...(weight.volume === "half" && { volumeShare: 50_000_000 }),
    ...(weight.volume_share && { volumeShare: toMicro(weight.volume_share) }),
    ...((weight.packaging || weight.packaging_percent) && {
      packaging: {
        mass: weight.packaging ? mass(weight.packaging) : 0,
        share: toMicro(weight.packaging_percent ?? 0),
      },
    }),
    ...((weight.loading_metre || weight.pallet_space) && {
      floor: {
        ...(weight.loading_metre && { loadingMetre: mass(weight.loading_metre) }),
        ...(weight.pallet_space && { palletSpace: mass(weight.pallet_space) }),
        ...toFloor(weight),
      },
    }),
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
  { length, volume, mass }: Measures,
): NonNullable<WeightRule["when"]> {
  const { ratio_over_percent, ratio_from_percent, volume_over, volume_from, side_over, side_from } = when;
  const { weight_from, density_under } = when;
  return {
    ...(ratio_over_percent && { ratioOver: toMicro(ratio_over_percent) }),
    ...(ratio_from_percent && { ratioFrom: toMicro(ratio_from_percent) }),
    ...(volume_over && { volumeOver: volume(volume_over) }),
    ...(volume_from && { volumeFrom: volume(volume_from) }),
    ...(side_over && { sideOver: length(side_over) }),
    ...(weight_from && { massFrom: mass(weight_from) }),
    ...(density_under && { densityUnder: toMicro(density_under) }),
    ...(side_from && { sideFrom: length(side_from) }),
  };
}

function toLimits(limits: CardFile["limits"], { mass, length, volume }: Measures, currency: string): Limits {
  const { max_side, max_second_side, max_third_side, max_girth, max_side_sum, max_volume, rounded_sides } = limits;
  const { max_longest_and_shortest: ends, max_height } = limits;
  const { min_weight, max_weight, min_total_weight, max_total_weight, max_value, max_parcels } = limits;
  return {
    ...(min_weight && { minMass: mass(min_weight) }),
    ...(max_weight && { maxMass: mass(max_weight) }),
    ...(min_total_weight && { minTotalMass: mass(min_total_weight) }),
    ...(max_total_weight && { maxTotalMass: mass(max_total_weight) }),
    ...(max_side && { maxSide: length(max_side) }),
    ...(max_second_side && { maxSecondSide: length(max_second_side) }),
    ...(max_third_side && { maxThirdSide: length(max_third_side) }),
    ...(max_height && { maxHeight: length(max_height) }),
    ...(max_girth && { maxGirth: length(max_girth) }),
    ...(max_side_sum && { maxSideSum: length(max_side_sum) }),
    ...(ends && { maxLongestAndShortest: length(ends) }),
    ...(max_volume && { maxVolume: volume(max_volume) }),
    ...(rounded_sides && { roundedSides: true }),
    ...(max_value !== undefined && { maxValue: toMinor(max_value, currency) }),
    ...(max_parcels !== undefined && { maxParcels: max_parcels }),
  };
}
