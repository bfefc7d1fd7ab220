import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Catalog } from "../model.ts";
import { type Files, toContentPath } from "../read/files.ts";
import { nameSome, type Problems } from "../read/problems.ts";
import { flatten, isPrice, type Value } from "./flatten-data.ts";
import { fillTexts, listTold, type Told } from "./told-figures.ts";

/** The data of a content folder at the time that it was published, by path in it; a release keeps them beside the site. */
export type Published = { day: string; files: Readonly<Record<string, string>>; told?: Told };

/** In the folder of a release. */
export const publishedFile = "content.json";

/**
 * What a release keeps of the content: prices, reference data and the site's own file, to compare the next one with; and
 * what its news said with the figures of the day, if its catalog is given.
 */
export function collectPublished(files: Files, day: string, catalog?: Catalog): Published {
  const own = [...listData(files), join(files.root, "site.yaml")].filter((file) => files.has(file));
  return {
    day,
    files: Object.fromEntries(own.map((file) => [toContentPath(files, file), files.text(file)])),
    ...(catalog && { told: listTold(files, fillTexts(files, catalog)) }),
  };
}

function listData(files: Files): string[] {
  return [".yaml", ".csv"].flatMap((ending) => ["rates", "reference"].flatMap((part) => files.list(part, ending)));
}

/** The data of the release in a site's folder; undefined where none has been published. */
export function readPublished(site: string): Published | undefined {
  try {
    return JSON.parse(readFileSync(join(site, "current", publishedFile), "utf8"));
  } catch {
    return undefined;
  }
}

const cardBefore = "in the card before";
/** More rows that are gone are counted, not listed: another provider's content has none of those that were published. */
const mostNamed = 3;
/** In degrees: no place moves. */
const farthest = 3;

/**
 * Lists what jumps against what was published: prices, rates and taxes by more than a quarter, bands, zones, countries and
 * cards that are gone, columns and coordinates that changed places, days that moved by a year. A card that was not yet
 * published is compared with the one before it.
 */
export function checkChanges(files: Files, before: Published, problems: Problems): void {
  const names = listData(files);
  const now = new Set(names.map((file) => toContentPath(files, file)));
  for (const path of Object.keys(before.files))
    if (!now.has(path) && path !== "site.yaml" && basename(path) !== "zones.csv")
      problems.change(join(files.root, path), 1, "this was published, and is no more", `is it meant? ${forWhom(path)}`);
  for (const file of names) {
    const path = toContentPath(files, file);
    const [old, since] =
      before.files[path] === undefined
        ? [readBefore(files, file), cardBefore]
        : [before.files[path], `on ${before.day}`];
    const text = files.text(file);
    if (old === text && since === cardBefore && path.endsWith("prices.csv"))
      problems.change(
        file,
        1,
        "every price is the one of the card before",
        "raise them, unless only its rules are new",
      );
    // what cannot be read has been reported, and would seem to have lost everything
    if (old === undefined || old === text || problems.errors.some((error) => error.file === file && error.blocks))
      continue;
    compareValues(flatten(file, old, text), flatten(file, text, old), {
      since,
      path,
      report: (line, wrong, right = `is it meant? ${forWhom(path)}`) => problems.change(file, line, wrong, right),
    });
  }
}

function readBefore(files: Files, file: string): string | undefined {
  const before = findCardBefore(files, file);
  return before && files.text(before);
}

/** The same file of the latest earlier card of its service and kind (`2027-01-01-lcl` after `2026-10-01-lcl`). */
export function findCardBefore(files: Files, file: string): string | undefined {
  if (!file.includes("/rates/")) return undefined;
  const folder = basename(dirname(file));
  const own = files
    .list(toContentPath(files, dirname(dirname(file))), basename(file))
    .filter((other) => basename(dirname(other)) < folder && basename(dirname(other)).slice(10) === folder.slice(10));
  return own.at(-1);
}

function forWhom(path: string): string {
  return path.startsWith("rates/") ? "`npm run rates:compare -- published content` says for whom" : "the build goes on";
}

function compareValues(old: ReadonlyMap<string, Value>, now: ReadonlyMap<string, Value>, comparison: Comparison): void {
  const { since, path, report } = comparison;
  const rows = new Set([...now.values()].map(({ row }) => row));
  const gone = [...new Set([...old.values()].map((value) => value.row)).difference(rows)];
  if (gone.length > mostNamed)
    report(
      1,
      `${gone.length} rows that were there ${since} are gone, among them ${gone.slice(0, mostNamed).join(", ")}`,
    );
  else
    for (const row of gone)
      if (!reportMoved(row, old, now, comparison)) report(1, `${row} was there ${since}, and is gone`);
  const changed = [...now].flatMap(([key, own]) => {
    const was = old.get(key);
    return was && was.text !== own.text ? [{ ...own, was: was.text }] : [];
  });
  if (path.endsWith("prices.csv") && describeWhole(old, now, changed, comparison)) return;
  if (path.endsWith("operations.yaml")) compareOpenDays(old, now, comparison);
  const swapped = reportSwaps(changed, comparison);
  const others = changed.filter((one) => !swapped.has(one));
  if (path.endsWith("prices.csv")) describeFalls(now, others, comparison);
  for (const one of others) compareValue(one, comparison);
}

/** Days of the week on which hubs are open: what texts say of them is not looked up. */
function compareOpenDays(
  old: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
  { since, report }: Comparison,
): void {
  const [was, is] = [old, now].map((values) =>
    [...values.values()].filter(({ field }) => /^hubs\.\w+\.open/.test(field)),
  );
  const [before, after] = [was, is].map((days) => days?.map(({ text }) => text).join(", "));
  if (before !== after)
    report(
      is?.[0]?.line ?? 1,
      `the hubs are open on ${after}, and were on ${before} ${since}`,
      "correct every text that names days of the week: questions, hours, notices",
    );
}

/** A holiday that was on another day of its year. */
function reportMoved(
  gone: string,
  old: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
  { since, report }: Comparison,
): boolean {
  const [day, name] = [gone.slice(0, 10), gone.slice(10)];
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false;
  const known = new Set([...old.values()].map(({ row }) => row));
  const moved = [...now.values()].find(
    ({ row }) => row.slice(0, 4) === day.slice(0, 4) && row.slice(10) === name && !known.has(row),
  );
  if (moved)
    report(
      moved.line,
      `${name.replace(/^ name\.\w+ /, "")} was on ${day} ${since}, and is on ${moved.row.slice(0, 10)}`,
    );
  return moved !== undefined;
}

/** The zone of a row of prices, which is called after it and its band. */
function getZone(row: string): string {
  return row.split(" ")[0] ?? "";
}

/** Reports values that have changed places, in one row or in one column of a zone; these are no changes of their own. */
function reportSwaps(changed: readonly Changed[], { path, since, report }: Comparison): ReadonlySet<Changed> {
  const swapped = new Set<Changed>();
  const getPlace = ({ row }: Changed) => (path.endsWith("prices.csv") ? getZone(row) : row);
  for (const one of changed) {
    const two = changed.find(
      (own) =>
        own !== one &&
        own.text === one.was &&
        one.text === own.was &&
        (own.row === one.row || (own.field === one.field && getPlace(own) === getPlace(one))),
    );
    if (!two || swapped.has(one)) continue;
    swapped.add(one).add(two);
    report(
      one.line,
      `${one.row === two.row ? `${one.row}${one.row && ": "}"${one.field}" and "${two.field}"` : `"${one.field}" of ${one.row} and ${two.row}`} have changed places since ${since.replace("on ", "")}`,
      "swap them back, unless it is meant",
    );
  }
  return swapped;
}

/** Words on which prices and what may be sent depend: any other one is worth a look. */
const decisive = /(?:^|\.)(?:currency|mode|method|carriage|category|classes|un|packing_instruction|postcodes)$/;

function compareValue({ row, field, text, was, line }: Changed, { since, report }: Comparison): void {
  const name = `${row}${row && field ? ": " : ""}${field}`;
  if (/^\d{4}-\d\d-\d\d$/.test(text) && /^\d{4}-\d\d-\d\d$/.test(was)) {
    if (text.slice(4) === was.slice(4))
      report(line, `${name} was ${was} ${since} and is ${text}, another year`, "look whether the year is right");
    return;
  }
  const [unit, unitBefore] = [text, was].map((value) => /^[\d.]+ ?([a-z]+)$/.exec(value)?.[1]);
  if (decisive.test(field) || (unit && unitBefore && unit !== unitBefore)) {
    report(line, `${name} was ${was} ${since} and is ${text}`);
    return;
  }
  // a tariff code or a postcode is a name, however much it looks like a number
  if (/(?:^|\.)(?:codes|hs|postcodes?|excluded)\b/.test(field)) return;
  const [from, to] = [was, text].map((value) =>
    Number(/^-?\d+(?:\.\d+)?(?=$| ?[a-z]+$)/.exec(value)?.[0] ?? Number.NaN),
  );
  if (from === undefined || to === undefined || !Number.isFinite(from) || !Number.isFinite(to)) return;
  const far = /^(lat|lon)$/.test(field);
  if (far ? Math.abs(to - from) < farthest : Math.abs(to - from) <= Math.abs(from) * most) return;
  const share = from === 0 ? "" : ` (${to > from ? "+" : "−"}${Math.round(Math.abs(to / from - 1) * 100)} %)`;
  report(line, `${name} was ${was} ${since} and is ${text}${far ? "" : share}`);
}

/** What a file is compared with (`on 2026-11-20`, `in the card before`), and how its changes are told. */
type Comparison = {
  since: string;
  path: string;
  report: (line: number, wrong: string, right?: string) => void;
};

type Changed = Value & { was: string };

/** A change of more than this share is worth a look. */
const most = 0.25;

/** What many changes together are: two zones that have exchanged their prices, or a rise that has not reached all rows. */
export function describeWhole(
  old: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
  changed: readonly Changed[],
  { since, report }: Comparison,
): boolean {
  const [before, after] = [old, now].map(
    (values) =>
      new Map(
        [...Map.groupBy(values.values(), ({ row }) => getZone(row))].map(([zone, own]) => [
          zone,
          own.map(({ text }) => text).join(" "),
        ]),
      ),
  );
  const zones = [...new Set(changed.map(({ row }) => getZone(row)))];
  for (const [at, one] of zones.entries()) {
    const two = zones
      .slice(at + 1)
      .find((other) => after?.get(one) === before?.get(other) && after?.get(other) === before?.get(one));
    const line = changed.find(({ row }) => getZone(row) === one)?.line ?? 1;
    if (two) {
      report(line, `the prices of ${one} and ${two} have changed places since ${since.replace("on ", "")}`);
      return true;
    }
  }
  const ratios = changed.map(({ text, was }) => Number(text) / Number(was)).filter((ratio) => ratio > 0 && ratio !== 1);
  const usual = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 1;
  const alike = ratios.filter((ratio) => Math.abs(ratio - usual) < 0.01).length;
  const left = [...(after?.keys() ?? [])].filter((zone) => !zones.includes(zone));
  const isAll = left.length === 0 && Math.abs(usual - 1) > most;
  if (zones.length < 3 || (left.length === 0 && !isAll) || alike < ratios.length * (isAll ? 0.5 : 0.9)) return false;
  const percent = `${usual > 1 ? "+" : "−"}${Math.abs((usual - 1) * 100).toFixed(1)} %`;
  report(
    changed[0]?.line ?? 1,
    isAll
      ? `all ${zones.length} zones have changed by about ${percent} ${since.replace(/^on /, "since ").replace(/^in /, "against ")}`
      : `${zones.length} zones have changed by about ${percent} (${nameSome(zones)}), and ${left.length === 1 ? "one costs what it" : `${left.length} cost what they`} did ${since} (${nameSome(left)})`,
  );
  return isAll || Math.abs(usual - 1) <= most;
}

/** If nearly all prices fall, the card is cheaper. */
const mostPrices = 0.9;

/** Prices that are a little lower than before, while others of the table are not: a rise was taken back in some rows. */
function describeFalls(
  now: ReadonlyMap<string, Value>,
  changed: readonly Changed[],
  { since, report }: Comparison,
): void {
  const prices = [...now.values()].filter(({ field, text }) => isPrice(field) && Number(text) > 0);
  const falls = changed.filter(({ field, text, was }) => {
    const ratio = Number(text) / Number(was);
    return isPrice(field) && ratio < 1 && ratio >= 1 - most;
  });
  const [first] = falls;
  if (!first || falls.length > prices.length * mostPrices) return;
  const rows = [...new Set(falls.map(({ row }) => row))];
  report(
    first.line,
    `${falls.length === 1 ? "a price is" : `${falls.length} prices are`} lower than ${since} (${nameSome(rows, "; ")}), and ${prices.length - falls.length} are not`,
  );
}
