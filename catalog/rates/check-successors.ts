import { basename, dirname, join } from "node:path";
import type { RateCard } from "#rating/card.ts";
import { flatten, isPrice, type Value } from "../check/flatten-data.ts";
import { findCardBefore } from "../check/published.ts";
import type { Files } from "../read/files.ts";
import { nameSome, type Problems } from "../read/problems.ts";
import { makeLineFinder } from "../read/yaml.ts";
import { allowUnusual } from "./check-neighbours.ts";

/** A card that follows another of its service and kind without changing anything: a copy whose prices were forgotten. */
export function checkSuccessors(files: Files, problems: Problems): void {
  const folders = files.list("rates", "card.yaml").map((file) => dirname(file));
  const readKind = (folder: string) => join(dirname(folder), basename(folder).slice(10));
  for (const own of Map.groupBy(folders, readKind).values())
    for (const [at, folder] of own.toSorted().entries()) {
      const before = own.toSorted()[at - 1];
      if (before && readTerms(files, before) === readTerms(files, folder))
        problems.warn(
          join(folder, "prices.csv"),
          1,
          `every price and rule is the one of ${basename(before)}, the card before`,
          "write what is new from this day on, or leave the card before in force",
        );
    }
}

/** What a card says, but for the day of its end and its comments. */
function readTerms(files: Files, folder: string): string {
  return ["card.yaml", "prices.csv", "zones.csv"]
    .map((name) => join(folder, name))
    .flatMap((file) => (files.has(file) ? files.text(file).split("\n") : []))
    .map((row) => row.trim())
    .filter((row) => row !== "" && !row.startsWith("#") && !row.startsWith("valid_to:"))
    .join("\n");
}

/** An amount that is so many times the one before, or so small a part of it: a decimal point slipped. */
const mostTimes = 7;
/** From this share of the rows on that rise together, the others were forgotten. */
const nearlyAll = 0.8;

/** What jumps or was left behind in a card that follows another of its line, whether or not anything is published. */
export function checkCardsBefore(files: Files, problems: Problems): void {
  for (const file of files.list("rates", "card.yaml")) {
    const before = findCardBefore(files, file);
    if (before === undefined) continue;
    const folder = basename(dirname(before));
    const now = flatten(file, files.text(file));
    const isUnusual = (name: string) => now.has(`\0unusual.${name}`);
    compareSurcharges(flatten(before, files.text(before)), now, isUnusual, (line, wrong, right) =>
      problems.warn(file, line, `${wrong} in ${folder}, the card before`, right),
    );
    const [old, prices] = [before, file].map((card) => join(dirname(card), "prices.csv"));
    if (old && prices)
      compareRows(
        flatten(old, files.text(old)),
        flatten(prices, files.text(prices)),
        isUnusual,
        (line, left, others, right) =>
          problems.warn(prices, line, `${left} of ${folder}, the card before, and ${others}`, right),
      );
  }
}

/** So many lines charge a surcharge in the same period or places that another one was forgotten. */
const leastPeers = 3;

/**
 * A surcharge whose period is not that of its namesakes on the other lines' cards, though they overlap: one card was
 * forgotten when the season was moved, or has a slip.
 */
export function checkPeriods(files: Files, cards: readonly RateCard[], problems: Problems): void {
  const all = files.list("rates", "card.yaml");
  if (all.length !== cards.length) return;
  const periods = cards.flatMap((card, at) =>
    card.surcharges.flatMap(({ id, when }, index) =>
      when?.from && when.to ? [{ id, from: when.from, to: when.to, card, at, index }] : [],
    ),
  );
  for (const own of Map.groupBy(periods, ({ id }) => id).values())
    for (const { id, from, to, at, index, card } of own) {
      const others = own.filter((one) => one.card.service !== card.service && one.from <= to && one.to >= from);
      const [usual] = [...Map.groupBy(others, (one) => `${one.from} to ${one.to}`)].toSorted(
        ([, one], [, two]) => two.length - one.length,
      );
      const file = all[at];
      if (!usual || !file || usual[1].length < leastPeers || usual[1].length < others.length) continue;
      const text = files.text(file);
      if (usual[0] === `${from} to ${to}` || flatten(file, text).has(`\0unusual.${id}`)) continue;
      problems.warn(
        file,
        makeLineFinder(text)(["surcharges", index, "when"]),
        `the surcharge "${id}" is due from ${from} to ${to}, and on ${usual[1].length} cards of other lines from ${usual[0]}`,
        allowUnusual("write the same days", id),
      );
    }
}

type Values = ReadonlyMap<string, Value>;
type IsUnusual = (name: string) => boolean;

function compareSurcharges(
  before: Values,
  now: Values,
  isUnusual: IsUnusual,
  warn: (line: number, wrong: string, right: string) => void,
): void {
  for (const [key, { field, text, line }] of now) {
    const [, id = "", amount] = /^surcharges\.([^.]+)\.amount\.(.+)$/.exec(field) ?? [];
    const was = before.get(key)?.text;
    const times = Number(text) / Number(was);
    if (!amount || isUnusual(id) || !(times > 0) || (times < mostTimes && times > 1 / mostTimes)) continue;
    warn(
      line,
      `"${amount}" of the surcharge "${id}" is ${text}, and ${was}`,
      allowUnusual("look for a slipped decimal point", id),
    );
  }
}

/** Rows with the prices of the card before, where nearly all others rose or fell. */
function compareRows(
  before: Values,
  now: Values,
  isUnusual: IsUnusual,
  warn: (line: number, left: string, others: string, right: string) => void,
): void {
  const priced = [...now].filter(([key, { field, text }]) => isPrice(field) && Number(text) > 0 && before.has(key));
  const rows = [...Map.groupBy(priced, ([, { row }]) => row)].map(([row, own]) => ({
    row,
    line: own[0]?.[1].line ?? 1,
    ways: new Set(own.map(([key, { text }]) => Math.sign(Number(text) - Number(before.get(key)?.text)))),
  }));
  const [risen = 0, fallen = 0] = [1, -1].map(
    (way) => rows.filter(({ ways }) => ways.has(way) && !ways.has(-way)).length,
  );
  const left = rows.filter(({ row, ways }) => ways.size === 1 && ways.has(0) && !isUnusual(row.split(" ")[0] ?? ""));
  const [first] = left;
  if (!first || Math.max(risen, fallen) < rows.length * nearlyAll) return;
  const names = nameSome(
    left.map(({ row }) => row),
    "; ",
  );
  warn(
    first.line,
    `${left.length === 1 ? "the row" : `${left.length} rows`} (${names}) still ${left.length === 1 ? "has" : "have"} the prices`,
    `${Math.max(risen, fallen)} of ${rows.length} ${risen > fallen ? "rose" : "fell"}`,
    allowUnusual("write the new ones", first.row.split(" ")[0] ?? ""),
  );
}
