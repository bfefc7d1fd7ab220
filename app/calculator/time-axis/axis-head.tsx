import { memo } from "react";
import { dayText } from "#rating/calendar/days.ts";
import { m } from "#app/messages/m.ts";
import { weekday } from "#app/ui/format.ts";
import { saysTheSame } from "../says-the-same.ts";
import { type Axis, middleOf } from "./axis.ts";
import { HolidayMarks } from "./holiday-marks.tsx";
import { wordsWidth } from "./label-room.ts";
import { RestHatch } from "./rest-bands.tsx";
import type { Rest } from "./rests.ts";
import { Upright } from "./upright.tsx";
import { WeekMarks } from "./week-marks.tsx";

type Props = { axis: Axis; handOver: number; holidays: readonly Rest[] };

/** Dates above the rows: the hand-over, each week's Monday, and a holiday by its name where there is room. */
export const AxisHead = memo(function AxisHead({ axis, handOver, holidays }: Props) {
  return (
    <svg className="block h-13 w-full overflow-visible text-[12.5px]" aria-hidden="true">
      <RestHatch />
      <Upright at={middleOf(axis, handOver)} y1="2" y2="52" className="stroke-ink" strokeWidth="1.6" />
      <text x={middleOf(axis, handOver)} dx="6" y="13" className="fill-ink font-semibold">
        {handOverWords(handOver)}
      </text>
      <HolidayMarks axis={axis} holidays={holidays} taken={handOverEnd(axis, handOver)} />
      <WeekMarks axis={axis} from={handOver + 1} lines={holidays.map(({ first }) => first + 0.5)} />
    </svg>
  );
}, saysTheSame);

/** Where the words of the hand-over end on an axis so many px wide. */
export function handOverEnd(axis: Axis, handOver: number): (px: number) => number {
  return (px) => ((handOver + 0.5 - axis.first) / axis.days) * px + 12 + wordsWidth(handOverWords(handOver));
}

function handOverWords(handOver: number): string {
  return m.axis_hand_over({ day: weekday(dayText(handOver)) });
}
