import type { DecimalMark } from "../../parse/amount.ts";
import type { WeightUnit } from "../../parse/weight.ts";
import type { PostcodeOwner, Postcodes } from "../../parse/postcodes.ts";
import type { ExchangeRates } from "#rating/money/exchange.ts";
import type { Article, GoodsLaw, Judged } from "#rating/goods/goods.ts";
import type { Mass } from "#rating/shipment/units.ts";
import type { Terms } from "#rating/shipment/shipment.ts";

/** The rows of a file, each with its cells. */
export type Rows = readonly (readonly string[])[];

/** What an order file says of an order. */
export const orderFields = [
  "order",
  "country",
  "postcode",
  "weight",
  "unit",
  "size",
  "length",
  "width",
  "height",
  "quantity",
  "sku",
  "goods",
  "value",
  "currency",
] as const;

/** What a column of an order file can mean: what an order says, what was billed for it, at which weight, on which line, and when it was handed over. */
export const fields = [...orderFields, "line", "billed", "billedWeight", "day"] as const;
export type Field = (typeof fields)[number];

/** Fields that say how large a parcel is, in one column or three. */
export const sizeFields = ["size", "length", "width", "height"] as const satisfies readonly Field[];

export function isSizeField(field: Field): boolean {
  return sizeFields.some((side) => side === field);
}

/** What the page calls each column, in its own language. */
export type ColumnNames = ReadonlyMap<Field, readonly string[]>;

/** Column numbers by field; a field without one is not in the file. */
export type Columns = Partial<Record<Field, number>>;

export const sideUnits = ["cm", "mm", "in"] as const;
export type SideUnit = (typeof sideUnits)[number];

/**
 * What a quantity counts and what a weight is of: parcels that weigh as much each (`piece`) or together (`shared`), or
 * articles that go in one parcel and weigh as much each (`articles`) or together (`order`).
 */
export const weightScopes = ["piece", "shared", "articles", "order"] as const;
export type WeightScope = (typeof weightScopes)[number];

/** What the figures of a file are in. */
export type Units = {
  weight: WeightUnit;
  scope: WeightScope;
  side: SideUnit;
  /** What somebody said that stands before decimals, where the file does not tell. */
  mark?: DecimalMark;
  /** Which comes first in its days, day or month. */
  days?: DayOrder;
};

/** No order weighs less, in grams: its weight is rather in another unit. */
export const lightestOrder = 5;

/** What stands before decimals in the number columns of a file, where that is known. */
export type Marks = Readonly<Partial<Record<NumberKind, DecimalMark>>>;

/** What every article weighs, as it was typed, in a file without weights: by its SKU in capitals, or of all by an empty one. */
export type ItemWeights = Readonly<Record<string, string>>;

export type NumberKind = "weight" | "side" | "quantity" | "value" | "billed";

/** A number that nothing in a file explains: the first of its column, and how many rows have such a one. */
export type AmbiguousNumber = { text: string; field: Field; rows: number };

/** A number with two meanings of which a parcel or an amount of money can have one alone, and that one. */
export type AssumedNumber = { text: string; field: Field; value: number };

/** Why a file cannot be read as a table of orders. */
export type FileProblem =
  | "too-large"
  | "too-large-unpacked"
  | "too-wide"
  | "too-many-cells"
  | "long-cell"
  | "binary"
  | "pdf"
  | "empty"
  | "no-header"
  | "old-excel"
  | "broken-excel";

/** Why a table is not taken, and the cell that shows it. */
export type TableProblem = { problem: FileProblem; cell?: string };

/** How a file was written: as a workbook, with semicolons between its cells. */
export type Written = { typed?: boolean; semicolons?: boolean };

/** A unit that no heading names: the typical figure of its column, and whether somebody has to say what it is. */
export type AssumedUnit<Unit> = { typical: number; guess: Unit; ask: boolean };

export type Doubts = {
  weight?: AssumedUnit<WeightUnit>;
  side?: AssumedUnit<SideUnit>;
  mark?: AmbiguousNumber;
  days?: string;
};

export type Sides = readonly [number, number, number];

/** Which comes first in `03/11/2026`. */
export const dayOrders = ["dmy", "mdy"] as const;

export type DayOrder = (typeof dayOrders)[number];

/** What names of goods are read with: the articles in each language, and what a verdict on them is made of. */
export type ProductData = { lists: readonly (readonly Article[])[]; law: GoodsLaw };

/** Reads what products are called as goods: their classes and, where rate cards know them, their kinds. */
export type ProductReader = {
  find: (name: string) => { classes: readonly string[]; kinds: readonly string[] } | undefined;
  judge: (classes: readonly string[], to: string, day: string) => Judged;
};

/** What the rows of a file are read with. */
export type Reading = {
  columns: Columns;
  units: Units;
  /** What stands before decimals. */
  marks: Marks;
  /** The box, in cm, of orders that have no size. */
  box?: Sides | undefined;
  goods: string;
  /** Kind of goods by its id or its names, as `normalizeName` writes them. */
  knownGoods: ReadonlyMap<string, string>;
  /** Country code by name, other name or code, in capitals. */
  countries: ReadonlyMap<string, string>;
  postcodes: Postcodes;
  /** Countries where a wrong postcode could be a wrong price. */
  byPostcode: ReadonlySet<string>;
  currency: string;
  rates: ExchangeRates;
  /** Currencies that the headings of values and bills name. */
  headed: {
    value?: string | undefined;
    billed?: string | undefined;
    weight?: WeightUnit | undefined;
    billedWeight?: WeightUnit | undefined;
  };
  /** Whether the value of a row is that of its articles alone, not of the whole order. */
  valueByItem?: boolean;
  itemWeights: ReadonlyMap<string, Mass>;
  /** The columns that name products, with what reads them, and the day on which they go. */
  products?: (ProductReader & { columns: readonly number[]; day: string }) | undefined;
  /** The column of the state in which an order goes. */
  stateColumn?: number | undefined;
  /** Whether a row is an order that is unpaid or called off, as its state says. */
  isVoid?: ((row: readonly string[]) => boolean) | undefined;
};

/** What stands in place of cells that could not be read. */
export type CorrectedCells = Partial<Record<Field, string>>;

/**
 * The field that cannot be read, and what could be. `unserved`: a country that exists and that no line knows; `example`:
 * a postcode of the country; `owner`: the destination to which the postcode that is given belongs instead.
 */
export type Unread = {
  wrong: Field;
  given: string;
  to: string;
  mass: number;
  unserved?: string;
  example?: string | undefined;
  owner?: PostcodeOwner;
  /** The state that the row names, where the postcode would lie in another with the zero that it has lost. */
  state?: string;
};

/**
 * One answer for some rows (from 0): what is read in a field, or that they are left out. `under`: the columns that the file
 * had when it was asked; without them those of now.
 */
export type Correction = { rows: readonly number[]; under?: Columns } & (
  | { field: Field; use: string }
  | { leave: true }
);

/** What was answered for each row. */
export type Corrections = {
  cells: ReadonlyMap<number, CorrectedCells>;
  left: ReadonlySet<number>;
  /** Rows of orders that nobody sends. */
  voids: ReadonlySet<number>;
  /** Rows that are further articles of an order above. */
  articles: ReadonlySet<number>;
  /** What the further articles of an order add to the row of its first, whose value is in minor units. */
  added: ReadonlyMap<number, { mass: Mass; value: number }>;
  /** What the further articles of an order are called, by the row of its first. */
  further: ReadonlyMap<number, readonly string[]>;
  /** Rows of which somebody said something; those that go where the order above goes are not among them. */
  answered: ReadonlySet<number>;
  continued: readonly number[];
  /** Further rows of an order, whatever a quantity counts, with its first: both are of one order. */
  heads: ReadonlyMap<number, number>;
};

/**
 * What a row is that is no order: an amount given back, a charge for something else than a parcel, a further article of
 * the order above, an order that nobody sends (unpaid, called off, of no article), a sum of other rows, or nothing at all.
 */
export const nonOrderKinds = ["credit", "charge", "article", "void", "sum", "blank"] as const;
export type NonOrderKind = (typeof nonOrderKinds)[number];

/** What tells a row apart from others, as heading and cell, in the words of the file. */
export type RowFacts = readonly (readonly [heading: string, text: string])[];

/** How a file is read and priced, with what its cells have told of it. */
export type ReadingOptions = Pick<TableRead, "columns" | "units" | "marks" | "header"> &
  Partial<Pick<TableRead, "headed" | "products">> & {
    /** The box, as it was typed, of orders that have no size. */
    box: string;
    terms: Terms;
    goods: string;
    corrections: readonly Correction[];
    itemWeights?: ItemWeights;
    /** The currency of amounts that name none, where somebody chose it; empty: the page's. */
    amountsIn?: string;
  };

/** What was found in a file, before it is priced. */
export type TableRead = {
  header: readonly string[];
  /** The line of the headings, from 1; 0: the file has none. */
  headed: number;
  columns: Columns;
  units: Units;
  /** What stands before decimals. */
  marks: Marks;
  /** Numbers with two meanings that were read in the likelier one. */
  assumed: readonly AssumedNumber[];
  /** Units that no heading names, and numbers with two meanings. */
  doubts: Doubts;
  rows: number;
  /** How a last row is called that is a sum and no order. */
  sum?: string;
  sample: string[][];
  /** What its weights and quantities may be of, where its headings leave that open. */
  scopes: readonly WeightScope[];
  /** The columns in which it names its products. */
  products: readonly number[];
  /** Its different articles, where they are few. */
  skus: readonly string[];
  /** Columns that somebody chose. */
  chosen: boolean;
};
