import Papa from "papaparse";
import type { ColumnNames, Columns, Units } from "./columns.ts";
import { isWorkbook, decode, largestFile } from "./decode.ts";
import type { FromWorker, Setup, ToWorker } from "./messages.ts";
import { priceOrders, type PricedOrders } from "./price-orders.ts";
import { ordersCsv } from "./orders-csv.ts";
import { recognise } from "./recognise.ts";
import { numberText, type Written } from "./marks.ts";
import { rowDetail } from "./row-detail.ts";
import { understoodFigures } from "./units.ts";
import { sortedRows } from "./sorted-rows.ts";
import { checkInvoice, type InvoiceResult } from "./invoice/check-invoice.ts";
import { delimiterOf } from "./delimiter-of.ts";
import { isBlank, tableOf } from "./table-of.ts";
import { whatIf } from "./what-if.ts";

// Runs in a Web Worker: the page stays smooth, and the file never leaves the browser.
let setup: Setup | undefined;
let header: string[] = [];
let rows: string[][] = [];
let written: Written = {};
let sum: string | undefined;
let priced: PricedOrders | undefined;
let invoice: InvoiceResult | undefined;

function tell(message: FromWorker, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

async function read(file: File, names: ColumnNames): Promise<void> {
  if (file.size > largestFile) return tell({ kind: "problem", problem: "too-large" });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table = isWorkbook(bytes) ? await readWorkbook(file) : decode(bytes);
  if (!Array.isArray(table) && !table.includes("\n") && !table.includes(",")) {
    const problem = (["binary", "empty", "old-excel", "broken-excel"] as const).find((known) => known === table);
    return tell({ kind: "problem", problem: problem ?? "no-header" });
  }
  const { all, ...how } = Array.isArray(table) ? { all: table, typed: true } : parsed(table, names);
  const found = tableOf(all, names);
  if (typeof found === "string") return tell({ kind: "problem", problem: found });
  ({ header, rows, sum } = found);
  written = how;
  understand(recognise(header, rows, names));
}

function parsed(text: string, names: ColumnNames) {
  const delimiter = delimiterOf(text, names);
  const { data, meta } = Papa.parse<string[]>(text, { ...(delimiter && { delimiter }) });
  return { all: data, semicolons: meta.delimiter === ";" };
}

/** Tells which columns are read and what their figures are in. */
function understand(columns: Columns, chosen?: Partial<Units>): void {
  const { units, doubts, marks, told } = understoodFigures(header, columns, rows, {
    ...written,
    mark: chosen?.mark,
    days: chosen?.days,
  });
  if (chosen?.weight) delete doubts.weight;
  if (chosen?.side) delete doubts.side;
  tell({
    kind: "table",
    header,
    columns,
    // whether a column mixes units is no choice
    units: { ...units, ...chosen, ...(units.days && { days: units.days }), mixed: units.mixed ?? false },
    marks,
    told,
    doubts,
    rows: rows.length,
    sample: rows
      .slice(0, 100)
      .filter((row) => !isBlank(row))
      .slice(0, 3),
    ...(sum !== undefined && { sum }),
    chosen: chosen !== undefined,
  });
}

async function readWorkbook(file: File): Promise<string[][] | "broken-excel"> {
  try {
    const { readSheet } = await import("read-excel-file/web-worker");
    const sheet = await readSheet(file);
    return sheet.map((row) =>
      row.map((value) =>
        value === null
          ? ""
          : value instanceof Date
            ? value.toISOString()
            : typeof value === "number"
              ? numberText(value)
              : String(value),
      ),
    );
  } catch {
    return "broken-excel";
  }
}

/** Counts questions about the file: an answer that is no longer asked for is given up. */
let asked = { "what-if": 0, invoice: 0 };

/** Lets waiting messages in; says whether the answer is still wanted. */
function breather(kind: keyof typeof asked): () => Promise<boolean> {
  asked[kind] += 1;
  const own = asked[kind];
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    return asked[kind] === own;
  };
}

async function answer(message: ToWorker): Promise<void> {
  if (message.kind === "setup") setup = message;
  else if (message.kind === "read") await read(message.file, message.names);
  else if (message.kind === "understand") understand(message.columns, message.units);
  else if (!setup) return;
  else if (message.kind === "price") {
    asked = { "what-if": asked["what-if"] + 1, invoice: asked.invoice + 1 };
    invoice = undefined;
    priced = priceOrders(rows, setup, message, (done) => tell({ kind: "progress", done, all: rows.length }));
    tell({ kind: "result", result: priced.result });
  } else if (!priced) return;
  else if (message.kind === "what-if") {
    const changes = await whatIf(rows, setup, priced, message.split, breather("what-if"));
    if (changes) tell({ kind: "what-if", split: message.split, changes });
  } else if (message.kind === "invoice") {
    const checked = await checkInvoice(rows, setup, priced, message, breather("invoice"));
    if (checked) {
      invoice = checked;
      tell({ kind: "invoice", invoice: checked });
    }
  } else if (message.kind === "sort") {
    const sorted = sortedRows(priced.result, message.by, message.descending, message.split);
    tell({ kind: "sorted", rows: sorted }, [sorted.buffer]);
  } else if (message.kind === "row") {
    tell({ kind: "row", detail: rowDetail(rows[message.row] ?? [], message.row, setup, priced) });
  } else {
    const text = ordersCsv(rows, setup, priced, message.split, message.words, invoice);
    tell({ kind: "file", blob: new Blob([text], { type: "text/csv" }) });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  answer(data).catch((error: unknown) =>
    tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});
