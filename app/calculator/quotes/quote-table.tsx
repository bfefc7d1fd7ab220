import { useState } from "react";
import type { Quote } from "#rating/answer.ts";
import { dayNumber, dayText } from "#rating/calendar/days.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { useMedia } from "#app/platform/use-media.ts";
import { EmissionBar, EmissionHead } from "../emission-axis/emission-bar.tsx";
import { axisTicks } from "../curve/ticks.ts";
import { wayText } from "../emission-axis/way-text.ts";
import type { FormState } from "../form-state.ts";
import type { CalculatorNames } from "../names.ts";
import { axisOf } from "../time-axis/axis.ts";
import { AxisHead, handOverEnd } from "../time-axis/axis-head.tsx";
import { AxisLegend } from "../time-axis/axis-legend.tsx";
import { HolidayWords } from "../time-axis/holiday-marks.tsx";
import { JourneyBar } from "../time-axis/journey-bar.tsx";
import { holidaysOf } from "../time-axis/named-days.ts";
import { restsOf } from "../time-axis/rests.ts";
import { useMovingRows } from "../use-moving-rows.ts";
import { clauses } from "#app/ui/joined.ts";
import { weekday } from "#app/ui/format.ts";
import { workingDays } from "#app/ui/working-days.ts";
import { arrivalText } from "../time-axis/arrival-text.ts";
import { QuoteDetail } from "./quote-detail.tsx";
import { QuoteRow } from "./quote-row.tsx";
import { rowGrid } from "./row-grid.ts";

type Props = {
  /** In the order chosen. */
  quotes: readonly Quote[];
  /** Those that arrive by the day wanted: the others are no advice. */
  timely: readonly Quote[];
  /** The line that is open on a wide screen while none is chosen. */
  best: Quote;
  badgesOf: (quote: Quote) => readonly string[];
  /** What stands below a price: that it is by weight alone. */
  noteOf: (quote: Quote) => string | undefined;
  price: (quote: Quote) => number;
  shipment: Shipment;
  page: CalculatorPage;
  state: FormState;
  names: CalculatorNames;
  change: (next: FormState) => void;
};

/** All quotes on one axis: a timetable, or bars of emissions where they are sorted by them. */
export function QuoteTable({
  quotes,
  timely,
  best,
  badgesOf,
  noteOf,
  price,
  shipment,
  page,
  state,
  names,
  change,
}: Props) {
  const [closed, setClosed] = useState(false);
  const wide = useMedia("(width >= 40rem)", true);
  const list = useMovingRows(quotes.map(({ service }) => service).join());
  // the line that is opened is the one that is sent, printed and shared
  const chosen = quotes.some(({ service }) => service === state.service) ? state.service : "";
  const opened = closed ? "" : chosen || (wide ? best.service : "");
  const toggle = (service: string) => {
    setClosed(service === opened);
    if (service !== opened) change({ ...state, service });
  };
  const byEmissions = state.sort === "emissions";
  // the calendar of the question by when it must be there stands above: one is enough
  const calendar = !byEmissions && !state.by;
  const plans = quotes.flatMap(({ transit }) => transit.plan ?? []);
  const axis = axisOf(plans);
  const restsBy = new Map(plans.map((plan) => [plan, restsOf(plan, shipment, page.reference.calendar, axis)]));
  const holidays = holidaysOf([...restsBy.values()]);
  const handOver = dayNumber(plans[0]?.handOver.day ?? shipment.shipDate) ?? 0;
  const ticks = axisTicks(Math.max(...quotes.map(({ emissions = 0 }) => emissions)) / 1000);
  return (
    <ul className="mt-4 flex flex-col" ref={list}>
      <li aria-hidden="true" className={`${rowGrid} items-end border-b border-ink text-[13px] text-quiet`}>
        <span className="hidden pb-2 sm:block">{m.table_line()}</span>
        <span className="col-span-3 sm:col-span-1">
          {byEmissions && <EmissionHead ticks={ticks} />}
          {calendar && <AxisHead axis={axis} handOver={handOver} holidays={holidays} />}
          {!byEmissions && !calendar && (
            <span className="block pb-2">{m.axis_hand_over({ day: weekday(dayText(handOver)) })}</span>
          )}
        </span>
        <span className="hidden pb-2 text-end sm:block">{m.order_price()}</span>
      </li>
      {quotes.map((quote) => {
        const { plan } = quote.transit;
        const open = quote.service === opened;
        return (
          <li key={quote.service} className="contents">
            <QuoteRow
              quote={quote}
              name={names.service(quote.service).name}
              badges={badgesOf(quote)}
              note={noteOf(quote)}
              open={open}
              onToggle={() => toggle(quote.service)}
              page={page}
              state={state}
              drawn={byEmissions || calendar}
            >
              {byEmissions && (
                <EmissionBar
                  grams={quote.emissions}
                  ticks={ticks}
                  way={wayText(quote, shipment.to, page.cards, page.reference)}
                />
              )}
              {calendar && plan && <JourneyBar plan={plan} axis={axis} rests={restsBy.get(plan) ?? []} />}
              {!byEmissions && !calendar && plan && (
                <span aria-hidden="true" className="block pb-3 text-[15px] leading-6 text-quiet sm:pt-3">
                  {clauses([workingDays(plan.workingDays), arrivalText(plan)])}
                </span>
              )}
            </QuoteRow>
            {open && (
              <QuoteDetail
                quote={quote}
                quotes={timely}
                price={price}
                shipment={shipment}
                page={page}
                state={state}
                names={names}
                change={change}
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
            <HolidayWords axis={axis} holidays={holidays} taken={handOverEnd(axis, handOver)} />
          </AxisLegend>
        )}
      </li>
    </ul>
  );
}
