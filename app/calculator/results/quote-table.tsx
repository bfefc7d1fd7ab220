import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { m } from "#app/messages/m.ts";
import { useMedia } from "#app/platform/use-media.ts";
import { moveFocus } from "#app/platform/move-focus.ts";
import { toDayNumber } from "#rating/calendar/calendar.ts";
import { describeRoute, EmissionBar, EmissionHead } from "../chart/emission-bar.tsx";
import { listTicks } from "../chart/scales.ts";
import { AxisHead, AxisLegend, buildHandoverMark } from "../timeline/axis-head.tsx";
import { HolidayList } from "../timeline/axis-marks.tsx";
import { buildTimeAxis, collectHolidays, listRests } from "../timeline/axis.ts";
import { JourneyBar } from "../timeline/journey-bar.tsx";
import { QuoteDetail } from "./quote-detail.tsx";
import { QuoteRow, rowGrid, type Timetable } from "./quote-row.tsx";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { findOpenedQuote, type Results } from "./results.ts";

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
  // in a task of its own: an effect may run before the paint, where asking for places lays the page out once more
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const [key, row] of listRows(list)) places.current.set(key, row.offsetTop);
    });
    return () => clearTimeout(timer);
  });
  return list;
}

function listRows(list: RefObject<HTMLUListElement | null>): [key: string, row: HTMLElement][] {
  const rows = list.current?.querySelectorAll<HTMLElement>("[data-moves]") ?? [];
  return [...rows].map((row) => [row.dataset.moves ?? "", row]);
}

type Props = {
  results: Results;
  /** In place of the usual one. */
  timetable?: Timetable;
};

/** All quotes on one axis: a timetable, or bars of emissions where they are sorted by them. */
export function QuoteTable({ results, timetable }: Props) {
  const { page, get, change, update } = useCalculatorStore();
  const { rows, refused, timely, form } = results;
  const [closed, setClosed] = useState(false);
  const wide = useMedia("(width >= 40rem)", true);
  const list = useMovingRows(rows.map(({ service }) => service).join());
  // the line that is opened is the one that is sent, printed and shared
  const chosen = rows.some(({ service }) => service === form.service) ? form.service : "";
  const held = useCalculator(({ openedOfItself }) => openedOfItself);
  const own = findOpenedQuote(timely, form.service, held)?.service ?? "";
  const shown = chosen || (wide ? own : "");
  // once it stands on the screen: a rendering that is given up has opened nothing, and answers to an earlier form hold nothing
  useLayoutEffect(() => {
    if (!chosen && get().request.form === form) update({ openedOfItself: wide ? own : "" });
  }, [chosen, wide, own, update, get, form]);
  const opened = closed ? "" : shown;
  const missing = useCalculator(({ request }) => request.missing);
  // a phone has room for the example's prices alone
  const fixed = !wide && !chosen && missing.to && missing.parcel;
  const toggle = (service: string) => {
    setClosed(service === opened);
    if (service !== opened) change({ service });
  };
  const drawn = timetable ?? drawTimetable(results, page);
  const row = rows.find(({ service }) => service === opened);
  // drawn below all rows where there is room, and reached there by Tab too; on a phone below its own
  const detail = row && (
    <QuoteDetail
      quote={row}
      results={results}
      refusal={refused.get(row.service)}
      // what is open of itself must not push the answers of a phone apart before the page has come to life
      className={chosen ? "" : "max-sm:hidden"}
    />
  );
  const [focused, setFocused] = useState("");
  const stop = [focused, opened].find((service) => rows.some((one) => one.service === service)) ?? rows[0]?.service;
  return (
    <>
      <div
        {...(wide && {
          role: "toolbar",
          "aria-label": m.offer_lines(),
          "aria-orientation": "vertical" as const,
          onKeyDown: (event) => moveFocus(event, ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]),
        })}
      >
        <ul className="mt-1 flex flex-col" ref={list}>
          <li aria-hidden="true" className={`${rowGrid} items-end border-b border-ink text-[0.8125rem] text-quiet`}>
            <span className="col-span-3 sm:col-span-1 sm:col-start-2">{drawn.head}</span>
          </li>
          {rows.map((quote) => {
            const open = quote.service === opened;
            return (
              <li key={quote.service} onFocus={() => setFocused(quote.service)}>
                <QuoteRow
                  quote={quote}
                  results={results}
                  timetable={drawn}
                  open={open}
                  stop={!wide || quote.service === stop}
                  onToggle={fixed ? undefined : () => toggle(quote.service)}
                />
                {open && !wide && detail}
              </li>
            );
          })}
        </ul>
      </div>
      {drawn.legend}
      {wide && detail}
      {drawn.foot}
    </>
  );
}

/** The timetable from the handover on, or the emissions. */
function drawTimetable({ quotes, shipment, form }: Results, page: CalculatorPage): Timetable {
  if (form.sort === "emissions") {
    const ticks = listTicks(Math.max(...quotes.map(({ emissions = 0 }) => emissions)) / 1000);
    return {
      head: <EmissionHead ticks={ticks} />,
      draw: (quote) => (
        <EmissionBar
          grams={quote.emissions}
          ticks={ticks}
          way={describeRoute(quote, shipment.to, page.cards, page.reference)}
        />
      ),
      foot: <p className="pt-3 text-sm text-quiet">{m.emissions_shared()}</p>,
    };
  }
  const plans = quotes.flatMap(({ transit }) => transit.plan ?? []);
  const axis = buildTimeAxis(plans);
  const restsBy = new Map(plans.map((plan) => [plan, listRests(plan, shipment, page.reference.calendar, axis)]));
  const holidays = collectHolidays([...restsBy.values()]);
  const mark = buildHandoverMark(toDayNumber(plans[0]?.handOver.day ?? shipment.shipDate) ?? 0);
  return {
    head: <AxisHead axis={axis} holidays={holidays} mark={mark} />,
    draw: ({ transit: { plan } }) => plan && <JourneyBar plan={plan} axis={axis} rests={restsBy.get(plan) ?? []} />,
    legend: <AxisLegend />,
    foot: <HolidayList holidays={holidays} />,
  };
}
