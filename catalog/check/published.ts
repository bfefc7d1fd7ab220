import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Catalog } from "../model.ts";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";
import { flatten, type Value } from "./flatten-data.ts";
import { type Changed, type Comparison, describeFalls, describeWhole, most } from "./price-changes.ts";
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
    files: Object.fromEntries(own.map((file) => [toPath(files.root, file), files.text(file)])),
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

function toPath(root: string, file: string): string {
  return relative(root, file).replaceAll("\\", "/");
}

const cardBefore = "in the card before";
/** In degrees: no place moves. */
const farthest = 3;

/**
 * Lists what jumps against what was published: prices, rates and taxes by more than a quarter, bands, zones, countries and
 * cards that are gone, columns and coordinates that changed places, days that moved by a year. A card that was not yet
 * published is compared with the one before it.
 */
export function checkChanges(files: Files, before: Published, problems: Problems): void {
  const names = listData(files);
  const now = new Set(names.map((file) => toPath(files.root, file)));
  for (const path of Object.keys(before.files))
    if (!now.has(path) && path !== "site.yaml" && basename(path) !== "zones.csv")
      problems.change(join(files.root, path), 1, "this was published, and is no more", `is it meant? ${forWhom(path)}`);
  for (const file of names) {
    const path = toPath(files.root, file);
    const [old, since] =
      before.files[path] === undefined
        ? [findCardBefore(files, file), cardBefore]
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
    compareValues(flatten(file, old), flatten(file, text), {
      since,
      path,
      report: (line, wrong, right = `is it meant? ${forWhom(path)}`) => problems.change(file, line, wrong, right),
    });
  }
}

/** The same file of the latest earlier card of its service and kind (`2027-01-01-lcl` after `2026-10-01-lcl`). */
function findCardBefore(files: Files, file: string): string | undefined {
  if (!file.includes("/rates/")) return undefined;
  const folder = basename(dirname(file));
  const own = files
    .list(toPath(files.root, dirname(dirname(file))), basename(file))
    .filter((other) => basename(dirname(other)) < folder && basename(dirname(other)).slice(10) === folder.slice(10));
  const last = own.at(-1);
  return last && files.text(last);
}

function forWhom(path: string): string {
  return path.startsWith("rates/") ? "`npm run rates:compare -- published content` says for whom" : "the build goes on";
}

function compareValues(old: ReadonlyMap<string, Value>, now: ReadonlyMap<string, Value>, comparison: Comparison): void {
  const { since, path, report } = comparison;
  const rows = new Set([...now.values()].map(({ row }) => row));
  for (const row of new Set([...old.values()].map((value) => value.row)).difference(rows))
    report(1, `${row} was there ${since}, and is gone`);
  const changed = [...now].flatMap(([key, own]) => {
    const was = old.get(key);
    return was && was.text !== own.text ? [{ ...own, was: was.text }] : [];
  });
  if (path.endsWith("prices.csv") && describeWhole(old, now, changed, comparison)) return;
  if (path.endsWith("prices.csv")) describeFalls(now, changed, comparison);
  const swapped = new Map(
    changed.flatMap((one) => {
      const two = changed.find(
        (own) => own !== one && own.row === one.row && own.text === one.was && one.text === own.was,
      );
      return two ? [[one.row, [one, two]] as const] : [];
    }),
  );
  for (const [row, [one, two]] of swapped)
    report(
      one.line,
      `${row}: "${two.field}" and "${one.field}" have changed places since ${since.replace("on ", "")}`,
      "swap them back, unless it is meant",
    );
  for (const one of changed.filter(({ row }) => !swapped.has(row))) compareValue(one, comparison);
}

function compareValue({ row, field, text, was, line }: Changed, { since, report }: Comparison): void {
  const name = `${row}${row && field ? ": " : ""}${field}`;
  if (/^\d{4}-\d\d-\d\d$/.test(text) && /^\d{4}-\d\d-\d\d$/.test(was)) {
    if (text.slice(4) === was.slice(4))
      report(line, `${name} was ${was} ${since} and is ${text}, another year`, "look whether the year is right");
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
