import type { Reason } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import type { Reference } from "#rating/reference.ts";
import type { PostcodeForm } from "#rating/postcode-form.ts";
import type { Shipment, Terms } from "#rating/shipment.ts";
import type { ByValue } from "./by-value.ts";
import type { ColumnNames, Columns, Field, Units } from "./columns.ts";
import type { FileProblem } from "./decode.ts";
import type { InvoiceResult } from "./invoice/check-invoice.ts";
import type { Marks, Told } from "./marks.ts";
import type { Mend } from "./mends.ts";
import type { NoOrder } from "./no-order.ts";
import type { RowFacts } from "./row-facts.ts";
import type { Split, SplitResult } from "./splits.ts";
import type { Doubts } from "./units.ts";
import type { WhatIf } from "./what-if.ts";

/** How a file is read and priced. */
export type Wanted = {
  columns: Columns;
  units: Units;
  marks: Marks;
  header: readonly string[];
  /** The box, as it was typed, of orders that have no size. */
  box: string;
  terms: Terms;
  goods: string;
  mends: readonly Mend[];
  /** The currency of amounts that name none, where somebody chose it; else the page's. */
  amountsIn?: string;
};

/** What the page tells the worker, in this order: setup once, then a file, then how to price it. */
export type ToWorker =
  | {
      kind: "setup";
      cards: readonly RateCard[];
      reference: Reference;
      countries: readonly {
        code: string;
        name: string;
        aliases: readonly string[];
        postcode?: PostcodeForm | undefined;
      }[];
      goods: readonly { id: string; label: string }[];
      services: readonly { slug: string; name: string }[];
    }
  | { kind: "read"; file: File; names: ColumnNames }
  | { kind: "understand"; columns: Columns; units: Partial<Units> }
  | ({ kind: "price" } & Wanted)
  | { kind: "what-if"; split: Split }
  | { kind: "invoice"; line: string; called: Readonly<Record<string, string>> }
  | { kind: "sort"; by: SortColumn; descending: boolean; split: Split }
  | { kind: "row"; row: number }
  | { kind: "download"; split: Split; words: DownloadWords };

/** What the worker knows of the page, whatever the file. */
export type Setup = Extract<ToWorker, { kind: "setup" }>;

/** What only the page can say in the visitor's language. */
export type DownloadWords = {
  heads: Readonly<Record<string, string>>;
  services: Readonly<Record<string, string>>;
  /** The heading of each service's prices: its name and the currency. */
  prices: Readonly<Record<string, string>>;
  countries: Readonly<Record<string, string>>;
  rules: Readonly<Record<string, string>>;
  /** Why rows have no price, by row. */
  notes: ReadonlyMap<number, string>;
};

/** One row in full: what was read, and what each line asks for it. */
export type RowDetail = {
  row: number;
  shipment?: Shipment;
  lines: { service: string; total: number; earliest: string; latest: string }[];
  /** Lines that refuse it for what could be otherwise, each with its reasons. */
  refused: { service: string; reasons: readonly Reason[] }[];
};

export type FromWorker =
  | { kind: "problem"; problem: FileProblem }
  | ({ kind: "table" } & TableRead)
  | { kind: "progress"; done: number; all: number }
  | { kind: "result"; result: OrdersResult }
  | { kind: "what-if"; split: Split; changes: WhatIf }
  | { kind: "invoice"; invoice: InvoiceResult }
  | { kind: "sorted"; rows: Uint32Array }
  | { kind: "row"; detail: RowDetail }
  | { kind: "file"; blob: Blob }
  | { kind: "failed"; message: string };

/** What was found in a file, before it is priced. */
export type TableRead = {
  header: string[];
  columns: Columns;
  units: Units;
  /** What stands before decimals. */
  marks: Marks;
  /** Numbers with two meanings that were read in the likelier one. */
  told: readonly Told[];
  /** Units that no heading names, and numbers with two meanings. */
  doubts: Doubts;
  rows: number;
  /** How a last row is called that is a sum and no order. */
  sum?: string;
  sample: string[][];
  /** Columns that somebody chose. */
  chosen: boolean;
};

export type SortColumn = "row" | "country" | "weight" | "total";

/** What became of each row. */
export const rowStates = ["priced", "refused", "unserved", "unread", "left-out", "no-order", "blank"] as const;
export type RowState = (typeof rowStates)[number];

export type OrdersResult = {
  currency: string;
  /** The hand-over of all orders, whose cards and surcharges count. */
  day: string;
  services: { service: string; taken: number; total: number }[];
  /** Rows that are orders; the others are sums, credits and the like, or were left out. */
  orders: number;
  /** Orders that some line takes. */
  taken: number;
  splits: Record<Split, SplitResult & { byValue: ByValue[] }>;
  /** Rows that cannot be read, and orders that no line takes, each as groups that one answer mends. */
  unread: ProblemGroups<UnreadGroup>;
  refused: ProblemGroups<RefusedGroup>;
  /** Whether the file says what was billed. */
  billed: boolean;
  known: Known;
  /** By row of the file, for the table. */
  names: string[];
  countries: string[];
  grams: Float64Array;
  /** What tells rows apart that somebody has to answer for, by row; of each group the first ones. */
  facts: ReadonlyMap<number, RowFacts>;
  /** Indexes of `rowStates`. */
  states: Uint8Array;
  /** Rows that are read as somebody answered. */
  corrected: ReadonlySet<number>;
};

/** What is said once about a file: what it lacks, and what was assumed. */
export type Known = {
  /** Priced orders without a size: by weight alone. */
  unsized: number;
  /** The typical weight, in grams, of orders without a size. */
  typicalGrams: number;
  /** Priced orders without a postcode where one changes prices. */
  withoutPostcode: number;
  /** Currencies without a rate, and the rows that name them. */
  noRate: { currency: string; rows: number }[];
  /** Further parcels of the order above, which says where they go. */
  continued: readonly number[];
  /** Rows that are no orders. */
  noOrders: { kind: Exclude<NoOrder, "blank">; rows: number[] }[];
  /** Order numbers that stand more than once. */
  repeated: Repeated[];
  /** Whether some amount stands without a currency. */
  amountsAssumed: boolean;
};

/** An order number with all its rows, and the headings of the columns in which they are not alike. */
export type Repeated = { name: string; rows: number[]; differ: string[] };

/** The largest groups first; `count` is the number of rows of all groups, `hidden` of those that are left out. */
export type ProblemGroups<Group> = { groups: Group[]; count: number; hidden: number };

/** `example`: a postcode of the country, where theirs is none. */
export type UnreadGroup = { field: Field; given: string; rows: number[]; example?: string | undefined };
/** The reason of the lines that are nearest to taking the orders (of none where no line knows the country), and what each order has there. */
export type RefusedGroup = {
  services: string[];
  country: string;
  reason: Reason;
  rows: number[];
  givens: (string | number | undefined)[];
  /** In how many parcels each order could go. */
  parcels: (number | undefined)[];
};
