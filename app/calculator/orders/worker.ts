import type { ColumnNames, Columns, ProductReader, Rows, Units, Written } from "./import/types.ts";
import { largestFile } from "./import/decode.ts";
import { priceOrdersInSteps } from "./pricing/price-orders.ts";
import type { FromWorker, PricedOrders, Setup, ToWorker } from "./types.ts";
import type { InvoiceResult } from "./invoice/types.ts";
import { writeOrdersCsv } from "./orders-csv.ts";
import { detectColumns, findProductColumns } from "./import/detect-columns.ts";
import { detectFigures } from "./import/units.ts";
import { checkInvoice, makeLineFinder } from "./invoice/check-invoice.ts";
import { findTable, isBlank, readLines } from "./import/read-table.ts";
import { calculateWhatIf, priceScopes, quoteRow, sortRows } from "./pricing/later-questions.ts";
import { listPassedOver } from "./pricing/passed-over.ts";

// Runs in a Web Worker: the page stays smooth, and the file never leaves the browser.
let setup: Setup | undefined;
let header: string[] = [];
let headed = 1;
let rows: string[][] = [];
let written: Written = {};
let sum: string | undefined;
let sums: string[][] = [];
let priced: PricedOrders | undefined;
/** The newest pricing, for which questions about its prices wait. */
let pricing: Promise<void> | undefined;
// few files name their products
let products: Promise<ProductReader> | undefined;
let invoice: InvoiceResult | undefined;

function send(message: FromWorker): void {
  postMessage(message);
}

async function readFile(file: File, names: ColumnNames, known: Setup): Promise<void> {
  if (file.size > largestFile) return send({ kind: "problem", problem: "too-large" });
  const read = await readLines(new Uint8Array(await file.arrayBuffer()), names);
  if ("problem" in read) return send({ kind: "problem", ...read });
  const found = findTable(read.lines, names);
  if (typeof found === "string") return send({ kind: "problem", problem: found });
  ({ header, headed, rows, sum, sums } = found);
  written = read.written;
  const lines = makeLineFinder(known, {});
  reportColumns(detectColumns(header, rows, names, (text) => lines.find(text) !== undefined));
}

/** Tells which columns are read and what their figures are in. */
function reportColumns(columns: Columns, chosen?: Partial<Units>): void {
  send({
    kind: "table",
    header,
    headed,
    columns,
    ...detectFigures(header, columns, rows, written, chosen),
    rows: rows.length,
    products: findProductColumns(header, columns, rows.slice(0, 100)),
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
function listFewSkus(all: Rows, at: number | undefined): string[] {
  const found = new Map<string, string>();
  if (at === undefined) return [];
  for (const row of all) {
    const sku = (row[at] ?? "").trim();
    if (sku) found.set(sku.toUpperCase(), sku);
    if (found.size > mostSkus) return [];
  }
  return [...found.values()];
}

/** The newest question of each kind since the file was priced: an answer that is no longer asked for is given up. */
const newest = new Map<ToWorker["kind"], ToWorker>();

/** Lets waiting messages in; says whether the answer to a question is still wanted. */
async function breathe(question: ToWorker): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  return newest.get(question.kind) === question;
}

async function handleMessage(message: ToWorker): Promise<void> {
  if (message.kind === "read") {
    ({ setup } = message);
    return readFile(message.file, message.names, message.setup);
  }
  if (message.kind === "understand") return reportColumns(message.columns, message.units);
  if (!setup) return;
  if (message.kind === "goods") {
    const { cards } = setup;
    products = import("./import/product-goods.ts").then(({ makeProductReader }) => makeProductReader(message, cards));
    return;
  }
  if (message.kind === "price") {
    newest.clear();
    newest.set("price", message);
    pricing = priceFile(message, setup);
    return pricing;
  }
  for (let awaited: typeof pricing; awaited !== pricing; await awaited) awaited = pricing;
  if (priced) await answerQuestion(message, setup, priced);
}

/** Prices the file, unless another answer asks for other prices before they are there. */
async function priceFile(message: Extract<ToWorker, { kind: "price" }>, known: Setup): Promise<void> {
  const { asked } = message;
  // without it orders are priced by their kind of goods, and the page says so
  const own = { ...known, products: await products?.catch(() => undefined) };
  const steps = priceOrdersInSteps(rows, own, message);
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      setup = own;
      priced = value;
      invoice = undefined;
      return send({ kind: "result", asked, result: value.result });
    }
    send({ kind: "progress", asked, done: value });
    if (!(await breathe(message))) return;
  }
}

type Question = Exclude<ToWorker, { kind: "read" | "understand" | "goods" | "price" }>;

async function answerQuestion(question: Question, known: Setup, file: PricedOrders): Promise<void> {
  newest.set(question.kind, question);
  const isWanted = () => breathe(question);
  switch (question.kind) {
    case "what-if": {
      const changes = await calculateWhatIf(rows, known, file, question.split, isWanted);
      return changes && send({ kind: "answer", split: question.split, answer: { changes } });
    }
    case "scopes": {
      const scopes = await priceScopes(rows, known, file, question.scopes, isWanted);
      return scopes && send({ kind: "answer", answer: { scopes } });
    }
    case "invoice": {
      const checked = await checkInvoice(rows, known, file, { ...question, sums }, isWanted);
      if (!checked) return;
      invoice = checked;
      return send({ kind: "answer", answer: { invoice } });
    }
    case "sort": {
      const sorted = sortRows(file.result, question, question.split);
      return send({ kind: "answer", split: question.split, answer: { sorted } });
    }
    case "row":
      return send({
        kind: "answer",
        answer: { detail: quoteRow(rows[question.row] ?? [], question.row, known, file) },
      });
    case "passed-over": {
      const groups = await listPassedOver(rows, known, file, question.split, isWanted);
      return groups && send({ kind: "passed-over", groups });
    }
    case "download": {
      const text = writeOrdersCsv(rows, known, file, question.split, question.words, invoice);
      return send({ kind: "file", blob: new Blob([text], { type: "text/csv" }) });
    }
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  handleMessage(data).catch((error: unknown) =>
    send({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});
