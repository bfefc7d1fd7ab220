import type { RateCard } from "#rating/card.ts";
import type { Reference } from "#rating/reference.ts";
import type { Terms } from "#rating/shipment.ts";
import type { Columns, Field, WeightUnit } from "./columns.ts";
import type { FileProblem } from "./decode.ts";

/** What the page tells the worker, in this order: setup once, then a file, then how to price it. */
export type ToWorker =
  | {
      kind: "setup";
      cards: readonly RateCard[];
      reference: Reference;
      countries: readonly { code: string; name: string; aliases: readonly string[] }[];
      goods: readonly string[];
    }
  | { kind: "read"; file: File }
  | { kind: "price"; columns: Columns; unit: WeightUnit; terms: Terms; goods: string }
  | { kind: "sort"; by: SortColumn; descending: boolean }
  | { kind: "download"; names: Readonly<Record<string, string>> };

export type FromWorker =
  | { kind: "problem"; problem: FileProblem }
  | { kind: "table"; header: string[]; columns: Columns; unit: WeightUnit; rows: number; sample: string[][] }
  | { kind: "progress"; done: number; all: number }
  | { kind: "result"; result: OrdersResult }
  | { kind: "sorted"; rows: Uint32Array }
  | { kind: "file"; blob: Blob }
  | { kind: "failed"; message: string };

export type SortColumn = "row" | "country" | "weight" | "total";

export type OrdersResult = {
  currency: string;
  services: { service: string; taken: number; total: number }[];
  /** Sums over the rows that some line takes: each by its cheapest, each by its fastest line. */
  cheapest: number;
  fastest: number;
  taken: number;
  /** Rows that cannot be read or that no line takes, the first thousand of them. */
  unfit: Unfit[];
  unfitCount: number;
  /** By row of the file, for the table. */
  names: string[];
  countries: string[];
  grams: Float64Array;
  bestService: Int8Array;
  bestTotal: Float64Array;
};

export type Unfit = { row: number; name: string } & (
  | { field: Field; given: string }
  | { reasons: { service: string; code: string; field: string }[] }
);
