import { memo, type ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { formatWeekday } from "#app/ui/format.ts";
import { fromDayNumber } from "#rating/calendar/calendar.ts";
import { formatPercent, toRem } from "../chart/scales.ts";
import { type Axis, measureShare, type Rest } from "./axis.ts";
import { type AxisMark, Mark, RestHatch, VerticalLine, WeekMarks, isDeepEqual } from "./axis-marks.tsx";

type AxisHeadProps = { axis: Axis; holidays: readonly Rest[]; mark: AxisMark };

/** Dates above the rows of an axis: the marked day in bold, each week's Monday, and holidays by their names where those fit. */
export const AxisHead = memo(function AxisHead({ axis, holidays, mark }: AxisHeadProps) {
  const { at, text, before } = mark;
  const x = formatPercent(measureShare(axis, at));
  return (
    <svg className="block h-[3.25rem] w-full overflow-visible text-[0.78125rem]" aria-hidden="true">
      <RestHatch />
      <VerticalLine at={x} y1={toRem(2)} y2="100%" className="stroke-ink" strokeWidth={mark.strokeWidth} />
      <text
        x={x}
        dx={toRem(before ? -6 : 6)}
        y={toRem(13)}
        textAnchor={before ? "end" : undefined}
        className="fill-ink font-semibold"
      >
        {text}
      </text>
      <WeekMarks axis={axis} holidays={holidays} mark={mark} />
    </svg>
  );
}, isDeepEqual);

/** The handover, with which the rows of a timetable begin. */
export function buildHandoverMark(handOver: number): AxisMark {
  return {
    at: handOver + 0.5,
    // that it is the hand-over is said where its day is chosen
    text: formatWeekday(fromDayNumber(handOver)),
    strokeWidth: 1.6,
    holidayNames: true,
    weeksFrom: handOver + 1,
  };
}

/** What the marks mean, `more` before the shaded days. */
export function AxisLegend({ more }: { more?: ReactNode }) {
  return (
    <div
      className="flex flex-wrap gap-x-5 gap-y-1 pt-3 text-[0.8125rem] leading-[1.125rem] text-quiet sm:justify-end"
      aria-hidden="true"
    >
      <Mark text={m.axis_leaves()} width={12}>
        <circle cx="6" cy="6" r="4.2" className="fill-page stroke-ink" strokeWidth="1.6" />
      </Mark>
      <Mark text={m.axis_way()} width={12}>
        <circle cx="6" cy="6" r="2.4" className="fill-quiet" />
      </Mark>
      <Mark text={m.axis_arrives()}>
        <rect width="11.5" height="12" rx="3" className="fill-(--data)" />
        <rect x="12.5" width="11.5" height="12" rx="3" className="fill-(--data)" />
      </Mark>
      {more}
      <Mark text={m.axis_rests()}>
        <rect x="0.5" y="0.5" width="23" height="11" className="fill-(--weekend) stroke-line" />
        <rect x="12" width="12" height="12" fill="url(#rest-hatch)" />
      </Mark>
    </div>
  );
}
