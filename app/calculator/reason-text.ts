import type { Reason } from "#rating/answer.ts";
import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import { m } from "#app/messages/m.ts";
import { localText } from "#app/platform/local-text.ts";
import { date, money, number } from "#app/ui/format.ts";
import type { FormState } from "./form-state.ts";
import type { CalculatorNames } from "./names.ts";
import { unitText } from "#app/ui/unit-text.ts";

/** Why a line says no: the field, what was given, and the limit. */
export function reasonText(
  { code, field, given = "", limit = "", currency, text: own }: Reason,
  units: FormState["units"],
  names: CalculatorNames,
): string {
  const weight = (amount: string | number) =>
    units === "imperial"
      ? `${number(massIn("lb", Number(amount)))} ${unitText("lb")}`
      : `${number(massIn("kg", Number(amount)), 3)} ${unitText("kg")}`;
  const value = (amount: string | number) => (currency ? money(Number(amount), currency) : String(amount));
  const side = (amount: string | number) =>
    units === "imperial"
      ? `${number(lengthIn("in", Number(amount)), 1)} ${unitText("in")}`
      : `${number(lengthIn("cm", Number(amount)), 1)} ${unitText("cm")}`;
  const volume = (cubicCentimetres: string | number) =>
    units === "imperial"
      ? `${number(Number(cubicCentimetres) / 2.54 ** 3, 1)} ${unitText("in³")}`
      : `${number(Number(cubicCentimetres), 0)} ${unitText("cm³")}`;
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
        ? m.reason_date_limit({ given: date(text.given), limit: date(text.limit) })
        : m.reason_date({ given: date(text.given) });
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
    case "volume-too-big":
      return m.reason_volume({ given: volume(given), limit: volume(limit) });
    case "sides-needed":
      return m.reason_sides_needed();
    case "too-many-parcels":
      return m.reason_parcels({ given: number(Number(given)), limit: number(Number(limit)) });
    case "goods-not-carried":
      return m.reason_goods({ given: names.goods(text.given) });
    case "value-too-high":
      return m.reason_value({ given: value(given), limit: value(limit) });
    case "value-needed":
      return m.reason_value_needed();
    case "no-exchange-rate":
      return m.reason_no_rate({ given: text.given });
    case "no-duty-rule":
      return m.reason_no_duty_rule({ given: names.country(text.given) });
    case "duty-not-computed":
      return own ? localText(own) : m.reason_no_duty_rule({ given: text.given });
    case "option-not-offered":
      return m.reason_option({ given: names.option(text.given) });
    case "second-side-too-long":
      return m.reason_second_side({ given: side(given), limit: side(limit) });
    case "third-side-too-long":
      return m.reason_third_side({ given: side(given), limit: side(limit) });
    case "incoterm-not-offered":
      return m.reason_incoterm({ given: text.given });
    case "does-not-fit-container":
      return m.reason_container();
    case "being-loaded":
      return m.reason_being_loaded();
    case "load-too-large":
      return m.reason_load_too_large();
    case "no-price":
      return m.reason_no_price();
  }
}
