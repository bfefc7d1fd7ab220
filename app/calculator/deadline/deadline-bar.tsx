import { memo } from "react";
import { dayNumber, dayText } from "#rating/calendar/days.ts";
import { m } from "#app/messages/m.ts";
import { weekday } from "#app/ui/format.ts";
import { saysTheSame } from "../says-the-same.ts";
import { type Axis, middleOf, startOf } from "../time-axis/axis.ts";
import { DayBlock } from "../time-axis/day-block.tsx";
import { journeyDays } from "../time-axis/journey-days.ts";
import { RestBands } from "../time-axis/rest-bands.tsx";
import type { Rest } from "../time-axis/rests.ts";
import { Upright } from "../time-axis/upright.tsx";
import type { DeadlineRow } from "./deadline.ts";

type Props = Pick<DeadlineRow, "plan" | "days"> & { axis: Axis; rests: readonly Rest[]; by: number };

/** Green: days left to hand over. Then the way of the last of them, up to the day by which it must be there. */
export const DeadlineBar = memo(function DeadlineBar({ plan, days, axis, rests, by }: Props) {
  const { leaves, way, arrives, handOver } = journeyDays(plan);
  const inTime = days.length > 0;
  const end = axis.first + axis.days;
  const goesOn = arrives.some((day) => day >= end);
  // an arrow at the end says that there is more, and needs its room
  const drawnTo = goesOn ? end - arrowDays(axis) : end;
  const seen = (day: number) => day >= axis.first && day < drawnTo;
  const last = arrives.filter(seen).at(-1) ?? drawnTo;
  return (
    <svg className="absolute inset-0 size-full overflow-hidden" aria-hidden="true">
      <RestBands axis={axis} rests={rests} />
      <line
        x1={middleOf(axis, days[0] ?? handOver)}
        x2={middleOf(axis, last)}
        y1="25"
        y2="25"
        className="stroke-(--dot)"
        strokeWidth="1.5"
      />
      {goesOn && (
        <g className="stroke-quiet" strokeWidth="1.5" fill="none" data-goes-on={plan.latest}>
          <line x1={startOf(axis, last + 1)} x2="100%" y1="25" y2="25" />
          <svg x="100%" overflow="visible" aria-hidden="true">
            <path d="M-7 20.5 -1 25 -7 29.5" />
          </svg>
        </g>
      )}
      {days.filter(seen).map((day) => (
        <DayBlock key={day} axis={axis} day={day} className="fill-action" data-mark="hands" data-day={day} />
      ))}
      {way.filter(seen).map((day) => (
        <circle key={day} cx={middleOf(axis, day)} cy="25" r="2.4" className="fill-quiet" />
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
        <circle cx={middleOf(axis, leaves)} cy="25" r="4.2" className="fill-page stroke-ink" strokeWidth="1.6" />
      )}
      <Upright at={startOf(axis, by + 1)} y2="100%" className="stroke-ink" strokeWidth="2" data-by={by} />
      <text
        x="4"
        y="52"
        strokeWidth="4"
        paintOrder="stroke"
        className={`stroke-page text-[12.5px] ${inTime ? "fill-good font-semibold" : "fill-quiet"}`}
      >
        {inTime
          ? m.deadline_hand_over({ day: weekday(plan.handOver.day) })
          : m.deadline_until({ day: weekday(plan.latest) })}
      </text>
    </svg>
  );
}, saysTheSame);

/** Days that the arrow of a journey beyond the axis takes. */
function arrowDays({ days }: Axis): number {
  return Math.max(2, Math.ceil(days * 0.07));
}

/** The axis above: each week's Monday, and the day by which it must be there. */
export function deadlineAxis(rows: readonly DeadlineRow[], from: string, by: string): Axis {
  const first = Math.min(dayNumber(from) ?? 0, ...rows.flatMap(({ days }) => days.slice(0, 1)));
  const end = (dayNumber(by) ?? first) + 9;
  return { first, days: Math.max(21, end - first) };
}

export function byText(by: number): string {
  return m.deadline_by({ day: weekday(dayText(by)) });
}
