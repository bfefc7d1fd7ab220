import { type Axis, middleOf } from "./axis.ts";
import { labelled } from "./label-room.ts";
import { namedDays, restText } from "./named-days.ts";
import type { Rest } from "./rests.ts";
import { Upright } from "./upright.tsx";

type Props = {
  axis: Axis;
  holidays: readonly Rest[];
  /** How much of an axis so many px wide is taken by other words. */
  taken: (px: number) => number;
};

/** Each holiday above an axis: by its name where there is room, else by its number in the words below. */
export function HolidayMarks({ axis, holidays, taken }: Props) {
  return labelled.map(({ px, seen }) => {
    const named = namedDays(holidays, axis, px, taken(px));
    return (
      <g key={px} className={`fill-quiet ${seen}`}>
        {holidays.map(({ first }, at) => {
          const name = named.find(({ day }) => day === first);
          const x = middleOf(axis, first);
          return (
            <g key={first} data-holiday={first}>
              <Upright at={x} y1={name ? 18 : 38} y2="52" className="stroke-quiet" strokeDasharray="2 3" />
              <text x={name?.end ? "100%" : x} y={name ? 13 : 34} textAnchor={name?.end ? "end" : "middle"}>
                {name?.text ?? at + 1}
              </text>
            </g>
          );
        })}
      </g>
    );
  });
}

/** The holidays above in words, with their numbers where those stand there. */
export function HolidayWords({ axis, holidays, taken }: Props) {
  if (holidays.length === 0) return null;
  const free = labelled.map(({ px, seen }) => ({ seen, named: namedDays(holidays, axis, px, taken(px)) }));
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 sm:justify-end">
      {holidays.map((rest, at) => (
        <li key={rest.first}>
          {free.map(
            ({ seen, named }) =>
              named.every(({ day }) => day !== rest.first) && (
                <span key={seen} className={`me-1.5 ${seen}`}>
                  {at + 1}
                </span>
              ),
          )}
          {restText(rest)}
        </li>
      ))}
    </ul>
  );
}
