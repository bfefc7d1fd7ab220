import { basename, dirname, join } from "node:path";
import { compileFreight } from "#rating/bulk/freight.ts";
import type { RateCard } from "#rating/card.ts";
import { massIn } from "#rating/mass.ts";
import type { Files } from "../read/files.ts";
import { suggestion } from "../read/nearest.ts";
import type { Problems } from "../read/problems.ts";
import { type Located, readYaml } from "../read/yaml.ts";
import { type CardFile, cardSchema } from "../schema/card.ts";
import { toRateCard } from "./card.ts";
import { readTariff } from "./tariff.ts";
import { readZones } from "./zones.ts";

type Names = {
  services: readonly string[];
  countries: readonly string[];
  goods: readonly string[];
  origins: readonly string[];
};

/** Every rate card below `rates/`: a folder a card, `rates/<service>/<valid-from>[-<name>]/`. */
export function readCards(files: Files, names: Names, problems: Problems): RateCard[] {
  return files.list("rates", "card.yaml").flatMap((file) => readCard(files, file, names, problems) ?? []);
}

function readCard(files: Files, file: string, names: Names, problems: Problems): RateCard | undefined {
  const folder = dirname(file);
  const service = basename(dirname(folder));
  const validFrom = basename(folder).slice(0, 10);
  if (!names.services.includes(service))
    problems.error(file, 1, `the folder "${service}" is no service`, suggestion(service, names.services));
  if (!/^\d{4}-\d{2}-\d{2}$/.test(validFrom))
    problems.error(
      file,
      1,
      `the folder "${basename(folder)}" does not begin with a date`,
      "name it after the first day, such as 2026-12-01",
    );
  const read = readYaml(file, files.text(file), cardSchema, problems);
  const pricesFile = join(folder, "prices.csv");
  if (!files.has(pricesFile)) problems.error(file, 1, "the card has no prices.csv", `add ${pricesFile}`);
  if (!read || !files.has(pricesFile)) return undefined;
  checkNames(file, read, names, problems);
  if (read.value.valid_to && read.value.valid_to < validFrom)
    problems.error(
      file,
      read.lineOf(["valid_to"]),
      `valid_to ${read.value.valid_to} is before ${validFrom}`,
      "write a later day, or leave it out",
    );
  const pricesText = files.text(pricesFile);
  const tariff = readTariff(pricesFile, pricesText, read.value, problems);
  const lineOfZone = (zone: string) => pricesText.split("\n").findIndex((line) => line.startsWith(`${zone},`)) + 1 || 1;
  const zonesFile = join(folder, "zones.csv");
  const priced = Object.keys(tariff.bands);
  const zones: ReturnType<typeof readZones> = files.has(zonesFile)
    ? readZones(zonesFile, files.text(zonesFile), names.countries, problems)
    : priced.map((zone) => ({ zone, country: zone, line: lineOfZone(zone) }));
  checkZones(files.has(zonesFile) ? zonesFile : pricesFile, zones, priced, names, problems);
  for (const { origin, line } of zones)
    if (origin !== undefined && !read.value.origins.includes(origin))
      problems.error(zonesFile, line, `the card does not start in "${origin}"`, suggestion(origin, read.value.origins));
  for (const zone of priced)
    if (!zones.some((known) => known.zone === zone))
      problems.error(
        pricesFile,
        lineOfZone(zone),
        `no row of zones.csv names the zone "${zone}"`,
        suggestion(zone, [...new Set(zones.map((known) => known.zone))]),
      );
  for (const zone of Object.keys(read.value.limits_by_zone))
    if (!priced.includes(zone))
      problems.error(
        file,
        read.lineOf(["limits_by_zone", zone]),
        `the zone "${zone}" has no prices`,
        suggestion(zone, priced),
      );
  const card = toRateCard(read.value, { service, validFrom, tariff, zones: zones.map(({ line, ...zone }) => zone) });
  // prices that are wrong cannot be compared
  if (!problems.errors.some((error) => error.file === pricesFile))
    warnOfFalls(card, (zone) => ({ file: pricesFile, line: lineOfZone(zone) }), problems);
  return card;
}

function checkZones(
  file: string,
  zones: readonly { zone: string; country: string; line: number }[],
  priced: readonly string[],
  names: Names,
  problems: Problems,
): void {
  for (const { zone, country, line } of zones) {
    if (!names.countries.includes(country))
      problems.error(
        file,
        line,
        `the zone "${zone}" is no country`,
        `${suggestion(zone, names.countries)} Or add a zones.csv`,
      );
    if (!priced.includes(zone))
      problems.error(file, line, `the zone "${zone}" has no prices`, suggestion(zone, priced));
  }
}

function checkNames(file: string, { value, lineOf }: Located<CardFile>, names: Names, problems: Problems): void {
  const check = (
    list: readonly string[] | undefined,
    known: readonly string[],
    path: readonly PropertyKey[],
    kind: string,
  ) => {
    for (const [at, name] of (list ?? []).entries())
      if (!known.includes(name))
        problems.error(file, lineOf([...path, at]), `the ${kind} "${name}" is not known`, suggestion(name, known));
  };
  check(value.goods, names.goods, ["goods"], "goods category");
  check(value.origins, names.origins, ["origins"], "origin");
  const ids = value.surcharges.map(({ id }) => id);
  for (const [at, { id, when, amount }] of value.surcharges.entries()) {
    const path = ["surcharges", at];
    if (ids.indexOf(id) !== at)
      problems.error(file, lineOf([...path, "id"]), `the surcharge "${id}" is there twice`, "give each its own id");
    check(when?.goods, names.goods, [...path, "when", "goods"], "goods category");
    check(when?.countries, names.countries, [...path, "when", "countries"], "country");
    if ("percent" in amount && amount.of !== "freight")
      check(amount.of, ids.slice(0, at), [...path, "amount", "of"], "surcharge before this one");
    if (when?.from && when.to && when.to < when.from)
      problems.error(
        file,
        lineOf([...path, "when", "to"]),
        `"to" ${when.to} is before "from" ${when.from}`,
        "swap the two",
      );
  }
}

/** A parcel that is a little heavier should not cost less: allowed, but seldom meant. */
function warnOfFalls(
  card: RateCard,
  place: (zone: string) => { file: string; line: number },
  problems: Problems,
): void {
  for (const [zone, rows] of Object.entries<readonly object[]>(card.tariff.bands)) {
    const price = compileFreight(card, zone);
    if (!price) return;
    const edges = rows.flatMap((row) => ("upTo" in row && typeof row.upTo === "number" ? [row.upTo] : []));
    const step = card.weight.steps[0]?.step ?? 1;
    const fall = edges.find((edge) => {
      const [at, over] = [price(edge).amount, price(edge + step).amount];
      return over >= 0 && over < at;
    });
    if (fall === undefined) continue;
    const { file, line } = place(zone);
    problems.warn(
      file,
      line,
      `in zone ${zone} a parcel just over ${massIn(card.unit, fall)} ${card.unit} costs less than one of that weight`,
      "raise the next band, or leave it if it is meant",
    );
  }
}
