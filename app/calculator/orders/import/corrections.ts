import { normalizeDigits } from "#app/platform/digits.ts";
import { convertMass, type Mass } from "#rating/shipment/units.ts";
import type { Order } from "#rating/shipment/shipment.ts";
import { readSize } from "../../parse/size.ts";
import { byWeight, detectWeightUnit, hasOwnUnit, readQuantity, readCellSides, readCellWeight } from "./cells.ts";
import { formatPlainNumber } from "./decimals.ts";
import { detectCurrency, readMoney } from "./money.ts";
import { addContents, collectFurtherNames } from "./order-contents.ts";
import { readCell, readCountry, readGoods, readOrder, readRowWeight, readValue } from "./read-order.ts";
import {
  type Columns,
  type CorrectedCells,
  type Correction,
  type Corrections,
  type Field,
  isSizeField,
  type Reading,
  type Rows,
  sizeFields,
  type TableRead,
  type Unread,
} from "./types.ts";
import { detectTotalLabel } from "./read-table.ts";

/** Whether something of a field can be read in a row as it stands, so that nobody has to be asked. */
function isReadable(field: Field, row: readonly string[], reading: Reading): boolean {
  const cell = (own: Field) => readCell(row, own, reading.columns);
  if (field === "country") return readCountry(cell(field), reading) !== undefined;
  if (field === "goods") return readGoods(cell(field), reading) !== undefined;
  return isFigureReadable(field, cell, reading);
}

/** Whether a figure can be read, in a row or as an answer; what is no figure can. */
export function isFigureReadable(
  field: Field,
  cell: (field: Field) => string,
  { units, marks }: Pick<TableRead, "units" | "marks">,
): boolean {
  switch (field) {
    case "weight":
      return readCellWeight(cell("weight"), detectWeightUnit(cell("unit")) ?? units.weight, marks.weight) !== undefined;
    case "unit":
      return detectWeightUnit(cell("unit")) !== undefined;
    case "quantity":
      return readQuantity(cell("quantity"), marks.quantity) !== undefined;
    case "value":
      return (readMoney(cell("value"), marks.value) ?? -1) >= 0;
    case "size":
    case "length":
    case "width":
    case "height":
      return Array.isArray(readCellSides(cell, units.side, marks.side));
    default:
      return true;
  }
}

/** The answers by row; a later one counts. One that was given under other columns counts where its question still stands. */
export function resolveCorrections(list: readonly Correction[], rows: Rows, reading: Reading): Corrections {
  const cells = new Map<number, CorrectedCells>();
  const left = new Set<number>();
  for (const mend of list) {
    if ("leave" in mend) for (const row of mend.rows) left.add(row);
    else
      for (const row of findCorrectedRows(mend, mend.field, rows, reading))
        cells.set(row, { ...cells.get(row), [mend.field]: mend.use });
  }
  const answered = new Set(cells.keys());
  const voids = findVoidRows(rows, reading);
  const further = findFurtherRows(rows, reading, cells, (at) => left.has(at) || voids.has(at));
  const { articles, added } = findArticleRows(further, rows, reading, cells);
  const continued = findContinuedRows(rows, reading, cells);
  for (const at of [...articles, ...voids]) continued.delete(at);
  for (const [at, above] of continued) {
    const own = (field: Field) => readCell(rows[above] ?? [], field, reading.columns, cells.get(above));
    cells.set(at, { country: own("country"), postcode: own("postcode"), ...cells.get(at) });
  }
  return {
    ...{ cells, left, voids, articles, added, answered, continued: [...continued.keys()] },
    further: collectFurtherNames(rows, reading, (at) => articles.has(at)),
    heads: new Map([...continued, ...further]),
  };
}

/** Fields whose answer says what a word means, wherever it stands. */
const words: ReadonlySet<Field> = new Set(["country", "goods"]);

/** The columns that an answer takes the place of. */
function listAnsweredFields(field: Field): readonly Field[] {
  return isSizeField(field) ? sizeFields : [field];
}

/**
 * The rows that an answer is for. Where another column is read than when it was given, these are its rows in which
 * nothing else can be read now, and for a country or goods all rows with a word that was answered.
 */
function findCorrectedRows(
  { rows: own, under }: Correction,
  field: Field,
  rows: Rows,
  reading: Reading,
): readonly number[] {
  const { columns } = reading;
  const fields = listAnsweredFields(field);
  if (!under || fields.every((one) => under[one] === columns[one])) return own;
  const text = (row: number, of: Columns) =>
    fields.map((one) => readCell(rows[row] ?? [], one, of).toUpperCase()).join("\n");
  const empty = fields.map(() => "").join("\n");
  const still = (row: number) => {
    const now = text(row, columns);
    return now === empty || now === text(row, under) || !isReadable(field, rows[row] ?? [], reading);
  };
  const kept = own.filter(still);
  if (!words.has(field)) return kept;
  const answered = new Set(own.map((row) => text(row, under)).filter(Boolean));
  const meant = [...rows.keys()].filter(
    (row) => answered.has(text(row, columns)) && !isReadable(field, rows[row] ?? [], reading),
  );
  return [...new Set([...kept, ...meant])];
}

/** A row as an order, with what was answered for it. `at`: its number, from 0. */
export function readOrderWithCorrections(
  row: readonly string[],
  at: number,
  reading: Reading,
  { cells, added, further }: Corrections,
): Order | Unread {
  const mended = cells.get(at);
  const order = readOrder(row, reading, mended, added.get(at));
  return "wrong" in order ? order : addContents(order, row, further.get(at) ?? [], reading, mended);
}

/**
 * An answer as it was meant when it was typed, so that it stays the same once the file is read in other units or with
 * another decimal mark. A weight beside a column of units is in the unit of its row.
 */
export function keepMeaning(
  field: Field,
  text: string,
  { columns, units, marks }: Pick<TableRead, "columns" | "units" | "marks">,
  currency: string,
): string {
  if (field === "value") return detectCurrency(text, currency) ? text : `${text} ${currency}`;
  if (field === "size" && text !== byWeight) {
    const sides = readSize(text, units.side, marks.side);
    return sides ? `${sides.map(formatPlainNumber).join("x")} cm` : text;
  }
  if (field !== "weight" || columns.unit !== undefined || hasOwnUnit(text)) return text;
  const weight = readCellWeight(text, units.weight, marks.weight);
  return weight === undefined ? text : `${formatPlainNumber(convertMass(units.weight, weight))} ${units.weight}`;
}

type Cells = ReadonlyMap<number, CorrectedCells>;

/** Rows of orders that nobody sends: unpaid, called off or of no article, each with its further articles, which do not say so again. */
function findVoidRows(rows: Rows, reading: Reading): Set<number> {
  const { columns, isVoid } = reading;
  const found = new Set<number>();
  if (columns.billed !== undefined || (!isVoid && columns.quantity === undefined)) return found;
  let above: string | undefined;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const quantity = columns.quantity === undefined ? "" : normalizeDigits(row[columns.quantity] ?? "");
    // nearly all orders are of something
    if (quantity.startsWith("0") && Number(quantity.replace(",", ".")) === 0) found.add(at);
    if (!isVoid) continue;
    const name = readCell(row, "order", columns);
    const off = isVoid(row) || (name !== "" && name === above && readCell(row, "country", columns) === "");
    if (off) found.add(at);
    above = off ? name : undefined;
  }
  return found;
}

/**
 * Further rows of an order, which go nowhere else, with its first row: of a file with quantities. Without them two like rows
 * may be two parcels, or one that stands twice: that is asked.
 */
function findFurtherRows(
  rows: Rows,
  { columns }: Reading,
  cells: Cells,
  isOut: (row: number) => boolean,
): Map<number, number> {
  const found = new Map<number, number>();
  if (columns.order === undefined || columns.quantity === undefined) return found;
  let head = -1;
  for (const [at, row] of rows.entries()) {
    if (isOut(at)) continue;
    const cell = (field: Field) => readCell(row, field, columns, cells.get(at));
    const above = (field: Field) => readCell(rows[head] ?? [], field, columns, cells.get(head));
    const name = cell("order");
    const along = (field: Field) => cell(field) === "" || cell(field) === above(field);
    if (head < 0 || name === "" || name !== above("order") || !along("country") || !along("postcode")) head = at;
    else found.set(at, head);
  }
  return found;
}

/**
 * Rows that are further articles of the order of the first row with their number, which go in its parcel, and what they
 * add to it: where a quantity counts articles. One that cannot be read stays a row of its own.
 */
function findArticleRows(
  further: ReadonlyMap<number, number>,
  rows: Rows,
  reading: Reading,
  cells: Cells,
): Pick<Corrections, "articles" | "added"> {
  const { columns, units, marks, valueByItem } = reading;
  const articles = new Set<number>();
  const added = new Map<number, { mass: Mass; value: number }>();
  if (units.scope !== "articles") return { articles, added };
  for (const [at, head] of further) {
    const mended = cells.get(at);
    const cell = (field: Field) => readCell(rows[at] ?? [], field, columns, mended);
    const weight = readRowWeight(cell, reading, mended);
    const quantity = readQuantity(cell("quantity"), marks.quantity);
    if (weight === undefined || quantity === undefined) continue;
    articles.add(at);
    const sum = added.get(head) ?? { mass: 0, value: 0 };
    const value = valueByItem ? Math.max(0, readValue(cell, reading, mended) ?? 0) : 0;
    added.set(head, { mass: sum.mass + weight * quantity, value: sum.value + value });
  }
  return { articles, added };
}

/** Whether a row has a weight of its own: its cell, or in a file without weights what was said of its article. */
function isWeighed(row: readonly string[], reading: Reading): boolean {
  const cell = (field: Field) => readCell(row, field, reading.columns);
  return reading.columns.weight === undefined ? readRowWeight(cell, reading) !== undefined : cell("weight") !== "";
}

/**
 * Further parcels of the order above, by row, with the row that says where it goes: the country stands there once, and the
 * order number is the same, or none where a parcel is measured, as merged cells leave it.
 */
function findContinuedRows(rows: Rows, reading: Reading, cells: Cells): Map<number, number> {
  const { columns } = reading;
  const found = new Map<number, number>();
  const { country, order } = columns;
  if (country === undefined || order === undefined) return found;
  let head: number | undefined;
  for (const [at, row] of rows.entries()) {
    if (row[country]?.trim()) {
      head = at;
      continue;
    }
    const name = readCell(row, "order", columns);
    const same = head !== undefined && name !== "" && name === readCell(rows[head] ?? [], "order", columns);
    const measured = name === "" && sizeFields.some((side) => readCell(row, side, columns) !== "");
    if (head === undefined || (!same && !measured) || detectTotalLabel(row, row.length, country) !== undefined)
      head = undefined;
    else if (cells.get(at)?.country === undefined && isWeighed(row, reading)) found.set(at, head);
  }
  return found;
}
