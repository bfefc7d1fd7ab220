import { dayText } from "#rating/calendar/days.ts";
import { dayAndMonth } from "#app/ui/format.ts";
import { type Axis, labelledWeeks, startOf } from "../time-axis/axis.ts";
import { byText } from "./deadline-bar.tsx";

/** Dates above the rows: each week's Monday, and the day by which it must be there. */
export function DeadlineHead({ axis, by }: { axis: Axis; by: number }) {
  const near = (day: number) => Math.abs(day - by) / axis.days < 0.08;
  const left = (by + 1 - axis.first) / axis.days > 0.4;
  return (
    <svg className="block h-13 w-full overflow-visible text-[12.5px]" aria-hidden="true">
      <line
        x1={startOf(axis, by + 1)}
        x2={startOf(axis, by + 1)}
        y1="2"
        y2="52"
        className="stroke-ink"
        strokeWidth="2"
      />
      <text
        x={startOf(axis, by + 1)}
        dx={left ? -6 : 6}
        y="13"
        textAnchor={left ? "end" : "start"}
        className="fill-ink font-semibold"
      >
        {byText(by)}
      </text>
      {labelledWeeks(axis, axis.first).map((day) => (
        <g key={day}>
          <line x1={startOf(axis, day)} x2={startOf(axis, day)} y1="44" y2="52" className="stroke-ink" />
          {!near(day) && (
            <text x={startOf(axis, day)} y="34" className="fill-quiet">
              {dayAndMonth(dayText(day))}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
