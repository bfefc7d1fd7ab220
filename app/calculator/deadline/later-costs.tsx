import { dayText } from "#rating/calendar/days.ts";
import { m } from "#app/messages/m.ts";
import { weekday } from "#app/ui/format.ts";
import { roundEnd, roundTicks } from "../curve/ticks.ts";
import { rowGrid } from "../quotes/row-grid.ts";
import { type Axis, startOf } from "../time-axis/axis.ts";
import { Upright } from "../time-axis/upright.tsx";
import { WeekMarks } from "../time-axis/week-marks.tsx";
import type { LaterStep } from "./deadline.ts";

type Props = {
  steps: readonly LaterStep[];
  axis: Axis;
  show: (amount: number, currency: string) => string;
  name: (service: string) => string;
};

const height = 96;
const top = 18;

/** What waiting costs: the lowest price in time by day of hand-over, as steps over the same days, and in words. */
export function LaterCosts({ steps, axis, show, name }: Props) {
  const most = roundEnd(Math.max(...steps.map(({ total }) => total)), 2);
  const currency = steps[0]?.currency ?? "";
  const y = (total: number) => Math.round((top + (1 - total / most) * (height - top)) * 10) / 10;
  return (
    <div className={`${rowGrid} mt-6`}>
      <h4 className="col-span-3 text-[15px] font-semibold sm:col-span-1">{m.later_title()}</h4>
      <div className="col-span-3 sm:col-span-1">
        <svg className="block h-30 w-full overflow-visible text-[12.5px]" aria-hidden="true">
          {/* prices stand at the right: nothing is in time there */}
          {roundTicks(most, 2).map((tick) => (
            <g key={tick}>
              <line x2="100%" y1={y(tick)} y2={y(tick)} className={tick === 0 ? "stroke-ink" : "stroke-line"} />
              <text x="100%" y={y(tick) - 4} textAnchor="end" className="fill-quiet" data-tick={tick}>
                {show(tick, currency).replace(/[.,]00$/, "")}
              </text>
            </g>
          ))}
          <WeekMarks axis={axis} from={axis.first} lines={[]} tick={[height, height + 5]} words={height + 18} />
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
                  x1={startOf(axis, first)}
                  x2={startOf(axis, end)}
                  y1={y(total)}
                  y2={y(total)}
                  className="stroke-ink"
                  strokeWidth="2.5"
                  data-step={total}
                />
                {next && (
                  <Upright
                    at={startOf(axis, end)}
                    y1={y(total)}
                    y2={y(next.total)}
                    className="stroke-(--data)"
                    strokeWidth="4"
                  />
                )}
                {!struck && (
                  <text
                    x={startOf(axis, short ? end : first)}
                    dx={short ? 8 : 4}
                    y={y(total) - (short ? -4 : 6)}
                    className="fill-ink stroke-page text-[13px] font-semibold"
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
        <ul className="mt-2 space-y-1 text-[13px] leading-[18px] text-quiet">
          {steps.map(({ first, last, total, currency, service }, at) => {
            const before = steps[at - 1];
            const days =
              first === last ? weekday(dayText(first)) : `${weekday(dayText(first))} – ${weekday(dayText(last))}`;
            return (
              <li key={first}>
                {m.later_step({ days, price: show(total, currency), name: name(service) })}
                {m.between_sentences()}
                {before && before.currency === currency && total > before.total && (
                  <span className="font-semibold text-link">
                    {m.later_more({ more: show(total - before.total, currency) })}
                  </span>
                )}
              </li>
            );
          })}
          <li>{m.later_none({ day: weekday(dayText(steps.at(-1)?.last ?? axis.first)) })}</li>
        </ul>
      </div>
    </div>
  );
}
