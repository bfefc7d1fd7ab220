import type { MeasureKind, Tariff, Transit } from "#rating/freight/tariff.ts";
import { type ContainerKind, containerKinds } from "#rating/loading/containers-and-pallets.ts";
import type { Micro } from "#rating/money/money.ts";
import { type CsvRow, cellNumber, readCsv } from "../read/csv.ts";
import { type Problems, suggestName } from "../read/problems.ts";
import type { CardFile } from "../schema/card.ts";

const transitColumns = ["transit_min", "transit_max"];
/** Working days; nothing takes longer in transit. */
const mostDays = 365;

/** What columns call that which prices count instead of weight. */
const measureColumns = {
  "loading-metres": "ldm",
  "pallet-spaces": "pallet",
  "lane-metres": "m",
  pieces: "piece",
  "cubic-metres": "m3",
} as const satisfies Record<MeasureKind, string>;

/** The columns of `prices.csv` by method; `unit` is kg, lb or another measure. */
function listColumns({ method, sizes }: CardFile, unit: string): string[] {
  const own = {
    "per-kg-and-item": [`up_to_${unit}`, `per_${unit}`, "per_item"],
    "flat-by-band": [`up_to_${unit}`, "price"],
    "first-and-additional": [`up_to_${unit}`, `first_${unit}`, "first_price", `step_${unit}`, "step_price"],
    breaks: [`from_${unit}`, `per_${unit}`],
    "weight-or-measure": ["per_wm", "per_shipment"],
    container: ["container", "price"],
  }[method];
  return ["zone", ...(sizes ? ["size"] : []), ...own, ...transitColumns];
}

function listOptionalColumns(method: CardFile["method"], unit: string): string[] {
  if (method === "container") return [];
  if (method === "weight-or-measure") return ["minimum"];
  return method === "flat-by-band" ? ["minimum", "from_parcels", `per_${unit}`] : ["minimum", "from_parcels"];
}

/** A card's tariff from its `prices.csv`, with gaps, overlaps and duplicates reported, and the lines of its zones. */
export function readTariff(
  file: string,
  text: string,
  card: CardFile,
  problems: Problems,
): { tariff: Tariff; lines: ReadonlyMap<string, number> } {
  const unit = card.measure?.of ? measureColumns[card.measure.of] : card.units === "metric" ? "kg" : "lb";
  const { method } = card;
  const sizes = card.sizes?.map(({ id }) => id);
  const rows = readCsv(file, text, listColumns(card, unit), listOptionalColumns(method, unit), problems);
  if (rows.length === 0) problems.error(file, 1, "the file has no prices", "write a row for each zone and band");
  /** Must be above zero. */
  const positive = (row: CsvRow, column: string) => {
    const value = readMillionths(row, column);
    if (value === 0 && /^0+(\.0+)?$/.test(row.cells[column] ?? ""))
      row.error(`"${column}" is 0`, `write a weight above zero, such as 0.5`);
    return value;
  };
  const upTo = `up_to_${unit}`;
  const per = `per_${unit}`;
  const collect = <Row>(make: (row: CsvRow) => Row) =>
    groupRows(rows, (row) => ({
      ...make(row),
      ...(sizes && { size: readSize(row, sizes) }),
      ...readFromParcels(row),
      ...readTransit(row),
    }));
  const lines = new Map<string, number>();
  for (const { cells, line, error } of rows) {
    const { zone = "" } = cells;
    if (!lines.has(zone)) lines.set(zone, line);
    if (zone === "") error("the row has no zone", "write a zone or a country code");
  }
  if (method === "weight-or-measure" || method === "container")
    requireOne(rows, method === "container" ? "container" : "zone");
  else requireRising(rows, method === "breaks" ? `from_${unit}` : upTo);
  const tariff = ((): Tariff => {
    switch (method) {
      case "per-kg-and-item":
        return {
          method,
          bands: collect((row) => ({
            upTo: positive(row, upTo),
            perUnit: readMillionths(row, per),
            perItem: readMillionths(row, "per_item"),
          })),
        };
      case "flat-by-band":
        return {
          method,
          bands: collect((row) => ({
            upTo: positive(row, upTo),
            price: readMillionths(row, "price"),
            ...(row.cells[per] && { perUnit: readMillionths(row, per) }),
          })),
        };
      case "first-and-additional":
        return {
          method,
          bands: collect((row) => ({
            upTo: positive(row, upTo),
            first: positive(row, `first_${unit}`),
            firstPrice: readMillionths(row, "first_price"),
            step: positive(row, `step_${unit}`),
            stepPrice: readMillionths(row, "step_price"),
          })),
        };
      case "breaks":
        return {
          method,
          bands: collect((row) => ({ from: readMillionths(row, `from_${unit}`), perUnit: readMillionths(row, per) })),
        };
      case "weight-or-measure":
        return {
          method,
          minimum: Math.round((card.measure?.minimum ?? 1) * 1000),
          step: Math.max(1, Math.round((card.measure?.step ?? 0.001) * 1000)),
          bands: collect((row) => ({
            perRevenueTon: readMillionths(row, "per_wm"),
            perItem: readMillionths(row, "per_shipment"),
          })),
        };
      case "container":
        return {
          method,
          bands: collect((row) => ({ container: containerKind(row), price: readMillionths(row, "price") })),
        };
    }
  })();
  const minimums = readMinimums(rows);
  return {
    tariff: {
      ...tariff,
      ...(Object.keys(minimums).length > 0 && { minimumFreight: minimums }),
      ...(card.next_band && { nextBand: card.next_band === "if-cheaper" }),
    },
    lines,
  };
}

function readFromParcels(row: CsvRow): { fromParcels?: number } {
  if (!row.cells.from_parcels) return {};
  const fromParcels = cellNumber(row, "from_parcels") ?? 1;
  if (!Number.isInteger(fromParcels) || fromParcels < 1)
    row.error(`"from_parcels" is ${row.cells.from_parcels}`, "write a whole number, such as 5");
  return { fromParcels };
}

function readSize({ cells, error }: CsvRow, sizes: readonly string[]): string {
  const given = cells.size ?? "";
  if (!sizes.includes(given)) error(`the card has no size "${given}"`, suggestName(given, sizes));
  return given;
}

/** The number in a cell in millionths: a price, or a weight in the card's unit. More decimals are reported. */
function readMillionths(row: CsvRow, column: string): Micro {
  const value = cellNumber(row, column) ?? 0;
  const text = row.cells[column] ?? "";
  const decimals = /\.(\d*?)0*$/.exec(text)?.[1]?.length ?? 0;
  if (decimals > 6) row.error(`"${column}" ${text} is finer than a card counts`, "write six decimals at most");
  if (value >= 1e8) row.error(`"${column}" is ${text}`, "write a number below 100,000,000");
  return Math.round(Math.min(value, 1e8) * 1e6);
}

/** The minimum charge of each zone, in whichever of its rows it is; two different ones are a mistake. */
function readMinimums(rows: readonly CsvRow[]): Record<string, Micro> {
  const minimums = new Map<string, Micro>();
  for (const row of rows) {
    if (!row.cells.minimum) continue;
    const zone = row.cells.zone ?? "";
    const own = readMillionths(row, "minimum");
    const known = minimums.get(zone);
    if (known !== undefined && known !== own)
      row.error(
        `zone ${zone} has a minimum of ${row.cells.minimum} and another of ${known / 1e6}`,
        "write the minimum in one row of the zone",
      );
    else minimums.set(zone, own);
  }
  return Object.fromEntries(minimums);
}

function containerKind({ cells, error }: CsvRow): ContainerKind {
  const given = cells.container ?? "";
  const kind = containerKinds.find((known) => known === given);
  if (!kind) error(`"container" is "${given}"`, suggestName(given, containerKinds));
  return kind ?? "20GP";
}

function readTransit(row: CsvRow): Transit {
  const days = (column: string) => {
    const value = cellNumber(row, column) ?? 0;
    if (Number.isInteger(value) && value <= mostDays) return value;
    row.error(`"${column}" is ${row.cells[column]}`, `write whole working days, ${mostDays} at most`);
    return 0;
  };
  const transitMin = days("transit_min");
  const transitMax = days("transit_max");
  if (transitMin > transitMax)
    row.error(`transit_min ${transitMin} is more than transit_max ${transitMax}`, "swap the two");
  return { transitMin, transitMax };
}

function groupRows<Row>(rows: readonly CsvRow[], make: (row: CsvRow) => Row): Record<string, Row[]> {
  const zones = Map.groupBy(rows, ({ cells }) => cells.zone ?? "");
  return Object.fromEntries([...zones].map(([zone, own]) => [zone, own.map(make)]));
}

/** Bands of a zone must rise, so that none is repeated or overlaps another. */
function requireRising(rows: readonly CsvRow[], column: string): void {
  const zoneAt = (at: number) => rows[at]?.cells.zone;
  const isAlone = (at: number) => zoneAt(at) !== zoneAt(at - 1) && zoneAt(at) !== zoneAt(at + 1);
  const alone = new Map(rows.flatMap((row, at) => (isAlone(at) ? [[row, at] as const] : [])));
  const edge = ({ cells }: CsvRow) => Number(cells[column]);
  const falls = (one: CsvRow | undefined, two: CsvRow | undefined) => one && two && edge(two) <= edge(one);
  for (const [zone, own] of Map.groupBy(rows, nameBands)) {
    // a row among those of another zone has most likely the wrong zone, if its own ones stand together
    const hasBlock = own.some((row) => !alone.has(row));
    const strays = new Set(
      own.filter((row, at) => hasBlock && alone.has(row) && (falls(own[at - 1], row) || falls(row, own[at + 1]))),
    );
    for (const row of strays) {
      const at = alone.get(row) ?? 0;
      const [others = ""] = [zoneAt(at + 1), zoneAt(at - 1)].filter(Boolean);
      row.error(
        `the row of zone ${zone} ${column} ${edge(row)} stands in the block of zone ${others}`,
        `write the row of ${others} here, or remove it`,
      );
    }
    const rest = own.filter((row) => !strays.has(row));
    for (const [at, row] of rest.entries()) {
      const before = rest[at - 1];
      if (!before || !falls(before, row)) continue;
      const band = `the band ${column} ${edge(row)} of zone ${zone}`;
      const first = rest.slice(0, at).find((other) => edge(other) === edge(row));
      if (first)
        row.error(
          `${band} appears twice${first === before ? "" : `, first in line ${first.line}`}`,
          "remove one of the two rows",
        );
      else
        row.error(
          `${band} comes after ${edge(before)}`,
          `order the bands of a zone from light to heavy, or look for a slipped digit in ${edge(before)}`,
        );
    }
  }
}

/** Of what a row is a band: a zone, and where a card tells them apart, a size and a number of parcels. */
function nameBands({ cells: { zone, size, from_parcels } }: CsvRow): string {
  return [zone, size && `size ${size}`, from_parcels && `from ${from_parcels} parcels`].filter(Boolean).join(", ");
}

/** There must be one row per zone, or per zone and kind. */
function requireOne(rows: readonly CsvRow[], column: string): void {
  const seen = new Map<string, number>();
  for (const { cells, line, error } of rows) {
    const key = `${cells.zone} ${cells[column]}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    else
      error(
        `zone ${cells.zone}${column === "zone" ? "" : ` ${cells[column]}`} appears twice`,
        `remove this row or the one in line ${first}`,
      );
  }
}
