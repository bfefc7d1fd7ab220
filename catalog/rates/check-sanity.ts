import type { RateCard } from "#rating/card.ts";
import type { Tariff } from "#rating/freight/tariff.ts";
import { toMassAmount } from "#rating/shipment/units.ts";
import { dirname, join } from "node:path";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";
import { makeLineFinder } from "../read/yaml.ts";
import { parse } from "yaml";

/** A price that differs from what its zone and band let expect by more than this factor: a point slipped, or cells changed places. */
const mostApart = 2.5;
/** A band counts as one that every zone has from this share of the zones on. */
const mostZones = 0.8;
const leastZones = 4;

type Unusual = Readonly<Record<string, string>>;
/** Where a card's prices are: their file, and the line of each zone's row. */
type PricePlace = { file: string; lineOf: (zone: string, row: number) => number };
type SurchargePlace = { file: string; lineOf: (at: number) => number };

/**
 * Reports what cannot be meant in a card by itself, whatever was published before; `unusual` in card.yaml says that it is.
 * The cards are those of the folder, in the order of their files, without errors.
 */
export function checkCardSanity(files: Files, cards: readonly RateCard[], problems: Problems): void {
  const all = files.list("rates", "card.yaml");
  if (all.length !== cards.length) return;
  for (const [at, file] of all.entries()) {
    const card = cards[at];
    if (!card) continue;
    const text = files.text(file);
    const unusual: Unusual = /^unusual:/m.test(text) ? Object(parse(text, { schema: "core" })).unusual : {};
    const prices = join(dirname(file), "prices.csv");
    const zones = new Map<string, number[]>();
    for (const [line, row] of files.text(prices).split("\n").entries()) {
      const [zone = ""] = row.split(",").map((cell) => cell.trim());
      if (zone !== "" && !zone.startsWith("#")) zones.set(zone, [...(zones.get(zone) ?? []), line + 1]);
    }
    checkPercentages(
      card,
      unusual,
      { file, lineOf: (index) => makeLineFinder(text)(["surcharges", index, "amount"]) },
      problems,
    );
    checkPrices(card, unusual, { file: prices, lineOf: (zone, row) => zones.get(zone)?.[row] ?? 1 }, problems);
  }
}

type Cell = { zone: string; row: number; column: string; band: string; value: number };

function checkPrices(card: RateCard, unusual: Unusual, place: PricePlace, problems: Problems): void {
  const bands = Object.entries<readonly object[]>(card.tariff.bands).filter(([zone]) => !Object.hasOwn(unusual, zone));
  const cells = bands.flatMap(([zone, rows]) =>
    rows.flatMap((row, at) => listPrices(row).map((price) => ({ zone, row: at, band: nameBand(row, card), ...price }))),
  );
  checkMissingBands(card, bands, place, problems);
  const swapped = checkSwappedColumns(card.tariff, bands, place, problems);
  if (!swapped) checkNeighbours(cells, place, problems);
}

const edges = ["upTo", "from", "container"] as const;
const weights: readonly string[] = ["upTo", "from", "first", "step", "container", "transitMin", "transitMax"];

function listPrices(row: object): { column: string; value: number }[] {
  return Object.entries(row).flatMap(([column, value]) =>
    typeof value === "number" && !weights.includes(column) ? [{ column, value: value / 1e6 }] : [],
  );
}

/** A band as its row says it: "up to 2 kg", "from 45 kg", "40HC". */
function nameBand(row: object, { unit }: RateCard): string {
  const own: Record<string, unknown> = { ...row };
  const edge = edges.find((name) => own[name] !== undefined);
  const value = edge && own[edge];
  if (typeof value !== "number") return typeof value === "string" ? value : "";
  return `${own.size ? `${own.size} ` : ""}${edge === "upTo" ? "up to" : "from"} ${toMassAmount(value)} ${unit}`;
}

/** A band that most zones have and one has not, below its own last one, which then charges what is lighter or heavier. */
function checkMissingBands(
  card: RateCard,
  bands: readonly (readonly [string, readonly object[]])[],
  { file, lineOf }: PricePlace,
  problems: Problems,
): void {
  if (bands.length < leastZones) return;
  const named = bands.map(([zone, rows]) => ({ zone, own: rows.map((row) => nameBand(row, card)) }));
  const count = Map.groupBy(
    named.flatMap(({ own }) => own),
    (band) => band,
  );
  const usual = [...count].filter(([, have]) => have.length >= bands.length * mostZones).map(([band]) => band);
  for (const { zone, own } of named) {
    const last = own.at(-1);
    const missing = usual.filter((band) => !own.includes(band));
    if (missing.length === 0 || missing.length > own.length || last === undefined || !usual.includes(last)) continue;
    problems.error(
      file,
      lineOf(zone, 0),
      `zone ${zone} has no band ${missing.join(", ")}, which ${count.get(missing[0] ?? "")?.length} of ${bands.length} zones have`,
      `add the row; if it is meant, write in card.yaml unusual: { ${zone}: why }`,
    );
  }
}

/**
 * The price of a kilogram falls with the weight and the price of an item rises, on every card that has both. Where all
 * zones show it the other way round, the two columns have changed places.
 */
function checkSwappedColumns(
  { method }: Tariff,
  bands: readonly (readonly [string, readonly object[]])[],
  { file, lineOf }: PricePlace,
  problems: Problems,
): boolean {
  if (method !== "per-kg-and-item") return false;
  const trend = (rows: readonly object[], column: string) => {
    const values = listPrices(Object.assign({}, rows[0])).concat(listPrices(Object.assign({}, rows.at(-1))));
    const [first, last] = values.filter((cell) => cell.column === column).map(({ value }) => value);
    return Math.sign((last ?? 0) - (first ?? 0));
  };
  const several = bands.filter(([, rows]) => rows.length > 1);
  const turned = several.filter(([, rows]) => trend(rows, "perUnit") > 0 && trend(rows, "perItem") < 0);
  const [first] = turned;
  if (!first || turned.length < several.length / 2) return false;
  problems.error(
    file,
    lineOf(first[0], 0),
    `the columns of the price per kilogram and per item look swapped: in ${turned.length} of ${several.length} zones the kilogram costs more and the item less, the heavier the parcel`,
    "put each under its own heading",
  );
  return true;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

/** Prices far from what the other bands of their zone, and the other zones of their band, let expect. */
function checkNeighbours(cells: readonly Cell[], { file, lineOf }: PricePlace, problems: Problems): void {
  const priced = cells.filter(({ value }) => value > 0);
  const ofBand = groupMedians(
    priced,
    ({ band, column }) => `${band} ${column}`,
    ({ value }) => Math.log(value),
  );
  const above = (cell: Cell) => Math.log(cell.value) - (ofBand.get(`${cell.band} ${cell.column}`)?.middle ?? 0);
  const known = priced.filter(({ band, column }) => (ofBand.get(`${band} ${column}`)?.count ?? 0) >= leastZones);
  const ofZone = groupMedians(known, ({ zone }) => zone, above);
  const apart = known.flatMap((cell) => {
    const factor = above(cell) - (ofZone.get(cell.zone)?.middle ?? 0);
    return Math.abs(factor) > Math.log(mostApart)
      ? [{ cell, factor: Math.exp(Math.abs(factor)), over: factor > 0 }]
      : [];
  });
  // the leap from band to band that such a price makes
  for (const problem of problems.all)
    if (problem.file === file && apart.some(({ cell }) => problem.wrong.startsWith(`in zone ${cell.zone} `)))
      problem.follows = true;
  for (const { cell, factor, over } of apart)
    problems.warn(
      file,
      lineOf(cell.zone, cell.row),
      `the price ${cell.value} of zone ${cell.zone}${cell.band ? ` ${cell.band}` : ""} is ${over ? "" : "only a "}${over ? `${factor.toFixed(1)} times` : `${describeShare(factor)} of`} what its neighbours let expect`,
      "look for a slipped decimal point, or for two cells that changed places",
    );
  for (const { zone, row, band, column, value } of cells)
    if (value === 0 && (ofBand.get(`${band} ${column}`)?.count ?? 0) >= leastZones)
      problems.warn(
        file,
        lineOf(zone, row),
        `zone ${zone} ${band} has a price of 0`,
        "write the price, or leave it if nothing is charged",
      );
}

function describeShare(factor: number): string {
  return `${Math.round(100 / factor)}%`;
}

function groupMedians(
  cells: readonly Cell[],
  keyOf: (cell: Cell) => string,
  measure: (cell: Cell) => number,
): Map<string, { middle: number; count: number }> {
  const groups = Map.groupBy(cells, keyOf);
  return new Map([...groups].map(([key, own]) => [key, { middle: median(own.map(measure)), count: own.length }]));
}

/** Percentages of the freight that cannot be meant: above 100 without a reason, or a share written as a fraction. */
function checkPercentages(
  { surcharges }: RateCard,
  unusual: Unusual,
  { file, lineOf }: SurchargePlace,
  problems: Problems,
): void {
  for (const [at, { id, amount }] of surcharges.entries()) {
    if (unusual[id] || !("millionths" in amount) || ("of" in amount && /^(value|duties)$/.test(amount.of.join())))
      continue;
    const percent = amount.millionths / 1e6;
    if (percent > 100)
      problems.error(
        file,
        lineOf(at),
        `the surcharge "${id}" is ${percent} % of the freight, more than the freight itself`,
        `look for a slipped decimal point; if it is meant, write in card.yaml unusual: { ${id}: why }`,
      );
    else if (percent > 0 && percent < 1)
      problems.error(
        file,
        lineOf(at),
        `the surcharge "${id}" is ${percent} %, less than a hundredth of the freight`,
        `percentages are written as ${Math.round(percent * 10_000) / 100}, not as a fraction`,
      );
  }
}
