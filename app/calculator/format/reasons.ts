import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatDate, formatMoney, formatNumber, joinClauses } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { Reason } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import { convertLength, convertMass, fromCardLength, fromCardMass } from "#rating/shipment/units.ts";
import type { FormState } from "../store/form-state.ts";
import type { CalculatorNames } from "./names.ts";

/** Why a line says no: the field, what was given, and the limit. */
export function explainReason(
  { code, field, given = "", limit = "", currency, text: own }: Reason,
  units: FormState["units"],
  names: CalculatorNames,
): string {
  const weight = (amount: string | number) =>
    units === "imperial"
      ? `${formatNumber(convertMass("lb", Number(amount)))} ${formatUnit("lb")}`
      : `${formatNumber(convertMass("kg", Number(amount)), 3)} ${formatUnit("kg")}`;
  const value = (amount: string | number) => (currency ? formatMoney(Number(amount), currency) : String(amount));
  const side = (amount: string | number) =>
    units === "imperial"
      ? `${formatNumber(convertLength("in", Number(amount)), 1)} ${formatUnit("in")}`
      : `${formatNumber(convertLength("cm", Number(amount)), 1)} ${formatUnit("cm")}`;
  const volume = (cubicCentimetres: string | number) =>
    units === "imperial"
      ? `${formatNumber(Number(cubicCentimetres) / 2.54 ** 3, 1)} ${formatUnit("in³")}`
      : `${formatNumber(Number(cubicCentimetres), 0)} ${formatUnit("cm³")}`;
  const text = { given: String(given), limit: String(limit) };
  switch (code) {
    case "origin-not-served":
      return m.reason_origin({ given: names.origin(text.given) });
    case "destination-not-served":
      return field === "postcode"
        ? m.reason_postcode({ given: text.given })
        : m.reason_destination({ given: names.country(text.given) });
    case "postcode-needed":
      return m.reason_postcode_needed({ given: names.countryInSentence(text.given) });
    case "no-card-for-date":
      return limit
        ? m.reason_date_limit({ given: formatDate(text.given), limit: formatDate(text.limit) })
        : m.reason_date({ given: formatDate(text.given) });
    case "parcel-too-light":
      return m.reason_parcel_light({ given: weight(given), limit: weight(limit) });
    case "parcel-too-heavy":
      return m.reason_parcel_heavy({ given: weight(given), limit: weight(limit) });
    case "shipment-too-light":
      return m.reason_shipment_light({ given: weight(given), limit: weight(limit) });
    case "shipment-too-heavy":
      return m.reason_shipment_heavy({ given: weight(given), limit: weight(limit) });
    case "side-too-long":
      return m.reason_side({ given: side(given), limit: side(limit) });
    case "girth-too-big":
      return m.reason_girth({ given: side(given), limit: side(limit) });
    case "side-sum-too-big":
      return m.reason_side_sum({ given: side(given), limit: side(limit) });
    case "longest-and-shortest-too-big":
      return m.reason_longest_and_shortest({ given: side(given), limit: side(limit) });
    case "volume-too-big":
      return m.reason_volume({ given: volume(given), limit: volume(limit) });
    case "sides-needed":
      return m.reason_sides_needed();
    case "too-many-parcels":
      return m.reason_parcels({ given: formatNumber(Number(given)), limit: formatNumber(Number(limit)) });
    case "goods-not-carried":
      return m.reason_goods({ given: names.goods(text.given) });
    case "class-not-carried":
      return m.reason_goods({ given: getLocalText(own ?? {}) });
    case "article-not-taken":
      return own ? getLocalText(own) : m.verdict_ask();
    case "value-too-high":
      return m.reason_value({ given: value(given), limit: value(limit) });
    case "value-needed":
      return m.reason_value_needed();
    case "no-exchange-rate":
      return m.reason_no_rate({ given: text.given });
    case "no-duty-rule":
      return m.reason_no_duty_rule({ given: names.country(text.given) });
    case "duty-not-computed":
      return own ? getLocalText(own) : m.reason_no_duty_rule({ given: text.given });
    case "option-not-offered":
      return m.reason_option({ given: names.option(text.given) });
    case "second-side-too-long":
      return m.reason_second_side({ given: side(given), limit: side(limit) });
    case "third-side-too-long":
      return m.reason_third_side({ given: side(given), limit: side(limit) });
    case "height-too-big":
      return m.reason_height({ given: side(given), limit: side(limit) });
    case "incoterm-not-offered":
      return m.reason_incoterm({ given: text.given });
    case "does-not-fit-container":
      return m.reason_container();
    case "being-loaded":
      return m.reason_being_loaded();
    case "load-too-large":
      return m.reason_load_too_large();
    case "no-price":
      return field === "sides" ? m.reason_no_size() : m.reason_no_price();
  }
}

/**
 * The limits of a line in a sentence: what somebody who came for it should know before typing. A line with several cards
 * carries what any of them carries.
 */
export function describeLimits(cards: readonly RateCard[], units: FormState["units"]): string {
  const metric = units === "metric";
  const weight = (mass: number) =>
    `${formatNumber(convertMass(metric ? "kg" : "lb", mass), 1)} ${formatUnit(metric ? "kg" : "lb")}`;
  const side = (length: number) =>
    `${formatNumber(convertLength(metric ? "cm" : "in", length), 1)} ${formatUnit(metric ? "cm" : "in")}`;
  const [least] = collectLimits(cards, ({ limits }) => limits.minTotalMass, fromCardMass);
  const heaviest = collectLimits(cards, ({ limits }) => limits.maxMass, fromCardMass).at(-1);
  const longest = collectLimits(cards, ({ limits }) => limits.maxSide, fromCardLength).at(-1);
  const widest = collectLimits(cards, ({ limits }) => limits.maxGirth, fromCardLength).at(-1);
  const limits = [
    least !== undefined && m.limit_from({ weight: weight(least) }),
    heaviest !== undefined && m.limit_parcel({ weight: weight(heaviest) }),
    longest !== undefined && m.limit_side({ side: side(longest) }),
    widest !== undefined && m.limit_girth({ girth: side(widest) }),
  ];
  return joinClauses(limits.filter((text) => text !== false));
}

/** A limit of each card, the smallest first; none if a card does without it. */
function collectLimits(
  cards: readonly RateCard[],
  limitOf: (card: RateCard) => number | undefined,
  amountOf: (limit: number, unit: RateCard["unit"]) => number,
): number[] {
  const limits = cards.flatMap((card) => {
    const limit = limitOf(card);
    return limit === undefined ? [] : amountOf(limit, card.unit);
  });
  return limits.length === cards.length ? limits.sort((a, b) => a - b) : [];
}
