import { useEffect, useSyncExternalStore } from "react";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { Terms } from "#rating/shipment/shipment.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { removeToast } from "#app/platform/toasts.ts";
import { m } from "#app/messages/m.ts";
import type { Columns, Correction, TableRead, Units, WeightScope } from "./import/types.ts";
import { offerUndo } from "../store/actions.ts";
import { informWorker } from "./inform-worker.ts";
import { keepMeaning } from "./import/corrections.ts";
import {
  answer,
  changeResult,
  getOpenFile,
  keepReplaced,
  type OpenFile,
  send,
  session,
  setPhase,
  takeReplaced,
  watch,
} from "./session.ts";
import { keepForWayBack, useFileAlong } from "./file-along.ts";
import type { DownloadWords, FromWorker, PassedOver, Sorting } from "./types.ts";
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

function price(file: string, table: TableRead, change: Partial<Answered> = {}): void {
  answer(change);
  const { against: _, called: __, ...answered } = session.answered;
  const { common, phase } = session;
  if (!common) return;
  session.pricedAs = JSON.stringify(common);
  session.unpriced = table;
  session.asked += 1;
  const { asked } = session;
  setPhase({
    at: "pricing",
    ...{ file, table, ...answered, asked },
    ...{ done: 0, all: table.rows, before: getResultPhase(phase) },
  });
  const { columns, units, marks, header, headed, products } = table;
  send({ kind: "price", asked, ...common, ...answered, columns, units, marks, header, headed, products });
}

function check(change: Partial<Answered>): void {
  answer(change);
  const { against, called } = session.answered;
  send({ kind: "invoice", line: against, called });
}

/** Prices a file whose columns are known, once nothing about its figures is in doubt. */
function understand(file: string, table: TableRead): void {
  const { reopened } = session;
  const known = table.chosen ? undefined : (reopened ?? loadColumns(table.header));
  // what the file's figures prove depends on its columns
  if (known) {
    send({ kind: "understand", ...known });
    return;
  }
  session.reopened = undefined;
  const { columns, doubts, chosen } = table;
  // a file that is brought back is read as it was, whoever had chosen that
  if (chosen && !reopened) saveColumns(table);
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
      if (phase.at === "pricing" && phase.asked === data.asked) setPhase({ ...phase, done: data.done });
      break;
    case "result":
      if (phase.at !== "pricing" || phase.asked !== data.asked) break;
      showResult(toResultPhase(phase, data.result));
      if (data.result.billed) check({});
      if (data.result.notes.several) send({ kind: "scopes", scopes: phase.table.scopes });
      send({ kind: "what-if", split: phase.split });
      break;
    case "answer":
      // another split may have been chosen since
      if (data.split === undefined || getResultPhase(phase)?.split === data.split) changeResult(data.answer);
      break;
    case "passed-over":
      session.write?.(data.groups);
      session.write = undefined;
      break;
    case "file":
      saveFile(data.blob, "priced-orders.csv");
  }
}

function showResult(phase: ResultPhase): void {
  setPhase(phase);
  session.unpriced = undefined;
  const { download } = session;
  session.download = undefined;
  download?.(phase);
}

/** Ends what is done with the file that was open. */
function close(): void {
  session.worker?.terminate();
  session.unpriced = undefined;
  session.download = undefined;
  session.write = undefined;
}

type Opened = Pick<OpenFile, "file"> & Partial<OpenFile>;

/** Opens a file; one that comes back with what was answered for it, and how it was read. */
function open({ file, answered = nothingAnswered, reopened }: Opened, page: CalculatorPage): void {
  close();
  removeToast("undo");
  const own = new Worker(trustScript(workerAddress), { type: "module" });
  session.worker = own;
  session.file = file;
  keepForWayBack(file);
  // what a newer release of the page asks was not answered
  session.answered = { ...nothingAnswered, ...answered };
  session.replaced = [];
  session.reopened = reopened;
  setPhase({ at: "reading", file: file.name });
  // a worker catches its own errors and reports them: before its first message it has not loaded
  let problem: ImportProblem = "not-started";
  own.onerror = () => setPhase({ at: "problem", file: file.name, problem });
  own.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    problem = "failed";
    hear(file.name, data, page);
  };
  const { cards, reference, countries } = page;
  const goods = page.goods.map(({ id, label, also }) => ({ id, label, also }));
  const services = page.services.map(({ slug, name, also }) => ({ slug, name, also }));
  const setup = { cards, reference, countries, goods, services };
  send({ kind: "read", file, names: getColumnNames(), setup });
}

const idle: Phase = { at: "idle" };

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
    if (session.pricedAs !== JSON.stringify(session.common)) again({});
  });

  // what is answered while prices are on their way asks for others in their place
  const again = (change: Partial<Answered>) => {
    const { phase: own } = session;
    if (own.at === "result" || own.at === "pricing") price(own.file, own.table, change);
    // below the columns it changes the prices that somebody comes back to, by these columns or by others
    else if (own.at === "preview" && own.before) {
      answer(change);
      session.unpriced ??= own.before.table;
    }
  };
  const give = (change: Partial<Answered>) => {
    keepReplaced(change);
    // the last answer is what an Undo is for now, and no longer the file before
    removeToast("undo");
    again(change);
  };
  useFileAlong(getOpenFile, (left) => open(left, page));
  /** Puts something in the place of the file that is open. An Undo reads and prices that anew, as it was read and with all answers. */
  const replace = (put: () => void) => {
    // one that could not be read has nothing to come back to
    const closed = phase.at === "problem" ? undefined : getOpenFile();
    put();
    if (closed) offerUndo(m.orders_closed({ file: closed.file.name }), () => open(closed, page));
  };
  return {
    phase,
    open: (opened: Opened) => replace(() => open(opened, page)),
    cancel: () =>
      replace(() => {
        close();
        session.worker = undefined;
        session.file = undefined;
        setPhase(idle);
      }),
    changeColumns: () => "table" in phase && preview(phase.file, phase.table, true),
    /** Back to what was priced, or being priced, before the columns were looked at. */
    keepColumns: () => {
      if (session.unpriced && "file" in phase) price(phase.file, session.unpriced);
      else if ("before" in phase && phase.before) showResult(phase.before);
    },
    /** Reads the file as somebody said; a unit that was not chosen is found in the file. */
    choose: (columns: Columns, units: Partial<Units>, itemWeights = session.answered.itemWeights) => {
      // a line of its own for each row is another question than one for all
      const otherLine = "table" in phase && phase.table.columns.line !== columns.line;
      answer({ itemWeights, ...(otherLine && { against: "" }) });
      send({ kind: "understand", columns, units });
    },
    /** Says what a quantity and a weight are of. */
    sayScope: (scope: WeightScope) => {
      const known = session.unpriced ?? getResultPhase(phase)?.table;
      if (!known || !("file" in phase)) return;
      const table = { ...known, units: { ...known.units, scope } };
      saveColumns(table);
      if (phase.at === "preview") session.unpriced = table;
      else price(phase.file, table);
    },
    /** Answers a question for some rows and prices the file anew. */
    mend: (mend: Correction) => {
      const table = getResultPhase(session.phase)?.table;
      if (!table) return;
      const { corrections } = session.answered;
      const meant = "use" in mend ? { ...mend, use: keepMeaning(mend.field, mend.use, table, terms.currency) } : mend;
      give({ corrections: [...corrections, { ...meant, under: table.columns }] });
    },
    /** Takes back the last answer, of whatever kind, or all corrections. */
    undo: (all: boolean) => {
      const before = takeReplaced(all);
      if (before) again(before);
    },
    /** Prices all orders without a size in one box; empty: by weight alone. */
    useBox: (box: string) => give({ box }),
    /** Says what currency amounts are in that name none. */
    sayCurrency: (amountsIn: string) => give({ amountsIn }),
    chooseSplit: (split: Split) => {
      answer({ split });
      const chosen = { split, changes: undefined, sorted: undefined };
      if (phase.at === "pricing") setPhase({ ...phase, split, before: phase.before && { ...phase.before, ...chosen } });
      changeResult(chosen);
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
      const shown = getResultPhase(phase);
      if (shown) send({ kind: "sort", ...sorting, split: shown.split });
    },
    openRow: (row: number) => send({ kind: "row", row }),
    /** Downloads all prices, with their words in the page's language; those on their way once they are there. */
    download: (write: (priced: ResultPhase, passedOver: readonly PassedOver[]) => DownloadWords) => {
      const run = (priced: ResultPhase) => {
        const { split } = priced;
        // what is priced anew meanwhile asks again
        session.download = run;
        session.write = (passedOver) => {
          if (session.unpriced) return;
          session.download = undefined;
          send({ kind: "download", words: write(priced, passedOver), split });
        };
        send({ kind: "passed-over", split });
      };
      const shown = getResultPhase(phase);
      if (shown && !session.unpriced) run(shown);
      else session.download = run;
    },
  };
}
