import { convertMass, toMass } from "#rating/shipment/units.ts";
import { type DecimalMark, readAmount } from "../../parse/amount.ts";
import { parseSideUnit, readSize } from "../../parse/size.ts";
import { parseWeightUnit, type WeightUnit } from "../../parse/weight.ts";
import { detectDecimalSeparators } from "./decimals.ts";
import { detectColumnDayOrder } from "./days.ts";
import {
  type AssumedUnit,
  type Columns,
  type Doubts,
  type Marks,
  type Rows,
  type SideUnit,
  sideUnits,
  type TableRead,
  type Units,
  type WeightScope,
  weightScopes,
  type Written,
} from "./types.ts";

/** The unit that a weight column's header names, if it names one: of several the first of these. */
export function readHeadingWeightUnit(header: string): WeightUnit | undefined {
  // gross and net weight are no grams
  const words = splitHeadingWords(
    header.replace(/\b[gn]\.?\s?w\b/gi, " ").replace(/公斤|千克|克|磅|盎司/g, " $& "),
  ).split(" ");
  const last = words.at(-1) ?? "";
  const named = new Set(words.map(parseWeightUnit));
  return (["kg", "oz", "lb", "g"] as const).find(
    (unit) => named.has(unit) || (unit !== "g" && last.endsWith(unit)) || (unit === "g" && last === "weightg"),
  );
}

/** The unit that a header of sides names, if it names one. */
export function readHeadingSideUnit(header: string): SideUnit | undefined {
  const plain = splitHeadingWords(header).replace(/厘米/, " cm ").replace(/毫米/, " mm ").replace(/英寸/, " in ");
  if (/\b(?:cm|centimet(?:er|re)s?)\b|cm$/.test(plain)) return "cm";
  if (/\b(?:mm|millimet(?:er|re)s?)\b|mm$/.test(plain)) return "mm";
  return /\b(?:in|inch(?:es)?)\b/.test(plain) ? "in" : undefined;
}

/** The unit that a column of its own names for all sides, as carriers' files have it. */
function findSideUnit(header: readonly string[], rows: Rows): SideUnit | undefined {
  const at = header.findIndex((name) => {
    const sized = /\b(?:dim|dimensions?|size|length)\b/i.exec(name);
    return sized && /\b(?:units?|uom)\b/i.test(name.slice(sized.index));
  });
  if (at < 0) return undefined;
  const named = new Set(rows.flatMap((row) => row[at]?.trim().toLowerCase() || []));
  const [only = ""] = named;
  // carriers write one letter
  const unit = only === "c" ? "cm" : only === "i" ? "in" : parseSideUnit(only);
  return named.size === 1 ? sideUnits.find((own) => own === unit) : undefined;
}

function splitHeadingWords(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

/** A parcel is weighed, and a shipment charged, by one weight, however many articles or pieces it has. */
const charged = /charge|ch[gr]g?\b|chbl|billed|billable|rated|计费|收费|结算|计重|称重|实重|出库/i;
const ofParcels = /parcel|package|box|carton|paket|colli|piece|pcs|件数|箱|包裹/i;
const ofArticles = /item|article|product|purchased|ordered|artikel|stück|商品|产品|购买/i;
const ofEach = /line.?item|\b(?:each|per|unit|item|product)\b|单件|每件|单个|商品|产品/i;
const ofAll = /total|order|shipment|consignment|gesamt|总|整|订单/i;

/**
 * What a weight and a quantity are of, by the words of their headings, and what they may be of: only a heading that says so
 * is sure to count parcels. A shop counts articles, which go in one parcel; who measures parcels (`measured`) counts those.
 */
export function detectWeightScope(
  weight: string,
  quantity: string,
  measured = false,
): { scope: WeightScope; scopes: readonly WeightScope[] } {
  const words = weight.replaceAll("_", " ");
  const parcels = ofParcels.test(quantity);
  const whole = charged.test(words) || ofAll.test(words) || (!parcels && /parcel|package|paket|包裹/i.test(words));
  // what is measured with a parcel is weighed with it
  const each = !whole && (ofEach.test(words) || (measured && parcels));
  const scopes = weightScopes.filter((scope) => {
    const [counted, weighed] = [scope === "piece" || scope === "shared", scope === "piece" || scope === "articles"];
    return (counted || !parcels) && (weighed ? !whole : !each);
  });
  const likely =
    parcels || (measured && !whole && !ofArticles.test(quantity)) ? ["piece", "shared"] : ["articles", "order"];
  return { scope: scopes.find((scope) => likely.includes(scope)) ?? "piece", scopes };
}

const rowsAsked = 5000;
/** What parcels weigh and measure, in kg and cm: what is outside is rather another unit. */
const lightest = 0.02;
const heaviest = 30;
const longest = 150;

/** How the figures of a file are to be read, as somebody has said (`chosen`) or as they tell, and what has to be asked first. */
export function detectFigures(
  header: readonly string[],
  columns: Columns,
  rows: Rows,
  written: Written = {},
  chosen: Partial<Units> = {},
): Pick<TableRead, "units" | "doubts" | "marks" | "assumed" | "scopes"> {
  const { mark } = chosen;
  const first = detectDecimalSeparators(columns, rows, { ...written, mark, units: {} });
  const found = detectUnits(header, columns, rows, first.marks);
  // a number with two meanings may have one alone in the unit that was found
  const {
    marks,
    unsaid,
    told: assumed = [],
  } = first.unsaid ? detectDecimalSeparators(columns, rows, { ...written, mark, units: found.units }) : first;
  const { day: column } = columns;
  const { order, unsaid: day } = detectColumnDayOrder(column === undefined ? [] : rows.map((row) => row[column] ?? ""));
  const days = order ?? chosen.days;
  const { weight, side } = found.doubts;
  return {
    units: { ...found.units, ...chosen, ...(days && { days }) },
    doubts: {
      ...(weight && !chosen.weight && { weight }),
      ...(side && !chosen.side && { side }),
      ...(unsaid && { mark: unsaid }),
      ...(day && !days && { days: day }),
    },
    marks,
    assumed,
    scopes: found.scopes,
  };
}

/** The units of a file by its headings, and by what parcels weigh and measure where these say nothing. */
function detectUnits(header: readonly string[], columns: Columns, rows: Rows, marks: Marks) {
  const name = (at: number | undefined) => header[at ?? -1] ?? "";
  const sideHeader = name(columns.size ?? columns.length);
  const doubts: Doubts = {};
  const sideSaid = readHeadingSideUnit(sideHeader) ?? findSideUnit(header, rows);
  const weightSaid = readHeadingWeightUnit(name(columns.weight));
  const side = sideSaid ?? "cm";
  if (!sideSaid) {
    const typical = findMedian(rows, (row) => findLongestSide(row, columns, marks.side));
    if (typical !== undefined && typical > longest) doubts.side = { typical, guess: "mm", ask: true };
  }
  let weight = weightSaid ?? "kg";
  if (!weightSaid && columns.weight !== undefined && columns.unit === undefined) {
    const typical = findMedian(rows, (row) => readAmount(row[columns.weight ?? -1] ?? "", marks.weight));
    if (typical !== undefined) doubts.weight = guessWeightUnit(typical, side === "in");
    weight = doubts.weight?.guess ?? weight;
  }
  const measured = columns.billed !== undefined || columns.size !== undefined || columns.length !== undefined;
  // a weight that is asked for is that of an article
  const weighed = columns.weight === undefined ? "each" : name(columns.weight);
  const scope = detectWeightScope(weighed, name(columns.quantity), measured);
  const units: Units = {
    weight,
    scope: scope.scope,
    side: doubts.side?.guess ?? side,
  };
  const asked = columns.quantity !== undefined && columns.billed === undefined && scope.scopes.length > 1;
  return { units, doubts, scopes: asked ? scope.scopes : [] };
}

/** The likeliest unit of a typical weight. Asked where a parcel can weigh that in other units than kilograms, or in none. */
export function guessWeightUnit(typical: number, inches: boolean): AssumedUnit<WeightUnit> {
  const kilograms = typical <= heaviest;
  const grams = typical >= lightest * 1000;
  if (inches && kilograms) return { typical, guess: "lb", ask: true };
  return { typical, guess: kilograms ? "kg" : "g", ask: grams };
}

function findLongestSide(
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

function findMedian(rows: Rows, of: (row: readonly string[]) => number | undefined) {
  const found = rows
    .slice(0, rowsAsked)
    .flatMap((row) => of(row) ?? [])
    .filter((value) => value > 0)
    .sort((a, b) => a - b);
  return found[Math.floor(found.length / 2)];
}

/** Grams in a file's own unit, in thousandths at most. */
export function convertGrams(grams: number, unit: WeightUnit): number {
  return Math.round(convertMass(unit, toMass(grams, "g")) * 1000) / 1000;
}
