import { memo } from "react";
import { saysTheSame } from "../says-the-same.ts";
import { type Axis, startOf } from "../time-axis/axis.ts";
import { HolidayMarks } from "../time-axis/holiday-marks.tsx";
import { RestHatch } from "../time-axis/rest-bands.tsx";
import type { Rest } from "../time-axis/rests.ts";
import { Upright } from "../time-axis/upright.tsx";
import { WeekMarks } from "../time-axis/week-marks.tsx";
import { byText } from "./deadline-bar.tsx";

type Props = { axis: Axis; by: number; holidays: readonly Rest[] };

/** Dates above the rows: each week's Monday, and the day by which it must be there. */
export const DeadlineHead = memo(function DeadlineHead({ axis, by, holidays }: Props) {
  const left = (by + 1 - axis.first) / axis.days > 0.4;
  return (
    <svg className="block h-13 w-full overflow-visible text-[12.5px]" aria-hidden="true">
      <RestHatch />
      <Upright at={startOf(axis, by + 1)} y1="2" y2="52" className="stroke-ink" strokeWidth="2" />
      <text
        x={startOf(axis, by + 1)}
        dx={left ? -6 : 6}
        y="13"
        textAnchor={left ? "end" : "start"}
        className="fill-ink font-semibold"
      >
        {byText(by)}
      </text>
      <HolidayMarks axis={axis} holidays={holidays} taken={nowhere} />
      <WeekMarks axis={axis} from={axis.first} lines={[by + 1, ...holidays.map(({ first }) => first + 0.5)]} />
    </svg>
  );
}, saysTheSame);

/** The day stands where names would: holidays go by their numbers. */
export function nowhere(): number {
  return Number.POSITIVE_INFINITY;
}
