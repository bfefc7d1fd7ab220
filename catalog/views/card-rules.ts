import type {
  PieceCondition,
  PieceMeasure,
  RateCard,
  Rounding,
  ShipmentMeasure,
  Size,
  Surcharge,
  SurchargeAmount,
  Threshold,
  WeightSteps,
} from "#rating/card.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import type { Floor, MeasureKind } from "#rating/freight/tariff.ts";
import { convertLength, cubeOf, type Length, toMassAmount } from "#rating/shipment/units.ts";
import { type Locale, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { type MessageName, translate } from "../messages.ts";
import { getCountryName } from "./names.ts";
import { formatLongDay } from "../drawings/formats.ts";
import { listGoodsLabels } from "./service-lines.ts";

/** What a rule is written in. */
type Setting = { card: RateCard; catalog: Catalog; locale: Locale };
type Weight = RateCard["weight"];
type Measure = PieceMeasure | ShipmentMeasure | "payload";
type Table<Value extends string> = Readonly<Record<Value, MessageName>>;

const millionths = 1e6;

function writeText({ locale }: Setting, name: MessageName, values?: Readonly<Record<string, string | number>>): string {
  return translate(name, locale, values);
}

/** The messages that write what cards may say; a value without one does not compile. */
const weighings = {
  parcel: "card_weight_per_parcel",
  shipment: "card_weight_per_shipment",
  consignment: "card_weight_per_consignment",
} as const satisfies Table<Weight["per"]>;
const sideRoundings = {
  up: "card_weight_sides_up",
  nearest: "card_weight_sides_nearest",
  down: "card_weight_sides_down",
} as const satisfies Table<Weight["sideRounding"]>;
const roundings = {
  up: "card_round_up",
  nearest: "card_round_nearest",
  down: "card_round_down",
} as const satisfies Table<Rounding["rounding"]>;
const counted = {
  "loading-metres": "card_measure_loading_metres",
  "lane-metres": "card_measure_lane_metres",
  "pallet-spaces": "card_measure_pallet_spaces",
  pieces: "card_measure_pieces",
  "cubic-metres": "card_measure_cubic_metres",
} as const satisfies Table<MeasureKind>;
const totalRoundings = {
  up: "card_total_up",
  nearest: "card_total_nearest",
  down: "card_total_down",
} as const satisfies Table<Rounding["rounding"]>;
const flatAmounts = {
  parcel: "card_amount_parcel",
  shipment: "card_amount_shipment",
  container: "card_amount_container",
  ton: "card_amount_ton",
  "sub-heading": "card_amount_subheading",
} as const satisfies Table<Extract<SurchargeAmount, { price: number; per: "ton" | "parcel" }>["per"]>;
const comparisons = {
  over: "card_is_over",
  from: "card_is_from",
  "up-to": "card_is_up_to",
  under: "card_is_under",
} as const satisfies Table<Threshold<Measure>["is"]>;
const units = { kg: "sign_kg", lb: "sign_lb" } as const satisfies Table<RateCard["unit"]>;
const sides = { cm: "sign_cm", in: "sign_in" } as const satisfies Table<"cm" | "in">;
const cubes = { cm: "sign_cm3", in: "sign_in3" } as const satisfies Table<"cm" | "in">;
const measures = {
  mass: "card_of_mass",
  billable: "card_of_billable",
  side: "card_of_side",
  "second-side": "card_of_second_side",
  "third-side": "card_of_third_side",
  "side-sum": "card_of_side_sum",
  girth: "card_of_girth",
  volume: "card_of_volume",
  "longest-and-shortest": "card_of_longest_and_shortest",
  "base-length": "card_of_base_length",
  "base-width": "card_of_base_width",
  density: "card_of_density",
  "total-volume": "card_of_total_volume",
  "total-density": "card_of_total_density",
  ratio: "card_of_ratio",
  "total-mass": "card_of_total_mass",
  "total-billable": "card_of_total_billable",
  parcels: "card_of_parcels",
  value: "card_of_value",
  payload: "card_of_payload",
} as const satisfies Table<Measure>;

function joinTexts(between: MessageName, parts: readonly string[], { locale }: Setting): string {
  return parts.join(translate(between, locale));
}

function formatMass(amount: number, { card, locale }: Setting): string {
  return translate("card_measured", locale, {
    amount: toMassAmount(amount),
    unit: translate(units[card.unit], locale),
  });
}

/** How a card comes from a shipment to the weight or measure that its prices are for: one text a rule. */
export function describeWeightRules(card: RateCard, catalog: Catalog, locale: Locale): string[] {
  const own: Setting = { card, catalog, locale };
  const { weight, tariff } = card;
  const { unit: side } = cubeOf[card.unit];
  const cube = translate(cubes[side], locale);
  const basis =
    weight.divisor === undefined
      ? writeText(own, "card_weight_actual")
      : writeText(own, weight.volumeShare === undefined ? "card_weight_greater" : "card_weight_share", {
          cube,
          divisor: weight.divisor,
          percent: (weight.volumeShare ?? 0) / millionths,
        });
  const rules = [
    writeText(own, weighings[weight.per]),
    basis,
    ...(weight.divisor === undefined
      ? []
      : [writeText(own, sideRoundings[weight.sideRounding], { step: formatLimit("side", weight.sideStep, own) })]),
    ...describeVolumeConditions(own),
    ...describePackaging(own),
    ...describeFloor(own),
    ...(weight.minimum > 0 ? [writeText(own, "card_at_least", { amount: formatMass(weight.minimum, own) })] : []),
    ...describeSteps(weight.steps, own),
  ];
  const pieces = [
    ...(weight.pieceMinimum > 0
      ? [writeText(own, "card_at_least", { amount: formatMass(weight.pieceMinimum, own) })]
      : []),
    ...describeSteps(weight.pieceSteps, own),
    ...weight.minimums.map((minimum) =>
      joinTexts(
        "card_between_rules",
        [writeText(own, "card_at_least", { amount: formatMass(minimum.mass, own) }), describePieces(minimum.when, own)],
        own,
      ),
    ),
  ];
  const average = weight.averageMinimum;
  return [
    writeText(own, "card_weight", { rules: joinTexts("card_between_rules", rules, own) }),
    ...(pieces.length > 0
      ? [writeText(own, "card_weight_pieces", { rules: joinTexts("card_between_rules", pieces, own) })]
      : []),
    ...(average ? [writeText(own, "card_weight_average", { amount: formatMass(average, own) })] : []),
    ...(tariff.method === "weight-or-measure"
      ? [writeText(own, "card_revenue_tons", { minimum: tariff.minimum / 1000, step: tariff.step / 1000 })]
      : []),
    ...describeMeasure(own),
    ...(card.sizes ?? []).map((size) => describeSize(size, own)),
    ...(tariff.nextBand ? [writeText(own, "card_next_band")] : []),
    ...(card.roundLines
      ? [writeText(own, "card_lines", { rounding: describeRounding(card.roundLines, card.currency, own) })]
      : []),
    ...(card.minimumTotal === undefined
      ? []
      : [writeText(own, "card_minimum_total", { amount: fromMinor(card.minimumTotal, card.currency) })]),
    ...describeTotalRounding(own),
  ];
}

function describePackaging(own: Setting): string[] {
  const { packaging } = own.card.weight;
  if (!packaging) return [];
  const { mass, share } = packaging;
  return [
    ...(mass > 0 ? [writeText(own, "card_size_packaging", { amount: formatMass(mass, own) })] : []),
    ...(share > 0 ? [writeText(own, "card_packaging_share", { percent: share / millionths })] : []),
  ];
}

function describeFloor(own: Setting): string[] {
  const { floor } = own.card.weight;
  if (!floor) return [];
  const { loadingMetre, palletSpace } = floor;
  return [
    ...(loadingMetre ? [writeText(own, "card_weight_loading_metre", { amount: formatMass(loadingMetre, own) })] : []),
    ...(palletSpace ? [writeText(own, "card_weight_pallet_space", { amount: formatMass(palletSpace, own) })] : []),
    ...describeStack(floor, own),
  ];
}

function describeStack({ stack, pallet, pieceStep }: Floor, own: Setting): string[] {
  const centimetres = (side: Length) =>
    writeText(own, "card_measured", { amount: convertLength("cm", side), unit: writeText(own, "sign_cm") });
  return [
    ...(pallet
      ? [writeText(own, "card_pallet_space", { length: centimetres(pallet[0]), width: centimetres(pallet[1]) })]
      : []),
    ...(pieceStep ? [writeText(own, "card_piece_step", { step: pieceStep / millionths })] : []),
    ...(stack ? [writeText(own, "card_stack", { count: stack })] : []),
  ];
}

function describeMeasure(own: Setting): string[] {
  const { measure } = own.card;
  if (!measure) return [];
  const { of, minimum, step, mass } = measure;
  const rule = writeText(own, "card_measure", {
    measure: writeText(own, counted[of]),
    minimum: minimum / millionths,
    step: step / millionths,
  });
  const least = mass ? [writeText(own, "card_measure_weight", { amount: formatMass(mass, own) })] : [];
  return [joinTexts("card_between_rules", [rule, ...least, ...describeStack(measure, own)], own)];
}

function describeSize({ id, name, when, shipment = [], packaging, actual }: Size, own: Setting): string {
  const conditions = [
    ...(shipment.length > 0
      ? [writeText(own, "card_only_shipments", { conditions: joinThresholds(shipment, own) })]
      : []),
    ...(when ? [describePieces(when, own)] : []),
  ];
  const rules = [
    ...(conditions.length > 0 ? conditions : [writeText(own, "card_size_any")]),
    ...(packaging > 0 ? [writeText(own, "card_size_packaging", { amount: formatMass(packaging, own) })] : []),
    ...(actual ? [writeText(own, "card_size_actual")] : []),
  ];
  return writeText(own, "card_size_is", {
    id,
    name: resolveLocale<string>(name, own.locale).value,
    rules: joinTexts("card_between_rules", rules, own),
  });
}

function describeRounding({ step, rounding, each }: Rounding, currency: string, own: Setting): string {
  const text = writeText(own, roundings[rounding], { step: fromMinor(step, currency) });
  return each ? writeText(own, "card_line_rounded_each", { rounding: text }) : text;
}

function describeTotalRounding(own: Setting): string[] {
  const { roundTotal, currency } = own.card;
  if (!roundTotal) return [];
  return [writeText(own, totalRoundings[roundTotal.rounding], { step: fromMinor(roundTotal.step, currency) })];
}

function describeVolumeConditions(own: Setting): string[] {
  const { when } = own.card.weight;
  if (!when) return [];
  const limits = [
    ["over", "ratio", when.ratioOver],
    ["from", "ratio", when.ratioFrom],
    ["over", "volume", when.volumeOver],
    ["from", "volume", when.volumeFrom],
    ["over", "side", when.sideOver],
    ["from", "side", when.sideFrom],
    ["from", "mass", when.massFrom],
    ["under", "density", when.densityUnder],
  ] as const;
  const said = limits.flatMap(([is, of, limit]) =>
    limit === undefined ? [] : describeThreshold({ of, is, limit }, own),
  );
  return said.length > 0 ? [writeText(own, "card_volume_when", { conditions: joinTexts("card_and", said, own) })] : [];
}

function describeSteps(steps: WeightSteps, own: Setting): string[] {
  return steps.map(({ upTo, step }) => {
    const amount = formatMass(step, own);
    return upTo === Number.MAX_SAFE_INTEGER
      ? writeText(own, "card_rounded", { step: amount })
      : writeText(own, "card_rounded_up_to", { step: amount, limit: formatMass(upTo, own) });
  });
}

/** A surcharge with its rate, its bounds and when it is charged: all that is needed to work it out. */
export function describeSurcharge(surcharge: Surcharge, card: RateCard, catalog: Catalog, locale: Locale): string {
  const own: Setting = { card, catalog, locale };
  const { minimum, maximum, each, round, currency = card.currency } = surcharge;
  const bounds = [
    minimum !== undefined && writeText(own, "card_at_least", { amount: toMajor(minimum) }),
    maximum !== undefined && writeText(own, "card_at_most", { amount: toMajor(maximum) }),
    each?.minimum !== undefined && writeText(own, "card_at_least_each", { amount: toMajor(each.minimum) }),
    each?.maximum !== undefined && writeText(own, "card_at_most_each", { amount: toMajor(each.maximum) }),
    round && describeRounding(round, currency, own),
    currency !== card.currency && writeText(own, "card_amount_in", { currency }),
  ].filter((bound) => typeof bound === "string");
  const rules = [
    describeAmount(surcharge.amount, own),
    ...bounds,
    ...describeConditions(surcharge, own),
    ...describeGroup(surcharge, own),
    ...(surcharge.clearance ? [writeText(own, "card_not_in_customs_value")] : []),
  ];
  return writeText(own, "card_surcharge", {
    name: labelSurcharge(surcharge, own),
    rules: joinTexts("card_between_rules", rules, own),
  });
}

function labelSurcharge({ label }: Surcharge, { locale }: Setting): string {
  return typeof label === "string" ? label : resolveLocale<string>(label, locale).value;
}

function describeAmount(amount: SurchargeAmount, own: Setting): string {
  const { card, locale } = own;
  const unit = translate(units[card.unit], locale);
  switch (amount.per) {
    case "percent": {
      const of = amount.of.map((id) => {
        const other = card.surcharges.find((surcharge) => surcharge.id === id);
        if (other) return labelSurcharge(other, own);
        return writeText(
          own,
          id === "value" ? "card_base_value" : id === "duties" ? "card_base_duties" : "card_base_freight",
        );
      });
      const share = writeText(own, "card_amount_percent", {
        percent: amount.millionths / millionths,
        of: joinTexts("card_and", of, own),
      });
      return amount.plus ? joinTexts("card_and", [String(toMajor(amount.plus)), share], own) : share;
    }
    case "share":
      return writeText(own, "card_amount_share", { percent: amount.millionths / millionths });
    case "unit": {
      const by = amount.by ? [writeText(own, "card_by_actual")] : [];
      const rate = writeText(own, "card_amount_unit", {
        price: toMajor(amount.price),
        unit,
        step: formatMass(amount.step, own),
      });
      const beyond = amount.beyond
        ? [writeText(own, "card_amount_beyond", { amount: formatMass(amount.beyond, own) })]
        : [];
      return joinTexts("card_between_rules", [rate, ...by, ...beyond], own);
    }
    case "value":
      return writeText(own, "card_amount_value", {
        price: toMajor(amount.price),
        step: fromMinor(amount.step, card.currency),
        free: fromMinor(amount.free, card.currency),
      });
    case "tier": {
      const tiers = amount.tiers.map(({ upTo, prices }) => {
        const { "*": usual, ...zones } = prices;
        const all = [
          ...(usual === undefined ? [] : [String(toMajor(usual))]),
          ...Object.entries(zones).map(([zone, amountThere]) =>
            writeText(own, "card_tier_zone", { zone, price: toMajor(amountThere) }),
          ),
        ];
        return writeText(own, "card_tier", {
          limit: formatMass(upTo, own),
          prices: joinTexts("between_items", all, own),
        });
      });
      const all = writeText(own, "card_amount_tier", { tiers: joinTexts("card_between_rules", tiers, own) });
      return amount.by ? joinTexts("card_between_rules", [all, writeText(own, "card_by_actual")], own) : all;
    }
    case "parcel":
    case "shipment":
    case "container":
    case "ton":
    case "sub-heading": {
      const rate = writeText(own, flatAmounts[amount.per], { price: toMajor(amount.price) });
      if (!amount.beyond) return rate;
      const beyond = writeText(own, "card_amount_beyond_count", { count: amount.beyond });
      return joinTexts("card_between_rules", [rate, beyond], own);
    }
  }
}

function describeConditions({ when = {} }: Surcharge, own: Setting): string[] {
  const { catalog, locale, card } = own;
  const list = (items: readonly string[]) => joinTexts("between_items", items, own);
  const only = (name: MessageName, items: readonly string[] | undefined) =>
    items && items.length > 0 ? [writeText(own, name, { list: list(items) })] : [];
  const option = card.options.find(({ id }) => id === when.option);
  const days = when.from
    ? when.to
      ? "card_only_days"
      : "card_only_from_day"
    : when.to
      ? "card_only_until_day"
      : undefined;
  return [
    ...only("card_only_goods", when.goods && listGoodsLabels(catalog, when.goods, locale)),
    ...only("card_only_zones", when.zones),
    ...only(
      "card_only_countries",
      when.countries?.map((country) => getCountryName(catalog, country, locale)),
    ),
    ...only(
      "card_only_origins",
      when.origins?.map((origin) => getCountryName(catalog, origin, locale)),
    ),
    ...only(
      "card_only_postcodes",
      when.postcodes?.map((rule) => ("prefix" in rule ? rule.prefix : `${rule.from}-${rule.to}`)),
    ),
    ...only("card_only_terms", when.incoterm && [when.incoterm]),
    ...only(
      "card_only_option",
      when.option === undefined ? undefined : [option ? resolveLocale<string>(option.name, locale).value : when.option],
    ),
    ...only(
      "card_not_option",
      when.without?.map((id) => {
        const own = card.options.find((other) => other.id === id);
        return own ? resolveLocale<string>(own.name, locale).value : id;
      }),
    ),
    ...(days
      ? [
          writeText(own, days, {
            from: formatLongDay(when.from ?? "", locale),
            until: formatLongDay(when.to ?? "", locale),
          }),
        ]
      : []),
    ...(when.shipment && when.shipment.length > 0
      ? [writeText(own, "card_only_shipments", { conditions: joinThresholds(when.shipment, own) })]
      : []),
    ...(when.piece ? [describePieces(when.piece, own)] : []),
    ...only("card_only_containers", when.container?.kinds),
    ...(when.container && when.container.payload.length > 0
      ? [writeText(own, "card_only_payload", { conditions: joinThresholds(when.container.payload, own) })]
      : []),
  ];
}

function describeGroup({ group, id }: Surcharge, own: Setting): string[] {
  const before = own.card.surcharges.slice(
    0,
    own.card.surcharges.findIndex((other) => other.id === id),
  );
  const others = before
    .filter((other) => group !== undefined && other.group === group)
    .map((other) => labelSurcharge(other, own));
  return others.length > 0 ? [writeText(own, "card_not_with", { list: joinTexts("between_items", others, own) })] : [];
}

function describePieces({ all, any }: PieceCondition, own: Setting): string {
  const either = any?.map((each) => joinThresholds(each, own)) ?? [];
  const parts = [
    ...(all.length > 0 ? [joinThresholds(all, own)] : []),
    ...(either.length > 0 ? [joinTexts("card_or", either, own)] : []),
  ];
  return writeText(own, "card_only_parcels", { conditions: joinTexts("card_and", parts, own) });
}

function joinThresholds(list: readonly Threshold<Measure>[], own: Setting): string {
  return joinTexts(
    "card_and",
    list.map((one) => describeThreshold(one, own)),
    own,
  );
}

function describeThreshold({ of, is, limit }: Threshold<Measure>, own: Setting): string {
  return writeText(own, comparisons[is], {
    measure: writeText(own, measures[of]),
    limit: formatLimit(of, limit, own),
  });
}

function formatLimit(of: Measure, limit: number, own: Setting): string {
  const { card, locale } = own;
  const { unit: side, parts } = cubeOf[card.unit];
  const sign = (amount: number, unit: MessageName) =>
    translate("card_measured", locale, { amount, unit: translate(unit, locale) });
  switch (of) {
    case "mass":
    case "billable":
    case "total-mass":
    case "total-billable":
    case "payload":
      return formatMass(limit, own);
    case "volume":
      return sign(limit / parts ** 3, cubes[side]);
    case "ratio":
      return `${limit / millionths}%`;
    case "value":
      return String(fromMinor(limit, card.currency));
    case "parcels":
      return String(limit);
    case "density":
    case "total-density":
    case "total-volume":
      return String(limit / millionths);
    case "side":
    case "second-side":
    case "third-side":
    case "girth":
    case "side-sum":
    case "longest-and-shortest":
    case "base-length":
    case "base-width":
      return sign(limit / parts, sides[side]);
  }
}

function toMajor(micro: number): number {
  return micro / 1e6;
}

function fromMinor(amount: number, currency: string): number {
  return amount / 10 ** getMinorDigits(currency);
}
