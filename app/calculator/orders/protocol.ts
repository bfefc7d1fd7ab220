import type { ColumnNames, Columns, ReadingOptions, TableRead, Units, WeightScope } from "./import/types.ts";
import type { ProductData } from "./import/product-goods.ts";
import type { Split } from "./pricing/splits.ts";
import type { TableProblem } from "./import/decode.ts";
import type { DownloadWords, OrdersResult, RowDetail, ScopePrices, Setup, SortColumn, WhatIf } from "./types.ts";
import type { InvoiceResult } from "./invoice/types.ts";

/** What the page tells the worker, in this order: setup once, then a file, then how to price it. */
export type ToWorker =
  | Setup
  | { kind: "read"; file: File; names: ColumnNames }
  | ({ kind: "goods" } & ProductData)
  | { kind: "understand"; columns: Columns; units: Partial<Units> }
  | ({ kind: "price" } & ReadingOptions)
  | { kind: "what-if"; split: Split }
  | { kind: "scopes"; scopes: readonly WeightScope[] }
  | { kind: "invoice"; line: string; called: Readonly<Record<string, string>> }
  | { kind: "sort"; by: SortColumn; descending: boolean; split: Split }
  | { kind: "row"; row: number }
  | { kind: "download"; split: Split; words: DownloadWords };

/** What the worker answers. */
export type FromWorker =
  | ({ kind: "problem" } & TableProblem)
  | ({ kind: "table" } & TableRead)
  | { kind: "progress"; done: number; all: number }
  | { kind: "result"; result: OrdersResult }
  | { kind: "what-if"; split: Split; changes: WhatIf }
  | { kind: "scopes"; scopes: ScopePrices }
  | { kind: "invoice"; invoice: InvoiceResult }
  | { kind: "sorted"; rows: Uint32Array }
  | { kind: "row"; detail: RowDetail }
  | { kind: "file"; blob: Blob }
  | { kind: "failed"; message: string };
