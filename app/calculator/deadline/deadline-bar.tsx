import { memo } from "react";
import { m } from "#app/messages/m.ts";
import { formatWeekday } from "#app/ui/format.ts";
import { formatDayAhead } from "../format/days.ts";
import { fromDayNumber, toDayNumber } from "#rating/calendar/calendar.ts";
import { PositionedLabel } from "../chart/positioned-label.tsx";
import { toRem } from "../chart/scales.ts";
import { type AxisMark, DayBlock, RestBands, VerticalLine, isDeepEqual } from "../timeline/axis-marks.tsx";
import { type Axis, measureShare, placeDayCentre, placeDayStart, type Rest } from "../timeline/axis.ts";
import { listJourneyDays } from "../timeline/journey-text.ts";
import type { DeadlineRow } from "./deadline.ts";

type DeadlineBarProps = Pick<DeadlineRow, "plan" | "days"> & { axis: Axis; rests: readonly Rest[]; by: number };

/** Green: the days left to hand over. Then the journey from the last of them, up to the day by which it must be there. */
export const DeadlineBar = memo(function DeadlineBar({ plan, days, axis, rests, by }: DeadlineBarProps) {
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
        className={`pointer-events-none absolute inset-0 pt-10 text-[0.78125rem] leading-4 ${inTime ? "font-semibold text-good" : "text-quiet"}`}
      >
        <PositionedLabel share={measureShare(axis, words)} className="[&>span]:bg-page [&>span]:pe-1">
          {inTime
            ? m.deadline_hand_over({ day: formatWeekday(plan.handOver.day) })
            : m.deadline_until({ day: formatWeekday(plan.latest) })}
        </PositionedLabel>
      </span>
    </>
  );
}, isDeepEqual);

/** The days that the arrow of a journey beyond the axis takes. */
function countArrowDays({ days }: Axis): number {
  return Math.max(2, Math.ceil(days * 0.07));
}

/** From the first day of handover, or of the question, to nine days after the deadline. */
export function buildDeadlineAxis(rows: readonly DeadlineRow[], from: string, by: string): Axis {
  const first = Math.min(toDayNumber(from) ?? 0, ...rows.flatMap(({ days }) => days.slice(0, 1)));
  const end = (toDayNumber(by) ?? first) + 9;
  return { first, days: Math.max(21, end - first) };
}

/** The day by which it must be there: its end is a line, and holidays go by their numbers, as its words stand in their place. */
export function buildDeadlineMark(axis: Axis, by: number, today: string): AxisMark {
  return {
    at: by + 1,
    text: m.deadline_by({ day: formatDayAhead(fromDayNumber(by), today) }),
    strokeWidth: 2,
    before: measureShare(axis, by + 1) > 0.4,
    holidayNames: false,
    weeksFrom: axis.first,
  };
}
