import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { useMedia } from "#app/platform/use-media.ts";
import { formatWorkingDays, joinClauses } from "#app/ui/format.ts";
import type { Quote } from "#rating/answer.ts";
import { toDayNumber } from "#rating/calendar/calendar.ts";
import { describeRoute, EmissionBar, EmissionHead } from "../chart/emission-bar.tsx";
import { listTicks } from "../chart/scales.ts";
import { AxisHead, AxisLegend, buildHandoverMark } from "../timeline/axis-head.tsx";
import { HolidayWords } from "../timeline/axis-marks.tsx";
import { buildTimeAxis, collectHolidays, listRests } from "../timeline/axis.ts";
import { JourneyBar } from "../timeline/journey-bar.tsx";
import { formatArrival } from "../timeline/journey-text.ts";
import { QuoteDetail } from "./quote-detail.tsx";
import { QuoteRow, rowGrid } from "./quote-row.tsx";
import { useCalculatorStore } from "../store/use-calculator.ts";
import type { Results } from "./results.ts";

/** Rows (`data-moves`, a key each) slide to their new place when `order` changes, unless the visitor wants stillness. */
function useMovingRows(order: string) {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef(new Map<string, number>());
  const before = useRef(order);
  useLayoutEffect(() => {
    if (before.current === order) return;
    before.current = order;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const [key, row] of listRows(list)) {
      const [was, is] = [places.current.get(key), row.offsetTop];
      if (was !== undefined && was !== is)
        row.animate([{ transform: `translateY(${was - is}px)` }, { transform: "none" }], {
          duration: 260,
          easing: "ease-out",
        });
    }
  }, [order]);
  // after the paint, when places are known and asking for them costs nothing
  useEffect(() => {
    for (const [key, row] of listRows(list)) places.current.set(key, row.offsetTop);
  });
  return list;
}

function listRows(list: RefObject<HTMLUListElement | null>): [key: string, row: HTMLElement][] {
  const rows = list.current?.querySelectorAll<HTMLElement>("[data-moves]") ?? [];
  return [...rows].map((row) => [row.dataset.moves ?? "", row]);
}

type Props = {
  results: Results;
  /** The line that is open on a wide screen while none is chosen. */
  best: Quote;
};

/** All quotes on one axis: a timetable, or bars of emissions where they are sorted by them. */
export function QuoteTable({ results, best }: Props) {
  const { page, change } = useCalculatorStore();
  const { quotes, shipment, form } = results;
  const [closed, setClosed] = useState(false);
  const wide = useMedia("(width >= 40rem)", true);
  const list = useMovingRows(quotes.map(({ service }) => service).join());
  // the line that is opened is the one that is sent, printed and shared
  const chosen = quotes.some(({ service }) => service === form.service) ? form.service : "";
  const opened = closed ? "" : chosen || (wide ? best.service : "");
  const toggle = (service: string) => {
    setClosed(service === opened);
    if (service !== opened) change({ service });
  };
  const byEmissions = form.sort === "emissions";
  // the calendar of the question by when it must be there stands above: one is enough
  const calendar = !byEmissions && !form.by;
  const plans = quotes.flatMap(({ transit }) => transit.plan ?? []);
  const axis = buildTimeAxis(plans);
  const restsBy = new Map(plans.map((plan) => [plan, listRests(plan, shipment, page.reference.calendar, axis)]));
  const holidays = collectHolidays([...restsBy.values()]);
  const handOver = toDayNumber(plans[0]?.handOver.day ?? shipment.shipDate) ?? 0;
  const mark = buildHandoverMark(handOver);
  const ticks = listTicks(Math.max(...quotes.map(({ emissions = 0 }) => emissions)) / 1000);
  return (
    <ul className="mt-4 flex flex-col" ref={list}>
      <li aria-hidden="true" className={`${rowGrid} items-end border-b border-ink text-[13px] text-quiet`}>
        <span className="hidden pb-2 sm:block">{m.table_line()}</span>
        <span className="col-span-3 sm:col-span-1">
          {byEmissions && <EmissionHead ticks={ticks} />}
          {calendar && <AxisHead axis={axis} holidays={holidays} mark={mark} />}
          {!byEmissions && !calendar && <span className="block pb-2">{mark.text}</span>}
        </span>
        <span className="hidden pb-2 text-end sm:block">{m.order_price()}</span>
      </li>
      {quotes.map((quote) => {
        const { plan } = quote.transit;
        const open = quote.service === opened;
        return (
          <li key={quote.service} className="contents">
            <QuoteRow quote={quote} results={results} open={open} onToggle={() => toggle(quote.service)}>
              {byEmissions && (
                <EmissionBar
                  grams={quote.emissions}
                  ticks={ticks}
                  way={describeRoute(quote, shipment.to, page.cards, page.reference)}
                />
              )}
              {calendar && plan && <JourneyBar plan={plan} axis={axis} rests={restsBy.get(plan) ?? []} />}
              {!byEmissions && !calendar && plan && (
                <span aria-hidden="true" className="block pb-3 text-[15px] leading-6 text-quiet sm:pt-3">
                  {joinClauses([formatWorkingDays(plan.workingDays), formatArrival(plan)])}
                </span>
              )}
            </QuoteRow>
            {open && (
              <QuoteDetail
                quote={quote}
                results={results}
                // what is open of itself must not push the answers of a phone apart before the page has come to life
                className={chosen ? "" : "max-sm:hidden"}
              />
            )}
          </li>
        );
      })}
      <li className="sm:order-1">
        {byEmissions && <p className="pt-3 text-sm text-quiet">{m.emissions_shared()}</p>}
        {calendar && (
          <AxisLegend>
            <HolidayWords axis={axis} holidays={holidays} mark={mark} />
          </AxisLegend>
        )}
      </li>
    </ul>
  );
}
