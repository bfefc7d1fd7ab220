import { dayText } from "#rating/calendar/days.ts";
import { m } from "#app/messages/m.ts";
import { dayAndMonth, weekday } from "#app/ui/format.ts";
import { type Axis, labelledWeeks, middleOf, startOf } from "./axis.ts";
import type { NamedDay } from "./named-days.ts";

type Props = { axis: Axis; handOver: number; named: readonly NamedDay[] };

/** Dates above the rows: the hand-over, each week's Monday, and a holiday by its name where there is room. */
export function AxisHead({ axis, handOver, named }: Props) {
  return (
    <svg className="block h-13 w-full overflow-visible text-[12.5px]" aria-hidden="true">
      <defs>
        <pattern id="rest-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2="6" x1="0.5" x2="0.5" className="stroke-(--hatch)" strokeWidth="1.4" />
        </pattern>
      </defs>
      <line
        x1={middleOf(axis, handOver)}
        x2={middleOf(axis, handOver)}
        y1="2"
        y2="52"
        className="stroke-ink"
        strokeWidth="1.6"
      />
      <text x={middleOf(axis, handOver)} dx="6" y="13" className="fill-ink font-semibold">
        {m.axis_hand_over({ day: weekday(dayText(handOver)) })}
      </text>
      {named.map(({ day, text, end }) => (
        <g key={day}>
          <line
            x1={middleOf(axis, day)}
            x2={middleOf(axis, day)}
            y1="18"
            y2="52"
            className="stroke-quiet"
            strokeDasharray="2 3"
          />
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
      {labelledWeeks(axis, handOver + 1).map((day) => (
        // a holiday's line may run through a date
        <g key={day} className="halo">
          <line x1={startOf(axis, day)} x2={startOf(axis, day)} y1="44" y2="52" className="stroke-ink" />
          <text x={startOf(axis, day)} y="34" className="fill-quiet">
            {dayAndMonth(dayText(day))}
          </text>
        </g>
      ))}
    </svg>
  );
}
