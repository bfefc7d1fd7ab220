import type { Limits, RateCard, Surcharge, Zone } from "#rating/card.ts";
import { length } from "#rating/length.ts";
import { micro } from "#rating/money.ts";
import type { CardFile } from "../schema/card.ts";
import { readPostcodes } from "./zones.ts";

type Parts = { service: string; validFrom: string; tariff: RateCard["tariff"]; zones: Zone[] };

/** A card of the engine from its checked files. */
export function toRateCard(file: CardFile, parts: Parts): RateCard {
  const imperial = file.units === "imperial";
  return {
    ...parts,
    mode: file.mode,
    currency: file.currency,
    ...(file.valid_to && { validTo: file.valid_to }),
    origins: file.origins,
    unit: imperial ? "lb" : "kg",
    weight: {
      per: file.weight.per,
      ...(file.weight.divisor && { divisor: file.weight.divisor }),
      volume: file.weight.volume,
      ...(file.weight.volume_when && { when: toWhen(file.weight.volume_when) }),
      minimum: file.weight.minimum,
      steps: file.weight.round.map(({ up_to, step }) => ({ upTo: up_to ?? Number.MAX_SAFE_INTEGER, step })),
      sideStep: file.weight.side_step ?? length(1, imperial ? "in" : "cm"),
    },
    limits: toLimits(file.limits),
    limitsByZone: Object.fromEntries(
      Object.entries(file.limits_by_zone).map(([zone, limits]) => [zone, toLimits(limits)]),
    ),
    goods: file.goods,
    incoterms: file.incoterms,
    surcharges: file.surcharges.map(toSurcharge),
    transit: { cutoffDays: file.transit.cutoff_days },
  };
}

function toWhen(when: NonNullable<CardFile["weight"]["volume_when"]>): NonNullable<RateCard["weight"]["when"]> {
  return defined({
    ratioOver: when.ratio_over_percent,
    ratioFrom: when.ratio_from_percent,
    volumeOver: when.volume_over,
    sideOver: when.side_over,
  });
}

function toLimits(limits: CardFile["limits"]): Limits {
  return defined({
    minMass: limits.min_weight,
    maxMass: limits.max_weight,
    minTotalMass: limits.min_total_weight,
    maxTotalMass: limits.max_total_weight,
    maxSide: limits.max_side,
    maxGirth: limits.max_girth,
    maxSideSum: limits.max_side_sum,
    maxValue: limits.max_value === undefined ? undefined : Math.round(limits.max_value * 100),
    maxParcels: limits.max_parcels,
  });
}

function toSurcharge({ id, label, amount, when, group }: CardFile["surcharges"][number]): Surcharge {
  return { id, label, amount: toAmount(amount), ...(when && { when: toCondition(when) }), ...(group && { group }) };
}

function toAmount(amount: CardFile["surcharges"][number]["amount"]): Surcharge["amount"] {
  if ("percent" in amount) return { per: "percent", basisPoints: Math.round(amount.percent * 100), of: amount.of };
  if ("per_unit" in amount) return { per: "unit", price: micro(amount.per_unit), step: amount.step };
  if ("per_parcel" in amount) return { per: "parcel", price: micro(amount.per_parcel) };
  if ("per_shipment" in amount) return { per: "shipment", price: micro(amount.per_shipment) };
  const tiers = amount.tiers.map(({ up_to, prices }) => ({
    upTo: up_to,
    prices: Object.fromEntries(Object.entries(prices).map(([zone, price]) => [zone, micro(price)])),
  }));
  return { per: "tier", tiers };
}

function toCondition(when: NonNullable<CardFile["surcharges"][number]["when"]>): NonNullable<Surcharge["when"]> {
  const { postcodes, weight_over, weight_from, side_over, side_from, girth_over, volume_over, ...same } = when;
  return defined({
    ...same,
    postcodes: postcodes === undefined ? undefined : readPostcodes(postcodes),
    massOver: weight_over,
    massFrom: weight_from,
    sideOver: side_over,
    sideFrom: side_from,
    girthOver: girth_over,
    volumeOver: volume_over,
  });
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** The same without the fields that are not given. */
function defined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Defined<T>;
}
