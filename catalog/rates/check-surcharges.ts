import { checkNames, type Path, type ReportAt, suggestName } from "../read/problems.ts";
import type { CardFile } from "../schema/card.ts";
import { suffixes } from "../schema/surcharge.ts";
import type { AmountFile } from "./amounts.ts";
import { checkRounding } from "./check-pricing.ts";
import { checkPostcodes, checkStep, type Measures } from "./measures.ts";
import type { Names } from "./options.ts";
import type { ZoneRow } from "./zones.ts";

/** Checks names, bases, bounds and units of surcharges. */
export function checkSurcharges(
  card: CardFile,
  zones: readonly ZoneRow[],
  names: Names,
  measures: Measures,
  error: ReportAt,
): void {
  const zoneNames = [...new Set(zones.map(({ zone }) => zone))];
  const ids = card.surcharges.map(({ id }) => id);
  for (const [at, { id, when, amount }] of card.surcharges.entries()) {
    const path = ["surcharges", at];
    if (ids.indexOf(id) !== at) error([...path, "id"], `the surcharge "${id}" appears twice`, "give each its own id");
    if ("percent" in amount && amount.currency && amount.of !== "value")
      error([...path, "amount", "currency"], "the freight is in the card's currency", "remove it, or write of: value");
    if (["freight", "value", "parcels", "duties", "rounding"].includes(id))
      error([...path, "id"], `"${id}" cannot name a surcharge`, "it is a name of the calculator's own; choose another");
    checkNames(when?.goods, names.goods, "goods category", [...path, "when", "goods"], error);
    checkNames(when?.countries, names.countries, "country", [...path, "when", "countries"], error);
    checkNames(when?.origins, card.origins, "origin of the card", [...path, "when", "origins"], error);
    checkNames(when?.zones, zoneNames, "zone", [...path, "when", "zones"], error);
    if (when?.from && when.to && when.to < when.from)
      error([...path, "when", "to"], `"to" ${when.to} is before "from" ${when.from}`, "swap the two");
    if (when?.incoterm && !card.incoterms.includes(when.incoterm))
      error(
        [...path, "when", "incoterm"],
        `the card is not offered ${when.incoterm}`,
        suggestName(when.incoterm, card.incoterms),
      );
    if (when?.postcodes) checkPostcodes(when.postcodes, when.countries, [...path, "when", "postcodes"], zones, error);
    if (amount.minimum !== undefined && amount.maximum !== undefined && amount.minimum > amount.maximum)
      error(
        [...path, "amount", "maximum"],
        `the maximum ${amount.maximum} is below the minimum ${amount.minimum}`,
        "swap the two",
      );
    checkBoundsOfEach(amount, card, [...path, "amount"], error);
    if ("percent" in amount && amount.of === "duties" && when?.incoterm !== "DDP")
      error(
        [...path, "when"],
        `"${id}" is a percentage of duties and taxes, which we pay only with DDP`,
        "write when: { incoterm: DDP }",
      );
    if ("percent" in amount) {
      if (amount.of !== undefined && amount.of_only !== undefined)
        error([...path, "amount", "of_only"], '"of" and "of_only" are both given', "keep one of them");
      const of = amount.of_only ?? (typeof amount.of === "string" ? [] : amount.of);
      const field = amount.of_only ? "of_only" : "of";
      checkNames(
        of,
        [...ids.slice(0, at), "freight", "value"],
        "surcharge before this one",
        [...path, "amount", field],
        error,
      );
    }
    checkLine(amount, card, names, [...path, "amount"], error);
    const offered = [...card.included_options, ...card.surcharges.flatMap((other) => other.when?.option ?? [])];
    checkNames(when?.without, offered, "option of the card", [...path, "when", "without"], error);
    if ("per_unit" in amount) checkStep(amount.step, [...path, "amount", "step"], measures, error);
    if ("per_container" in amount && card.method !== "container")
      error(
        [...path, "amount", "per_container"],
        `a card of method ${card.method} counts no containers`,
        "write per_shipment or per_parcel",
      );
    if ("per_wm" in amount && card.method !== "weight-or-measure")
      error(
        [...path, "amount", "per_wm"],
        `a card of method ${card.method} counts no revenue tons`,
        "write per_unit or per_shipment",
      );
    if ("percent" in amount && amount.of === "parcels" && card.weight.per !== "parcel")
      error(
        [...path, "amount", "of"],
        "a card that prices the shipment as one has no freight of single parcels",
        "write of: freight",
      );
    const ofContainers = ["containers", ...suffixes.map((suffix) => `payload_${suffix}`)];
    const asked = ofContainers.find((field) => when && field in when);
    if (asked && !("per_container" in amount))
      error(
        [...path, "when", asked],
        `"${asked}" looks at each container`,
        "give the surcharge a per_container amount",
      );
    const ratio = suffixes.map((suffix) => `ratio_percent_${suffix}`).find((field) => when && field in when);
    if (ratio && !card.weight.divisor)
      error([...path, "when", ratio], "there is no volumetric weight without a divisor", "add a divisor such as 6000");
    if ("tiers" in amount)
      checkTiers(amount.tiers, [...path, "amount", "tiers"], card, zoneNames, when?.zones, measures, error);
  }
}

/** The currency of an amount must have a rate, and its rounding a step that the currency has. */
function checkLine(amount: AmountFile, card: CardFile, names: Names, path: Path, error: ReportAt): void {
  const own = amount.currency;
  if (own === card.currency) error([...path, "currency"], `the card is in ${own} anyway`, "remove it");
  else if (own && names.currencies && !names.currencies.includes(own))
    error([...path, "currency"], `the currency "${own}" has no exchange rate`, suggestName(own, names.currencies));
  if (!amount.round) return;
  checkRounding(amount.round.step, own ?? card.currency, [...path, "round"], error);
  const ofParcels = "per_unit" in amount || "tiers" in amount || ("percent" in amount && amount.of === "parcels");
  if (amount.round.per === "parcel" && !(ofParcels && card.weight.per === "parcel"))
    error([...path, "round", "per"], "this amount is not charged parcel by parcel", "write per: line");
}

/** Bounds per parcel require parcels that are priced one by one. */
function checkBoundsOfEach(amount: AmountFile, { weight }: CardFile, path: Path, error: ReportAt): void {
  const least = "minimum_per_parcel" in amount ? amount.minimum_per_parcel : undefined;
  const most = "maximum_per_parcel" in amount ? amount.maximum_per_parcel : undefined;
  const field = least === undefined ? "maximum_per_parcel" : "minimum_per_parcel";
  if (least === undefined && most === undefined) return;
  if (least !== undefined && most !== undefined && least > most)
    error(
      [...path, "maximum_per_parcel"],
      `the maximum_per_parcel ${most} is below the minimum_per_parcel ${least}`,
      "swap the two",
    );
  if (weight.per !== "parcel")
    error([...path, field], `a card that prices the shipment as one knows no "${field}"`, "write minimum or maximum");
  if ("percent" in amount && amount.of !== "parcels")
    error(
      [...path, field],
      `"${field}" bounds what each parcel pays, and this percentage is of the shipment`,
      "write of: parcels, or minimum and maximum",
    );
}

/** Tiers must rise, name existing zones, and leave no weight and no zone without a price. */
function checkTiers(
  tiers: Extract<AmountFile, { tiers: unknown }>["tiers"],
  path: Path,
  card: CardFile,
  zoneNames: readonly string[],
  only: readonly string[] | undefined,
  { mass }: Measures,
  error: ReportAt,
): void {
  const needed = only ?? zoneNames;
  for (const [at, { up_to, prices }] of tiers.entries()) {
    const before = tiers[at - 1]?.up_to;
    if (at > 0 && !before)
      error([...path, at], "this tier is never reached: the one before has no up_to", "put it first");
    else if (up_to && before && mass(up_to) <= mass(before))
      error(
        [...path, at, "up_to"],
        `the tier up to ${up_to.text} comes after ${before.text}`,
        "order tiers from light to heavy",
      );
    for (const zone of Object.keys(prices))
      if (zone !== "*" && !zoneNames.includes(zone))
        error([...path, at, "prices", zone], `the zone "${zone}" has no prices`, suggestName(zone, zoneNames));
    const left = needed.filter((zone) => !Object.hasOwn(prices, zone));
    if (!Object.hasOwn(prices, "*") && left.length > 0)
      error(
        [...path, at, "prices"],
        `the tier has no price for ${left.slice(0, 3).join(", ")}`,
        'add "*" for all others; 0 is a price',
      );
  }
  const last = tiers.at(-1)?.up_to;
  const heaviest = card.weight.per === "parcel" ? card.limits.max_weight : card.limits.max_total_weight;
  if (last && (!heaviest || mass(heaviest) > mass(last)))
    error(
      [...path, tiers.length - 1, "up_to"],
      `weights over ${last.text} have no tier${heaviest ? `, and the card takes ${heaviest.text}` : ""}`,
      "leave the last up_to out, or add a tier",
    );
}
