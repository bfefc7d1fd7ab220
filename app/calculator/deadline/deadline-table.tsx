import { useMemo, memo } from "react";
import { toDayNumber, fromDayNumber } from "#rating/calendar/calendar.ts";
import { m } from "#app/messages/m.ts";
import { formatDate, list } from "#app/ui/format.ts";
import { convertForDisplay, findShownUnit } from "../format/money.ts";
import { QuoteTable } from "../results/quote-table.tsx";
import type { Results } from "../results/results.ts";
import { useAmend, useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import {
  collectHolidays,
  listRests,
  type Axis,
  measureShare,
  placeDayCentre,
  placeDayStart,
  type Rest,
} from "../timeline/axis.ts";
import { AxisHead, AxisLegend } from "../timeline/axis-head.tsx";
import {
  Mark,
  HolidayList,
  type AxisMark,
  DayBlock,
  RestBands,
  VerticalLine,
  isDeepEqual,
} from "../timeline/axis-marks.tsx";
import { findLaterSteps, listDeadlineRows, listNewCards, type DeadlineRow } from "./deadline.ts";
import { formatHandover } from "./handover-days.ts";
import { LaterCosts } from "./later-costs.tsx";
import { formatDayAhead } from "../format/days.ts";
import { PositionedLabel } from "../chart/positioned-label.tsx";
import { toRem } from "../chart/scales.ts";
import { listJourneyDays } from "../timeline/journey-text.ts";

/** The timetable with the day by which it must be there as a line: each service's last day of handover, or how late it is. */
export default function DeadlineTable({ results, today }: { results: Results; today: string }) {
  const { page, names } = useCalculatorStore();
  const { cards, reference } = page;
  const { form, quotes, shipment } = results;
  const { by } = form;
  const amend = useAmend(form);
  const rows = useMemo(
    () => listDeadlineRows(quotes, shipment, by, cards, reference),
    [quotes, shipment, by, cards, reference],
  );
  const steps = useMemo(() => findLaterSteps(rows, shipment, cards, reference), [rows, shipment, cards, reference]);
  const axis = buildDeadlineAxis(rows, shipment.shipDate, by);
  const rests = new Map(
    rows.map(({ quote, plan }) => [quote.service, listRests(plan, shipment, reference.calendar, axis)]),
  );
  const holidays = collectHolidays([...rests.values()]);
  const end = toDayNumber(by) ?? axis.first;
  const mark = buildDeadlineMark(axis, end, today);
  const show = (amount: number, own: string) => convertForDisplay(amount, own, form.currency, reference);
  const [best] = rows;
  const asThen = best && show(best.quote.total, best.quote.currency);
  const sameLine = quotes.find(({ service }) => service === best?.quote.service);
  // beside rows at the prices of the day that was asked for
  const price = sameLine && show(sameLine.total, sameLine.currency);
  const rowOf = (service: string) => rows.find(({ quote }) => quote.service === service);
  const later = rows.filter(({ days, plan }) => days.length > 0 && plan.handOver.day !== shipment.shipDate);
  return (
    <>
      {best && best.days.length > 0 && price !== undefined && asThen !== undefined && (
        <h3 className="mt-1 text-[1.0625rem] leading-6 font-semibold">
          {price === asThen
            ? m.deadline_title({ day: formatHandover(best.plan, today), price })
            : m.deadline_title_both({
                day: formatHandover(best.plan, today),
                price: asThen,
                first: formatDayAhead(shipment.shipDate, today),
                now: price,
              })}
        </h3>
      )}
      <QuoteTable
        results={results}
        timetable={{
          head: <AxisHead axis={axis} holidays={holidays} mark={mark} />,
          draw: ({ service }) => {
            const row = rowOf(service);
            return (
              row && (
                <span data-deadline={service} className="absolute inset-0">
                  <span className="sr-only">
                    {row.days.length > 0
                      ? m.deadline_hand_over({ day: formatHandover(row.plan, today) })
                      : m.deadline_until({ day: formatDayAhead(row.plan.latest, today) })}
                  </span>
                  <DeadlineBar plan={row.plan} days={row.days} axis={axis} rests={rests.get(service) ?? []} by={end} />
                </span>
              )
            );
          },
          note: ({ service, total, currency }) => {
            const row = rowOf(service);
            if (!row) return undefined;
            if (row.days.length === 0) return { text: m.deadline_late({ days: row.late }), good: false };
            if (row === best) return { text: m.deadline_lowest(), good: true };
            const [now, then] = [show(total, currency), show(row.quote.total, row.quote.currency)];
            const day = formatDayAhead(row.plan.handOver.day, today);
            return { text: now === then ? "" : m.deadline_then({ price: then, day }), good: false };
          },
          legend: (
            <AxisLegend
              more={
                rows.some(({ days, plan }) => days.length === 0 && isOnAxis(axis, listJourneyDays(plan).arrives)) && (
                  <Mark text={m.axis_late()}>
                    <rect width="11.5" height="12" rx="3" className="fill-control" />
                    <rect x="12.5" width="11.5" height="12" rx="3" className="fill-control" />
                  </Mark>
                )
              }
            />
          ),
          foot: (
            <div className="text-[0.8125rem] leading-[1.125rem] text-quiet">
              <HolidayList holidays={holidays} />
              {later.length > 0 && (
                <p className="flex flex-wrap gap-x-5 print:hidden">
                  {later.map(({ quote, plan }) => (
                    <button
                      key={quote.service}
                      type="button"
                      className="min-h-11 text-start text-[0.9375rem] text-link hover:underline sm:min-h-9"
                      onClick={() => amend({ ...form, service: quote.service, date: plan.handOver.day })}
                    >
                      {m.deadline_take({
                        day: formatDayAhead(plan.handOver.day, today),
                        name: names.service(quote.service).name,
                      })}
                    </button>
                  ))}
                </p>
              )}
              {listNewCards(rows, shipment.shipDate).map(({ day, services }) => (
                <p key={day} className="mt-3">
                  {m.deadline_card({
                    day: formatDate(day),
                    names: list(services.map((one) => names.service(one).name)),
                  })}
                </p>
              ))}
              {steps.length > 0 && (
                <LaterCosts
                  steps={steps}
                  axis={axis}
                  today={today}
                  unit={findShownUnit(steps[0]?.currency ?? form.currency, form.currency, reference)}
                  show={show}
                />
              )}
            </div>
          ),
        }}
      />
    </>
  );
}

type DeadlineBarProps = Pick<DeadlineRow, "plan" | "days"> & {
  axis: Axis;
  rests: readonly Rest[];
  by: number;
};

/** Green: the days left to hand over. Then the journey from the last of them, up to the day by which it must be there. */
const DeadlineBar = memo(function DeadlineBar({ plan, days, axis, rests, by }: DeadlineBarProps) {
  const today = useCalculator(({ request }) => request.today);
  const { leaves, way, arrives, handOver } = listJourneyDays(plan);
  const inTime = days.length > 0;
  const end = axis.first + axis.days;
  const goesOn = arrives.some((day) => day >= end);
  // an arrow at the end says that the journey goes on, and needs room
  const drawnTo = goesOn ? end - countArrowDays(axis) : end;
  const seen = (day: number) => day >= axis.first && day < drawnTo;
  const last = arrives.filter(seen).at(-1) ?? drawnTo;
  const words = days[0] ?? arrives.find(seen) ?? handOver;
  return (
    <>
      <svg className="absolute inset-0 size-full overflow-hidden" aria-hidden="true">
        <RestBands axis={axis} rests={rests} />
        <line
          x1={placeDayCentre(axis, days[0] ?? handOver)}
          x2={placeDayCentre(axis, last)}
          y1={toRem(25)}
          y2={toRem(25)}
          className="stroke-(--dot)"
          strokeWidth="1.5"
        />
        {goesOn && (
          <g className="stroke-quiet" strokeWidth="1.5" fill="none">
            <line x1={placeDayStart(axis, last + 1)} x2="100%" y1={toRem(25)} y2={toRem(25)} />
            <svg x="100%" y={toRem(25)} overflow="visible" aria-hidden="true">
              <path d="M-7-4.5-1 0-7 4.5" />
            </svg>
          </g>
        )}
        {days.filter(seen).map((day) => (
          <DayBlock key={day} axis={axis} day={day} className="fill-action" data-mark="hands" data-day={day} />
        ))}
        {way.filter(seen).map((day) => (
          <circle key={day} cx={placeDayCentre(axis, day)} cy={toRem(25)} r={toRem(2.4)} className="fill-quiet" />
        ))}
        {arrives.filter(seen).map((day) => (
          <DayBlock
            key={day}
            axis={axis}
            day={day}
            className={inTime ? "fill-(--data)" : "fill-control"}
            data-mark="arrives"
            data-day={day}
          />
        ))}
        {seen(leaves) && (
          <circle
            cx={placeDayCentre(axis, leaves)}
            cy={toRem(25)}
            r={toRem(4.2)}
            className="fill-page stroke-ink"
            strokeWidth="1.6"
          />
        )}
        <VerticalLine at={placeDayStart(axis, by + 1)} y2="100%" className="stroke-ink" strokeWidth="2" />
      </svg>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute inset-0 pt-[2.5rem] text-[0.78125rem] leading-4 ${inTime ? "font-semibold text-good" : "text-quiet"}`}
      >
        <PositionedLabel share={measureShare(axis, words)}>
          {inTime
            ? m.deadline_hand_over({ day: formatDayAhead(plan.handOver.day, today) })
            : m.deadline_until({ day: formatDayAhead(plan.latest, today) })}
        </PositionedLabel>
      </span>
    </>
  );
}, isDeepEqual);

/** Whether any of the days, which are in order, is on the axis. */
function isOnAxis(axis: Axis, [first = Number.POSITIVE_INFINITY]: readonly number[]): boolean {
  return first < axis.first + axis.days;
}

/** The days that the arrow of a journey beyond the axis takes. */
function countArrowDays({ days }: Axis): number {
  return Math.max(2, Math.ceil(days * 0.07));
}

/** From the first day of handover, or of the question, to nine days after the deadline. */
function buildDeadlineAxis(rows: readonly DeadlineRow[], from: string, by: string): Axis {
  const first = Math.min(toDayNumber(from) ?? 0, ...rows.flatMap(({ days }) => days.slice(0, 1)));
  const end = (toDayNumber(by) ?? first) + 9;
  return { first, days: Math.max(21, end - first) };
}

/** The day by which it must be there: its end is a line, and holidays go by their numbers, as its words stand in their place. */
function buildDeadlineMark(axis: Axis, by: number, today: string): AxisMark {
  return {
    at: by + 1,
    text: m.deadline_by({ day: formatDayAhead(fromDayNumber(by), today) }),
    strokeWidth: 2,
    before: measureShare(axis, by + 1) > 0.4,
    holidayNames: false,
    weeksFrom: axis.first,
  };
}
