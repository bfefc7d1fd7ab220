import Papa from "papaparse";
import { isWorkbook, decode, largestFile } from "./decode.ts";
import { recognise, unitOf } from "./columns.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { priceOrders, type PricedOrders, type Setup } from "./price-orders.ts";
import { ordersCsv } from "./orders-csv.ts";
import { sortedRows } from "./sorted-rows.ts";

// Runs in a Web Worker: the page stays smooth, and the file never leaves the browser.
let setup: Setup | undefined;
let rows: string[][] = [];
let priced: PricedOrders | undefined;

function tell(message: FromWorker, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

async function read(file: File): Promise<void> {
  if (file.size > largestFile) return tell({ kind: "problem", problem: "too-large" });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table = isWorkbook(bytes) ? await readWorkbook(file) : decode(bytes);
  if (!Array.isArray(table) && !table.includes("\n") && !table.includes(",")) {
    const problem = (["binary", "empty", "old-excel", "broken-excel"] as const).find((known) => known === table);
    return tell({ kind: "problem", problem: problem ?? "no-header" });
  }
  const all = Array.isArray(table) ? table : Papa.parse<string[]>(table, { skipEmptyLines: "greedy" }).data;
  const [header = [], ...rest] = all;
  if (rest.length === 0) return tell({ kind: "problem", problem: header.length === 0 ? "empty" : "no-header" });
  rows = rest;
  const columns = recognise(header);
  const unit = unitOf(header[columns.weight ?? -1] ?? "");
  tell({ kind: "table", header, columns, unit, rows: rows.length, sample: rows.slice(0, 3) });
}

async function readWorkbook(file: File): Promise<string[][] | "broken-excel"> {
  try {
    const { readSheet } = await import("read-excel-file/web-worker");
    const sheet = await readSheet(file);
    return sheet
      .map((row) =>
        row.map((value) => (value === null ? "" : value instanceof Date ? value.toISOString() : String(value))),
      )
      .filter((row) => row.some((text) => text.trim() !== ""));
  } catch {
    return "broken-excel";
  }
}

addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.kind === "setup") setup = data;
    else if (data.kind === "read") await read(data.file);
    else if (data.kind === "price" && setup) {
      priced = priceOrders(rows, setup, data, (done) => tell({ kind: "progress", done, all: rows.length }));
      tell({ kind: "result", result: priced.result });
    } else if (data.kind === "sort" && priced) {
      const sorted = sortedRows(priced.result, data.by, data.descending);
      tell({ kind: "sorted", rows: sorted }, [sorted.buffer]);
    } else if (data.kind === "download" && priced)
      tell({ kind: "file", blob: new Blob([ordersCsv(priced, data.names)], { type: "text/csv" }) });
  } catch (error) {
    tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
});
