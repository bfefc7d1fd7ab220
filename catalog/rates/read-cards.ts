import { basename, dirname, join } from "node:path";
import { isDay } from "#rating/calendar/calendar.ts";
import type { RateCard } from "#rating/card.ts";
import type { Files } from "../read/files.ts";
import { type Problems, suggestName } from "../read/problems.ts";
import { addDays } from "../read/values.ts";
import { type Located, readYaml } from "../read/yaml.ts";
import { type CardFile, cardSchema } from "../schema/card.ts";
import { toRateCard } from "./card.ts";
import { checkBands, checkCard, warnUnlikelySteps } from "./check-card.ts";
import { checkLoading } from "./loading.ts";
import { checkOptionNames, type Names } from "./options.ts";
import { readTariff } from "./tariff.ts";
import { checkUnreachableSurcharges } from "./unreachable-surcharges.ts";
import { readZones, type ZoneRow } from "./zones.ts";

const known = ["card.yaml", "prices.csv", "zones.csv"];

/** Reports files below `rates/` that nothing reads: a table without a card, a misspelt name. */
function checkFiles(files: Files, problems: Problems): void {
  const all = [".yaml", ".yml", ".csv"].flatMap((ending) => files.list("rates", ending));
  for (const file of all)
    if (!known.includes(basename(file)))
      problems.error(file, 1, `a card has no file "${basename(file)}"`, suggestName(basename(file), known));
    else if (basename(file) !== "card.yaml" && !files.has(join(dirname(file), "card.yaml")))
      problems.error(
        file,
        1,
        "the folder has no card.yaml, so that nothing reads this",
        `add ${join(dirname(file), "card.yaml")}`,
      );
}

type ReadCard = { card: RateCard; file: string; lineOf: Located<CardFile>["lineOf"] };

/** Every rate card below `rates/`, one per folder: `rates/<service>/<valid-from>[-<name>]/`. */
export function readCards(files: Files, names: Names, problems: Problems): RateCard[] {
  const read = files.list("rates", "card.yaml").flatMap((file) => readCard(files, file, names, problems) ?? []);
  checkFiles(files, problems);
  checkOverlaps(read, problems);
  checkGaps(read, problems);
  checkOptionNames(read, problems);
  return read.map(({ card }) => card);
}

function readCard(files: Files, file: string, names: Names, problems: Problems): ReadCard | undefined {
  const folder = dirname(file);
  const service = basename(dirname(folder));
  const validFrom = basename(folder).slice(0, 10);
  const error = (wrong: string, right: string) => problems.error(file, 1, wrong, right);
  if (!names.services.includes(service))
    error(`the folder "${service}" is not a service`, suggestName(service, names.services));
  if (!/^\d{4}-\d{2}-\d{2}(-[a-z0-9-]+)?$/.test(basename(folder)))
    error(
      `the folder "${basename(folder)}" does not begin with a date`,
      "name it after the first day, such as 2026-12-01, or 2026-12-01-lcl",
    );
  else if (!isDay(validFrom))
    error(`the day ${validFrom} of the folder does not exist`, "name it after a day of the calendar");
  const read = readYaml(file, files.text(file), cardSchema, problems);
  const pricesFile = join(folder, "prices.csv");
  if (!files.has(pricesFile)) error("the card has no prices.csv", `add ${pricesFile}`);
  if (!read || !files.has(pricesFile)) return undefined;
  const { value, lineOf } = read;
  const errorAt = problems.at(file, lineOf);
  if (value.valid_to && value.valid_to < validFrom)
    errorAt(["valid_to"], `valid_to ${value.valid_to} is before ${validFrom}`, "write a later day, or leave it out");
  const { tariff, lines } = readTariff(pricesFile, files.text(pricesFile), value, problems);
  const zonesFile = join(folder, "zones.csv");
  const own = files.has(zonesFile);
  const zones: ZoneRow[] = own
    ? readZones(zonesFile, files.text(zonesFile), names.countries, problems)
    : [...lines].map(([zone, line]) => ({ zone, country: zone, line }));
  const pricedZones = [...lines.keys()];
  checkZones(own ? zonesFile : pricesFile, zones, pricedZones, names, problems);
  for (const { origin, line } of zones)
    if (origin !== undefined && !value.origins.includes(origin))
      problems.error(zonesFile, line, `the card does not start in "${origin}"`, suggestName(origin, value.origins));
  for (const [zone, line] of lines)
    if (!zones.some((known) => known.zone === zone))
      problems.error(
        pricesFile,
        line,
        `no row of zones.csv names the zone "${zone}"`,
        suggestName(zone, [...new Set(zones.map((known) => known.zone))]),
      );
  checkCard(file, read, zones, names, problems);
  const priced = tariff.method === "container" ? Object.values(tariff.bands).flat() : [];
  const kinds = [...new Set(priced.map(({ container }) => container))];
  checkLoading(value, kinds, errorAt);
  checkUnreachableSurcharges(file, read, zones, validFrom, problems);
  checkBands(pricesFile, value, tariff, lines, problems);
  const card = toRateCard(value, {
    service,
    validFrom,
    tariff,
    zones: zones.map(({ line, ...zone }) => zone),
    options: names.options,
  });
  // faulty prices cannot be compared
  if (!problems.errors.some((error) => error.file === pricesFile || error.file === file))
    warnUnlikelySteps(card, (zone) => ({ file: pricesFile, line: lines.get(zone) ?? 1 }), problems);
  return { card, file, lineOf };
}

function checkZones(
  file: string,
  zones: readonly ZoneRow[],
  priced: readonly string[],
  names: Names,
  problems: Problems,
): void {
  for (const { zone, country, line } of zones) {
    if (!names.countries.includes(country))
      problems.error(
        file,
        line,
        `the zone "${zone}" is not a country of countries.csv`,
        `${suggestName(zone, names.countries)} Or add a zones.csv`,
      );
    if (!priced.includes(zone))
      problems.error(file, line, `the zone "${zone}" has no prices`, suggestName(zone, priced));
  }
}

/** Two cards of the same service and method must not be valid on one day, or one of them would never be used. */
function checkOverlaps(read: readonly ReadCard[], problems: Problems): void {
  for (const [at, { card, file }] of read.entries())
    for (const { card: other, file: otherFile } of read.slice(0, at)) {
      if (other.service !== card.service || other.tariff.method !== card.tariff.method) continue;
      const [first, second] = other.validFrom <= card.validFrom ? [other, card] : [card, other];
      if (first.validTo && first.validTo < second.validFrom) continue;
      const firstFile = first === card ? file : otherFile;
      problems.error(
        firstFile,
        1,
        `the card still counts on ${second.validFrom}, when the one in ${basename(dirname(firstFile === file ? otherFile : file))} begins`,
        first.validFrom === second.validFrom
          ? "keep one of the two, or give them different methods"
          : `write valid_to: ${getDayBefore(second.validFrom)}`,
      );
    }
}

/** Reports if a day between a card's last and the next one's first has no price. */
function checkGaps(read: readonly ReadCard[], problems: Problems): void {
  for (const { card, file, lineOf } of read) {
    const { validTo } = card;
    if (!validTo) continue;
    const next = read
      .map((other) => other.card)
      .filter((other) => other.service === card.service && other.tariff.method === card.tariff.method)
      .map(({ validFrom }) => validFrom)
      .filter((day) => day > validTo)
      .sort()[0];
    if (next && getDayBefore(next) !== validTo)
      problems.error(
        file,
        lineOf(["valid_to"]),
        `no card of ${card.service} is valid from the day after ${validTo} to ${getDayBefore(next)}`,
        `write valid_to: ${getDayBefore(next)}, or begin the next one earlier`,
      );
  }
}

function getDayBefore(day: string): string {
  return isDay(day) ? addDays(day, -1) : day;
}
