import { useEffect, useRef, useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import type { Terms } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { toast } from "#app/platform/toasts.ts";
import type { Columns, WeightUnit } from "./columns.ts";
import { csvHeads } from "./csv-heads.ts";
import type { FileProblem } from "./decode.ts";
import type { InvoiceResult } from "./invoice/check-invoice.ts";
import type { Mend } from "./mends.ts";
import type { FromWorker, OrdersResult, SortColumn, ToWorker } from "./messages.ts";
import { rememberColumns, rememberedColumns } from "./remembered-columns.ts";
import type { Split } from "./splits.ts";
import type { WhatIf } from "./what-if.ts";

export type Table = { header: string[]; columns: Columns; unit: WeightUnit; rows: number; sample: string[][] };

export type ResultPhase = {
  at: "result";
  file: string;
  table: Table;
  result: OrdersResult;
  sorted: Uint32Array | undefined;
  split: Split;
  /** Answers to later questions, once they are there. */
  changes: WhatIf | undefined;
  invoice: InvoiceResult | undefined;
  mends: readonly Mend[];
};

/** Where an import stands. */
export type Phase =
  | { at: "idle" }
  | { at: "reading"; file: string }
  | { at: "problem"; file: string; problem: FileProblem | "failed" }
  | { at: "columns"; file: string; table: Table }
  | { at: "pricing"; file: string; table: Table; done: number; all: number; mends: readonly Mend[]; split: Split }
  | ResultPhase;

/** An order file from drop to result, computed in a worker that is ended when the page is left. */
export function useOrders(page: CalculatorPage, terms: Terms, goods: string) {
  const [phase, setPhase] = useState<Phase>({ at: "idle" });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const send = (message: ToWorker) => worker.current?.postMessage(message);
  const changeResult = (change: (before: ResultPhase) => Partial<ResultPhase>) =>
    setPhase((before) => (before.at === "result" ? { ...before, ...change(before) } : before));

  function price(file: string, table: Table, mends: readonly Mend[] = [], split: Split = "cheapest") {
    setPhase({ at: "pricing", file, table, done: 0, all: table.rows, mends, split });
    send({ kind: "price", columns: table.columns, unit: table.unit, terms, goods, mends });
  }

  function hear(name: string, data: FromWorker) {
    if (data.kind === "problem") setPhase({ at: "problem", file: name, problem: data.problem });
    else if (data.kind === "failed") setPhase({ at: "problem", file: name, problem: "failed" });
    else if (data.kind === "table") {
      const { columns, unit } = rememberedColumns(data.header) ?? data;
      const table = { ...data, columns, unit };
      if (columns.country !== undefined && columns.weight !== undefined) price(name, table);
      else setPhase({ at: "columns", file: name, table });
    } else if (data.kind === "progress")
      setPhase((before) => (before.at === "pricing" ? { ...before, done: data.done } : before));
    else if (data.kind === "result") {
      setPhase((before) =>
        before.at === "pricing"
          ? { ...before, at: "result", result: data.result, sorted: undefined, changes: undefined, invoice: undefined }
          : before,
      );
      toast({ id: "orders", title: m.toast_import() });
      if (data.result.billed) send({ kind: "invoice", line: "" });
    } else if (data.kind === "what-if")
      changeResult(({ split }) => (split === data.split ? { changes: data.changes } : {}));
    else if (data.kind === "invoice") changeResult(() => ({ invoice: data.invoice }));
    else if (data.kind === "sorted") changeResult(() => ({ sorted: data.rows }));
    else saveFile(data.blob, "priced-orders.csv");
  }

  function open(file: File) {
    worker.current?.terminate();
    const own = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.current = own;
    setPhase({ at: "reading", file: file.name });
    own.onerror = () => setPhase({ at: "problem", file: file.name, problem: "failed" });
    own.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(file.name, data);
    send({
      kind: "setup",
      cards: page.cards,
      reference: page.reference,
      countries: page.countries,
      goods: page.goods.map(({ id, label }) => ({ id, label })),
      services: page.services.map(({ slug, name }) => ({ slug, name })),
    });
    send({ kind: "read", file });
  }

  // other terms are another price
  const asTerms = JSON.stringify([terms, goods]);
  const pricedAs = useRef(asTerms);
  useEffect(() => {
    if (pricedAs.current === asTerms) return;
    pricedAs.current = asTerms;
    if (phase.at === "result") price(phase.file, phase.table, phase.mends, phase.split);
  });

  // what would change the total is asked for once the totals are on screen
  const asked = phase.at === "result" && !phase.changes ? phase.split : undefined;
  const result = phase.at === "result" ? phase.result : undefined;
  useEffect(() => {
    if (asked && result) worker.current?.postMessage({ kind: "what-if", split: asked } satisfies ToWorker);
  }, [asked, result]);

  return {
    phase,
    open,
    cancel: () => {
      worker.current?.terminate();
      setPhase({ at: "idle" });
    },
    changeColumns: () =>
      setPhase((before) => ("table" in before ? { at: "columns", file: before.file, table: before.table } : before)),
    choose: (columns: Columns, unit: WeightUnit) => {
      if (phase.at !== "columns") return;
      rememberColumns(phase.table.header, { columns, unit });
      price(phase.file, { ...phase.table, columns, unit });
    },
    /** Answers a group's question and prices the file anew; without a mend, all answers are taken back. */
    mend: (mend?: Mend) => {
      if (phase.at === "result") price(phase.file, phase.table, mend ? [...phase.mends, mend] : [], phase.split);
    },
    chooseSplit: (split: Split) => changeResult(() => ({ split, changes: undefined, sorted: undefined })),
    checkAgainst: (line: string) => {
      changeResult(() => ({ invoice: undefined }));
      send({ kind: "invoice", line });
    },
    sort: (by: SortColumn, descending: boolean) => {
      if (phase.at === "result") send({ kind: "sort", by, descending, split: phase.split });
    },
    download: (names: Readonly<Record<string, string>>, rules: Readonly<Record<string, string>>) => {
      if (phase.at !== "result") return;
      const { result, split } = phase;
      send({ kind: "download", names, rules, split, heads: csvHeads(split, result.currency) });
    },
  };
}
