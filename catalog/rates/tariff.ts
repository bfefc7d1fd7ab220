import type { Tariff, Transit } from "#rating/card.ts";
import { grains, type Mass } from "#rating/mass.ts";
import { micro } from "#rating/money.ts";
import { type CsvRow, cellNumber, readCsv } from "../read/csv.ts";
import type { Problems } from "../read/problems.ts";
import type { CardFile } from "../schema/card.ts";

const containerKinds = ["20GP", "40GP", "40HC"] as const;
const transitColumns = ["transit_min", "transit_max"];

/** The columns of `prices.csv` by method; `unit` is kg or lb. */
function columnsOf(method: CardFile["method"], unit: string): string[] {
  const own = {
    "per-kg-and-item": [`up_to_${unit}`, `per_${unit}`, "per_item"],
    "flat-by-band": [`up_to_${unit}`, "price"],
    "first-and-additional": [`up_to_${unit}`, `first_${unit}`, "first_price", `step_${unit}`, "step_price"],
    breaks: [`from_${unit}`, `per_${unit}`],
    "weight-or-measure": ["per_wm", "per_shipment"],
    container: ["container", "price"],
  }[method];
  return ["zone", ...own, ...transitColumns];
}

/** The tariff of a card from its `prices.csv`, with gaps, overlaps and doubles reported. */
export function readTariff(file: string, text: string, card: CardFile, problems: Problems): Tariff {
  const unit = card.units === "metric" ? "kg" : "lb";
  const columns = columnsOf(card.method, unit);
  const rows = readCsv(file, text, columns, card.method === "breaks" ? ["minimum"] : [], problems);
  const number = (row: CsvRow, column: string) => cellNumber(file, row, column, problems) ?? 0;
  const weight = (row: CsvRow, column: string): Mass => Math.round(number(row, column) * grains[unit]);
  const price = (row: CsvRow, column: string) => micro(number(row, column));
  const transit = (row: CsvRow): Transit => readTransit(file, row, problems);
  const collect = <Row>(make: (row: CsvRow) => Row) => group(rows, (row) => ({ ...make(row), ...transit(row) }));

  switch (card.method) {
    case "per-kg-and-item": {
      const bands = collect((row) => ({
        upTo: weight(row, `up_to_${unit}`),
        perUnit: price(row, `per_${unit}`),
        perItem: price(row, "per_item"),
      }));
      requireRising(file, rows, `up_to_${unit}`, problems);
      return { method: card.method, bands };
    }
    case "flat-by-band":
      requireRising(file, rows, `up_to_${unit}`, problems);
      return {
        method: card.method,
        bands: collect((row) => ({ upTo: weight(row, `up_to_${unit}`), price: price(row, "price") })),
      };
    case "first-and-additional":
      requireRising(file, rows, `up_to_${unit}`, problems);
      for (const row of rows)
        if (row.cells[`step_${unit}`] === "0")
          problems.error(file, row.line, `"step_${unit}" is 0`, "write the weight of a further step, such as 0.5");
      return {
        method: card.method,
        bands: collect((row) => ({
          upTo: weight(row, `up_to_${unit}`),
          first: weight(row, `first_${unit}`),
          firstPrice: price(row, "first_price"),
          step: weight(row, `step_${unit}`),
          stepPrice: price(row, "step_price"),
        })),
      };
    case "breaks": {
      requireRising(file, rows, `from_${unit}`, problems);
      const first = firstRows(rows);
      const minimum = group(
        first.filter(({ cells }) => cells.minimum),
        (row) => ({ price: price(row, "minimum"), ...transit(row) }),
      );
      return {
        method: card.method,
        minimum,
        bands: collect((row) => ({ from: weight(row, `from_${unit}`), perUnit: price(row, `per_${unit}`) })),
      };
    }
    case "weight-or-measure":
      return {
        method: card.method,
        minimum: Math.round((card.measure?.minimum ?? 1) * 1000),
        step: Math.max(1, Math.round((card.measure?.step ?? 0.001) * 1000)),
        bands: collect((row) => ({ perRevenueTon: price(row, "per_wm"), perItem: price(row, "per_shipment") })),
      };
    case "container":
      return {
        method: card.method,
        bands: collect((row) => ({ container: containerKind(file, row, problems), price: price(row, "price") })),
      };
  }
}

function containerKind(file: string, row: CsvRow, problems: Problems) {
  const kind = containerKinds.find((known) => known === row.cells.container);
  if (!kind)
    problems.error(
      file,
      row.line,
      `"container" is "${row.cells.container}"`,
      `write one of ${containerKinds.join(", ")}`,
    );
  return kind ?? "20GP";
}

function readTransit(file: string, row: CsvRow, problems: Problems): Transit {
  const transitMin = cellNumber(file, row, "transit_min", problems) ?? 0;
  const transitMax = cellNumber(file, row, "transit_max", problems) ?? 0;
  if (transitMin > transitMax)
    problems.error(file, row.line, `transit_min ${transitMin} is more than transit_max ${transitMax}`, "swap the two");
  return { transitMin, transitMax };
}

function group<Row>(rows: readonly CsvRow[], make: (row: CsvRow) => Row): Record<string, Row[]> {
  const zones: Record<string, Row[]> = {};
  for (const row of rows) {
    const zone = row.cells.zone ?? "";
    zones[zone] ??= [];
    zones[zone].push(make(row));
  }
  return zones;
}

function firstRows(rows: readonly CsvRow[]): CsvRow[] {
  return rows.filter((row, at) => rows.findIndex(({ cells }) => cells.zone === row.cells.zone) === at);
}

/** Bands of a zone stand together and rise, so that none is doubled or overlaps another. */
function requireRising(file: string, rows: readonly CsvRow[], column: string, problems: Problems): void {
  const last = new Map<string, number>();
  for (const row of rows) {
    const zone = row.cells.zone ?? "";
    const value = Number(row.cells[column]);
    const before = last.get(zone);
    if (before !== undefined && value === before)
      problems.error(
        file,
        row.line,
        `the band ${column} ${value} of zone ${zone} is there twice`,
        "remove one of the two rows",
      );
    else if (before !== undefined && value < before)
      problems.error(
        file,
        row.line,
        `the band ${column} ${value} of zone ${zone} comes after ${before}`,
        "order the bands of a zone from light to heavy",
      );
    last.set(zone, value);
  }
}
