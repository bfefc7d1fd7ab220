import type { Reason } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import type { Reference } from "#rating/reference.ts";
import type { Terms } from "#rating/shipment.ts";
import type { Columns, Field, WeightUnit } from "./columns.ts";
import type { FileProblem } from "./decode.ts";
import type { InvoiceResult } from "./invoice/check-invoice.ts";
import type { Mend } from "./mends.ts";
import type { Split, SplitResult } from "./splits.ts";
import type { WhatIf } from "./what-if.ts";

/** How a file is read and priced. */
export type Wanted = { columns: Columns; unit: WeightUnit; terms: Terms; goods: string; mends: readonly Mend[] };

/** What the page tells the worker, in this order: setup once, then a file, then how to price it. */
export type ToWorker =
  | {
      kind: "setup";
      cards: readonly RateCard[];
      reference: Reference;
      countries: readonly { code: string; name: string; aliases: readonly string[] }[];
      goods: readonly { id: string; label: string }[];
      services: readonly { slug: string; name: string }[];
    }
  | { kind: "read"; file: File }
  | ({ kind: "price" } & Wanted)
  | { kind: "what-if"; split: Split }
  | { kind: "invoice"; line: string }
  | { kind: "sort"; by: SortColumn; descending: boolean; split: Split }
  | {
      kind: "download";
      names: Readonly<Record<string, string>>;
      rules: Readonly<Record<string, string>>;
      heads: Readonly<Record<string, string>>;
      split: Split;
    };

export type FromWorker =
  | { kind: "problem"; problem: FileProblem }
  | { kind: "table"; header: string[]; columns: Columns; unit: WeightUnit; rows: number; sample: string[][] }
  | { kind: "progress"; done: number; all: number }
  | { kind: "result"; result: OrdersResult }
  | { kind: "what-if"; split: Split; changes: WhatIf }
  | { kind: "invoice"; invoice: InvoiceResult }
  | { kind: "sorted"; rows: Uint32Array }
  | { kind: "file"; blob: Blob }
  | { kind: "failed"; message: string };

export type SortColumn = "row" | "country" | "weight" | "total";

export type OrdersResult = {
  currency: string;
  services: { service: string; taken: number; total: number }[];
  /** Orders that some line takes. */
  taken: number;
  splits: Record<Split, SplitResult>;
  /** Rows that cannot be read, and orders that no line takes, each as groups that one answer mends. */
  unread: ProblemGroups<UnreadGroup>;
  refused: ProblemGroups<RefusedGroup>;
  /** Whether the file says what was billed. */
  billed: boolean;
  /** By row of the file, for the table. */
  names: string[];
  countries: string[];
  grams: Float64Array;
};

/** The largest groups first; `count` is the number of rows of all groups, `hidden` of those that are left out. */
export type ProblemGroups<Group> = { groups: Group[]; count: number; hidden: number };

/** Rows with the same problem: how many, and the first of them (from 0). */
type RowGroup = { rows: number; first: number[] };

export type UnreadGroup = RowGroup & { field: Field; given: string };
/** The reason of the line that is nearest to taking the orders. */
export type RefusedGroup = RowGroup & { service: string; country: string; reason: Reason };
