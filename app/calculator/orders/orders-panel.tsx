import { type DragEvent, useRef, useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { useToday } from "#app/platform/use-today.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FormState } from "../form-state.ts";
import type { CalculatorNames } from "../names.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { ExampleButtons } from "./example-buttons.tsx";
import { OrdersSheet } from "./paper/orders-sheet.tsx";
import { usePrinting } from "./paper/use-printing.ts";
import { OrdersResultView } from "./orders-result.tsx";
import { pricedText } from "./priced-text.ts";
import { problemText } from "./problem-text.ts";
import { UnitQuestion } from "./unit-question.tsx";
import { resultOf } from "./phase.ts";
import { useOrders } from "./use-orders.ts";

export type Props = { page: CalculatorPage; state: FormState; names: CalculatorNames; today: string };

/** Many orders at once: a file is dropped or chosen, read and priced in a worker of this browser. */
export default function OrdersPanel({ page, state, names, today }: Props) {
  const terms = { from: state.from, currency: state.currency, incoterm: state.terms, shipDate: state.date || today };
  const orders = useOrders(page, terms, state.goods);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { phase } = orders;
  const shown = resultOf(phase);
  const printing = usePrinting();
  // the hub may open on a later day than that on which this is worked out
  const made = useToday(page.today);
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
        {phase.at === "pricing" && <p className="text-quiet">{m.orders_pricing({ rows: number(phase.all) })}</p>}
        {phase.at === "asking" && <p className="sr-only">{m.units_title()}</p>}
        {phase.at === "result" && !phase.effect && <p className="sr-only">{pricedText(phase)}</p>}
      </div>
      {phase.at === "pricing" && !shown && (
        <div className="mt-2 flex items-center gap-4">
          <progress
            className="h-2 grow accent-(--action)"
            max={phase.all}
            value={phase.done}
            aria-label={m.orders_progress()}
          />
          <button type="button" className="button button-quiet" onClick={orders.cancel}>
            {m.orders_cancel()}
          </button>
        </div>
      )}
      {phase.at === "problem" && (
        <p role="alert" className="mt-4 rounded-lg bg-bad-panel px-4 py-3 text-bad">
          <strong className="font-semibold">{phase.file}:</strong> {problemText(phase.problem)}
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
      {shown && printing && <OrdersSheet phase={shown} terms={terms} page={page} names={names} today={made} />}
      {shown && (
        <OrdersResultView
          key={shown.file}
          phase={shown}
          orders={orders}
          page={page}
          names={names}
          busy={phase.at !== "result"}
        />
      )}
    </div>
  );
}
