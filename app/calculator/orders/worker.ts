import type { ColumnNames, Columns, ProductReader, Units, Written } from "./import/types.ts";
import { largestFile } from "./import/decode.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";
import { priceOrders } from "./pricing/price-orders.ts";
import { findProductColumns } from "./import/product-columns.ts";
import type { ProductData } from "./import/product-goods.ts";
import type { PricedOrders, Setup } from "./types.ts";
import type { InvoiceResult } from "./invoice/types.ts";
import { writeOrdersCsv } from "./orders-csv.ts";
import { detectColumns } from "./import/detect-columns.ts";
import { quoteRow, sortRows } from "./pricing/rows.ts";
import { detectFigures } from "./import/units.ts";
import { checkInvoice } from "./invoice/check-invoice.ts";
import { findTable, isBlank, readLines } from "./import/read-table.ts";
import { priceScopes, calculateWhatIf } from "./pricing/what-if.ts";

// Runs in a Web Worker: the page stays smooth, and the file never leaves the browser.
let setup: Setup | undefined;
let header: string[] = [];
let rows: string[][] = [];
let written: Written = {};
let sum: string | undefined;
let priced: PricedOrders | undefined;
// few files name their products
let reader: ProductReader | undefined;
let products: Promise<ProductReader> | undefined;
let invoice: InvoiceResult | undefined;

function sendMessage(message: FromWorker, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

async function readFile(file: File, names: ColumnNames): Promise<void> {
  if (file.size > largestFile) return sendMessage({ kind: "problem", problem: "too-large" });
  const read = await readLines(new Uint8Array(await file.arrayBuffer()), names);
  if ("problem" in read) return sendMessage({ kind: "problem", ...read });
  const found = findTable(read.lines, names);
  if (typeof found === "string") return sendMessage({ kind: "problem", problem: found });
  ({ header, rows, sum } = found);
  written = read.written;
  reportColumns(detectColumns(header, rows, names));
}

/** Tells which columns are read and what their figures are in. */
function reportColumns(columns: Columns, chosen?: Partial<Units>): void {
  const { units, ...figures } = detectFigures(header, columns, rows, {
    ...written,
    mark: chosen?.mark,
    days: chosen?.days,
  });
  if (chosen?.weight) delete figures.doubts.weight;
  if (chosen?.side) delete figures.doubts.side;
  sendMessage({
    kind: "table",
    header,
    columns,
    units: { ...units, ...chosen, ...(units.days && { days: units.days }) },
    ...figures,
    rows: rows.length,
    products: findProductColumns(header, columns),
    skus: listFewSkus(rows, columns.sku),
    sample: rows
      .slice(0, 100)
      .filter((row) => !isBlank(row))
      .slice(0, 3),
    ...(sum !== undefined && { sum }),
    chosen: chosen !== undefined,
  });
}

const mostSkus = 12;

/** The different articles of a file, if they are so few that somebody can say what each weighs. */
function listFewSkus(all: readonly (readonly string[])[], at: number | undefined): string[] {
  const found = new Map<string, string>();
  if (at === undefined) return [];
  for (const row of all) {
    const sku = (row[at] ?? "").trim();
    if (sku) found.set(sku.toUpperCase(), sku);
    if (found.size > mostSkus) return [];
  }
  return [...found.values()];
}

/** Counts questions about the file: an answer that is no longer asked for is given up. */
let asked = { "what-if": 0, scopes: 0, invoice: 0 };

/** Lets waiting messages in; says whether the answer is still wanted. */
function makeBreather(kind: keyof typeof asked): () => Promise<boolean> {
  asked[kind] += 1;
  const own = asked[kind];
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    return asked[kind] === own;
  };
}

async function loadProductReader(data: ProductData, { cards }: Setup): Promise<ProductReader> {
  const { makeProductReader } = await import("./import/product-goods.ts");
  return makeProductReader(data, cards);
}

async function handleMessage(message: ToWorker): Promise<void> {
  if (message.kind === "setup") setup = message;
  else if (message.kind === "read") await readFile(message.file, message.names);
  else if (message.kind === "understand") reportColumns(message.columns, message.units);
  else if (!setup) return;
  else if (message.kind === "goods") products = loadProductReader(message, setup);
  else if (message.kind === "price") {
    asked = { "what-if": asked["what-if"] + 1, scopes: asked.scopes + 1, invoice: asked.invoice + 1 };
    invoice = undefined;
    // without it orders are priced by their kind of goods, and the page says so
    reader = await products?.catch(() => undefined);
    priced = priceOrders(rows, { ...setup, products: reader }, message, (done) =>
      sendMessage({ kind: "progress", done, all: rows.length }),
    );
    sendMessage({ kind: "result", result: priced.result });
  } else if (!priced) return;
  else if (message.kind === "what-if") {
    const changes = await calculateWhatIf(rows, setup, priced, message.split, makeBreather("what-if"));
    if (changes) sendMessage({ kind: "what-if", split: message.split, changes });
  } else if (message.kind === "scopes") {
    const scopes = await priceScopes(
      rows,
      { ...setup, products: reader },
      priced,
      message.scopes,
      makeBreather("scopes"),
    );
    if (scopes) sendMessage({ kind: "scopes", scopes });
  } else if (message.kind === "invoice") {
    const checked = await checkInvoice(rows, setup, priced, message, makeBreather("invoice"));
    if (checked) {
      invoice = checked;
      sendMessage({ kind: "invoice", invoice: checked });
    }
  } else if (message.kind === "sort") {
    const sorted = sortRows(priced.result, message.by, message.descending, message.split);
    sendMessage({ kind: "sorted", rows: sorted }, [sorted.buffer]);
  } else if (message.kind === "row") {
    sendMessage({ kind: "row", detail: quoteRow(rows[message.row] ?? [], message.row, setup, priced) });
  } else {
    const text = writeOrdersCsv(rows, setup, priced, message.split, message.words, invoice);
    sendMessage({ kind: "file", blob: new Blob([text], { type: "text/csv" }) });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  handleMessage(data).catch((error: unknown) =>
    sendMessage({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});
