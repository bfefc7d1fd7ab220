import { dayText } from "#rating/calendar/days.ts";
import { dayAndMonth } from "#app/ui/format.ts";
import { type Axis, markedWeeks, startOf } from "./axis.ts";
import { labelled, roomFor } from "./label-room.ts";
import { Upright } from "./upright.tsx";

type Props = {
  axis: Axis;
  from: number;
  /** Days, and parts of days, at which a line runs through the words. */
  lines: readonly number[];
  /** Where its mark begins and ends, and the line on which its date stands. */
  tick?: readonly [from: number, to: number];
  words?: number;
};

/** Each week's Monday, at the foot of an axis' head if nothing else is said, with its date where there is room for it. */
export function WeekMarks({ axis, from, lines, tick: [begin, end] = [44, 52], words = 34 }: Props) {
  const weeks = markedWeeks(axis, from);
  const labels = weeks.map((day) => ({ day, text: dayAndMonth(dayText(day)) }));
  return (
    <>
      {weeks.map((day) => (
        <Upright key={day} at={startOf(axis, day)} y1={begin} y2={end} className="stroke-ink" />
      ))}
      {labelled.map(({ px, seen }) => (
        <g key={px} className={`fill-quiet ${seen}`}>
          {roomFor(labels, axis, px, lines).map(({ day, text }) => (
            <text key={day} x={startOf(axis, day)} y={words}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </>
  );
}
