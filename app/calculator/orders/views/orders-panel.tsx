import { type DragEvent, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { useToday } from "#app/platform/hydration.ts";
import { formatNumber } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { FormState } from "../../store/form-state.ts";
import type { CalculatorNames } from "../../format/names.ts";
import { largestFile, longestCell, mostCells, mostColumns, mostUnpacked } from "../import/decode.ts";
import { getResultPhase, type ImportProblem } from "../phase.ts";
import { PricedFileContext, useOrders } from "../use-orders.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { createTemplateFile } from "./column-names.ts";
import { OrdersResultView } from "./orders-result.tsx";
import { OrdersSheet, usePrinting } from "./orders-sheet.tsx";
import { describePricedOrders } from "./orders-text.ts";
import { UnitQuestion } from "./unit-question.tsx";

export type OrdersPanelProps = { page: CalculatorPage; state: FormState; names: CalculatorNames; today: string };

/** Many orders at once: a file is dropped or chosen, read and priced in a worker of this browser. */
export default function OrdersPanel({ page, state, names, today }: OrdersPanelProps) {
  const terms = { from: state.from, currency: state.currency, incoterm: state.terms, shipDate: state.date || today };
  const orders = useOrders(page, terms, state.goods);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { phase } = orders;
  const shown = getResultPhase(phase);
  const printing = usePrinting();
  // the hub may open on a later day than that on which this is worked out
  const printDay = useToday(page.today);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) orders.open(file);
  };
  return (
    <div className="pb-6">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button is the first */}
      <div
        className={`mt-4 flex flex-wrap items-center gap-4 rounded-2xl border-2 border-dashed p-6 print:hidden ${over ? "border-route bg-sunken" : "border-control"}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="lucide:file-spreadsheet" className="size-8! text-quiet" />
        <p className="grow">{m.orders_drop()}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) orders.open(file);
            target.value = "";
          }}
        />
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {m.orders_choose()}
        </button>
        <ExampleButtons samples={page.samples} onOpen={orders.open} />
      </div>
      <p className="mt-3 text-sm text-quiet print:hidden">{m.invoice_needs()}</p>
      <div role="status" className="mt-4">
        {phase.at === "reading" && <p className="text-quiet">{m.orders_reading({ file: phase.file })}</p>}
        {phase.at === "pricing" && <p className="text-quiet">{m.orders_pricing({ rows: formatNumber(phase.all) })}</p>}
        {phase.at === "asking" && <p className="sr-only">{m.units_title()}</p>}
        {phase.at === "result" && !phase.effect && <p className="sr-only">{describePricedOrders(phase)}</p>}
      </div>
      {(phase.at === "reading" || (phase.at === "pricing" && !shown)) && (
        <div className="mt-2 flex items-center gap-4">
          {phase.at === "pricing" && (
            <progress
              className="h-2 grow accent-(--action)"
              max={phase.all}
              value={phase.done}
              aria-label={m.orders_progress()}
            />
          )}
          <button type="button" className="button button-quiet" onClick={orders.cancel}>
            {m.orders_cancel()}
          </button>
        </div>
      )}
      {phase.at === "problem" && (
        <p role="alert" className="mt-4 rounded-lg bg-bad-panel px-4 py-3 text-bad">
          <strong className="font-semibold">{phase.file}:</strong> {describeFileProblem(phase.problem, phase.cell)}
        </p>
      )}
      {phase.at === "columns" && (
        <ColumnChoice
          table={phase.table}
          onChoose={orders.choose}
          onKeep={phase.before ? orders.keepColumns : undefined}
        />
      )}
      {phase.at === "asking" && (
        <UnitQuestion table={phase.table} onSay={orders.sayUnits} onColumns={orders.changeColumns} />
      )}
      {shown && (
        <PricedFileContext value={{ phase: shown, orders, page, names }}>
          {printing && <OrdersSheet terms={terms} today={printDay} />}
          <OrdersResultView key={shown.file} busy={phase.at !== "result"} />
        </PricedFileContext>
      )}
    </div>
  );
}

const exampleLabels = { orders: m.orders_example, invoice: m.invoice_example };
const templates = [
  { kind: "orders", label: m.orders_template },
  { kind: "invoice", label: m.invoice_template },
] as const;

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
  return (
    <div className="flex flex-wrap gap-x-5">
      {samples.map(({ kind, address }) => (
        <button
          key={kind}
          type="button"
          className="min-h-11 text-link underline underline-offset-4"
          onClick={() => open(address)}
        >
          {exampleLabels[kind]()}
        </button>
      ))}
      {templates.map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          className="min-h-11 text-link underline underline-offset-4"
          onClick={() => saveFile(createTemplateFile(kind), `${kind}.csv`)}
        >
          {label()}
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
