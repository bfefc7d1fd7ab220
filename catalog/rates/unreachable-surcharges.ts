import { isDay } from "#rating/calendar/calendar.ts";
import { addDays } from "../read/values.ts";
import { type Path, type Problems, type ReportAt, suggestName } from "../read/problems.ts";
import type { Located } from "../read/yaml.ts";
import type { CardFile, ConditionFile } from "../schema/card.ts";
import { getMeasures, isQuantity, type Measures, readAmount } from "./measures.ts";
import type { ZoneRow } from "./zones.ts";

/** Reports surcharges whose condition no shipment on the card can meet: they would silently be free. */
export function checkUnreachableSurcharges(
  file: string,
  { value: card, lineOf }: Located<CardFile>,
  zones: readonly ZoneRow[],
  validFrom: string,
  problems: Problems,
): void {
  const error = problems.at(file, lineOf);
  const warn = problems.at(file, lineOf, "warn");
  const reached = [...new Set(zones.map(({ country }) => country))];
  const measures = getMeasures(card.units);
  for (const [at, { when, group }] of card.surcharges.entries()) {
    const path = ["surcharges", at, "when"];
    if (group && card.surcharges.filter((other) => other.group === group).length === 1)
      warn(
        ["surcharges", at, "group"],
        `the group "${group}" has one surcharge`,
        "a group chooses among several: check its spelling, or remove it",
      );
    if (!when) continue;
    for (const [place, country] of (when.countries ?? []).entries())
      if (!reached.includes(country))
        error([...path, "countries", place], `the card does not reach "${country}"`, suggestName(country, reached));
    for (const [place, goods] of (when.goods ?? []).entries())
      if (!card.goods.includes(goods))
        error([...path, "goods", place], `the card does not carry "${goods}"`, suggestName(goods, card.goods));
    if (when.from && card.valid_to && when.from > card.valid_to)
      error([...path, "from"], `the surcharge is never due: the card ends on ${card.valid_to}`, "check the year");
    // a card that was copied for a later time still has the season of the one before
    if (when.to && isDay(validFrom) && when.to < addDays(validFrom, -180))
      error(
        [...path, "to"],
        `the surcharge is never due: the card begins on ${validFrom}`,
        "check the year, or remove it",
      );
    else if (when.to && when.to < validFrom)
      problems.change(
        file,
        lineOf([...path, "to"]),
        `the surcharge ended on ${when.to}, before the card begins on ${validFrom}`,
        "check the year, or remove it",
      );
    checkThresholds(when, path, measures, error);
    checkBeyondLimits(when, path, card, measures, error);
  }
}

const words = { over: "over", from: "from", up_to: "up to", under: "under" };

/** A lower bound above the upper one leaves nothing in between. */
function checkThresholds(when: ConditionFile, path: Path, measures: Measures, error: ReportAt): void {
  const fields = new Map(Object.entries(when));
  for (const [key, value] of fields)
    for (const low of ["over", "from"] as const) {
      if (!key.endsWith(`_${low}`)) continue;
      const measure = key.slice(0, -low.length - 1);
      for (const high of ["up_to", "under"] as const) {
        const other = fields.get(`${measure}_${high}`);
        const [least, most] = [readAmount(value, measures), readAmount(other, measures)];
        if (least === undefined || most === undefined) continue;
        if (least > most || (least === most && !(low === "from" && high === "up_to")))
          error(
            [...path, key],
            `nothing is ${words[low]} ${formatValue(value)} and ${words[high]} ${formatValue(other)}`,
            "swap the two, or split the surcharge",
          );
      }
    }
}

/** What a threshold measures, the limit that bounds it, and its name. */
const ends = [
  ["weight", "max_weight", "weight"],
  ["total_weight", "max_total_weight", "shipment"],
  ["side", "max_side", "side"],
  ["second_side", "max_second_side", "second side"],
  ["third_side", "max_third_side", "third side"],
  ["girth", "max_girth", "girth"],
  ["side_sum", "max_side_sum", "sum of sides"],
  ["volume", "max_volume", "volume"],
] as const;

function checkBeyondLimits(when: ConditionFile, path: Path, card: CardFile, measures: Measures, error: ReportAt): void {
  const fields = new Map<string, unknown>(Object.entries(when));
  for (const [measure, limit, name] of ends) {
    const own = card.limits[limit];
    if (!own) continue;
    // a zone with its own limits may accept more
    const all = [own, ...Object.values(card.limits_by_zone).flatMap((zone) => zone[limit] ?? [])];
    const most = all.reduce((a, b) => ((readAmount(b, measures) ?? 0) > (readAmount(a, measures) ?? 0) ? b : a));
    const end = readAmount(most, measures) ?? 0;
    for (const low of ["over", "from"] as const) {
      const value = readAmount(fields.get(`${measure}_${low}`), measures);
      if (value !== undefined && (low === "over" ? value >= end : value > end))
        error(
          [...path, `${measure}_${low}`],
          `the surcharge is never due: the card takes no ${name} over ${formatValue(most)}`,
          "look for a slip in the limit or its unit; otherwise lower the threshold, or remove the surcharge",
        );
    }
  }
}

function formatValue(value: unknown): string {
  return isQuantity(value) ? value.text : String(value);
}
