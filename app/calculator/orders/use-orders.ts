import { useEffect, useSyncExternalStore } from "react";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { GoodsLawData } from "#catalog/views/goods.ts";
import type { Article } from "#rating/goods/goods.ts";
import type { Terms } from "#rating/shipment/shipment.ts";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import { saveFile } from "#app/platform/save-file.ts";
import type { Columns, Correction, ProductData, TableRead, Units, WeightScope } from "./import/types.ts";
import { keepMeaning } from "./import/corrections.ts";
import { useFileAlong } from "./file-along.ts";
import type { DownloadWords, FromWorker, Sorting, ToWorker } from "./types.ts";
import {
  type Answered,
  getResultPhase,
  type ImportProblem,
  nothingAnswered,
  type Phase,
  toResultPhase,
  type ResultPhase,
} from "./phase.ts";
import { getColumnNames } from "./views/column-names.ts";
import { saveColumns, loadColumns } from "./import/remembered-columns.ts";
import type { Split } from "./pricing/splits.ts";
import { trustScript } from "#app/platform/trusted-types.ts";
import workerAddress from "./worker.ts?worker&url";

/**
 * The file that is open. It lives as long as the page's document, not as long as its component: who comes back from another
 * page finds it as it was. Nothing of it is stored, but on the way to the other language (`file-along.ts`).
 */
const session: {
  phase: Phase;
  file?: File | undefined;
  answered: Answered;
  pricedAs: string;
  common?: Common;
  worker?: Worker | undefined;
  /** The worker that can read names of products. */
  informed?: Worker | undefined;
} = {
  phase: { at: "idle" },
  /** What was answered for a file. It is not about its columns: it stays when others are chosen. */
  answered: nothingAnswered,
  pricedAs: "",
};
const watchers = new Set<() => void>();

/** What all orders of a file have in common. */
type Common = { terms: Terms; goods: string };

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function setPhase(next: Phase): void {
  session.phase = next;
  for (const tell of watchers) tell();
}

function changeResult(change: Partial<ResultPhase>): void {
  const { phase } = session;
  if (phase.at === "result") setPhase({ ...phase, ...change });
}

function send(message: ToWorker): void {
  session.worker?.postMessage(message);
}

function answer(change: Partial<Answered>): void {
  session.answered = { ...session.answered, ...change };
}

function price(file: string, table: TableRead, change: Partial<Answered> = {}): void {
  answer(change);
  const { against: _, called: __, ...answered } = session.answered;
  const { common, phase } = session;
  if (!common) return;
  session.pricedAs = JSON.stringify(common);
  setPhase({
    at: "pricing",
    ...{ file, table, ...answered },
    ...{ done: 0, all: table.rows, before: getResultPhase(phase) },
  });
  const { columns, units, marks, header } = table;
  send({ kind: "price", ...common, ...answered, columns, units, marks, header });
}

function check(change: Partial<Answered>): void {
  answer(change);
  const { against, called } = session.answered;
  send({ kind: "invoice", line: against, called });
}

/** Prices a file whose columns are known, once nothing about its figures is in doubt. */
function understand(file: string, table: TableRead): void {
  const known = table.chosen ? undefined : loadColumns(table.header);
  // what the file's figures prove depends on its columns
  if (known) {
    send({ kind: "understand", ...known });
    return;
  }
  const { columns, doubts, chosen, header } = table;
  if (chosen) saveColumns(header, table);
  const weights = session.answered.itemWeights;
  const lacking = columns.country === undefined || (columns.weight === undefined && Object.keys(weights).length === 0);
  const ask = lacking || doubts.weight?.ask || doubts.side?.ask || doubts.mark || doubts.days;
  if (!ask) price(file, table);
  else preview(file, table, false);
}

/** Shows how a file is read; `all`: every column can be given another meaning. */
function preview(file: string, table: TableRead, all: boolean): void {
  const weights = session.answered.itemWeights;
  setPhase({ at: "preview", file, table, weights, all, before: getResultPhase(session.phase) });
}

/** Gives the worker what it reads the names of products with, if the file has any. Without it they stay unread. */
async function informWorker({ products }: TableRead, page: CalculatorPage): Promise<void> {
  const { worker } = session;
  if (products.length === 0 || session.informed === worker) return;
  const data = await fetchProductData(page).catch(() => undefined);
  if (!data) return;
  worker?.postMessage({ kind: "goods", ...data } satisfies ToWorker);
  session.informed = worker;
}

async function fetchProductData({ articles, goodsLaw }: CalculatorPage): Promise<ProductData> {
  const options = { onResponse: requireJson };
  const [{ law }, ...files] = await Promise.all([
    fetchWithRetry<GoodsLawData>(goodsLaw, options),
    ...articles.map((address) => fetchWithRetry<{ articles: Article[] }>(address, options)),
  ]);
  return { law, lists: files.map((file) => file.articles) };
}

function hear(name: string, data: FromWorker, page: CalculatorPage): void {
  const { phase, worker } = session;
  switch (data.kind) {
    case "problem":
      setPhase({ at: "problem", file: name, problem: data.problem, cell: data.cell });
      break;
    case "failed":
      setPhase({ at: "problem", file: name, problem: "failed" });
      break;
    case "table":
      informWorker(data, page).then(() => session.worker === worker && understand(name, data));
      break;
    case "progress":
      if (phase.at === "pricing") setPhase({ ...phase, done: data.done });
      break;
    case "result":
      if (phase.at !== "pricing") break;
      setPhase(toResultPhase(phase, data.result));
      if (data.result.billed) check({});
      if (data.result.notes.several) send({ kind: "scopes", scopes: phase.table.scopes });
      send({ kind: "what-if", split: phase.split });
      break;
    case "answer":
      // another split may have been chosen since
      if (data.split === undefined || (phase.at === "result" && phase.split === data.split)) changeResult(data.answer);
      break;
    case "file":
      saveFile(data.blob, "priced-orders.csv");
  }
}

function open(file: File, page: CalculatorPage): void {
  session.worker?.terminate();
  const own = new Worker(trustScript(workerAddress), { type: "module" });
  session.worker = own;
  session.file = file;
  session.answered = nothingAnswered;
  setPhase({ at: "reading", file: file.name });
  // a worker catches its own errors and reports them: before its first message it has not loaded
  let problem: ImportProblem = "not-started";
  own.onerror = () => setPhase({ at: "problem", file: file.name, problem });
  own.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    problem = "failed";
    hear(file.name, data, page);
  };
  const { cards, reference, countries } = page;
  const goods = page.goods.map(({ id, label }) => ({ id, label }));
  const services = page.services.map(({ slug, name }) => ({ slug, name }));
  const setup = { cards, reference, countries, goods, services };
  send({ kind: "read", file, names: getColumnNames(), setup });
}

const idle: Phase = { at: "idle" };
const getFile = () => session.file;

/** An order file from drop to result, computed in a worker. */
export function useOrders(page: CalculatorPage, terms: Terms, goods: string) {
  const phase = useSyncExternalStore(
    watch,
    () => session.phase,
    () => idle,
  );
  // the worker answers later than the page was drawn; other terms are another price
  useEffect(() => {
    session.common = { terms, goods };
    if (phase.at === "result" && session.pricedAs !== JSON.stringify(session.common)) price(phase.file, phase.table);
  });

  const again = (change: Partial<Answered>) => phase.at === "result" && price(phase.file, phase.table, change);
  useFileAlong(getFile);
  return {
    phase,
    open: (file: File) => open(file, page),
    cancel: () => {
      session.worker?.terminate();
      session.worker = undefined;
      session.file = undefined;
      setPhase(idle);
    },
    changeColumns: () => "table" in phase && preview(phase.file, phase.table, true),
    /** Back to what was priced before the columns were looked at. */
    keepColumns: () => setPhase(getResultPhase(phase) ?? phase),
    /** Reads the file as somebody said; a unit that was not chosen is found in the file. */
    choose: (columns: Columns, units: Partial<Units>, itemWeights = session.answered.itemWeights) => {
      // a line of its own for each row is another question than one for all
      const otherLine = "table" in phase && phase.table.columns.line !== columns.line;
      answer({ itemWeights, ...(otherLine && { against: "" }) });
      send({ kind: "understand", columns, units });
    },
    /** Says what a quantity and a weight are of. */
    sayScope: (scope: WeightScope) => {
      if (phase.at !== "result") return;
      const table = { ...phase.table, units: { ...phase.table.units, scope } };
      saveColumns(table.header, table);
      price(phase.file, table);
    },
    /** Answers a question for some rows and prices the file anew. */
    mend: (mend: Correction) => {
      if (phase.at !== "result") return;
      const { table, corrections } = phase;
      const meant = "use" in mend ? { ...mend, use: keepMeaning(mend.field, mend.use, table, terms.currency) } : mend;
      again({ corrections: [...corrections, { ...meant, under: table.columns }] });
    },
    undo: (all: boolean) => phase.at === "result" && again({ corrections: all ? [] : phase.corrections.slice(0, -1) }),
    /** Prices all orders without a size in one box; empty: by weight alone. */
    useBox: (box: string) => again({ box }),
    /** Says what currency amounts are in that name none. */
    sayCurrency: (amountsIn: string) => again({ amountsIn }),
    chooseSplit: (split: Split) => {
      answer({ split });
      changeResult({ split, changes: undefined, sorted: undefined });
      send({ kind: "what-if", split });
    },
    checkAgainst: (line: string) => {
      changeResult({ invoice: undefined });
      check({ against: line });
    },
    /** Says which of our lines an invoice means by a name that is none of theirs; empty: none. */
    callLine: (name: string, line: string) =>
      check({ against: "", called: { ...session.answered.called, [name]: line } }),
    sort: (sorting: Sorting) => {
      if (phase.at === "result") send({ kind: "sort", ...sorting, split: phase.split });
    },
    openRow: (row: number) => send({ kind: "row", row }),
    download: (words: DownloadWords) => {
      if (phase.at === "result") send({ kind: "download", words, split: phase.split });
    },
  };
}
