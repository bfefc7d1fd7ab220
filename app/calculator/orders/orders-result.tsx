import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold-title.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CalculatorNames } from "../names.ts";
import { downloadWords } from "./download-words.ts";
import { InvoiceCheck } from "./invoice/invoice-check.tsx";
import { KnownNotes } from "./known-notes.tsx";
import { OrdersTable } from "./orders-table.tsx";
import { pricedText } from "./priced-text.ts";
import { Problems } from "./problems.tsx";
import { Understood } from "./understood.tsx";
import type { ResultPhase } from "./phase.ts";
import type { useOrders } from "./use-orders.ts";
import { UsualBoxNote } from "./usual-box-note.tsx";
import { WholeCost } from "./whole-cost.tsx";

type Props = {
  phase: ResultPhase;
  orders: ReturnType<typeof useOrders>;
  page: CalculatorPage;
  names: CalculatorNames;
  busy: boolean;
};

/** What a file costs, or for an invoice first what the cards say of it; then what waits for an answer, and every row. */
export function OrdersResultView({ phase, orders, page, names, busy }: Props) {
  const { result, table, file, split } = phase;
  const { services, taken, billed } = result;
  const nameOf = (at: number) => names.service(services[at]?.service ?? "").name;
  const priced = pricedText(phase);
  const title = "text-3xl font-semibold tracking-tight tabular-nums sm:text-4xl";
  const boxes = <UsualBoxNote key={phase.box} result={result} box={phase.box} onBox={orders.useBox} />;
  return (
    <div className="mt-8 space-y-9" aria-busy={busy}>
      <div className="space-y-3">
        <p className="text-sm text-quiet">{m.orders_stays({ file })}</p>
        {billed ? (
          <InvoiceCheck phase={phase} page={page} names={names} onLine={orders.checkAgainst} />
        ) : (
          <h2 className={title}>{priced}</h2>
        )}
        {taken === 0 && <p>{m.orders_none_text()}</p>}
        {boxes}
        <Understood table={table} onChange={orders.changeColumns} onUnits={orders.sayUnits} />
        <KnownNotes result={result} table={table} ratesOf={page.reference.exchange.date} onMend={orders.mend} />
        <button type="button" className="button" onClick={() => orders.download(downloadWords(phase, names))}>
          <Icon name="lucide:download" />
          {m.orders_download()}
        </button>
      </div>
      <Problems phase={phase} orders={orders} page={page} names={names} />
      {billed && taken > 0 ? (
        <details className="group/fold border-y border-line">
          <FoldTitle>{m.invoice_else()}</FoldTitle>
          <div className="pb-8">
            <h3 className="mb-6 text-2xl font-semibold tabular-nums">{priced}</h3>
            <WholeCost phase={phase} orders={orders} names={names} nameOf={nameOf} />
          </div>
        </details>
      ) : (
        <WholeCost phase={phase} orders={orders} names={names} nameOf={nameOf} />
      )}
      <OrdersTable key={split} phase={phase} orders={orders} page={page} names={names} nameOf={nameOf} />
    </div>
  );
}
