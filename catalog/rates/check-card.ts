import type { RateCard } from "#rating/card.ts";
import type { Tariff } from "#rating/freight/tariff.ts";
import { compileFreight } from "#rating/compile.ts";
import { getMeasureUnit } from "#rating/freight/measured.ts";
import { newPricing } from "#rating/freight/pricing.ts";
import { type CardMass, toMassAmount } from "#rating/shipment/units.ts";
import type { Weighed } from "#rating/shipment/weigh.ts";
import { checkNames, type Path, type Problems, type ReportAt, suggestName } from "../read/problems.ts";
import type { Located } from "../read/yaml.ts";
import type { CardFile } from "../schema/card.ts";
import { checkPostcodes, checkStep, getMeasures, isWhole, type Measures, stepWords } from "./measures.ts";
import { checkPricing, checkRounding, checkSizesPriced } from "./check-pricing.ts";
import { checkSurcharges } from "./check-surcharges.ts";
import { checkOptions, type Names } from "./options.ts";
import type { ZoneRow } from "./zones.ts";

/** Checks of `card.yaml` beyond its schema: names, order, units, and anything that would silently never apply. */
export function checkCard(
  file: string,
  card: Located<CardFile>,
  zones: readonly ZoneRow[],
  names: Names,
  problems: Problems,
): void {
  const { value, lineOf } = card;
  const measures = getMeasures(value.units);
  const error = problems.at(file, lineOf);
  const warn = problems.at(file, lineOf, "warn");
  const zoneNames = [...new Set(zones.map(({ zone }) => zone))];
  checkNames(value.goods, names.goods, "goods category", ["goods"], error);
  checkNames(value.origins, names.origins, "origin", ["origins"], error);
  const currencies = Intl.supportedValuesOf("currency");
  if (!currencies.includes(value.currency))
    error(
      ["currency"],
      `"${value.currency}" is not a currency`,
      suggestName(value.currency, names.currencies ?? currencies),
    );
  else if (names.currencies && !names.currencies.includes(value.currency))
    warn(
      ["currency"],
      `the currency "${value.currency}" has no exchange rate`,
      "add it to exchange.yaml, or no value in another currency can be taken",
    );
  for (const zone of Object.keys(value.limits_by_zone))
    if (!zoneNames.includes(zone))
      error(["limits_by_zone", zone], `the zone "${zone}" has no prices`, suggestName(zone, zoneNames));
  for (const field of ["goods", "origins", "incoterms", "included_options"] as const)
    for (const [at, name] of value[field].entries())
      if ((value[field] as readonly string[]).indexOf(name) !== at)
        error([field, at], `"${name}" appears twice`, "name it once");
  const { divisor } = value.weight;
  const [least, most] = value.units === "metric" ? [1000, 20_000] : [30, 600];
  if (divisor && (divisor < least || divisor > most))
    warn(
      ["weight", "divisor"],
      `a divisor of ${divisor} ${value.units === "metric" ? "cm³ a kilogram" : "in³ a pound"} is unusual`,
      value.units === "metric" ? "carriers use 4000 to 8000" : "carriers use 139 to 250",
    );
  const reached = [...new Set(zones.map(({ country }) => country))];
  checkNames(value.duty_from_sender, reached, "country of the card", ["duty_from_sender"], error);
  for (const [country, text] of Object.entries(value.excluded)) {
    checkNames([country], reached, "country of the card", ["excluded"], error);
    checkPostcodes(text, [country], ["excluded", country], zones, error);
  }
  checkWeight(value, measures, error);
  checkLimits(value.limits, ["limits"], measures, error);
  checkUnits(value, measures, warn);
  for (const [zone, limits] of Object.entries(value.limits_by_zone))
    checkLimits({ ...value.limits, ...limits }, ["limits_by_zone", zone], measures, error);
  checkOptions(value, names.options, error);
  checkPricing(value, measures, error);
  checkSurcharges(value, zones, names, measures, error);
}

function checkWeight(
  { weight, method, measure, item_fee, round_total, currency }: CardFile,
  measures: Measures,
  error: ReportAt,
): void {
  if (!weight.round && !weight.round_pieces)
    error(["weight"], '"weight.round" is missing', "say how weights are rounded, such as round: [{ step: 10 g }]");
  for (const field of ["round_pieces", "minimum_piece", "minimum_average"] as const)
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
      if (up_to && at + 1 === weight[field]?.length)
        error(path, `weights over ${up_to.text} are not rounded`, "add a range without up_to, or leave this one's out");
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
    error(
      ["weight", "side_step"],
      `a side step of ${weight.side_step.text} is not one this card can write`,
      stepWords(measures),
    );
  if (weight.volume === "half" && !weight.divisor)
    error(["weight", "volume"], "volume never counts without a divisor", "add a divisor such as 6000");
  if (weight.volume_when && !weight.divisor)
    error(["weight", "volume_when"], "volume never counts without a divisor", "add a divisor such as 6000");
  if (round_total) checkRounding(round_total.step, currency, ["round_total"], error);
  if (item_fee === "in-freight" && method !== "per-kg-and-item")
    error(["item_fee"], `a card of method ${method} has no item fee`, "remove it, or write method: per-kg-and-item");
  if (measure && !measure.of && method !== "weight-or-measure")
    error(
      ["measure"],
      `a card of method ${method} has no measure`,
      "say what is measured, such as of: loading-metres, or remove it",
    );
  for (const field of ["minimum", "step"] as const) {
    const amount = measure?.[field] ?? 0;
    if (Math.abs(amount * 1000 - Math.round(amount * 1000)) > 1e-6)
      error(["measure", field], `"${field}" ${amount} is finer than a thousandth`, "write three decimals at most");
  }
}

const sizes = [
  "max_side",
  "max_second_side",
  "max_third_side",
  "max_height",
  "max_girth",
  "max_side_sum",
  "max_longest_and_shortest",
  "max_volume",
] as const;

/** A single limit in the units of the other system: lb was written where kg was meant. */
function checkUnits({ limits }: CardFile, { unit }: Measures, warn: ReportAt): void {
  const measured = Object.entries(limits).flatMap(([field, value]) =>
    typeof value === "object" ? [{ field, unit: value.unit }] : [],
  );
  const foreign = measured.filter((own) => /^(?:lb|oz|in)$/.test(own.unit) === (unit === "kg"));
  const [first] = foreign;
  if (first && foreign.length === 1 && measured.length > 2)
    warn(
      ["limits", first.field],
      `the limit ${first.field} is in ${first.unit}, and the ${measured.length - 1} others of this card are not`,
      "look whether its unit is right; if it is, write the same limit in the units of the others",
    );
}

function checkLimits(limits: CardFile["limits"], path: Path, { mass }: Measures, error: ReportAt): void {
  if (limits.rounded_sides && sizes.every((size) => limits[size] === undefined))
    error([...path, "rounded_sides"], '"rounded_sides" rounds nothing: no size is limited', "limit one, or remove it");
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

/** Warns of weights within the limits that no band prices; reports bands that no weight within the limits can reach. */
export function checkBands(
  file: string,
  card: CardFile,
  tariff: Tariff,
  lines: ReadonlyMap<string, number>,
  problems: Problems,
): void {
  const { mass, unit } = getMeasures(card.units);
  const field = card.weight.per === "parcel" ? "max_weight" : "max_total_weight";
  checkSizesPriced(file, card, tariff, lines, problems);
  // of these, weight alone does not say which row applies
  if (card.sizes || card.measure?.of) return;
  for (const [zone, rows] of Object.entries<readonly object[]>(tariff.bands)) {
    const limit = card.limits_by_zone[zone]?.[field] ?? card.limits[field];
    const ends = rows.flatMap((row) => ("upTo" in row && typeof row.upTo === "number" ? [row.upTo] : []));
    const last = ends.at(-1);
    if (!limit || last === undefined) continue;
    const most = mass(limit);
    const line = lines.get(zone) ?? 1;
    if (last < most)
      problems.warn(
        file,
        line,
        `zone ${zone} has prices up to ${toMassAmount(last)} ${unit}, and the card takes ${limit.text}`,
        `add a band, or limits_by_zone: { ${zone}: { ${field}: ${toMassAmount(last)} ${unit} } }`,
      );
    // a light parcel may reach a heavy band if volume is used, or through a minimum weight for its size
    const counted = Math.max(most, ...card.weight.minimums.map(({ weight }) => mass(weight)));
    const over = ends.findIndex((end, at) => at > 0 && (ends[at - 1] ?? 0) >= counted && end > counted);
    if (over > 0 && !card.weight.divisor)
      problems.error(
        file,
        line + over,
        `the band of zone ${zone} over ${toMassAmount(ends[over - 1] ?? 0)} ${unit} is never reached: the card takes ${limit.text}`,
        "remove it, or raise the limit",
      );
  }
}

/** Where a price rises or falls by more than this factor from one band to the next, a decimal point most likely slipped. */
const mostChange = 5;

/** Warns if a slightly heavier parcel costs less, or many times as much: allowed, but rarely intended. */
export function warnUnlikelySteps(
  card: RateCard,
  place: (zone: string) => { file: string; line: number },
  problems: Problems,
): void {
  // what is counted is compared as if it were weight
  const { measure, ...plain } = card;
  for (const [zone, all] of Object.entries<readonly Sized[]>(card.tariff.bands)) {
    const freight = compileFreight(plain, zone);
    for (const size of (card.sizes ?? [undefined]).keys()) {
      const rows = card.sizes ? all.filter((row) => row.size === card.sizes?.[size]?.id) : all;
      const edges = rows.flatMap((row) => ("upTo" in row && typeof row.upTo === "number" ? [row.upTo] : []));
      if (!freight || edges.length === 0) continue;
      const price = (mass: CardMass): number | undefined => {
        const weighed: Weighed = {
          together: false,
          masses: [mass],
          quantities: [1],
          count: 1,
          pieceMasses: [mass],
          sizes: [size],
          total: mass,
        };
        const out = newPricing();
        const one = { quantity: 1, mass, a: 0, b: 0, c: 0, parcel: { quantity: 1, mass: 1 } };
        return freight(weighed, { list: [one], count: 1, mass, sized: false, rows: [one.parcel] }, out)
          ? out.freight + out.handling
          : undefined;
      };
      const step = measure?.step ?? card.weight.steps[0]?.step ?? 1;
      const { file, line: first } = place(zone);
      const line = first + all.indexOf(rows[0] ?? {});
      const warn = (isUnlikely: (at: number, over: number) => boolean, costs: string, right: string) => {
        const band = edges.findIndex((end) => {
          const [at, over] = [price(end), price(end + step)];
          return at !== undefined && over !== undefined && isUnlikely(at, over);
        });
        const edge = edges[band];
        if (edge === undefined) return;
        const parcel = `a parcel just over ${toMassAmount(edge)} ${getMeasureUnit(card).many}`;
        problems.warn(file, line + band, `in zone ${zone} ${parcel} costs ${costs} one of that weight`, right);
      };
      warn(
        (at, over) => over < at,
        "less than",
        "look for a slip in the price of this band or the next, or leave it if it is meant",
      );
      warn(
        (at, over) => at > 0 && (over > at * mostChange || over * mostChange < at),
        `more than ${mostChange} times as much as, or less than 1/${mostChange} of,`,
        "look for a misplaced decimal point in the bands on either side",
      );
    }
  }
}

type Sized = { size?: string };
