import type { SVGProps } from "react";
import { formatDayAndMonth } from "#app/ui/format.ts";
import { fromDayNumber } from "#rating/calendar/calendar.ts";
import { axisWidths, estimateTextWidth, fitLabels, spreadLabels } from "../chart/labels.ts";
import { formatPercent, toRem } from "../chart/scales.ts";
import {
  type Axis,
  describeRest,
  listMarkedWeeks,
  measureDays,
  measureShare,
  placeDayCentre,
  placeDayStart,
  type Rest,
} from "./axis.ts";

/** A vertical line at a place of the axis. */
export function VerticalLine({ at, ...line }: { at: string } & SVGProps<SVGLineElement>) {
  return <line x1={at} x2={at} {...line} />;
}

/** A day of a row as a block; those of consecutive days touch. */
export function DayBlock({ axis, day, className, ...rect }: { axis: Axis; day: number } & SVGProps<SVGRectElement>) {
  return (
    <rect
      x={placeDayStart(axis, day)}
      width={measureDays(axis, 1)}
      y={toRem(18.5)}
      height={toRem(13)}
      rx={toRem(3.5)}
      className={`stroke-page ${className}`}
      {...rect}
    />
  );
}

/** Weekends grey over the whole height of a row; holidays hatched as well. */
export function RestBands({ axis, rests }: { axis: Axis; rests: readonly Rest[] }) {
  return rests.map((rest) => {
    const { first, days, name } = rest;
    const place = { x: placeDayStart(axis, first), width: measureDays(axis, days) };
    return (
      <g key={first}>
        <title>{describeRest(rest)}</title>
        <rect {...place} height="100%" className="fill-(--weekend)" data-rest={first} />
        {name && <rect {...place} height="100%" fill="url(#rest-hatch)" />}
      </g>
    );
  });
}

/** The pattern of holidays, once for all rows of an axis. */
export function RestHatch() {
  return (
    <defs>
      <pattern id="rest-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2="6" x1="0.5" x2="0.5" className="stroke-(--hatch)" strokeWidth="1.4" />
      </pattern>
    </defs>
  );
}

type WeekMarksProps = {
  axis: Axis;
  from: number;
  /** Days, and parts of days, at which a line runs through the dates. */
  lines: readonly number[];
  /** The top and the foot of a mark, and the baseline of its date, in px. */
  tick?: readonly [from: number, to: number];
  baseline?: number;
};

const headTick = [44, 52] as const;

/** Each week's Monday from a day on, by default at the foot of an axis head, with its date where that fits. */
export function WeekMarks({ axis, from, lines, tick = headTick, baseline = 34 }: WeekMarksProps) {
  const [begin, end] = tick;
  const weeks = listMarkedWeeks(axis, from);
  return (
    <>
      {weeks.map((day) => (
        <VerticalLine
          key={day}
          at={placeDayStart(axis, day)}
          y1={toRem(begin)}
          y2={toRem(end)}
          className="stroke-ink"
        />
      ))}
      {axisWidths.map(({ px, seen }) => (
        <g key={px} className={`fill-quiet ${seen}`}>
          {placeDates(weeks, axis, px, lines).map(({ day, text }) => (
            <text key={day} x={placeDayStart(axis, day)} y={toRem(baseline)}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </>
  );
}

/** The dates that fit on an axis so many px wide and are struck by no line. */
function placeDates(weeks: readonly number[], axis: Axis, px: number, lines: readonly number[]) {
  const at = (day: number) => measureShare(axis, day) * px;
  const labels = weeks.map((day) => {
    const text = formatDayAndMonth(fromDayNumber(day));
    // the week before says the month
    return { day, at: at(day), text, short: /\d+(?=\D*$)日?/.exec(text)?.[0] };
  });
  return fitLabels(labels, px, { lines: lines.map(at) });
}

/** The day that an axis points out, and what else its head shows. */
export type AxisMark = {
  /** In days: a whole number is the beginning of a day. */
  at: number;
  text: string;
  strokeWidth: number;
  /** Whether the words stand before the line. */
  before?: boolean;
  /** Whether holidays are named, right of the words; else they go by their numbers alone. */
  holidayNames: boolean;
  /** The first day whose week is marked. */
  weeksFrom: number;
};

/** So many px apart two numbers of holidays are two numbers. */
const numberWidth = 18;

type HolidayMarksProps = { axis: Axis; holidays: readonly Rest[]; mark: AxisMark };

/** Each holiday above an axis: by its name where that fits, else by its number in the words below. */
export function HolidayMarks({ axis, holidays, mark }: HolidayMarksProps) {
  return axisWidths.map(({ px, seen }) => {
    const named = placeHolidayNames(holidays, axis, px, mark);
    const numbers = spreadLabels(
      holidays.map(({ first }) => measureShare(axis, first + 0.5) * px),
      numberWidth,
      0,
      px,
    );
    return (
      <g key={px} className={`fill-quiet ${seen}`}>
        {holidays.map(({ first }, at) => {
          const name = named.find(({ day }) => day === first);
          const x = placeDayCentre(axis, first);
          return (
            <g key={first}>
              <VerticalLine
                at={x}
                y1={toRem(name ? 18 : 38)}
                y2={toRem(52)}
                className="stroke-quiet"
                strokeDasharray="2 3"
              />
              <text
                x={name ? (name.atEnd ? "100%" : x) : formatPercent((numbers[at] ?? 0) / px)}
                y={toRem(name ? 13 : 34)}
                textAnchor={name?.atEnd ? "end" : "middle"}
              >
                {name?.text ?? numberHoliday(holidays, named, at)}
              </text>
            </g>
          );
        })}
      </g>
    );
  });
}

/** The holidays above in words, with their numbers where those stand there. */
export function HolidayWords({ axis, holidays, mark }: HolidayMarksProps) {
  if (holidays.length === 0) return null;
  const widths = axisWidths.map(({ px, seen }) => ({ seen, named: placeHolidayNames(holidays, axis, px, mark) }));
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 sm:justify-end">
      {holidays.map((rest, at) => (
        <li key={rest.first}>
          {widths.map(
            ({ seen, named }) =>
              named.every(({ day }) => day !== rest.first) && (
                <span key={seen} className={`me-1.5 ${seen}`}>
                  {numberHoliday(holidays, named, at)}
                </span>
              ),
          )}
          <span>{describeRest(rest)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The number by which a holiday goes: its place among those that are not named. */
function numberHoliday(holidays: readonly Rest[], named: readonly { day: number }[], at: number): number {
  return holidays.slice(0, at + 1).filter(({ first }) => !named.some(({ day }) => day === first)).length;
}

/** The holidays whose names fit above an axis so many px wide. */
export function placeHolidayNames(
  holidays: readonly Rest[],
  axis: Axis,
  px: number,
  mark: Pick<AxisMark, "at" | "text" | "holidayNames">,
) {
  if (!mark.holidayNames) return [];
  const labels = holidays.flatMap(({ first, name }) =>
    name ? [{ day: first, at: measureShare(axis, first + 0.5) * px, text: name, centred: true }] : [],
  );
  return fitLabels(labels, px, { from: measureShare(axis, mark.at) * px + 12 + estimateTextWidth(mark.text) });
}

/** For `memo`: whether a drawing has the same data as before, which come as new objects with each answer. Functions do not count. */
export function isDeepEqual<Data>(before: Data, now: Data): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}
