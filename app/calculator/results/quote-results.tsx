import { lazy, memo, Suspense, useRef } from "react";
import { m } from "#app/messages/m.ts";
import { useMedia } from "#app/platform/use-media.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { Answer } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { SmallerBox } from "../box/smaller-box.tsx";
import { describeLimits } from "../format/reasons.ts";
import { ContainersNote } from "../freight/containers-note.tsx";
import { PriceCurve } from "../price-curve/price-curve.tsx";
import { SharedQuoteBanner } from "../quote-document/shared-quote.tsx";
import { fromQuery, isSameRequest } from "../store/address.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { hideUntilHydrated, useCalculator, useCalculatorStore, useQuoteRequest } from "../store/use-calculator.ts";
import { useQuotes } from "../worker/use-quotes.ts";
import { AnswersHead, NoSizeNote, PastShipDateNotice } from "./answers-head.tsx";
import { QuoteTable } from "./quote-table.tsx";
import { NearestLine, RefusalRow } from "./refusal-row.tsx";
import { buildResults } from "./results.ts";
import { useHeldLines } from "./held-lines.ts";

// few have a day by which it must be there
const DeadlineTable = lazy(() => import("../deadline/deadline-table.tsx"));

type Quoted = { shipment: Shipment; answers: readonly Answer[] };

/** Every line's answer, below the form. While a field is being mended the answers before stay, grey. */
export function QuoteResults() {
  const { page } = useCalculatorStore();
  const request = useQuoteRequest();
  const quoted = useQuotes(request.shipment, page);
  const last = useRef<{ request: QuoteRequest; quoted: Quoted }>(undefined);
  const now = quoted && { request, quoted };
  // the example of the served page is nothing that was asked for
  if (now && request.ready) last.current = now;
  const shown = now ?? last.current;
  const waiting = quoted
    ? undefined
    : request.unfinished
      ? m.answers_typing({ field: request.unfinished })
      : m.answers_waiting();
  return (
    <div className={`relative ${hideUntilHydrated(request.ready)}`}>
      {/* on a slow line whoever has asked for something else than the served page shows waits for the rate engine */}
      {!request.ready && <p className="asked-note absolute text-lg font-semibold">{m.answers_computing()}</p>}
      <SentQuote />
      <SectionBoundary watch={request}>
        {shown ? (
          <QuoteList {...shown} waiting={waiting} />
        ) : (
          <p className="rounded-2xl border border-line bg-sunken p-6 text-quiet">{waiting}</p>
        )}
      </SectionBoundary>
    </div>
  );
}

function SentQuote() {
  const { start, change } = useCalculatorStore();
  const form = useCalculator((snapshot) => snapshot.form);
  const read = (query: URLSearchParams) => fromQuery(query, start);
  return <SharedQuoteBanner form={form} read={read} isSame={isSameRequest} onBack={change} />;
}

type QuoteListProps = {
  request: QuoteRequest;
  quoted: Quoted;
  /** What has to be entered before there are answers again. */
  waiting: string | undefined;
};

/** The quotes in the order chosen, then the lines that say no and why. */
const QuoteList = memo(function QuoteList({ request, quoted, waiting }: QuoteListProps) {
  const { page, names } = useCalculatorStore();
  const { form, today, leftOut } = request;
  const phone = useMedia("(width < 40rem)", true);
  const held = useHeldLines(request, quoted);
  const results = buildResults(request, quoted, held, page);
  const { shipment, quotes, refusals, timely, best, boxed } = results;
  const late = quotes.filter((one) => !timely.includes(one)).map(({ service }) => service);
  // of an open line its details say what it takes
  const refused = refusals.some(({ service }) => service === form.service);
  const [first, ...later] = refused ? page.cards.filter(({ service }) => service === form.service) : [];
  const refusing = first && [first, ...later.filter(({ validFrom }) => validFrom === first.validFrom)];
  const shown = quotes.length > 0;
  return (
    <>
      <AnswersHead results={results} today={today} waiting={waiting} missing={request.missing} />
      <div inert={waiting !== undefined} className={waiting === undefined ? "" : "opacity-45"}>
        {leftOut && <p className="mt-3 text-sm text-bad print:text-ink">{m.answers_without({ problem: leftOut })}</p>}
        {form.date && form.date < today && <PastShipDateNotice day={form.date} />}
        {refusing && (
          <p className="mt-4 text-sm text-quiet">
            {m.answers_limits({ name: names.service(form.service).name, limits: describeLimits(refusing, form.units) })}
          </p>
        )}
        <ContainersNote form={form} shipment={shipment} />
        {boxed && best && <NoSizeNote boxed={boxed} units={form.units} />}
        {shown && form.by && form.sort !== "emissions" ? (
          <Suspense fallback={<p className="h-96 text-quiet">{m.loading()}</p>}>
            <DeadlineTable results={results} today={today} />
          </Suspense>
        ) : (
          shown && <QuoteTable results={results} />
        )}
        {phone && quotes.every(({ service }) => service !== form.service) && (
          <SmallerBox timely={timely} shipment={shipment} form={form} />
        )}
        {!shown && <NearestLine refusals={refusals} request={request} />}
        <div className="mt-8 border-t border-line">
          {refusals.length > 0 && (
            <details key={String(shown)} open={!shown} className="group/fold border-b border-line print:hidden">
              <FoldTitle>{m.answers_refused({ count: refusals.length })}</FoldTitle>
              <ul className="border-t border-line">
                {refusals.map((refusal) => (
                  <RefusalRow key={refusal.service} refusal={refusal} form={form} />
                ))}
              </ul>
            </details>
          )}
          {best && <PriceCurve shipment={shipment} state={form} page={page} names={names} late={late} />}
        </div>
      </div>
    </>
  );
});
