import { createContext, use, useEffect, useRef, useState } from "react";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { Terms } from "#rating/shipment/shipment.ts";
import { saveFile } from "#app/platform/save-file.ts";
import type { CalculatorNames } from "../format/names.ts";
import type { Columns, Correction, TableRead, Units } from "./import/types.ts";
import { keepMeaning } from "./import/corrections.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";
import type { DownloadWords, SortColumn } from "./types.ts";
import {
  type Answered,
  type ImportProblem,
  keepResult,
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

/** An order file from drop to result, computed in a worker that is ended when the page is left. */
export function useOrders(page: CalculatorPage, terms: Terms, goods: string) {
  const [phase, setPhase] = useState<Phase>({ at: "idle" });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  // the worker answers later than the page was drawn
  const common = useRef({ terms, goods });
  useEffect(() => {
    common.current = { terms, goods };
  });
  /** What was answered for a file. It is not about its columns: it stays when others are chosen. */
  const answered = useRef(nothingAnswered);
  const send = (message: ToWorker) => worker.current?.postMessage(message);
  const changeResult = (change: (before: ResultPhase) => Partial<ResultPhase>) =>
    setPhase((before) => (before.at === "result" ? { ...before, ...change(before) } : before));

  function price(file: string, table: TableRead, change: Partial<Answered> = {}) {
    answered.current = { ...answered.current, ...change };
    const { corrections, box, split, amountsIn } = answered.current;
    setPhase((before) => ({
      at: "pricing",
      ...{ file, table, corrections, box, split, amountsIn },
      done: 0,
      all: table.rows,
      ...keepResult(before),
    }));
    send({
      kind: "price",
      ...common.current,
      columns: table.columns,
      units: table.units,
      marks: table.marks,
      header: table.header,
      box,
      corrections,
      ...(amountsIn && { amountsIn }),
    });
  }

  function check(change: Partial<Answered>) {
    answered.current = { ...answered.current, ...change };
    const { against, called } = answered.current;
    send({ kind: "invoice", line: against, called });
  }

  /** Prices a file whose columns are known, once nothing about its units is in doubt. */
  function understand(file: string, read: TableRead) {
    const known = read.chosen ? undefined : loadColumns(read.header);
    // what the file's figures prove depends on its columns
    if (known) return send({ kind: "understand", ...known });
    const table = read;
    const { columns, doubts } = table;
    if (read.chosen) saveColumns(read.header, read);
    const ask = doubts.weight?.ask || doubts.side?.ask || doubts.mark || doubts.days;
    if (columns.country === undefined || columns.weight === undefined) setPhase({ at: "columns", file, table });
    else if (ask) setPhase((before) => ({ at: "asking", file, table, ...keepResult(before) }));
    else price(file, table);
  }

  function hear(name: string, data: FromWorker) {
    if (data.kind === "problem") setPhase({ at: "problem", file: name, problem: data.problem, cell: data.cell });
    else if (data.kind === "failed") setPhase({ at: "problem", file: name, problem: "failed" });
    else if (data.kind === "table") understand(name, data);
    else if (data.kind === "progress")
      setPhase((before) => (before.at === "pricing" ? { ...before, done: data.done } : before));
    else if (data.kind === "result") {
      setPhase((before) => (before.at === "pricing" ? toResultPhase(before, data.result) : before));
      if (data.result.billed) check({});
    } else if (data.kind === "what-if")
      changeResult(({ split }) => (split === data.split ? { changes: data.changes } : {}));
    else if (data.kind === "invoice") changeResult(() => ({ invoice: data.invoice }));
    else if (data.kind === "sorted") changeResult(() => ({ sorted: data.rows }));
    else if (data.kind === "row") changeResult(() => ({ detail: data.detail }));
    else saveFile(data.blob, "priced-orders.csv");
  }

  function open(file: File) {
    worker.current?.terminate();
    const own = new Worker(trustScript(workerAddress), { type: "module" });
    worker.current = own;
    answered.current = nothingAnswered;
    setPhase({ at: "reading", file: file.name });
    // a worker catches its own errors and reports them: before its first message it has not loaded
    let problem: ImportProblem = "not-started";
    own.onerror = () => setPhase({ at: "problem", file: file.name, problem });
    own.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      problem = "failed";
      hear(file.name, data);
    };
    send({
      kind: "setup",
      cards: page.cards,
      reference: page.reference,
      countries: page.countries,
      goods: page.goods.map(({ id, label }) => ({ id, label })),
      services: page.services.map(({ slug, name }) => ({ slug, name })),
    });
    send({ kind: "read", file, names: getColumnNames() });
  }

  // other terms are another price
  const asTerms = JSON.stringify([terms, goods]);
  const pricedAs = useRef(asTerms);
  useEffect(() => {
    if (pricedAs.current === asTerms) return;
    pricedAs.current = asTerms;
    if (phase.at === "result") price(phase.file, phase.table);
  });

  // what would change the total is asked for once the totals are on screen
  const asked = phase.at === "result" && !phase.changes ? phase.split : undefined;
  const result = phase.at === "result" ? phase.result : undefined;
  useEffect(() => {
    if (asked && result) worker.current?.postMessage({ kind: "what-if", split: asked } satisfies ToWorker);
  }, [asked, result]);

  const again = (change: Partial<Answered>) => phase.at === "result" && price(phase.file, phase.table, change);
  return {
    phase,
    open,
    cancel: () => {
      worker.current?.terminate();
      setPhase({ at: "idle" });
    },
    changeColumns: () =>
      setPhase((before) =>
        "table" in before ? { at: "columns", file: before.file, table: before.table, ...keepResult(before) } : before,
      ),
    /** Back to what was priced before the columns were looked at. */
    keepColumns: () => setPhase((before) => ("before" in before && before.before ? before.before : before)),
    /** Reads the file by columns and units that somebody chose; a unit that was not chosen is found in the file. */
    choose: (columns: Columns, units: Partial<Units>) => {
      // a line of its own for each row is another question than one for all
      if ("table" in phase && phase.table.columns.line !== columns.line)
        answered.current = { ...answered.current, against: "" };
      send({ kind: "understand", columns, units });
    },
    /** Says what a file's figures are in. */
    sayUnits: (units: Units) => {
      if (!("table" in phase)) return;
      const { columns, doubts } = phase.table;
      const { mark, days, weight, side } = units;
      // another reading of the figures may make another unit likely
      if (doubts.mark && mark)
        return send({
          kind: "understand",
          columns,
          units: {
            mark,
            ...(days && { days }),
            ...(doubts.weight?.ask && { weight }),
            ...(doubts.side?.ask && { side }),
          },
        });
      const table = { ...phase.table, units, doubts: {} };
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
      answered.current = { ...answered.current, split };
      changeResult(() => ({ split, changes: undefined, sorted: undefined }));
    },
    checkAgainst: (line: string) => {
      changeResult(() => ({ invoice: undefined }));
      check({ against: line });
    },
    /** Says which of our lines an invoice means by a name that is none of theirs; empty: none. */
    callLine: (name: string, line: string) =>
      check({ against: "", called: { ...answered.current.called, [name]: line } }),
    sort: (by: SortColumn, descending: boolean) => {
      if (phase.at === "result") send({ kind: "sort", by, descending, split: phase.split });
    },
    openRow: (row: number) => send({ kind: "row", row }),
    download: (words: DownloadWords) => {
      if (phase.at === "result") send({ kind: "download", words, split: phase.split });
    },
  };
}

/** What every part of a priced file is drawn from. */
type PricedFile = {
  phase: ResultPhase;
  orders: ReturnType<typeof useOrders>;
  page: CalculatorPage;
  names: CalculatorNames;
};

export const PricedFileContext = createContext<PricedFile | undefined>(undefined);

/** The priced file around a component, with the name of each of its services by their index. */
export function usePricedFile(): PricedFile & { nameService: (at: number) => string } {
  const file = use(PricedFileContext);
  if (!file) throw new Error("A part of a priced file is drawn outside PricedFileContext.");
  const { services } = file.phase.result;
  return { ...file, nameService: (at) => file.names.service(services[at]?.service ?? "").name };
}
