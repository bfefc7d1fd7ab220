import { minorDigits } from "#rating/minor-digits.ts";
import { postcodeRuleProblem } from "#rating/postcode.ts";
import type { Quantity } from "../read/quantity.ts";
import { suggestion } from "../read/nearest.ts";
import type { Problems } from "../read/problems.ts";
import type { Located } from "../read/yaml.ts";
import type { CardFile } from "../schema/card.ts";
import { isWhole, type Measures, measuresOf } from "./measures.ts";
import { readPostcodes, type ZoneRow } from "./zones.ts";

export type Names = {
  services: readonly string[];
  countries: readonly string[];
  goods: readonly string[];
  origins: readonly string[];
  /** Currencies with an exchange rate; any where none are told. */
  currencies?: readonly string[];
};

type Path = readonly PropertyKey[];

/** Checks of `card.yaml` that its schema cannot make: names, order, units, and what would silently never count. */
export function checkCard(
  file: string,
  card: Located<CardFile>,
  zones: readonly ZoneRow[],
  names: Names,
  problems: Problems,
): void {
  const { value, lineOf } = card;
  const measures = measuresOf(value.units);
  const error = (path: Path, wrong: string, right: string) => problems.error(file, lineOf(path), wrong, right);
  const known = (list: readonly string[] | undefined, all: readonly string[], path: Path, kind: string) => {
    for (const [at, name] of (list ?? []).entries())
      if (!all.includes(name)) error([...path, at], `the ${kind} "${name}" is not known`, suggestion(name, all));
  };
  const zoneNames = [...new Set(zones.map(({ zone }) => zone))];
  known(value.goods, names.goods, ["goods"], "goods category");
  known(value.origins, names.origins, ["origins"], "origin");
  const currencies = Intl.supportedValuesOf("currency");
  if (!currencies.includes(value.currency))
    error(
      ["currency"],
      `"${value.currency}" is no currency`,
      suggestion(value.currency, names.currencies ?? currencies),
    );
  else if (names.currencies && !names.currencies.includes(value.currency))
    problems.warn(
      file,
      lineOf(["currency"]),
      `the currency "${value.currency}" has no exchange rate`,
      "add it to exchange.yaml, or no value in another currency can be taken",
    );
  for (const zone of Object.keys(value.limits_by_zone))
    if (!zoneNames.includes(zone))
      error(["limits_by_zone", zone], `the zone "${zone}" has no prices`, suggestion(zone, zoneNames));
  for (const field of ["goods", "origins", "incoterms", "included_options"] as const)
    for (const [at, name] of value[field].entries())
      if ((value[field] as readonly string[]).indexOf(name) !== at)
        error([field, at], `"${name}" is there twice`, "name it once");
  const { divisor } = value.weight;
  const [least, most] = value.units === "metric" ? [1000, 20_000] : [30, 600];
  if (divisor && (divisor < least || divisor > most))
    problems.warn(
      file,
      lineOf(["weight", "divisor"]),
      `a divisor of ${divisor} ${value.units === "metric" ? "cm³ a kilogram" : "in³ a pound"} is unusual`,
      value.units === "metric" ? "carriers use 4000 to 8000" : "carriers use 139 to 250",
    );
  const reached = [...new Set(zones.map(({ country }) => country))];
  for (const [country, text] of Object.entries(value.excluded)) {
    known([country], reached, ["excluded"], "country of the card");
    checkPostcodes(text, [country], ["excluded", country], zones, error);
  }
  checkWeight(value, measures, error);
  for (const field of ["round", "round_pieces"] as const) {
    const last = value.weight[field]?.at(-1)?.up_to;
    const at = (value.weight[field]?.length ?? 1) - 1;
    if (last)
      problems.warn(
        file,
        lineOf(["weight", field, at]),
        `weights over ${last.text} are not rounded`,
        "add a range without up_to, or leave this one's out",
      );
  }
  checkLimits(value.limits, ["limits"], measures, error);
  for (const [zone, limits] of Object.entries(value.limits_by_zone))
    checkLimits({ ...value.limits, ...limits }, ["limits_by_zone", zone], measures, error);

  const ids = value.surcharges.map(({ id }) => id);
  for (const [at, { id, when, amount }] of value.surcharges.entries()) {
    const path = ["surcharges", at];
    if (ids.indexOf(id) !== at) error([...path, "id"], `the surcharge "${id}" is there twice`, "give each its own id");
    if (id === "freight" || id === "value" || id === "parcels" || id === "rounding")
      error(
        [...path, "id"],
        `"${id}" is no name for a surcharge`,
        "it is a name of the calculator's own; choose another",
      );
    known(when?.goods, names.goods, [...path, "when", "goods"], "goods category");
    known(when?.countries, names.countries, [...path, "when", "countries"], "country");
    known(when?.origins, value.origins, [...path, "when", "origins"], "origin of the card");
    known(when?.zones, zoneNames, [...path, "when", "zones"], "zone");
    if (when?.from && when.to && when.to < when.from)
      error([...path, "when", "to"], `"to" ${when.to} is before "from" ${when.from}`, "swap the two");
    if (when?.incoterm && !value.incoterms.includes(when.incoterm))
      error(
        [...path, "when", "incoterm"],
        `the card is not offered ${when.incoterm}`,
        suggestion(when.incoterm, value.incoterms),
      );
    if (when?.postcodes) checkPostcodes(when.postcodes, when.countries, [...path, "when", "postcodes"], zones, error);
    if (amount.minimum !== undefined && amount.maximum !== undefined && amount.minimum > amount.maximum)
      error(
        [...path, "amount", "maximum"],
        `the maximum ${amount.maximum} is below the minimum ${amount.minimum}`,
        "swap the two",
      );
    if ("percent" in amount) {
      if (amount.of !== undefined && amount.of_only !== undefined)
        error([...path, "amount", "of_only"], '"of" and "of_only" are both given', "keep one of them");
      const of = amount.of_only ?? (typeof amount.of === "string" ? [] : amount.of);
      const field = amount.of_only ? "of_only" : "of";
      known(of, [...ids.slice(0, at), "freight", "value"], [...path, "amount", field], "surcharge before this one");
    }
    if ("step" in amount && "per_unit" in amount) checkStep(amount.step, [...path, "amount", "step"], measures, error);
    if ("per_container" in amount && value.method !== "container")
      error(
        [...path, "amount", "per_container"],
        `a card of method ${value.method} counts no containers`,
        "write per_shipment or per_parcel",
      );
    if ("per_wm" in amount && value.method !== "weight-or-measure")
      error(
        [...path, "amount", "per_wm"],
        `a card of method ${value.method} counts no revenue tons`,
        "write per_unit or per_shipment",
      );
    if ("percent" in amount && amount.of === "parcels" && value.weight.per !== "parcel")
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
    if (ratio && !value.weight.divisor)
      error([...path, "when", ratio], "there is no volumetric weight without a divisor", "add a divisor such as 6000");
    if ("tiers" in amount)
      checkTiers(amount.tiers, [...path, "amount", "tiers"], value, zoneNames, when?.zones, measures, error);
  }
}

const suffixes = ["over", "from", "up_to", "under"] as const;

type Report = (path: Path, wrong: string, right: string) => void;

function checkWeight(
  { weight, method, measure, item_fee, round_total, currency }: CardFile,
  measures: Measures,
  error: Report,
): void {
  if (!weight.round && !weight.round_pieces)
    error(["weight"], '"weight.round" is missing', "say how weights are rounded, such as round: [{ step: 10 g }]");
  for (const field of ["round_pieces", "minimum_piece"] as const)
    if (weight[field] && weight.per === "parcel")
      error(
        ["weight", field],
        `"${field}" is of no use where each parcel is priced by itself`,
        'use "round" and "minimum", or per: shipment',
      );
  for (const field of ["round", "round_pieces"] as const)
    for (const [at, { up_to, step }] of (weight[field] ?? []).entries()) {
      const path = ["weight", field, at];
      checkStep(step, [...path, "step"], measures, error);
      const before = weight[field]?.[at - 1];
      if (at > 0 && !before?.up_to)
        error(
          path,
          "this range is never reached: the one before has no up_to",
          "put it first, or give the other an up_to",
        );
      else if (up_to && before?.up_to && measures.mass(up_to) <= measures.mass(before.up_to))
        error(
          [...path, "up_to"],
          `the range up to ${up_to.text} comes after ${before.up_to.text}`,
          "order ranges from light to heavy",
        );
    }
  if (weight.side_step && !isWhole(measures, weight.side_step))
    error(["weight", "side_step"], `a side step of ${weight.side_step.text} is none of this card`, stepWords(measures));
  if (weight.volume === "half" && !weight.divisor)
    error(["weight", "volume"], "volume never counts without a divisor", "add a divisor such as 6000");
  if (weight.volume_when && !weight.divisor)
    error(["weight", "volume_when"], "volume never counts without a divisor", "add a divisor such as 6000");
  const least = 10 ** -minorDigits(currency);
  const whole = round_total ? round_total.step / least : 1;
  if (round_total && Math.abs(whole - Math.round(whole)) > 1e-6)
    error(
      ["round_total", "step"],
      `a step of ${round_total.step} is smaller than an amount of ${currency}, or no whole number of them`,
      `write a multiple of ${least}`,
    );
  if (item_fee === "in-freight" && method !== "per-kg-and-item")
    error(["item_fee"], `a card of method ${method} has no item fee`, "remove it, or write method: per-kg-and-item");
  if (measure && method !== "weight-or-measure")
    error(["measure"], `a card of method ${method} has no measure`, "remove it, or write method: weight-or-measure");
  for (const [field, amount] of Object.entries(measure ?? {}))
    if (Math.abs(amount * 1000 - Math.round(amount * 1000)) > 1e-6)
      error(["measure", field], `"${field}" ${amount} is finer than a thousandth`, "write three decimals at most");
}

function checkStep(step: CardFile["weight"]["minimum"], path: Path, measures: Measures, error: Report): void {
  if (!isWhole(measures, step)) error(path, `a step of ${step.text} is none of this card`, stepWords(measures));
}

function stepWords({ unit }: Measures): string {
  return unit === "kg" ? "write it in g, kg or mm, cm" : "write it in oz, lb or in: the card is imperial";
}

function checkLimits(limits: CardFile["limits"], path: Path, { mass }: Measures, error: Report): void {
  const pairs = [
    ["min_weight", "max_weight"],
    ["min_total_weight", "max_total_weight"],
  ] as const;
  for (const [least, most] of pairs) {
    const [from, to] = [limits[least], limits[most]];
    if (from && to && mass(from) > mass(to))
      error([...path, most], `${most} ${to.text} is below ${least} ${from.text}`, "swap the two");
  }
}

function checkPostcodes(
  text: string,
  countries: readonly string[] | undefined,
  path: Path,
  zones: readonly ZoneRow[],
  error: Report,
): void {
  const all = countries ?? [...new Set(zones.map(({ country }) => country))];
  for (const rule of readPostcodes(text)) {
    const found = all.map((country) => postcodeRuleProblem(rule, country));
    const [first] = found;
    if (first && found.every((problem) => problem)) error(path, first.wrong, first.right);
  }
}

type Tiers = readonly {
  up_to?: Quantity<"g" | "kg" | "oz" | "lb" | "t"> | undefined;
  prices: Readonly<Record<string, number>>;
}[];

/** Tiers rise, name zones that there are, and leave no weight and no zone without a price. */
function checkTiers(
  tiers: Tiers,
  path: Path,
  card: CardFile,
  zoneNames: readonly string[],
  only: readonly string[] | undefined,
  { mass }: Measures,
  error: Report,
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
        error([...path, at, "prices", zone], `the zone "${zone}" has no prices`, suggestion(zone, zoneNames));
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
