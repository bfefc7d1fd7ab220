import { useMemo } from "react";
import { toDayNumber } from "#rating/calendar/calendar.ts";
import { m } from "#app/messages/m.ts";
import { formatDayAndMonth, formatWeekday } from "#app/ui/format.ts";
import { convertForDisplay } from "../format/money.ts";
import { QuoteTable } from "../results/quote-table.tsx";
import type { Results } from "../results/results.ts";
import { useAmend, useCalculatorStore } from "../store/use-calculator.ts";
import { collectHolidays, listRests } from "../timeline/axis.ts";
import { AxisHead } from "../timeline/axis-head.tsx";
import { HolidayWords } from "../timeline/axis-marks.tsx";
import { findLaterSteps, listDeadlineRows, quoteFromToday } from "./deadline.ts";
import { buildDeadlineAxis, buildDeadlineMark, DeadlineBar } from "./deadline-bar.tsx";
import { formatHandover } from "./handover-days.ts";
import { LaterCosts } from "./later-costs.tsx";

/** The timetable with the day by which it must be there as a line: each service's last day of handover, or how late it is. */
export default function DeadlineTable({ results, today }: { results: Results; today: string }) {
  const { page, names } = useCalculatorStore();
  const { cards, reference } = page;
  const { form, quotes: asked, shipment: given } = results;
  const { by } = form;
  const amend = useAmend(form);
  const { quotes, shipment } = useMemo(
    () => quoteFromToday(asked, given, today, cards, reference),
    [asked, given, today, cards, reference],
  );
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
  const show = (amount: number, own: string) => convertForDisplay(amount, own, form.currency, reference).shown;
  const [best] = rows;
  const rowOf = (service: string) => rows.find(({ quote }) => quote.service === service);
  const later = rows.filter(({ days, plan }) => days.length > 0 && plan.handOver.day !== given.shipDate);
  return (
    <>
      {best && best.days.length > 0 && (
        <h3 className="mt-1 text-[1.0625rem] leading-6 font-semibold">
          {m.deadline_title({ day: formatHandover(best.plan), price: show(best.quote.total, best.quote.currency) })}
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
                      ? m.deadline_hand_over({ day: formatHandover(row.plan) })
                      : m.deadline_until({ day: formatWeekday(row.plan.latest) })}
                  </span>
                  <DeadlineBar plan={row.plan} days={row.days} axis={axis} rests={rests.get(service) ?? []} by={end} />
                </span>
              )
            );
          },
          note: ({ service }) => {
            const row = rowOf(service);
            if (!row) return undefined;
            if (row.days.length === 0) return { text: m.deadline_late({ days: row.late }), good: false };
            return row === best ? { text: m.deadline_lowest(), good: true } : { text: "", good: false };
          },
          foot: (
            <div className="pt-2 text-[0.8125rem] leading-[1.125rem] text-quiet">
              <HolidayWords axis={axis} holidays={holidays} mark={mark} />
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
                        day: formatDayAndMonth(plan.handOver.day),
                        name: names.service(quote.service).name,
                      })}
                    </button>
                  ))}
                </p>
              )}
              {steps.length > 0 && (
                <LaterCosts steps={steps} axis={axis} show={show} name={(service) => names.service(service).name} />
              )}
            </div>
          ),
        }}
      />
    </>
  );
}
