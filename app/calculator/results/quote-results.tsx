import { lazy, memo, Suspense, useRef } from "react";
import { m } from "#app/messages/m.ts";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { useMedia } from "#app/platform/use-media.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { Answer } from "#rating/answer.ts";
import { isOpen } from "#rating/goods/goods.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { SmallerBox } from "../box/smaller-box.tsx";
import { describeLimits } from "../format/reasons.ts";
import { ContainersNote } from "../freight/containers-note.tsx";
import { PriceCurve } from "../price-curve/price-curve.tsx";
import { warnOfDayAhead } from "../quote-document/quote-text.ts";
import { ShareQuotes } from "../quote-document/share-quotes.tsx";
import { SharedQuoteBanner } from "../quote-document/shared-quote.tsx";
import { fromQuery, isSameRequest } from "../store/address.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { hideUntilHydrated, useCalculator, useCalculatorStore, useQuoteRequest } from "../store/use-calculator.ts";
import { useQuotes } from "../worker/use-quotes.ts";
import { QuoteTable } from "./quote-table.tsx";
import { RefusalRow } from "./refusal-row.tsx";
import { buildResults, type Results, useHeldLines } from "./results.ts";
import { formatMoney, formatNumber, formatWeekday, joinClauses, list } from "#app/ui/format.ts";
import { formatDayAhead } from "../format/days.ts";
import { formatSize, formatUnit } from "#app/ui/measures.ts";
import { convertLength } from "#rating/shipment/units.ts";
import { formatEmissions } from "../chart/emission-bar.tsx";
import { toParcelFields } from "../store/write-parcels.ts";
import { findHandoverDay, type FormState, type Missing } from "../store/form-state.ts";
import { countServices, describeNoQuote } from "./rank-answers.ts";

// few have a shipment that no line takes, or a day by which it must be there
const GoodsVerdict = lazy(() => import("./goods-verdict.tsx"));
const NearestLine = lazy(() => import("./nearest-line.tsx"));
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
    : (request.awaited ?? (request.unfinished ? m.answers_typing({ field: request.unfinished }) : m.answers_waiting()));
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
  const ahead = quotes.map((one) => warnOfDayAhead(one)).find((text) => text !== undefined);
  return (
    <>
      <AnswersHead results={results} today={today} waiting={waiting} missing={request.missing} />
      <div inert={waiting !== undefined} className={waiting === undefined ? "" : "opacity-45"}>
        {leftOut && <p className="mt-3 text-sm text-bad print:text-ink">{m.answers_without({ problem: leftOut })}</p>}
        {form.date && findHandoverDay(form, today) < today && <PastShipDateNotice day={form.date} />}
        {ahead && <p className="mt-3 text-[0.9375rem]">{ahead}</p>}
        {refusing && (
          <p className="mt-4 text-sm text-quiet">
            {m.answers_limits({ name: names.service(form.service).name, limits: describeLimits(refusing, form.units) })}
          </p>
        )}
        <ContainersNote form={form} shipment={shipment} />
        {boxed && best && <NoSizeNote boxed={boxed} units={form.units} />}
        {shown && form.by && form.sort !== "emissions" ? (
          <Suspense fallback={<p className="h-[24rem] text-quiet">{m.loading()}</p>}>
            <DeadlineTable results={results} today={today} />
          </Suspense>
        ) : (
          shown && <QuoteTable results={results} />
        )}
        {phone && quotes.every(({ service }) => service !== form.service) && (
          <SmallerBox timely={timely} shipment={shipment} form={form} />
        )}
        {shown && <AnswersTools results={results} />}
        {!shown && (
          <Suspense>
            {shipment.judged && !isOpen(shipment.judged.verdict) && (
              <GoodsVerdict judged={shipment.judged} request={request} />
            )}
            <NearestLine refusals={refusals} request={request} />
          </Suspense>
        )}
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

type AnswersHeadProps = {
  results: Results;
  today: string;
  waiting: string | undefined;
  missing: Missing;
};

/** How many lines answer and from which price, for whose parcel, and by what they are sorted. */
function AnswersHead({ results, today, waiting, missing }: AnswersHeadProps) {
  const { form, timely, isOnTime, best, price, refusals } = results;
  const { names } = useCalculatorStore();
  const least =
    form.sort === "emissions" ? timely.flatMap(({ emissions }) => emissions ?? []).sort((a, b) => a - b)[0] : undefined;
  const title =
    best === undefined
      ? describeNoQuote(refusals)
      : !isOnTime
        ? joinClauses([
            countServices(timely, isOnTime),
            m.bar_from({
              price: least === undefined ? formatMoney(price(best), form.currency) : formatEmissions(least),
            }),
          ])
        : // what it costs in time hangs on the day of hand-over, which the timetable names
          isOnTime(best)
          ? countServices(timely, isOnTime)
          : m.deadline_none({ day: formatDayAhead(form.by, today) });
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6">
      <h2 className="text-xl leading-8! font-semibold tracking-tight sm:text-[1.75rem] sm:leading-[2.125rem]!">
        {waiting !== undefined ? <span className="text-lg">{waiting}</span> : title}
      </h2>
      {waiting === undefined && (missing.to || missing.parcel) && (
        <p className="grow pb-0.5 text-[0.9375rem] text-quiet max-sm:order-last max-sm:w-full print:hidden">
          {missing.to && missing.parcel
            ? m.example_all()
            : missing.to
              ? m.example_to({ country: names.countryInSentence(form.to) })
              : m.example_parcel()}
        </p>
      )}
    </div>
  );
}

/** By what the lines are sorted, and how their prices are passed on. */
function AnswersTools({ results: { form, quotes } }: { results: Results }) {
  const { change } = useCalculatorStore();
  const early = useRestoreEarlyInput<HTMLDivElement>();
  return (
    <div ref={early} className="relative mt-4 flex flex-wrap items-center justify-between gap-x-6 print:hidden">
      {quotes.length > 1 && (
        <fieldset className="needs-scripts">
          <legend className="float-start me-4 leading-11 text-[0.9375rem] text-quiet">{m.answers_order()}</legend>
          <div className="flex flex-wrap gap-x-4 text-[0.9375rem] sm:gap-x-5">
            {orders.map(([sort, label]) => (
              <label
                key={sort}
                className="grid min-h-11 cursor-pointer items-center text-quiet has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-link"
              >
                <input
                  type="radio"
                  name="order"
                  value={sort}
                  checked={sort === form.sort}
                  onChange={() => change({ sort })}
                  className="peer sr-only"
                />
                <span className="border-ink pb-0.5 peer-checked:border-b-2 peer-checked:pb-0">{label()}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <ShareQuotes />
    </div>
  );
}

const orders = [
  ["price", m.order_price],
  ["time", m.order_time],
  ["emissions", m.order_emissions],
] as const;

/** A shared or kept address asks for a day that is over: its prices stay, and the way to today's stands beside. */
function PastShipDateNotice({ day }: { day: string }) {
  const { change } = useCalculatorStore();
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem] print:hidden">
      <span>{m.past_day({ day: formatWeekday(day) })}</span>
      <button type="button" className="min-h-9 font-semibold text-link" onClick={() => change({ date: "" })}>
        {m.past_day_today()}
      </button>
    </p>
  );
}

/** Says that the prices are by weight alone, and offers the box that such a parcel usually comes in. */
function NoSizeNote({ boxed, units }: { boxed: Shipment; units: FormState["units"] }) {
  const { change } = useCalculatorStore();
  const unit = units === "metric" ? "cm" : "in";
  const sizes = boxed.parcels.map(({ sides = [0, 0, 0] }) =>
    formatSize(sides.map((side) => formatNumber(convertLength(unit, side), 1))),
  );
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem]">
      <span>{m.no_size({ size: `${list([...new Set(sizes)])} ${formatUnit(unit)}` })}</span>
      <button
        type="button"
        className="min-h-9 font-semibold text-link"
        onClick={() => change({ parcels: toParcelFields(boxed.parcels, units) })}
      >
        {m.no_size_apply()}
      </button>
    </p>
  );
}
