import { useRef, useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold-title.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CalculatorNames } from "../names.ts";
import { AmountsCurrency } from "./amounts-currency.tsx";
import { downloadWords } from "./download-words.ts";
import { EffectNote } from "./effect-note.tsx";
import { InvoiceCheck } from "./invoice/invoice-check.tsx";
import { KnownNotes } from "./known-notes.tsx";
import { OrdersTable } from "./orders-table.tsx";
import { pricedText } from "./priced-text.ts";
import { Problems } from "./problems.tsx";
import { Understood } from "./understood.tsx";
import type { ResultPhase } from "./phase.ts";
import type { useOrders } from "./use-orders.ts";
import { UsualBoxNote } from "./usual-box-note.tsx";
import { WaitingLine } from "./waiting-line.tsx";
import { WholeCost } from "./whole-cost.tsx";

type Props = {
  phase: ResultPhase;
  orders: ReturnType<typeof useOrders>;
  page: CalculatorPage;
  names: CalculatorNames;
  busy: boolean;
};

/** What a file costs, or for an invoice first what the cards say of it; then how it was read, what waits for an answer, and every row. */
export function OrdersResultView({ phase, orders, page, names, busy }: Props) {
  const { result, table, file, split, mends, effect } = phase;
  const { services, taken, billed } = result;
  // where nothing has a price the reasons are the answer
  const [answering, setAnswering] = useState(taken === 0);
  const problems = useRef<HTMLDetailsElement>(null);
  const nameOf = (at: number) => names.service(services[at]?.service ?? "").name;
  const priced = pricedText(phase);
  const cost = <WholeCost phase={phase} orders={orders} names={names} nameOf={nameOf} />;
  const showProblems = () => {
    setAnswering(true);
    const at = problems.current;
    at?.scrollIntoView();
    at?.querySelector("summary")?.focus({ preventScroll: true });
  };
  return (
    <div className="mt-8 space-y-10 print:hidden" aria-busy={busy}>
      <div className="space-y-4">
        <p className="text-sm text-quiet">{m.orders_stays({ file })}</p>
        {billed ? (
          <InvoiceCheck phase={phase} page={page} names={names} onLine={orders.checkAgainst} onCall={orders.callLine} />
        ) : (
          <h2 className="text-3xl font-semibold tracking-tight tabular-nums sm:text-4xl">{priced}</h2>
        )}
        <WaitingLine result={result} onShow={showProblems} />
        <UsualBoxNote key={phase.box} result={result} box={phase.box} onBox={orders.useBox} />
        <AmountsCurrency phase={phase} currencies={page.currencies} onSay={orders.sayCurrency} />
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => orders.download(downloadWords(phase, names))}>
            <Icon name="lucide:download" />
            {m.orders_download()}
          </button>
          <button type="button" className="button button-quiet" onClick={() => window.print()}>
            <Icon name="lucide:printer" />
            {m.take_print()}
          </button>
        </div>
      </div>
      {(mends.length > 0 || effect) && (
        <div className="sticky top-16 z-5 bg-page py-2">
          <EffectNote phase={phase} onUndo={orders.undo} />
        </div>
      )}
      {billed && taken > 0 ? (
        <details className="group/fold border-y border-line">
          <FoldTitle>{m.invoice_else()}</FoldTitle>
          <div className="pb-8">
            <h3 className="mb-6 text-2xl font-semibold tabular-nums">{priced}</h3>
            {cost}
          </div>
        </details>
      ) : (
        cost
      )}
      <section>
        <h3 className="text-lg font-semibold">{m.orders_how_read()}</h3>
        <Understood table={table} onChange={orders.changeColumns} onUnits={orders.sayUnits} />
        <KnownNotes result={result} table={table} ratesOf={page.reference.exchange.date} onMend={orders.mend} />
      </section>
      <Problems
        phase={phase}
        orders={orders}
        page={page}
        names={names}
        open={answering}
        onOpen={setAnswering}
        at={problems}
      />
      <OrdersTable key={split} phase={phase} orders={orders} page={page} names={names} nameOf={nameOf} />
    </div>
  );
}
