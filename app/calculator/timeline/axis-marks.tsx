import type { ReactNode, SVGProps } from "react";
import { formatDayAndMonth } from "#app/ui/format.ts";
import { fromDayNumber } from "#rating/calendar/calendar.ts";
import { axisWidths, estimateTextWidth, fitLabels, labelGap } from "../chart/labels.ts";
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
  /** Holidays whose names stand above the dates where they fit. */
  holidays?: readonly Rest[];
  /** What the head of the axis points out; without it the weeks are marked from the first day on. */
  mark?: AxisMark;
  /** The top and the foot of a mark, and the baseline of its date, in px. */
  tick?: readonly [from: number, to: number];
  baseline?: number;
};

const headTick = [44, 52] as const;

/**
 * Mondays from a day on, by default at the foot of an axis head, each or every second with its date, and above them each
 * holiday, by its name where that fits, else by its date.
 */
export function WeekMarks({ axis, holidays = [], mark, tick = headTick, baseline = 34 }: WeekMarksProps) {
  const [begin, end] = tick;
  const from = mark?.weeksFrom ?? axis.first;
  // weeks that begin right of the mark need not avoid its line
  const lines = mark && mark.at > from ? [mark.at] : [];
  const weeks = listMarkedWeeks(axis, from);
  return (
    <>
      {axisWidths.map(({ px, seen }) => {
        const named = mark ? placeHolidayNames(holidays, axis, px, mark) : [];
        const { ticks, dates } = placeDates(weeks, axis, px, lines);
        return (
          <g key={px} className={`fill-quiet ${seen}`}>
            {ticks.map((day) => (
              <VerticalLine
                key={day}
                at={placeDayStart(axis, day)}
                y1={toRem(begin)}
                y2={toRem(end)}
                className="stroke-ink"
              />
            ))}
            {/* from its name to its day, but not through a date */}
            {holidays.flatMap(({ first }) =>
              [[18, 22] as const, [38, end] as const]
                .filter(([top]) => top > 18 || named.some(({ day }) => day === first))
                .map(([y1, y2]) => (
                  <VerticalLine
                    key={`${first}-${y1}`}
                    at={placeDayCentre(axis, first)}
                    y1={toRem(y1)}
                    y2={toRem(y2)}
                    className="stroke-quiet"
                    strokeDasharray="2 3"
                  />
                )),
            )}
            {[named, dates].map((labels, row) =>
              labels.map(({ day, at, text, centred, atEnd }) => (
                <text
                  key={day}
                  x={atEnd ? "100%" : formatPercent(at / px)}
                  y={toRem(row ? baseline : 13)}
                  textAnchor={atEnd ? "end" : centred ? "middle" : undefined}
                >
                  {text}
                </text>
              )),
            )}
          </g>
        );
      })}
    </>
  );
}

/**
 * The dates of Mondays on an axis so many px wide: of each, or of every second or fourth so that all have room with their
 * months. One that a line would strike is left out. Between two dates stands at most one tick without.
 */
export function placeDates(weeks: readonly number[], axis: Axis, px: number, lines: readonly number[]) {
  const place = (day: number) => measureShare(axis, day) * px;
  const labels = weeks.map((day) => ({
    day,
    at: place(day),
    text: formatDayAndMonth(fromDayNumber(day)),
    centred: false,
  }));
  const [first, second] = labels;
  const apart = first && second ? second.at - first.at : px;
  const widest = Math.max(0, ...labels.map(({ text }) => estimateTextWidth(text)));
  const every = [1, 2].find((one) => widest + labelGap <= one * apart) ?? 4;
  const own = labels.filter((_, at) => at % every === 0);
  return {
    ticks: weeks.filter((_, at) => at % Math.ceil(every / 2) === 0),
    dates: fitLabels(own, px, { lines: lines.map(place) }),
  };
}

/** The day that an axis points out, and what else its head shows. */
export type AxisMark = {
  /** In days: a whole number is the beginning of a day. */
  at: number;
  text: string;
  strokeWidth: number;
  /** Whether the words stand before the line. */
  before?: boolean;
  /** Whether holidays are named; else they go by their dates alone. */
  holidayNames: boolean;
  /** The first day whose week is marked. */
  weeksFrom: number;
};

/** The holidays of an axis in words. */
export function HolidayList({ holidays }: { holidays: readonly Rest[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-[0.8125rem] leading-[1.125rem] text-quiet empty:hidden sm:justify-end">
      {holidays.map((rest) => (
        <li key={rest.first}>{describeRest(rest)}</li>
      ))}
    </ul>
  );
}

/** The names of holidays, or their dates, that fit above an axis so many px wide beside the words of its mark. */
export function placeHolidayNames(
  holidays: readonly Rest[],
  axis: Axis,
  px: number,
  { at, text, before, holidayNames }: Pick<AxisMark, "at" | "text" | "before" | "holidayNames">,
) {
  const place = (day: number) => measureShare(axis, day) * px;
  const words = estimateTextWidth(text);
  const begin = place(at) + (before ? -6 - words : 6);
  const labels = holidays.flatMap(({ first, name }) => {
    const short = formatDayAndMonth(fromDayNumber(first));
    const label = { day: first, at: place(first + 0.5), centred: true };
    return name ? [{ ...label, ...(holidayNames ? { text: name, short } : { text: short }) }] : [];
  });
  // no label is so narrow that it would stand between two of these
  const taken = Array.from({ length: Math.ceil(words / 20) + 1 }, (_, step) => begin + Math.min(words, step * 20));
  return fitLabels(labels, px, { lines: [place(at), ...taken] });
}

/** For `memo`: whether a drawing has the same data as before, which come as new objects with each answer. Functions do not count. */
export function isDeepEqual<Data>(before: Data, now: Data): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

/** A mark of a drawing with what it means. */
export function Mark({ text, width = 24, children }: { text: string; width?: number; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width={width} height="12" aria-hidden="true">
        {children}
      </svg>
      {text}
    </span>
  );
}
