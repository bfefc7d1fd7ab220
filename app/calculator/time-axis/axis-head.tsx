import { memo } from "react";
import { dayText } from "#rating/calendar/days.ts";
import { m } from "#app/messages/m.ts";
import { weekday } from "#app/ui/format.ts";
import { saysTheSame } from "../says-the-same.ts";
import { type Axis, middleOf } from "./axis.ts";
import { labelled, wordsWidth } from "./label-room.ts";
import { namedDays } from "./named-days.ts";
import { RestHatch } from "./rest-bands.tsx";
import type { Rest } from "./rests.ts";
import { Upright } from "./upright.tsx";
import { WeekMarks } from "./week-marks.tsx";

type Props = { axis: Axis; handOver: number; holidays: readonly Rest[] };

/** Dates above the rows: the hand-over, each week's Monday, and a holiday by its name where there is room. */
export const AxisHead = memo(function AxisHead({ axis, handOver, holidays }: Props) {
  const words = m.axis_hand_over({ day: weekday(dayText(handOver)) });
  const wordsEnd = (px: number) => ((handOver + 0.5 - axis.first) / axis.days) * px + 12 + wordsWidth(words);
  return (
    <svg className="block h-13 w-full overflow-visible text-[12.5px]" aria-hidden="true">
      <RestHatch />
      <Upright at={middleOf(axis, handOver)} y1="2" y2="52" className="stroke-ink" strokeWidth="1.6" />
      <text x={middleOf(axis, handOver)} dx="6" y="13" className="fill-ink font-semibold">
        {words}
      </text>
      {labelled.map(({ px, seen }) => {
        const named = namedDays(holidays, axis, px, wordsEnd(px));
        return (
          <g key={px} className={seen}>
            {named.map(({ day, text, end }) => (
              <g key={day}>
                <Upright at={middleOf(axis, day)} y1="18" y2="52" className="stroke-quiet" strokeDasharray="2 3" />
                <text
                  x={end ? "100%" : middleOf(axis, day)}
                  y="13"
                  textAnchor={end ? "end" : "middle"}
                  className="fill-quiet"
                >
                  {text}
                </text>
              </g>
            ))}
          </g>
        );
      })}
      <WeekMarks axis={axis} from={handOver + 1} lines={holidays.map(({ first }) => first + 0.5)} />
    </svg>
  );
}, saysTheSame);
