import type { Reason } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import type { PostcodeForm } from "#rating/shipment/postcode-form.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type {
  ColumnNames,
  Columns,
  Corrections,
  Field,
  NonOrderKind,
  ProductData,
  ProductReader,
  Reading,
  ReadingOptions,
  RowFacts,
  TableProblem,
  TableRead,
  Units,
  Unread,
  WeightScope,
} from "./import/types.ts";
import type { Against, InvoiceResult } from "./invoice/types.ts";
import type { PostcodeOwner } from "../parse/postcodes.ts";
import type { PriceTable, Split, SplitResult } from "./pricing/splits.ts";

/** What the page tells the worker, in this order: a file, then how to price it, then questions about what was priced. */
export type ToWorker =
  | { kind: "read"; file: File; names: ColumnNames; setup: Setup }
  | ({ kind: "goods" } & ProductData)
  | { kind: "understand"; columns: Columns; units: Partial<Units> }
  | ({ kind: "price"; asked: number } & ReadingOptions)
  | { kind: "what-if"; split: Split }
  | { kind: "scopes"; scopes: readonly WeightScope[] }
  | ({ kind: "invoice" } & Against)
  | ({ kind: "sort"; split: Split } & Sorting)
  | { kind: "row"; row: number }
  | { kind: "passed-over"; split: Split }
  | { kind: "download"; split: Split; words: DownloadWords };

/**
 * What the worker answers; `split`: the one that an answer is about, if it is about one; `asked`: the pricing that it is about,
 * since another may have been asked for meanwhile.
 */
export type FromWorker =
  | ({ kind: "problem" } & TableProblem)
  | ({ kind: "table" } & TableRead)
  | { kind: "progress"; asked: number; done: number }
  | { kind: "result"; asked: number; result: OrdersResult }
  | { kind: "answer"; split?: Split; answer: LaterAnswers }
  | { kind: "passed-over"; groups: PassedOver[] }
  | { kind: "file"; blob: Blob }
  | { kind: "failed"; message: string };

/** Answers to later questions about a priced file, each once it is there. */
export type LaterAnswers = {
  /** Its rows as they are sorted. */
  sorted?: Uint32Array | undefined;
  changes?: WhatIf | undefined;
  scopes?: ScopePrices | undefined;
  invoice?: InvoiceResult | undefined;
  detail?: RowDetail | undefined;
};

/** What the worker knows of the page, whatever the file. */
export type Setup = {
  cards: readonly RateCard[];
  reference: Reference;
  countries: readonly {
    code: string;
    name: string;
    aliases: readonly string[];
    postcode?: PostcodeForm | undefined;
  }[];
  /** `also`: what goods and lines are called in the site's other languages. */
  goods: readonly { id: string; label: string; also?: readonly string[] | undefined }[];
  services: readonly { slug: string; name: string; also?: readonly string[] | undefined }[];
  /** What reads the names of products: the worker's own, for a file that has them. */
  products?: ProductReader | undefined;
};

/** What only the page can say in the visitor's language. */
export type DownloadWords = {
  heads: Readonly<Record<string, string>>;
  services: Readonly<Record<string, string>>;
  /** The heading of each service's prices: its name and the currency. */
  prices: Readonly<Record<string, string>>;
  countries: Readonly<Record<string, string>>;
  rules: Readonly<Record<string, string>>;
  /** Why rows have no price, or no lower one, by row. */
  notes: ReadonlyMap<number, string>;
};

/** One row in full: what was read, and what each line asks for it. */
export type RowDetail = {
  row: number;
  shipment?: Shipment;
  /** Its postcode as it stands in the file, where a leading zero was added to it. */
  givenPostcode?: string;
  lines: { service: string; total: number; earliest: string; latest: string }[];
  /** Lines that refuse it for what could be otherwise, each with its reasons. */
  refused: { service: string; reasons: readonly Reason[] }[];
  /** Why it has no price: what cannot be read, or the reason of the line that is nearest to taking it. */
  unread?: Omit<UnreadGroup, "rows">;
  nearest?: Reason | undefined;
};

/** Orders that a cheaper line refuses than the one that they take, and why; rows from 0. */
export type PassedOver = { service: string; reason: Reason; rows: number[] };

export type SortColumn = "row" | "country" | "weight" | "total";

export type Sorting = { by: SortColumn; descending: boolean };

/** What became of each row; `incomplete`: another row of its order has no price, so that the order is in no total. */
export const rowStates = [
  "priced",
  "incomplete",
  "refused",
  "unserved",
  "unread",
  "left-out",
  "no-order",
  "blank",
] as const;

export type RowState = (typeof rowStates)[number];

export type OrdersResult = {
  currency: string;
  /** The kind of goods of orders of which the file does not say it. */
  goods: string;
  /** The hand-over of all orders, whose cards and surcharges count. */
  day: string;
  /** The services by their slugs; what is said of a row names them by their index. */
  services: string[];
  /** Orders, of one row or several; other rows are sums, credits and the like, or were left out. */
  orders: number;
  /** Further orders of the file that nobody sends. */
  voids: number;
  /** Orders of which some line takes every row. */
  taken: number;
  splits: Record<Split, SplitResult>;
  /** Rows that cannot be read, and orders that no line takes, each as groups that one answer corrects. */
  unread: ProblemGroups<UnreadGroup>;
  refused: ProblemGroups<RefusedGroup>;
  /** Whether the file says what was billed. */
  billed: boolean;
  notes: FileNotes;
  /** The line of the file in which its first row stands: below the headings, if there are any. */
  firstLine: number;
  /** By row of the file, for the table. */
  names: string[];
  countries: string[];
  grams: Float64Array;
  /** How many parcels those weigh together. */
  pieces: Uint16Array;
  /** What tells rows apart that somebody has to answer for, by row; of each group the first ones. */
  facts: ReadonlyMap<number, RowFacts>;
  /** Indexes of `rowStates`. */
  states: Uint8Array;
  /** Rows that are read as somebody answered. */
  corrected: ReadonlySet<number>;
};

/** A name of goods that nobody knows, and its rows. */
export type UnknownGoods = { name: string; rows: number[] };

/** What is said once about a file: what it lacks, and what was assumed. */
export type FileNotes = {
  /** Priced orders without a size: by weight alone. */
  unsized: number;
  /**
   * The first order of several pieces, of which it is asked what is sent, of one article if there is one: its quantity and its
   * weight, in grams, as they stand there, and what further rows of it weigh (`more`).
   */
  several?: { row: number; quantity: number; grams: number; more: number } | undefined;
  /** The typical weight, in grams, of orders without a size. */
  typicalGrams: number;
  /** Priced orders without a postcode where one changes prices. */
  withoutPostcode: number;
  /** Orders whose postcode had lost its leading zero, with that of the first as it stands there and as it was read. */
  zeroAdded?: { rows: number[]; given: string; postcode: string } | undefined;
  /** Orders whose postcode is none of its country, where no price hangs on it. */
  misfits: number[];
  /** Currencies without a rate, and the rows that name them. */
  noRate: { currency: string; rows: number }[];
  /** Further parcels of the order above, which says where they go. */
  continued: readonly number[];
  /** Rows that are no orders. */
  noOrders: { kind: Exclude<NonOrderKind, "blank">; rows: number[] }[];
  /** Order numbers that stand more than once, and the rows that are the same as an earlier one. */
  repeated: { names: readonly string[]; copies: readonly number[] };
  /**
   * Orders whose products are goods that are known by name, and names that nobody knows, the most frequent first, with the
   * rows of all of them; nothing in a file that names no products, or where nothing could read them.
   */
  products: { known: number; unknown: readonly UnknownGoods[]; unknownRows: readonly number[] } | undefined;
  /** Whether some amount stands without a currency. */
  amountsAssumed: boolean;
};

/** The largest groups first; `count` is the number of rows of all groups, `hidden` of those that are left out. */
export type ProblemGroups<Group> = { groups: Group[]; count: number; hidden: number };

/** `example`: a postcode of the country, where theirs is none; `state`: the one in which theirs does not lie; `owner`: the destination to which theirs belong instead. */
export type UnreadGroup = Pick<Unread, "given" | "example" | "state"> & {
  field: Field;
  rows: number[];
  owner?: PostcodeOwner | undefined;
};

/** The reason of the lines that are nearest to taking the orders (of none where no line knows the country), and what each order has there. */
export type RefusedGroup = {
  services: string[];
  country: string;
  reason: Reason;
  rows: number[];
  givens: (string | number | undefined)[];
};

/** What the page is told, and what later questions about the same file need. */
export type PricedOrders = {
  result: OrdersResult;
  table: PriceTable;
  /** The first row of each row's order; -1 in an order that lacks the price of some row, and is in no total. */
  heads: Int32Array;
  options: ReadingOptions;
  reading: Reading;
  corrections: Corrections;
  /** Rows that are no orders, and what they are. */
  noOrders: ReadonlyMap<number, NonOrderKind>;
};

/** Orders, how many have a price, and their total by split, in minor units, by what their quantities and weights are of. */
export type ScopePrices = Partial<
  Record<WeightScope, { orders: number; taken: number; totals: Readonly<Record<Split, number>> }>
>;

/** By how much the total of a split would change, in minor units, every order staying on its line. */
export type WhatIf = Record<Change, number>;

export const changes = ["fuel", "step-100", "step-1000", "lower"] as const;

export type Change = (typeof changes)[number];
