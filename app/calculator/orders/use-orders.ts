import { useEffect, useRef, useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import type { Terms } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { toast } from "#app/platform/toasts.ts";
import type { Columns, WeightUnit } from "./columns.ts";
import type { FileProblem } from "./decode.ts";
import type { FromWorker, OrdersResult, SortColumn, ToWorker } from "./messages.ts";
import { rememberColumns, rememberedColumns } from "./remembered-columns.ts";

export type Table = { header: string[]; columns: Columns; unit: WeightUnit; rows: number; sample: string[][] };

/** Where an import stands. */
export type Phase =
  | { at: "idle" }
  | { at: "reading"; file: string }
  | { at: "problem"; file: string; problem: FileProblem | "failed" }
  | { at: "columns"; file: string; table: Table }
  | { at: "pricing"; file: string; table: Table; done: number; all: number }
  | { at: "result"; file: string; table: Table; result: OrdersResult; sorted: Uint32Array | undefined };

/** An order file from drop to result, computed in a worker that is ended when the page is left. */
export function useOrders(page: CalculatorPage, terms: Terms, goods: string) {
  const [phase, setPhase] = useState<Phase>({ at: "idle" });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const send = (message: ToWorker) => worker.current?.postMessage(message);

  function price(columns: Columns, unit: WeightUnit, file: string, table: Table) {
    setPhase({ at: "pricing", file, table: { ...table, columns, unit }, done: 0, all: table.rows });
    send({ kind: "price", columns, unit, terms, goods });
  }

  function open(file: File) {
    worker.current?.terminate();
    const own = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.current = own;
    const { name } = file;
    setPhase({ at: "reading", file: name });
    own.onerror = () => setPhase({ at: "problem", file: name, problem: "failed" });
    own.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "problem") setPhase({ at: "problem", file: name, problem: data.problem });
      else if (data.kind === "failed") setPhase({ at: "problem", file: name, problem: "failed" });
      else if (data.kind === "table") {
        const chosen = rememberedColumns(data.header) ?? data;
        const table = { ...data, columns: chosen.columns, unit: chosen.unit };
        if (chosen.columns.country !== undefined && chosen.columns.weight !== undefined)
          price(chosen.columns, chosen.unit, name, table);
        else setPhase({ at: "columns", file: name, table });
      } else if (data.kind === "progress")
        setPhase((before) => (before.at === "pricing" ? { ...before, done: data.done } : before));
      else if (data.kind === "result") {
        setPhase((before) =>
          before.at === "pricing"
            ? { at: "result", file: name, table: before.table, result: data.result, sorted: undefined }
            : before,
        );
        toast({ id: "orders", title: m.toast_import() });
      } else if (data.kind === "sorted")
        setPhase((before) => (before.at === "result" ? { ...before, sorted: data.rows } : before));
      else if (data.kind === "file") saveFile(data.blob, "priced-orders.csv");
    };
    own.postMessage({
      kind: "setup",
      cards: page.cards,
      reference: page.reference,
      countries: page.countries,
      goods: page.goods.map(({ id }) => id),
    } satisfies ToWorker);
    own.postMessage({ kind: "read", file } satisfies ToWorker);
  }

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
      price(columns, unit, phase.file, phase.table);
    },
    sort: (by: SortColumn, descending: boolean) => send({ kind: "sort", by, descending }),
    download: (names: Readonly<Record<string, string>>) => send({ kind: "download", names }),
  };
}
