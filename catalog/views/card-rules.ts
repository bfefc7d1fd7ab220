import { fromMinor } from "#rating/money/money.ts";
import type { RateCard, Rounding, Size, Surcharge, WeightSteps } from "#rating/card.ts";
import type { Floor, MeasureKind } from "#rating/freight/tariff.ts";
import { convertLength, cubeOf, type Length } from "#rating/shipment/units.ts";
import { resolveLocale } from "#site/locales.ts";
import { formatLongDay, formatUnit } from "../drawings/formats.ts";
import type { MessageName } from "../messages.ts";
import { describeAmount, labelSurcharge } from "../rates/amounts.ts";
import { getCountryName } from "./names.ts";
import {
  describePieces,
  describeRounding,
  describeThreshold,
  formatLimit,
  formatMass,
  formatMeasured,
  joinRules,
  joinTexts,
  joinThresholds,
  listTexts,
  millionths,
  type Setting,
  type Table,
  toMajor,
  writePostcodes,
  writeText,
} from "./rule-text.ts";
import { listGoodsLabels } from "./service-lines.ts";

type Weight = RateCard["weight"];

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

/** How a card comes from a shipment to the weight or measure that its prices are for: one text a rule. */
export function describeWeightRules(own: Setting): string[] {
  const { card } = own;
  const { weight, tariff, roundLines, roundTotal, minimumTotal, currency } = card;
  const { averageMinimum: average, floor, packaging } = weight;
  const { unit: side } = cubeOf[card.unit];
  const cube = formatUnit(`${side}³`, own.locale);
  const basis =
    weight.divisor === undefined
      ? writeText(own, "card_weight_actual")
      : writeText(own, weight.volumeShare === undefined ? "card_weight_greater" : "card_weight_share", {
          cube,
          divisor: weight.divisor,
          percent: (weight.volumeShare ?? 0) / millionths,
        });
  const rules = joinRules(
    own,
    writeText(own, weighings[weight.per]),
    basis,
    weight.divisor !== undefined &&
      writeText(own, sideRoundings[weight.sideRounding], { step: formatLimit("side", weight.sideStep, own) }),
    describeVolumeConditions(own),
    packaging &&
      packaging.mass > 0 &&
      writeText(own, "card_size_packaging", { amount: formatMass(packaging.mass, own) }),
    packaging &&
      packaging.share > 0 &&
      writeText(own, "card_packaging_share", { percent: packaging.share / millionths }),
    floor?.loadingMetre && writeText(own, "card_weight_loading_metre", { amount: formatMass(floor.loadingMetre, own) }),
    floor?.palletSpace && writeText(own, "card_weight_pallet_space", { amount: formatMass(floor.palletSpace, own) }),
    floor && describeStack(floor, own),
    weight.minimum > 0 && describeLeast(weight.minimum, own),
    describeSteps(weight.steps, own),
  );
  const pieces = joinRules(
    own,
    weight.pieceMinimum > 0 && describeLeast(weight.pieceMinimum, own),
    describeSteps(weight.pieceSteps, own),
    weight.minimums.map(({ mass, when }) => joinRules(own, describeLeast(mass, own), describePieces(when, own))),
  );
  return listTexts(
    writeText(own, "card_weight", { rules }),
    pieces !== "" && writeText(own, "card_weight_pieces", { rules: pieces }),
    average && writeText(own, "card_weight_average", { amount: formatMass(average, own) }),
    tariff.method === "weight-or-measure" &&
      writeText(own, "card_revenue_tons", { minimum: tariff.minimum / 1000, step: tariff.step / 1000 }),
    describeMeasure(own),
    (card.sizes ?? []).map((size) => describeSize(size, own)),
    tariff.nextBand && writeText(own, "card_next_band"),
    roundLines && writeText(own, "card_lines", { rounding: describeRounding(roundLines, currency, own) }),
    minimumTotal !== undefined && writeText(own, "card_minimum_total", { amount: fromMinor(minimumTotal, currency) }),
    roundTotal && writeText(own, totalRoundings[roundTotal.rounding], { step: fromMinor(roundTotal.step, currency) }),
  );
}

function describeLeast(mass: number, own: Setting): string {
  return writeText(own, "card_at_least", { amount: formatMass(mass, own) });
}

function describeStack({ stack, pallet, pieceStep }: Floor, own: Setting): string[] {
  const centimetres = (side: Length) => formatMeasured(convertLength("cm", side), "cm", own);
  return listTexts(
    pallet && writeText(own, "card_pallet_space", { length: centimetres(pallet[0]), width: centimetres(pallet[1]) }),
    pieceStep && writeText(own, "card_piece_step", { step: pieceStep / millionths }),
    stack && writeText(own, "card_stack", { count: stack }),
  );
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
  const least = mass && writeText(own, "card_measure_weight", { amount: formatMass(mass, own) });
  return [joinRules(own, rule, least, describeStack(measure, own))];
}

function describeSize({ id, name, when, shipment = [], packaging, actual }: Size, own: Setting): string {
  const conditions = listTexts(
    shipment.length > 0 && writeText(own, "card_only_shipments", { conditions: joinThresholds(shipment, own) }),
    when && describePieces(when, own),
  );
  const rules = joinRules(
    own,
    conditions.length > 0 ? conditions : writeText(own, "card_size_any"),
    packaging > 0 && writeText(own, "card_size_packaging", { amount: formatMass(packaging, own) }),
    actual && writeText(own, "card_size_actual"),
  );
  return writeText(own, "card_size_is", { id, name: resolveLocale<string>(name, own.locale).value, rules });
}

function describeVolumeConditions(own: Setting): string[] {
  const { when = {} } = own.card.weight;
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
export function describeSurcharge(surcharge: Surcharge, own: Setting): string {
  const { card } = own;
  const { minimum, maximum, each, round, currency = card.currency } = surcharge;
  const rules = joinRules(
    own,
    describeAmount(surcharge.amount, own),
    minimum !== undefined && writeText(own, "card_at_least", { amount: toMajor(minimum) }),
    maximum !== undefined && writeText(own, "card_at_most", { amount: toMajor(maximum) }),
    each?.minimum !== undefined && writeText(own, "card_at_least_each", { amount: toMajor(each.minimum) }),
    each?.maximum !== undefined && writeText(own, "card_at_most_each", { amount: toMajor(each.maximum) }),
    round && describeRounding(round, currency, own),
    currency !== card.currency && writeText(own, "card_amount_in", { currency }),
    describeConditions(surcharge, own),
    describeGroup(surcharge, own),
    surcharge.clearance && writeText(own, "card_not_in_customs_value"),
  );
  return writeText(own, "card_surcharge", { name: labelSurcharge(surcharge, own), rules });
}

function describeConditions({ when = {} }: Surcharge, own: Setting): string[] {
  const { catalog, locale, card } = own;
  const only = (name: MessageName, items: readonly string[] | undefined) =>
    items && items.length > 0 && writeText(own, name, { list: joinTexts("between_items", items, own) });
  const names = (codes: readonly string[] | undefined) => codes?.map((code) => getCountryName(catalog, code, locale));
  const nameOption = (id: string) => {
    const option = card.options.find((other) => other.id === id);
    return option ? resolveLocale<string>(option.name, locale).value : id;
  };
  const { container, from = "", to = "", shipment = [] } = when;
  const days = from ? (to ? "card_only_days" : "card_only_from_day") : to ? "card_only_until_day" : undefined;
  return listTexts(
    only("card_only_goods", when.goods && listGoodsLabels(catalog, when.goods, locale)),
    only("card_only_zones", when.zones),
    only("card_only_countries", names(when.countries)),
    only("card_only_origins", names(when.origins)),
    only("card_only_postcodes", when.postcodes?.map(writePostcodes)),
    only("card_only_terms", when.incoterm && [when.incoterm]),
    only("card_only_option", when.option === undefined ? undefined : [nameOption(when.option)]),
    only("card_not_option", when.without?.map(nameOption)),
    days && writeText(own, days, { from: formatLongDay(from, locale), until: formatLongDay(to, locale) }),
    shipment.length > 0 && writeText(own, "card_only_shipments", { conditions: joinThresholds(shipment, own) }),
    when.piece && describePieces(when.piece, own),
    only("card_only_containers", container?.kinds),
    container &&
      container.payload.length > 0 &&
      writeText(own, "card_only_payload", { conditions: joinThresholds(container.payload, own) }),
  );
}

function describeGroup({ group, id }: Surcharge, own: Setting): string[] {
  const { surcharges } = own.card;
  const others = surcharges
    .slice(
      0,
      surcharges.findIndex((other) => other.id === id),
    )
    .filter((other) => group !== undefined && other.group === group)
    .map((other) => labelSurcharge(other, own));
  return others.length > 0 ? [writeText(own, "card_not_with", { list: joinTexts("between_items", others, own) })] : [];
}
