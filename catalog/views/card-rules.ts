import { fromMinor } from "#rating/money/money.ts";
import type { RateCard, Rounding, Size, WeightSteps } from "#rating/card.ts";
import type { Floor, MeasureKind } from "#rating/freight/tariff.ts";
import { convertLength, cubeOf, type Length } from "#rating/shipment/units.ts";
import { type Locale, resolveLocale } from "#site/locales.ts";
import { translate } from "../messages.ts";
import type { Catalog } from "../model.ts";
import {
  cubes,
  describePieces,
  describeRounding,
  describeThreshold,
  formatLimit,
  formatMass,
  joinRules,
  joinTexts,
  joinThresholds,
  listTexts,
  millionths,
  type Setting,
  type Table,
  writeText,
} from "./rule-text.ts";

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
  const rules = joinRules(
    own,
    writeText(own, weighings[weight.per]),
    basis,
    weight.divisor !== undefined &&
      writeText(own, sideRoundings[weight.sideRounding], { step: formatLimit("side", weight.sideStep, own) }),
    describeVolumeConditions(own),
    describePackaging(own),
    describeFloor(own),
    weight.minimum > 0 && describeLeast(weight.minimum, own),
    describeSteps(weight.steps, own),
  );
  const pieces = joinRules(
    own,
    weight.pieceMinimum > 0 && describeLeast(weight.pieceMinimum, own),
    describeSteps(weight.pieceSteps, own),
    weight.minimums.map(({ mass, when }) => joinRules(own, describeLeast(mass, own), describePieces(when, own))),
  );
  const average = weight.averageMinimum;
  const { roundLines, minimumTotal, currency } = card;
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
    describeTotalRounding(own),
  );
}

function describeLeast(mass: number, own: Setting): string {
  return writeText(own, "card_at_least", { amount: formatMass(mass, own) });
}

function describePackaging(own: Setting): string[] {
  const { packaging } = own.card.weight;
  if (!packaging) return [];
  const { mass, share } = packaging;
  return listTexts(
    mass > 0 && writeText(own, "card_size_packaging", { amount: formatMass(mass, own) }),
    share > 0 && writeText(own, "card_packaging_share", { percent: share / millionths }),
  );
}

function describeFloor(own: Setting): string[] {
  const { floor } = own.card.weight;
  if (!floor) return [];
  const { loadingMetre, palletSpace } = floor;
  return listTexts(
    loadingMetre && writeText(own, "card_weight_loading_metre", { amount: formatMass(loadingMetre, own) }),
    palletSpace && writeText(own, "card_weight_pallet_space", { amount: formatMass(palletSpace, own) }),
    describeStack(floor, own),
  );
}

function describeStack({ stack, pallet, pieceStep }: Floor, own: Setting): string[] {
  const centimetres = (side: Length) =>
    writeText(own, "card_measured", { amount: convertLength("cm", side), unit: writeText(own, "sign_cm") });
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
