import { normalizeDigits } from "#app/platform/digits.ts";
import { convertLength, convertMass, toLength } from "#rating/shipment/units.ts";
import { parseAmbiguousNumber, roundDecimals } from "../parse/amount.ts";
import { readCellSides, readCellWeight, readQuantity } from "../orders/import/cells.ts";
import { detectDecimalSeparators } from "../orders/import/decimals.ts";
import type { Columns, Field } from "../orders/import/types.ts";
import { readHeadingSideUnit, readHeadingWeightUnit } from "../orders/import/units.ts";

/** How packing lists head their columns, in the order in which columns are given away: "Weight per carton" is no count. */
const headings = {
  weight: /^(?!.*(?:净|\bnet\b|n\.?w)).*(?:重|weight|gross|g\.?w\b|\bkgs?\b|\blbs?\b)/i,
  size: /尺寸|规格|size|dim|meas/i,
  length: /^长|length|^l\b/i,
  width: /^宽|width|^w\b/i,
  height: /^高|height|^h\b/i,
  quantity: /^(?!.*(?:no\b|no\.|#)).*(?:[箱件托]数|数量|cartons?|ctns?|qty|quantity|pallets?|plts?|pieces|pcs)/i,
};
/** Without a column of counts the numbers of the cartons count them. */
const numbered = /箱号|(?:carton|ctn|case|box|^c)e?s?[\s/.]*(?:no|#|number)/i;
/** Nor do pieces in numbered cartons count these. */
const ofContents = /pcs|pieces|件|数量/i;
const ofOne = /每|单[箱件托]|each|per\b|unit|\//i;
const ofAll = /总|合计|total/i;

type PackingTable = {
  /** As a mail says it, a line for each row. */
  text: string;
  /** The heading of a weight of which nothing says whether it is one piece's or the row's; it is read as one piece's. */
  unsure?: string;
  /** Rows that say no number, size or weight. */
  unread: readonly string[];
};

/** A packing list copied from a spreadsheet, with tabs between its cells, or written with others; undefined for any other text. */
export function readPackingTable(copied: string): PackingTable | undefined {
  for (const mark of separators) {
    const table = readTable(copied, mark);
    if (table) return table;
  }
  return undefined;
}

const tab = /\t/;
/** What stands between the cells of a row; a comma may also be a decimal one, in rows that then have too many cells. */
const separators = [tab, /;/, /[,，]/, /\s+/];

function readTable(copied: string, mark: RegExp): PackingTable | undefined {
  const lines = copied
    .split(/\r?\n/)
    .map((line) => (mark === tab ? line : line.trim()).split(mark).map((cell) => normalizeDigits(cell).trim()));
  // a sentence with a weight in it is no row of headings
  const isHeading = (line: readonly string[]) => mark === tab || !/\d/.test(line.join());
  const start = lines.findIndex(
    (line) => line.some((cell) => headings.weight.test(cell)) && line.length > 2 && isHeading(line),
  );
  const header = lines[start];
  if (!header) return undefined;
  const columns: Columns = {};
  const find = (field: keyof typeof headings, also = /(?:)/) => {
    const taken = Object.values(columns);
    const at = header.findIndex(
      (cell, index) => !taken.includes(index) && headings[field].test(cell) && also.test(cell),
    );
    if (at >= 0) columns[field] = at;
    return at >= 0;
  };
  const isEach = find("weight", ofOne);
  if (!isEach) find("weight");
  for (const field of ["size", "length", "width", "height", "quantity"] as const) find(field);
  const head = (field: Field) => header[columns[field] ?? -1] ?? "";
  const heading = head("weight");
  const isTotal = !isEach && ofAll.test(heading);
  const mass = readHeadingWeightUnit(heading) ?? "kg";
  const side = readHeadingSideUnit(`${head("size")} ${head("length")}`) ?? "cm";
  const piece = /托|pallet|plt/i.test(head("quantity")) ? "pallets" : "cartons";
  const numbers = header.findIndex((cell) => numbered.test(cell));
  const isNumbered = numbers >= 0 && (columns.quantity === undefined || ofContents.test(head("quantity")));
  const body = lines.slice(start + 1);
  if (mark !== tab && body.some((line) => line.length > header.length)) return undefined;
  const { marks } = detectDecimalSeparators(columns, body, { units: { weight: mass, side } });
  const unread: string[] = [];
  const rows = body.flatMap((cells) => {
    const cell = (field: Field) => cells[columns[field] ?? -1] ?? "";
    const written = cell("quantity").replace(/[^\d.,]+$/, "");
    const count = (isNumbered && countNumbers(cells[numbers])) || written;
    // a count has no decimals
    const pieces = count && readQuantity(String(parseAmbiguousNumber(count)?.thousands ?? count), marks.quantity);
    const sides = readCellSides(cell, side, marks.side);
    const weight = readCellWeight(cell("weight"), mass, marks.weight);
    if (!pieces || typeof sides !== "object" || cell("weight") === "") {
      // a total, and headings in a second language or with the units, are no pieces
      const text = cells.filter(Boolean).join(" ");
      if (/\d/.test(text) && !cells.some((one) => ofAll.test(one))) unread.push(text);
      return [];
    }
    const measured = sides.map((own) => roundDecimals(convertLength(side, toLength(own, "cm")), 3)).join("x");
    // what has two meanings is asked about as in any text
    const each =
      weight === undefined ? cell("weight") : roundDecimals(convertMass(mass, weight) / (isTotal ? pieces : 1), 3);
    return `${pieces} ${piece} ${measured}${side} ${each}${mass} each`;
  });
  if (rows.length === 0) return undefined;
  return { text: rows.join("\n"), unread, ...(!isEach && !isTotal && { unsure: heading }) };
}

/** How many cartons have the numbers "11-15"; empty where there is no number. */
function countNumbers(text = ""): string {
  const [, first, last = first] = /^\D*(\d+)(?:\s*[-–~至]\s*(\d+))?\D*$/.exec(text) ?? [];
  return first ? String(Number(last) - Number(first) + 1) : "";
}
