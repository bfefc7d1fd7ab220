import { lazy, memo, Suspense } from "react";
import { m } from "#app/messages/m.ts";
import { useMedia } from "#app/platform/use-media.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { Answer } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { SmallerBox } from "../box/smaller-box.tsx";
import { describeLimits } from "../format/reasons.ts";
import { ContainersNote } from "../freight/containers-note.tsx";
import { convertToFreight } from "../freight/convert-parcels.ts";
import { listFreightCountries } from "../freight/convert-parcels.ts";
import { PriceCurve } from "../price-curve/price-curve.tsx";
import { ParcelQuoteActions } from "../quote-document/quote-actions.tsx";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { hideUntilHydrated, useAmend, useCalculatorStore, useQuoteRequest } from "../store/use-calculator.ts";
import { useQuotes } from "../worker/use-quotes.ts";
import { AnswersHead, NoSizeNote, PastShipDateNotice } from "./answers-head.tsx";
import { QuoteTable } from "./quote-table.tsx";
import { RefusalRow } from "./refusal-row.tsx";
import { buildResults } from "./results.ts";

const DeadlineView = lazy(() => import("../deadline/deadline-view.tsx"));

/** Every line's answer, beside the form. */
export function QuoteResults() {
  const { page } = useCalculatorStore();
  const request = useQuoteRequest();
  const quoted = useQuotes(request.shipment, page);
  return (
    <div className={hideUntilHydrated(request.ready)}>
      <SectionBoundary watch={request}>
        <QuoteList request={request} quoted={quoted} />
      </SectionBoundary>
    </div>
  );
}

type QuoteListProps = {
  request: QuoteRequest;
  /** Missing while the form has a problem. */
  quoted: { shipment: Shipment; answers: readonly Answer[] } | undefined;
};

/** The quotes in the order chosen, then the lines that say no and why. */
const QuoteList = memo(function QuoteList({ request, quoted }: QuoteListProps) {
  const { page, names, change } = useCalculatorStore();
  const { form, today, unfinished, leftOut } = request;
  const amend = useAmend(form);
  const phone = useMedia("(width < 40rem)", true);
  if (!quoted)
    return (
      <p className="rounded-2xl border border-line bg-sunken p-6 text-quiet">
        {unfinished ? m.answers_typing({ field: unfinished }) : m.answers_waiting()}
      </p>
    );
  const results = buildResults(request, quoted, page);
  const { shipment, quotes, refusals, timely, best, boxed } = results;
  const late = quotes.filter((one) => !timely.includes(one)).map(({ service }) => service);
  // of an open line its details say what it takes
  const refused = refusals.some(({ service }) => service === form.service);
  const [first, ...later] = refused ? page.cards.filter(({ service }) => service === form.service) : [];
  const refusing = first && [first, ...later.filter(({ validFrom }) => validFrom === first.validFrom)];
  const freight = convertToFreight(form, shipment, listFreightCountries(page));
  return (
    <div>
      <AnswersHead results={results} />
      {leftOut && <p className="mt-3 text-sm text-bad print:text-ink">{m.answers_without({ problem: leftOut })}</p>}
      {form.date && form.date < today && <PastShipDateNotice day={form.date} />}
      {refusing && (
        <p className="mt-4 text-sm text-quiet">
          {m.answers_limits({ name: names.service(form.service).name, limits: describeLimits(refusing, form.units) })}
        </p>
      )}
      {freight && <ContainersNote freight={freight} />}
      {boxed && best && <NoSizeNote boxed={boxed} units={form.units} />}
      {form.by && best && (
        <Suspense fallback={<p className="h-svh text-quiet sm:h-167">{m.loading()}</p>}>
          <DeadlineView
            by={form.by}
            quotes={quotes}
            shipment={shipment}
            today={today}
            page={page}
            currency={form.currency}
            names={names}
            onTake={(service, date) => change({ service, date })}
          />
        </Suspense>
      )}
      {best && <QuoteTable results={results} best={best} />}
      {phone && quotes.every(({ service }) => service !== form.service) && (
        <SmallerBox quotes={timely} shipment={shipment} page={page} state={form} names={names} change={amend} />
      )}
      {best && <ParcelQuoteActions />}
      <div className="mt-12 border-t border-line">
        {quotes.length > 0 && <PriceCurve shipment={shipment} state={form} page={page} names={names} late={late} />}
        {refusals.length > 0 && (
          <details
            key={String(quotes.length === 0)}
            open={quotes.length === 0}
            className="group/fold border-b border-line print:hidden"
          >
            <FoldTitle>{m.answers_refused({ count: refusals.length })}</FoldTitle>
            <ul className="border-t border-line">
              {refusals.map((refusal) => (
                <RefusalRow key={refusal.service} refusal={refusal} form={form} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
});
