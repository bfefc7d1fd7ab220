import { fromDayNumber } from "#rating/calendar/calendar.ts";
import { m } from "#app/messages/m.ts";
import { formatDayAhead, formatDaysAhead } from "../format/days.ts";
import { listTicks, toRem } from "../chart/scales.ts";
import { rowGrid } from "../results/quote-row.tsx";
import { type Axis, placeDayStart } from "../timeline/axis.ts";
import { VerticalLine, WeekMarks } from "../timeline/axis-marks.tsx";
import { useCalculatorStore } from "../store/use-calculator.ts";
import type { LaterStep } from "./deadline.ts";

type Props = {
  steps: readonly LaterStep[];
  axis: Axis;
  today: string;
  /** Multiples of it are round where prices are shown. */
  unit: number;
  show: (amount: number, currency: string) => string;
};

const height = 96;
const top = 18;

/** What waiting costs: the lowest price in time by day of hand-over, as steps over the same days, and in words, which say all of one step. */
export function LaterCosts({ steps, axis, today, unit, show }: Props) {
  const { names } = useCalculatorStore();
  const ticks = listTicks(Math.max(...steps.map(({ total }) => total)) / unit, 2).map((tick) => tick * unit);
  const most = ticks.at(-1) ?? 1;
  const currency = steps[0]?.currency ?? "";
  const y = (total: number) => Math.round((top + (1 - total / most) * (height - top)) * 10) / 10;
  return (
    <div className={`${rowGrid} mt-6`}>
      <h4 className="col-span-3 text-[0.9375rem] font-semibold sm:col-span-1">{m.later_title()}</h4>
      <div className="col-span-3 sm:col-span-1">
        {steps.length > 1 && (
          <svg className="mb-2 block h-[7.5rem] w-full overflow-visible text-[0.78125rem]" aria-hidden="true">
            {/* prices stand at the right: nothing is in time there */}
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  x2="100%"
                  y1={toRem(y(tick))}
                  y2={toRem(y(tick))}
                  className={tick === 0 ? "stroke-ink" : "stroke-line"}
                />
                <text x="100%" y={toRem(y(tick) - 4)} textAnchor="end" className="fill-quiet">
                  {show(tick, currency).replace(/[.,]00$/, "")}
                </text>
              </g>
            ))}
            <WeekMarks axis={axis} tick={[height, height + 5]} baseline={height + 18} />
            {steps.map(({ first, total, currency }, at) => {
              const next = steps[at + 1];
              // a price that is wider than its step stands behind the riser
              const short = next && (next.first - first) / axis.days < 0.16;
              const end = next?.first ?? (steps.at(-1)?.last ?? first) + 1;
              // where the next step would run through it, the words below say it
              const struck = short && Math.abs(y(next.total) - y(total)) < 20;
              return (
                <g key={first}>
                  <line
                    x1={placeDayStart(axis, first)}
                    x2={placeDayStart(axis, end)}
                    y1={toRem(y(total))}
                    y2={toRem(y(total))}
                    className="stroke-ink"
                    strokeWidth="2.5"
                  />
                  {next && (
                    <VerticalLine
                      at={placeDayStart(axis, end)}
                      y1={toRem(y(total))}
                      y2={toRem(y(next.total))}
                      className="stroke-(--data)"
                      strokeWidth="4"
                    />
                  )}
                  {!struck && (
                    <text
                      x={placeDayStart(axis, short ? end : first)}
                      dx={toRem(short ? 8 : 4)}
                      y={toRem(y(total) - (short ? -4 : 6))}
                      className="fill-ink stroke-page text-[0.8125rem] font-semibold"
                      strokeWidth="4"
                      paintOrder="stroke"
                    >
                      {show(total, currency)}
                    </text>
                  )}
                </g>
              );
            })}
          </svg>
        )}
        <ul className="space-y-1 text-[0.8125rem] leading-[1.125rem] text-quiet">
          {steps.map(({ first, last, total, currency, service }, at) => {
            const before = steps[at - 1];
            const days = formatDaysAhead(fromDayNumber(first), fromDayNumber(last), today);
            return (
              <li key={first}>
                <span>{m.later_step({ days, price: show(total, currency), name: names.service(service).name })}</span>
                {m.between_sentences()}
                {before && before.currency === currency && total > before.total && (
                  <span className="font-semibold text-link">
                    {m.later_more({ more: show(total - before.total, currency) })}
                  </span>
                )}
              </li>
            );
          })}
          <li>{m.later_none({ day: formatDayAhead(fromDayNumber(steps.at(-1)?.last ?? axis.first), today) })}</li>
        </ul>
      </div>
    </div>
  );
}
