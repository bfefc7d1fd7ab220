import { type DragEvent, type RefObject, useEffect, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { pressEarly } from "#app/platform/early-input.ts";
import { useToday } from "#app/platform/hydration.ts";
import { formatNumber } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { FormState } from "../../store/form-state.ts";
import type { CalculatorNames } from "../../format/names.ts";
import { largestFile, longestCell, mostCells, mostColumns, mostUnpacked } from "../import/decode.ts";
import { takeLeftFile } from "../file-along.ts";
import { getResultPhase, type ImportProblem, type Phase, type ResultPhase } from "../phase.ts";
import { PricedFileContext } from "../priced-file.ts";
import { useOrders } from "../use-orders.ts";
import { createTemplateFile } from "./column-names.ts";
import { FilePreview } from "./file-preview.tsx";
import { OrdersResultView } from "./orders-result.tsx";
import { usePrinting } from "../../quote-document/use-printing.ts";
import { OrdersSheet } from "./orders-sheet.tsx";
import { describeInvoiceResult, describePricedOrders } from "./orders-text.ts";

export type OrdersPanelProps = { page: CalculatorPage; state: FormState; names: CalculatorNames; today: string };

/** Many orders at once: a file is dropped or chosen, read and priced in a worker of this browser. */
export default function OrdersPanel({ page, state, names, today }: OrdersPanelProps) {
  const terms = { from: state.from, currency: state.currency, incoterm: state.terms, shipDate: state.date || today };
  const orders = useOrders(page, terms, state.goods);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { phase } = orders;
  const file = phase.at === "idle" || phase.at === "problem" ? undefined : phase.file;
  const shown = getResultPhase(phase);
  const printing = usePrinting();
  // the hub may open on a later day than that on which this is worked out
  const printDay = useToday(page.today);
  const answer = useFocusOnAnswer(phase.at);
  const take = () => {
    const [chosen] = input.current?.files ?? [];
    if (input.current) input.current.value = "";
    const opened = chosen ? { file: chosen } : takeLeftFile();
    if (opened) orders.open(opened);
  };
  // a file may have been chosen before the code was there, or come from the page in the other language
  const takeEarly = useRef(take);
  useEffect(() => takeEarly.current(), []);
  const closeFile = () => {
    orders.cancel();
    input.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) orders.open({ file: dropped });
  };
  return (
    <div className="pb-6">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button is the first */}
      <div
        // a file that is open leaves its answer the place
        className={`relative mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border-2 print:hidden ${file === undefined ? "border-dashed p-6" : "px-4 py-2"} ${over ? "border-route bg-sunken" : file === undefined ? "border-control" : "border-line"}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="lucide:file-spreadsheet" className={`text-quiet ${file === undefined ? "size-8!" : ""}`} />
        <p className={`grow ${file === undefined ? "" : "basis-[16rem] text-sm text-quiet wrap-anywhere"}`}>
          {file === undefined ? m.orders_drop() : m.orders_stays({ file })}
        </p>
        {/* a label opens the browser's own choice before the code is there; its field lies over all, and takes what is dropped */}
        <label
          className={`button cursor-pointer outline-link has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${file === undefined ? "" : "button-quiet px-3! text-sm"}`}
        >
          {file === undefined ? m.orders_choose() : m.orders_choose_other()}
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,.tsv,.xlsx"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={take}
          />
        </label>
        {file === undefined ? (
          <ExampleButtons samples={page.samples} onOpen={(own) => orders.open({ file: own })} />
        ) : (
          <button type="button" className="button button-quiet relative px-3! text-sm" onClick={closeFile}>
            {m.orders_close()}
          </button>
        )}
      </div>
      {file === undefined && <p className="mt-3 text-sm text-quiet print:hidden">{m.invoice_needs()}</p>}
      <div role="status" className="mt-4">
        {phase.at === "reading" && <p className="text-quiet">{m.orders_reading({ file: phase.file })}</p>}
        {phase.at === "pricing" && <p className="text-quiet">{m.orders_pricing({ rows: formatNumber(phase.all) })}</p>}
        {phase.at === "preview" && <p className="sr-only">{m.units_title()}</p>}
        {phase.at === "result" && !phase.effect && <p className="sr-only">{describeFile(phase)}</p>}
      </div>
      {phase.at === "pricing" && !shown && (
        <progress
          className="mt-2 h-2 w-full accent-(--action)"
          max={phase.all}
          value={phase.done}
          aria-label={m.orders_progress()}
        />
      )}
      {phase.at === "problem" && (
        <p role="alert" className="mt-4 rounded-lg bg-bad-panel px-4 py-3 text-bad">
          <strong className="font-semibold">{phase.file}:</strong> {describeFileProblem(phase.problem, phase.cell)}
        </p>
      )}
      <div ref={answer}>
        {phase.at === "preview" && (
          <FilePreview
            key={JSON.stringify([phase.file, phase.table.columns, phase.table.doubts, phase.all])}
            table={phase.table}
            all={phase.all}
            weights={phase.weights}
            onAnswer={orders.choose}
            onKeep={phase.before ? orders.keepColumns : undefined}
          />
        )}
        {shown && (
          <PricedFileContext value={{ phase: shown, orders, page, names }}>
            {printing && <OrdersSheet terms={terms} today={printDay} />}
            <OrdersResultView key={shown.file} busy={phase.at !== "result"} />
          </PricedFileContext>
        )}
      </div>
    </div>
  );
}

/** Leads to the question or the result that a file has opened: what had the focus before is gone. */
function useFocusOnAnswer(at: Phase["at"]): RefObject<HTMLDivElement | null> {
  const answer = useRef<HTMLDivElement>(null);
  // whoever comes back to a file finds it as it was left
  const last = useRef(at);
  const opened = useRef(false);
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    const asks = at === "preview";
    if (asks || (at === "result" && opened.current)) answer.current?.querySelector<HTMLElement>("h2, h3")?.focus();
    opened.current = asks || at === "reading" || (at === "pricing" && opened.current);
  }, [at]);
  return answer;
}

/** What a file came to, for those who hear it: of an invoice what its check found. */
function describeFile(phase: ResultPhase): string {
  const { result, invoice } = phase;
  if (!result.billed) return describePricedOrders(phase);
  return invoice ? describeInvoiceResult(invoice, result.currency) : m.invoice_working();
}

const exampleLabels = { orders: m.orders_example, invoice: m.invoice_example };
const templateLabels = { orders: m.orders_template, invoice: m.invoice_template };

type ExampleButtonsProps = { samples: CalculatorPage["samples"]; onOpen: (file: File) => void };

/** The provider's example files, each priced with one tap, and empty ones to fill in. */
function ExampleButtons({ samples, onOpen }: ExampleButtonsProps) {
  const open = async (address: string) => {
    // without a connection the file arrives empty, which the panel says
    const blob = await fetch(address).then(
      (response) => (response.ok ? response.blob() : new Blob()),
      () => new Blob(),
    );
    onOpen(new File([blob], address.slice(address.lastIndexOf("/") + 1), { type: "text/csv" }));
  };
  const buttons = [
    ...samples.map(({ kind, address }) => ({ label: exampleLabels[kind](), press: () => open(address) })),
    ...(["orders", "invoice"] as const).map((kind) => ({
      label: templateLabels[kind](),
      press: () => saveFile(createTemplateFile(kind), `${kind}.csv`),
    })),
  ];
  return (
    <div className="relative flex flex-wrap gap-x-5">
      {buttons.map(({ label, press }) => (
        <button
          key={label}
          ref={pressEarly}
          type="button"
          className="min-h-11 text-link underline underline-offset-4"
          onClick={press}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** What is wrong with a file, in which `cell`, and the way out. */
function describeFileProblem(problem: ImportProblem, cell = ""): string {
  switch (problem) {
    case "too-large":
      return m.file_too_large({ limit: largestFile / 1_000_000 });
    case "too-large-unpacked":
      return m.file_too_large_unpacked({ limit: mostUnpacked / 1_000_000 });
    case "too-wide":
      return m.file_too_wide({ cell, limit: formatNumber(mostColumns) });
    case "too-many-cells":
      return m.file_too_many_cells({ cell, limit: mostCells / 1_000_000 });
    case "long-cell":
      return m.file_long_cell({ cell, limit: formatNumber(longestCell) });
    case "binary":
      return m.file_binary();
    case "pdf":
      return m.file_pdf();
    case "old-excel":
      return m.file_old_excel();
    case "broken-excel":
      return m.file_broken_excel();
    case "empty":
      return m.file_empty();
    case "no-header":
      return m.file_no_header();
    case "failed":
      return m.file_failed();
    case "not-started":
      return m.file_not_started();
  }
}
