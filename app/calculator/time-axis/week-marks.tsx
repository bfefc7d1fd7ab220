import { dayText } from "#rating/calendar/days.ts";
import { dayAndMonth } from "#app/ui/format.ts";
import { type Axis, markedWeeks, startOf } from "./axis.ts";
import { labelled, roomFor } from "./label-room.ts";

type Props = {
  axis: Axis;
  from: number;
  /** Days, and parts of days, at which a line runs through the words. */
  lines: readonly number[];
};

/** Each week's Monday at the foot of an axis' head, with its date where there is room for it. */
export function WeekMarks({ axis, from, lines }: Props) {
  const weeks = markedWeeks(axis, from);
  const labels = weeks.map((day) => ({ day, text: dayAndMonth(dayText(day)) }));
  return (
    <>
      {weeks.map((day) => (
        <line key={day} x1={startOf(axis, day)} x2={startOf(axis, day)} y1="44" y2="52" className="stroke-ink" />
      ))}
      {labelled.map(({ px, seen }) => (
        <g key={px} className={`fill-quiet ${seen}`}>
          {roomFor(labels, axis, px, lines).map(({ day, text }) => (
            <text key={day} x={startOf(axis, day)} y="34">
              {text}
            </text>
          ))}
        </g>
      ))}
    </>
  );
}
