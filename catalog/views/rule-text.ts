import type {
  PieceCondition,
  PieceMeasure,
  PostcodeRule,
  RateCard,
  Rounding,
  ShipmentMeasure,
  Threshold,
} from "#rating/card.ts";
import { fromMinor } from "#rating/money/money.ts";
import { cubeOf, toMassAmount } from "#rating/shipment/units.ts";
import type { Locale } from "#site/locales.ts";
import { formatUnit, type UnitSign } from "../drawings/formats.ts";
import type { Catalog } from "../model.ts";
import { type MessageName, translate } from "../messages.ts";

/** What a rule is written in. */
export type Setting = { card: RateCard; catalog: Catalog; locale: Locale };
type Measure = PieceMeasure | ShipmentMeasure | "payload";
export type Table<Value extends string> = Readonly<Record<Value, MessageName>>;

export const millionths = 1e6;

export function writeText(
  { locale }: Setting,
  name: MessageName,
  values?: Readonly<Record<string, string | number>>,
): string {
  return translate(name, locale, values);
}

/** The messages that write what cards may say; a value without one does not compile. */
const roundings = {
  up: "card_round_up",
  nearest: "card_round_nearest",
  down: "card_round_down",
} as const satisfies Table<Rounding["rounding"]>;
const comparisons = {
  over: "card_is_over",
  from: "card_is_from",
  "up-to": "card_is_up_to",
  under: "card_is_under",
} as const satisfies Table<Threshold<Measure>["is"]>;
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

/** Texts of a rule; one that does not apply is false, 0 or absent. */
type Part = string | readonly string[] | false | 0 | undefined;

/** The texts that apply. */
export function listTexts(...parts: readonly Part[]): string[] {
  return parts.flat().filter((part) => typeof part === "string");
}

/** One rule of several parts. */
export function joinRules(own: Setting, ...parts: readonly Part[]): string {
  return joinTexts("card_between_rules", listTexts(...parts), own);
}

export function joinTexts(between: MessageName, parts: readonly string[], { locale }: Setting): string {
  return parts.join(translate(between, locale));
}

export function formatMass(amount: number, own: Setting): string {
  return formatMeasured(toMassAmount(amount), own.card.unit, own);
}

export function formatMeasured(amount: number, unit: UnitSign, own: Setting): string {
  return writeText(own, "card_measured", { amount, unit: formatUnit(unit, own.locale) });
}

export function describeRounding({ step, rounding, each }: Rounding, currency: string, own: Setting): string {
  const text = writeText(own, roundings[rounding], { step: fromMinor(step, currency) });
  return each ? writeText(own, "card_line_rounded_each", { rounding: text }) : text;
}

export function describePieces({ all, any }: PieceCondition, own: Setting): string {
  const either = any?.map((each) => joinThresholds(each, own)) ?? [];
  const parts = [
    ...(all.length > 0 ? [joinThresholds(all, own)] : []),
    ...(either.length > 0 ? [joinTexts("card_or", either, own)] : []),
  ];
  return writeText(own, "card_only_parcels", { conditions: joinTexts("card_and", parts, own) });
}

export function joinThresholds(list: readonly Threshold<Measure>[], own: Setting): string {
  const texts = list.map((one) => describeThreshold(one, own));
  return joinTexts("card_and", texts, own);
}

export function describeThreshold({ of, is, limit }: Threshold<Measure>, own: Setting): string {
  return writeText(own, comparisons[is], {
    measure: writeText(own, measures[of]),
    limit: formatLimit(of, limit, own),
  });
}

export function formatLimit(of: Measure, limit: number, own: Setting): string {
  const { card } = own;
  const { unit: side, parts } = cubeOf[card.unit];
  switch (of) {
    case "mass":
    case "billable":
    case "total-mass":
    case "total-billable":
    case "payload":
      return formatMass(limit, own);
    case "volume":
      return formatMeasured(limit / parts ** 3, `${side}³`, own);
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
      return formatMeasured(limit / parts, side, own);
  }
}

/** Postcodes of a rule as cards write them: `PO30`, `00601-00795`. */
export function writePostcodes(rule: PostcodeRule): string {
  return "prefix" in rule ? rule.prefix : `${rule.from}-${rule.to}`;
}

export function toMajor(micro: number): number {
  return micro / millionths;
}
