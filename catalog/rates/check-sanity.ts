import type { RateCard, Surcharge } from "#rating/card.ts";
import type { Tariff } from "#rating/freight/tariff.ts";
import { toMassAmount } from "#rating/shipment/units.ts";
import { dirname, join } from "node:path";
import type { Files } from "../read/files.ts";
import type { Problem, Problems } from "../read/problems.ts";
import { makeLineFinder } from "../read/yaml.ts";
import {
  allowUnusual,
  type Bands,
  type Cell,
  checkContainers,
  checkFirstAndFurther,
  checkMinimums,
  checkNeighbours,
  leastZones,
  type ReportPrice,
} from "./check-neighbours.ts";
import { parse } from "yaml";

/** A band counts as one that every zone has from this share of the zones on. */
const mostZones = 0.8;

type Unusual = Readonly<Record<string, string>>;
/** Reports something of a surcharge's amount in its line of the card. */
type ReportAmount = (level: "error" | "warn", wrong: string, right: string) => void;

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
    for (const [index, surcharge] of card.surcharges.entries()) {
      if (unusual[surcharge.id]) continue;
      const report: ReportAmount = (level, wrong, right) =>
        problems[level](file, makeLineFinder(text)(["surcharges", index, "amount"]), wrong, right);
      checkPercentage(surcharge, report);
      checkTiers(surcharge, report);
    }
    const report: ReportPrice = (level, { zone, row }, wrong, right) =>
      problems[level](prices, zones.get(zone)?.[row] ?? 1, wrong, right);
    const bands = Object.entries<readonly object[]>(card.tariff.bands).filter(
      ([zone]) => !Object.hasOwn(unusual, zone),
    );
    checkPrices(
      card,
      bands,
      report,
      problems.all.filter((one) => one.file === prices),
    );
    checkTransit(bands, report);
  }
}

/** A tier of a surcharge that is cheaper than a lighter one, for all zones or for one. */
function checkTiers({ id, amount }: Surcharge, report: ReportAmount): void {
  if (amount.per !== "tier") return;
  for (const [index, { prices }] of amount.tiers.entries())
    for (const [zone, price] of Object.entries(prices)) {
      const next = amount.tiers[index + 1]?.prices[zone];
      if (next === undefined || next >= price) continue;
      const name = zone === "*" ? "" : ` for ${zone}`;
      report(
        "warn",
        `the surcharge "${id}"${name} is ${price / 1e6} in one tier, and only ${next / 1e6} in the next, for heavier parcels`,
        allowUnusual("look for a slipped decimal point", id),
      );
    }
}

function checkPrices(card: RateCard, bands: Bands, report: ReportPrice, known: readonly Problem[]): void {
  const cells = bands.flatMap(([zone, rows]) =>
    rows.flatMap((row, at) => listPrices(row).map((price) => ({ zone, row: at, band: nameBand(row, card), ...price }))),
  );
  checkMissingBands(card, bands, report);
  if (card.tariff.method === "breaks") checkBreaks(cells, report);
  checkMinimums(bands, card.tariff, report);
  checkContainers(cells, report);
  if (checkSwappedColumns(card.tariff, bands, report)) return;
  checkFirstAndFurther(card, bands, report);
  checkNeighbours(cells, report, known);
}

/** The price of a kilogram falls with the weight from which it holds. */
function checkBreaks(cells: readonly Cell[], report: ReportPrice): void {
  const kilograms = cells.filter(({ column, value }) => column === "perUnit" && value > 0);
  for (const [at, cell] of kilograms.entries()) {
    const above = kilograms[at - 1];
    const { zone, band, value } = cell;
    if (above?.zone === zone && value > above.value)
      report(
        "warn",
        cell,
        `zone ${zone} ${band} costs ${value} a unit of weight, more than ${above.value} ${above.band}`,
        "look for a slipped digit, or leave it if it is meant",
      );
  }
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
function checkMissingBands(card: RateCard, bands: Bands, report: ReportPrice): void {
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
    report(
      "error",
      { zone, row: 0 },
      `zone ${zone} has no band ${missing.join(", ")}, which ${count.get(missing[0] ?? "")?.length} of ${bands.length} zones have`,
      allowUnusual("add the row", zone),
    );
  }
}

/**
 * The price of a kilogram falls with the weight and the price of an item rises, on every card that has both. Where all
 * zones show it the other way round, the two columns have changed places.
 */
function checkSwappedColumns({ method }: Tariff, bands: Bands, report: ReportPrice): boolean {
  if (method !== "per-kg-and-item") return false;
  const trend = (rows: readonly object[], column: string) => {
    const [first, last] = [rows[0], rows.at(-1)].map(
      (row) => listPrices(row ?? {}).find((cell) => cell.column === column)?.value,
    );
    return Math.sign((last ?? 0) - (first ?? 0));
  };
  const several = bands.filter(([, rows]) => rows.length > 1);
  const turned = several.filter(([, rows]) => trend(rows, "perUnit") > 0 && trend(rows, "perItem") < 0);
  const [first] = turned;
  if (!first || turned.length < several.length / 2) return false;
  report(
    "error",
    { zone: first[0], row: 0 },
    `the columns of the price per kilogram and per item look swapped: in ${turned.length} of ${several.length} zones the kilogram costs more and the item less, the heavier the parcel`,
    "put each under its own heading",
  );
  return true;
}

/** A percentage of the freight that cannot be meant: above 100 without a reason, or a share written as a fraction. */
function checkPercentage({ id, amount }: Surcharge, report: ReportAmount): void {
  if (!("millionths" in amount) || ("of" in amount && /^(value|duties)$/.test(amount.of.join()))) return;
  const percent = amount.millionths / 1e6;
  if (percent > 100)
    report(
      "error",
      `the surcharge "${id}" is ${percent} % of the freight, more than the freight itself`,
      allowUnusual("look for a slipped decimal point", id),
    );
  else if (percent > 0 && percent < 1)
    report(
      "error",
      `the surcharge "${id}" is ${percent} %, less than a hundredth of the freight`,
      `percentages are written as ${Math.round(percent * 10_000) / 100}, not as a fraction`,
    );
}

/** The slowest parcel takes this many times as long as the quickest, on a card that says so on purpose. */
const widest = 4;
/** How far the days of a row may be from those in the middle of its card, as a factor and in days. */
const farthest = { factor: 3, days: 5 };

type Row = { zone: string; row: number; min: number; max: number };

/**
 * Working days that cannot be meant: a span that is many times its quickest end, or days far from those of the card's other
 * rows, as when a digit was lost or went into the next cell (1 and 80 for 11 and 18).
 */
function checkTransit(bands: Bands, report: ReportPrice): void {
  const rows = bands.flatMap(([zone, own]) =>
    own.flatMap((band, row): Row[] =>
      "transitMin" in band && "transitMax" in band
        ? [{ zone, row, min: Number(band.transitMin), max: Number(band.transitMax) }]
        : [],
    ),
  );
  const [usualMin, usualMax] = [findMiddle(rows.map(({ min }) => min)), findMiddle(rows.map(({ max }) => max))];
  const isFar = (days: number, usual: number) =>
    Math.abs(days - usual) >= farthest.days && (days * farthest.factor < usual || days > usual * farthest.factor);
  for (const own of rows) {
    const { zone, min, max } = own;
    const isWide = max > min * widest && max - min >= farthest.days * 2;
    if (!isWide && !isFar(min, usualMin) && !isFar(max, usualMax)) continue;
    report(
      isWide ? "error" : "warn",
      own,
      `zone ${zone} takes ${min} to ${max} working days, and most of the card ${usualMin} to ${usualMax}`,
      allowUnusual("look for a lost or misplaced digit", zone),
    );
  }
}

function findMiddle(days: readonly number[]): number {
  return days.toSorted((a, b) => a - b)[Math.floor(days.length / 2)] ?? 0;
}
