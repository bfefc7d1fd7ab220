import type { SVGProps } from "react";
import { formatDayAndMonth } from "#app/ui/format.ts";
import { fromDayNumber } from "#rating/calendar/calendar.ts";
import { axisWidths, estimateTextWidth, fitLabels } from "../chart/labels.ts";
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
 * Each week's Monday from a day on, by default at the foot of an axis head, with its date where that fits, and each holiday:
 * by its name where that fits above, else by its date among the others.
 */
export function WeekMarks({ axis, holidays = [], mark, tick = headTick, baseline = 34 }: WeekMarksProps) {
  const [begin, end] = tick;
  const from = mark?.weeksFrom ?? axis.first;
  // weeks that begin right of the mark need not avoid its line
  const lines = mark && mark.at > from ? [mark.at] : [];
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
      {axisWidths.map(({ px, seen }) => {
        const named = mark ? placeHolidayNames(holidays, axis, px, mark) : [];
        const others = holidays.filter(({ first }) => named.every(({ day }) => day !== first));
        const struck = [...lines, ...named.map(({ day }) => day + 0.5)];
        return (
          <g key={px} className={`fill-quiet ${seen}`}>
            {holidays.map((rest) => (
              <VerticalLine
                key={rest.first}
                at={placeDayCentre(axis, rest.first)}
                y1={toRem(others.includes(rest) ? 38 : 18)}
                y2={toRem(end)}
                className="stroke-quiet"
                strokeDasharray="2 3"
              />
            ))}
            {[named, placeDates(weeks, others, axis, px, struck)].map((labels, row) =>
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

/** The dates of holidays, and between them of weeks, that fit on an axis so many px wide and are struck by no line. */
export function placeDates(
  weeks: readonly number[],
  holidays: readonly Rest[],
  axis: Axis,
  px: number,
  lines: readonly number[],
) {
  const place = (day: number) => measureShare(axis, day) * px;
  const write = (day: number) => formatDayAndMonth(fromDayNumber(day));
  const struck = lines.map(place);
  const placed = fitLabels(
    holidays.map(({ first }) => ({ day: first, at: place(first + 0.5), text: write(first), centred: true })),
    px,
    { lines: struck },
  );
  const taken = placed.flatMap(({ at, text }) => [-0.5, 0, 0.5].map((share) => at + share * estimateTextWidth(text)));
  const others = weeks.map((day) => {
    const text = write(day);
    return { day, at: place(day), text, centred: false, short: /\d+(?=\D*$)日?/.exec(text)?.[0] };
  });
  const month = (day: number) => fromDayNumber(day).slice(0, 7);
  const shown = [...placed, ...fitLabels(others, px, { lines: [...struck, ...taken] })];
  const full = shown.filter(({ day, text }) => text === write(day));
  // one before says the month of a brief one
  return shown.filter((one) => full.some((said) => said.at <= one.at && month(said.day) === month(one.day)));
}

/** The day that an axis points out, and what else its head shows. */
export type AxisMark = {
  /** In days: a whole number is the beginning of a day. */
  at: number;
  text: string;
  strokeWidth: number;
  /** Whether the words stand before the line. */
  before?: boolean;
  /** Whether holidays are named, right of the words; else they go by their dates alone. */
  holidayNames: boolean;
  /** The first day whose week is marked. */
  weeksFrom: number;
};

/** The holidays of an axis in words. */
export function HolidayWords({ holidays }: { holidays: readonly Rest[] }) {
  if (holidays.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 sm:justify-end">
      {holidays.map((rest) => (
        <li key={rest.first}>{describeRest(rest)}</li>
      ))}
    </ul>
  );
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
