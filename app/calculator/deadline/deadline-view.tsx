import { useMemo } from "react";
import type { Quote } from "#rating/answer.ts";
import { toDayNumber } from "#rating/calendar/calendar.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { m } from "#app/messages/m.ts";
import { formatDayAndMonth, formatWeekday } from "#app/ui/format.ts";
import { convertForDisplay } from "../format/money.ts";
import type { CalculatorNames } from "../format/names.ts";
import { rowGrid } from "../results/quote-row.tsx";
import { collectHolidays, listRests } from "../timeline/axis.ts";
import { AxisHead } from "../timeline/axis-head.tsx";
import { HolidayWords } from "../timeline/axis-marks.tsx";
import { listDeadlineRows, quoteFromToday, findLaterSteps } from "./deadline.ts";
import { buildDeadlineAxis, buildDeadlineMark, DeadlineBar } from "./deadline-bar.tsx";
import { formatHandover } from "./handover-days.ts";
import { LaterCosts } from "./later-costs.tsx";

type Props = {
  by: string;
  quotes: readonly Quote[];
  shipment: Shipment;
  today: string;
  page: Pick<CalculatorPage, "cards" | "reference">;
  currency: string;
  names: CalculatorNames;
  /** Called with the service and the day of handover that a visitor decides for. */
  onTake: (service: string, day: string) => void;
};

/** "It must be there by …": each service's last day of handover, the cheapest that makes it, and what a day later costs. */
export default function DeadlineView({
  by,
  quotes: asked,
  shipment: given,
  today,
  page,
  currency,
  names,
  onTake,
}: Props) {
  const { cards, reference } = page;
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
  const rests = rows.map(({ plan }) => listRests(plan, shipment, reference.calendar, axis));
  const holidays = collectHolidays(rests);
  const end = toDayNumber(by) ?? axis.first;
  const mark = buildDeadlineMark(axis, end);
  const show = (amount: number, own: string) => convertForDisplay(amount, own, currency, reference).shown;
  const [best] = rows;
  const title =
    best && best.days.length > 0
      ? m.deadline_title({ day: formatHandover(best.plan), price: show(best.quote.total, best.quote.currency) })
      : m.deadline_none({ day: formatWeekday(by) });
  return (
    <section aria-label={title} className="mt-6 mb-10 border-b border-line pb-8">
      <h3 className="text-xl font-semibold">{title}</h3>
      <p className="mt-1 text-[15px] text-quiet">{m.deadline_counted()}</p>
      <ul className="mt-3">
        <li aria-hidden="true" className={`${rowGrid} items-end border-b border-ink`}>
          <span className="hidden sm:block" />
          <span className="col-span-3 sm:col-span-1">
            <AxisHead axis={axis} holidays={holidays} mark={mark} />
          </span>
        </li>
        {rows.map((row, at) => {
          const { quote, plan, days, late } = row;
          const inTime = days.length > 0;
          return (
            <li key={quote.service} className={`${rowGrid} border-b border-line`} data-deadline={quote.service}>
              <span className={`pt-3 text-[17px] leading-6 font-semibold ${inTime ? "" : "text-quiet"}`}>
                {names.service(quote.service).name}
                {inTime && (
                  <button
                    type="button"
                    className="block min-h-8 text-start text-[15px] text-link print:hidden"
                    onClick={() => onTake(quote.service, plan.handOver.day)}
                  >
                    {m.deadline_take({ day: formatDayAndMonth(plan.handOver.day) })}
                  </button>
                )}
              </span>
              <span className="relative order-last col-span-3 min-h-17 self-stretch sm:order-none sm:col-span-1">
                <span className="sr-only">
                  {inTime
                    ? m.deadline_hand_over({ day: formatWeekday(plan.handOver.day) })
                    : m.deadline_until({ day: formatWeekday(plan.latest) })}
                </span>
                <DeadlineBar plan={plan} days={days} axis={axis} rests={rests[at] ?? []} by={end} />
              </span>
              <span className="col-span-2 pt-3 pb-2 text-end tabular-nums">
                <span className={`block text-lg leading-6 font-semibold ${inTime ? "" : "text-quiet"}`}>
                  {show(quote.total, quote.currency)}
                </span>
                <span
                  className={`block text-[13px] leading-[18px] font-semibold ${row === best && inTime ? "text-good" : "text-quiet"}`}
                >
                  {row === best && inTime ? m.deadline_lowest() : inTime ? "" : m.deadline_late({ days: late })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <div className="pt-2 text-[13px] leading-[18px] text-quiet">
        <HolidayWords axis={axis} holidays={holidays} mark={mark} />
      </div>
      {steps.length > 0 && (
        <LaterCosts steps={steps} axis={axis} show={show} name={(service) => names.service(service).name} />
      )}
    </section>
  );
}
