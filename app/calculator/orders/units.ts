import { type DecimalMark, readAmount } from "../read-amount.ts";
import { readMeasure } from "../read-measure.ts";
import { readSize } from "../read-size.ts";
import type { WeightUnit } from "../weight-unit.ts";
import { type Columns, heaviestMixed, lightestOrder, type SideUnit, type Units, type WeightScope } from "./columns.ts";
import { type DayOrder, dayOrderOf } from "./read-day.ts";
import { type Marks, marksOf, type Told, type TwoMeanings, type Written } from "./marks.ts";

/** A unit that no heading names: the typical figure of its column, and whether somebody has to say what it is. */
export type Unsaid<Unit> = { typical: number; guess: Unit; ask: boolean };
export type Doubts = { weight?: Unsaid<WeightUnit>; side?: Unsaid<SideUnit>; mark?: TwoMeanings; days?: string };

/** The unit that a weight column's header names, if it names one. */
export function weightUnitOf(header: string): WeightUnit | undefined {
  const plain = spaced(header)
    .replace(/公斤|千克/, " kg ")
    .replace(/克/, " g ")
    .replace(/磅/, " lb ")
    .replace(/盎司/, " oz ");
  if (/\b(?:kgs?|kilo(?:gramm?e?s?)?s?)\b/.test(plain) || /kg$/.test(plain.trim())) return "kg";
  if (/\b(?:oz|ounces?)\b|oz$/.test(plain)) return "oz";
  if (/\b(?:lbs?|pounds?)\b|lb$/.test(plain)) return "lb";
  return /\b(?:g|gramm?e?s?)\b/.test(plain) || plain.replace(/[^a-z]/g, "") === "weightg" ? "g" : undefined;
}

/** The unit that a header of sides names, if it names one. */
export function sideUnitOf(header: string): SideUnit | undefined {
  const plain = spaced(header).replace(/厘米/, " cm ").replace(/毫米/, " mm ").replace(/英寸/, " in ");
  if (/\b(?:cm|centimet(?:er|re)s?)\b|cm$/.test(plain)) return "cm";
  if (/\b(?:mm|millimet(?:er|re)s?)\b|mm$/.test(plain)) return "mm";
  return /\b(?:in|inch(?:es)?)\b/.test(plain) ? "in" : undefined;
}

const sideUnitNames: Readonly<Record<string, SideUnit>> = {
  cm: "cm",
  c: "cm",
  centimeters: "cm",
  centimetres: "cm",
  mm: "mm",
  in: "in",
  i: "in",
  inch: "in",
  inches: "in",
};

/** The unit that a column of its own names for all sides, as carriers' files have it. */
function sideUnitBeside(header: readonly string[], rows: readonly (readonly string[])[]): SideUnit | undefined {
  const at = header.findIndex((name) => /\b(?:dim|dimensions?|size|length)\b.*\b(?:units?|uom)\b/i.test(name));
  if (at < 0) return undefined;
  const named = new Set(rows.flatMap((row) => row[at]?.trim().toLowerCase() || []));
  const [only = ""] = named;
  return named.size === 1 ? sideUnitNames[only] : undefined;
}

function spaced(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

/** A parcel is weighed, and a shipment charged, by one weight, however many articles or pieces it has. */
const charged = /charge|ch[gr]g?\b|chbl|billed|billable|rated|计费|收费|结算|计重|称重|实重|出库/i;

/** What a weight is of, by the words of its header and of the quantity's. */
export function scopeOf(weight: string, quantity: string): WeightScope {
  const parcels = /parcel|package|box|carton|paket|colli|件数|箱|包裹/i.test(quantity);
  if (/line.?item|\b(?:each|per|unit|item)\b|单件|每件|单个/i.test(weight.replaceAll("_", " "))) return "piece";
  if (charged.test(weight)) return parcels || /piece|pcs/i.test(quantity) ? "shared" : "order";
  if (/total|order|shipment|consignment|gesamt|总|整|订单/i.test(weight)) return parcels ? "shared" : "order";
  return /parcel|package|paket|包裹/i.test(weight) && !parcels ? "order" : "piece";
}

const rowsAsked = 5000;
/** What parcels weigh and measure, in kg and cm: what is outside is rather another unit. */
const lightest = 0.02;
const heaviest = 30;
const longest = 150;

/** How the figures of a file are to be read, and what has to be asked first. */
export function understoodFigures(
  header: readonly string[],
  columns: Columns,
  rows: readonly (readonly string[])[],
  written: Written & { days?: DayOrder | undefined } = {},
): { units: Units; doubts: Doubts; marks: Marks; told: readonly Told[] } {
  const first = marksOf(columns, rows, { ...written, units: {} });
  const found = unitsOf(header, columns, rows, first.marks);
  // a number with two meanings may have one alone in the unit that was found
  const {
    marks,
    unsaid,
    told = [],
  } = first.unsaid ? marksOf(columns, rows, { ...written, units: found.units }) : first;
  const { order, unsaid: day } = dayOrderOf(columnOf(rows, columns.day));
  const days = order ?? written.days;
  return {
    units: { ...found.units, ...(written.mark && { mark: written.mark }), ...(days && { days }) },
    doubts: { ...found.doubts, ...(unsaid && { mark: unsaid }), ...(day && !days && { days: day }) },
    marks,
    told,
  };
}

function columnOf(rows: readonly (readonly string[])[], at: number | undefined): string[] {
  return at === undefined ? [] : rows.map((row) => row[at] ?? "");
}

/** The units of a file by its headings, and by what parcels weigh and measure where these say nothing. */
function unitsOf(header: readonly string[], columns: Columns, rows: readonly (readonly string[])[], marks: Marks) {
  const name = (at: number | undefined) => header[at ?? -1] ?? "";
  const sideHeader = name(columns.size ?? columns.length);
  const doubts: Doubts = {};
  const sideSaid = sideUnitOf(sideHeader) ?? sideUnitBeside(header, rows);
  const weightSaid = weightUnitOf(name(columns.weight));
  const side = sideSaid ?? "cm";
  if (!sideSaid) {
    const typical = median(rows, (row) => longestSide(row, columns, marks.side));
    if (typical !== undefined && typical > longest) doubts.side = { typical, guess: "mm", ask: true };
  }
  let weight = weightSaid ?? "kg";
  if (!weightSaid && columns.weight !== undefined && columns.unit === undefined) {
    const typical = median(rows, (row) => readAmount(row[columns.weight ?? -1] ?? "", marks.weight));
    if (typical !== undefined) doubts.weight = likelyWeight(typical, side === "in");
    weight = doubts.weight?.guess ?? weight;
  }
  const mixed = !weightSaid && columns.unit === undefined && isMixed(rows, columns.weight, marks.weight);
  const units: Units = {
    weight,
    ...(mixed && { mixed }),
    scope: scopeOf(name(columns.weight), name(columns.quantity)),
    side: doubts.side?.guess ?? side,
  };
  return { units, doubts };
}

/** Whether weights without a unit are hundreds in some rows, and in others what no parcel weighs in grams: 350 and 0,45 or 8,5. */
function isMixed(rows: readonly (readonly string[])[], at: number | undefined, mark: DecimalMark | undefined): boolean {
  let hundreds = false;
  let kilograms = false;
  if (at === undefined) return false;
  for (const row of rows) {
    const weight = readMeasure((row[at] ?? "").trim(), "g", mark) ?? 0;
    if (weight >= 100) hundreds = true;
    else if (weight > 0 && (weight < lightestOrder || (weight < heaviestMixed && !Number.isInteger(weight))))
      kilograms = true;
    if (hundreds && kilograms) return true;
  }
  return false;
}

/** The likeliest unit of a typical weight. Asked where a parcel can weigh that in other units than kilograms, or in none. */
export function likelyWeight(typical: number, inches: boolean): Unsaid<WeightUnit> {
  const kilograms = typical <= heaviest;
  const grams = typical >= lightest * 1000;
  if (inches && kilograms) return { typical, guess: "lb", ask: true };
  return { typical, guess: kilograms ? "kg" : "g", ask: grams };
}

function longestSide(
  row: readonly string[],
  { size, length, width, height }: Columns,
  mark: DecimalMark | undefined,
): number | undefined {
  const own =
    size === undefined
      ? [length, width, height].map((at) => readAmount(row[at ?? -1] ?? "", mark) ?? 0)
      : readSize(row[size] ?? "", "cm", mark);
  const most = Math.max(...(own ?? [0]));
  return most > 0 ? most : undefined;
}

function median(rows: readonly (readonly string[])[], of: (row: readonly string[]) => number | undefined) {
  const found = rows
    .slice(0, rowsAsked)
    .flatMap((row) => of(row) ?? [])
    .filter((value) => value > 0)
    .sort((a, b) => a - b);
  return found[Math.floor(found.length / 2)];
}
