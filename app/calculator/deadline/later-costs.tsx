import { dayText } from "#rating/calendar/days.ts";
import { m } from "#app/messages/m.ts";
import { weekday } from "#app/ui/format.ts";
import { axisTicks } from "../curve/ticks.ts";
import { rowGrid } from "../quotes/row-grid.ts";
import { type Axis, startOf } from "../time-axis/axis.ts";
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
  const most = axisTicks(Math.max(...steps.map(({ total }) => total))).at(-1) ?? 1;
  const y = (total: number) => Math.round((top + (1 - total / most) * (height - top)) * 10) / 10;
  return (
    <div className={`${rowGrid} mt-6`}>
      <h4 className="col-span-3 text-[15px] font-semibold sm:col-span-1">{m.later_title()}</h4>
      <div className="col-span-3 sm:col-span-1">
        <svg className="block h-24 w-full overflow-visible" aria-hidden="true">
          <line x2="100%" y1={height} y2={height} className="stroke-ink" />
          {steps.map(({ first, total, currency }, at) => {
            const next = steps[at + 1];
            // a price that is wider than its step stands behind the riser
            const short = next && (next.first - first) / axis.days < 0.16;
            const end = next?.first ?? (steps.at(-1)?.last ?? first) + 1;
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
                  <line
                    x1={startOf(axis, end)}
                    x2={startOf(axis, end)}
                    y1={y(total)}
                    y2={y(next.total)}
                    className="stroke-(--data)"
                    strokeWidth="4"
                  />
                )}
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
