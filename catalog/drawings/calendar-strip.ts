import type { Locale } from "#site/locales.ts";
import { type DayCell, type DayMark, daysBetween, partOfDay, spanOf, stripOf, weeksOf } from "./calendar.ts";
import { element, escaped } from "./svg.ts";
import { textWidth } from "./text-width.ts";
import { dayText, monthText, weekdayLetter } from "./formats.ts";
import { say } from "../words.ts";

/** A calendar of a notice: markup for wide screens (days in a row) and for phones (weeks as rows). */
export type CalendarDrawing = { markup: string; rows: { kind: DayMark["kind"]; days: string; label: string }[] };

const width = 1152;
/** Below this width of a day only weeks are told apart. */
const readableDay = 17;
/** The most weeks that a phone shows; longer spans are in the list alone. */
const mostWeeks = 9;

/** The calendar of some marked days; nothing without any. */
export function calendarStrip(marks: readonly DayMark[], locale: Locale): CalendarDrawing | undefined {
  const span = spanOf(marks);
  if (!span) return undefined;
  const weeks = weeksOf(marks);
  return {
    markup: strip(marks, locale) + (weeks.length <= mostWeeks ? rowsOfWeeks(weeks, locale) : ""),
    rows: marks
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      .map((mark) => ({ kind: mark.kind, days: daysOf(mark, locale), label: mark.label })),
  };
}

function daysOf({ from, to, at }: DayMark, locale: Locale): string {
  if (to && to !== from)
    return say("drawn_day_range", locale, { from: dayText(from, locale), to: dayText(to, locale) });
  return at ? say("drawn_day_hour", locale, { day: dayText(from, locale), hour: at }) : dayText(from, locale);
}

function strip(marks: readonly DayMark[], locale: Locale): string {
  const { cells, step } = stripOf(marks, width);
  const [first] = cells;
  if (!first) return "";
  const callouts = placeCallouts(calloutsOf(marks, first.day, step, locale));
  const top = 52 + levelHeight * Math.max(...callouts.map(({ level }) => level));
  const readable = step >= readableDay;
  const [rowTop, rowHeight] = [top + (readable ? 22 : 8), 34];
  const shapes = [
    ...runsOf(cells, readable).map(({ x, width: wide, kind, day }) =>
      element("rect", {
        class: `day day-${kind}`,
        x: x + (readable ? 1.5 : 0),
        y: rowTop,
        width: Math.max(0.5, wide - (readable ? 3 : 0)),
        height: rowHeight,
        rx: 3,
        "data-day": day,
      }),
    ),
    ...(readable ? cells.flatMap((cell) => figures(cell, step, rowTop, locale)) : []),
    ...cells
      .filter(({ day, x }, at) => (day.endsWith("-01") || at === 0) && x < width - 100)
      .filter(({ x }, at, all) => at > 0 || (all[1]?.x ?? width) - x > 110)
      .map(({ day, x }) => text("day-month", x + 2, rowTop + rowHeight + 20, 13, monthText(day, locale))),
    ...callouts.map(({ x, level, mark, anchor }) => {
      const y = top - 30 - levelHeight * level;
      const textX = anchor === "end" ? x - 8 : x + 8;
      return (
        element("path", { class: `day-stem day-stem-${mark.kind}`, d: `M${round(x)} ${y - 14}V${rowTop}` }) +
        text("day-date", textX, y, 15, daysOf(mark, locale), anchor) +
        text("day-label", textX, y + 18, 13, mark.label, anchor)
      );
    }),
  ];
  return svg("strip", width, rowTop + rowHeight + 28, marks, locale, shapes);
}

type Cells = ReturnType<typeof stripOf>["cells"];

/** Days as boxes: one each where they can be told apart, else one for all neighbours of a kind. */
function runsOf(cells: Cells, readable: boolean): { x: number; width: number; kind: string; day?: string }[] {
  const runs: { x: number; width: number; kind: string; day?: string }[] = [];
  for (const { day, x, width: whole, mark, weekend } of cells) {
    const kind = mark?.kind ?? (weekend && readable ? "weekend" : "open");
    const wide = whole * (mark?.kind === "last" ? partOfDay(mark.at) : 1);
    const last = runs.at(-1);
    if (!readable && last?.kind === kind) last.width += wide;
    else runs.push({ x, width: wide, kind, ...(mark && { day }) });
  }
  return runs;
}

type Callout = { mark: DayMark; x: number; wide: number };
type Placed = Callout & { level: number; anchor: "start" | "end" };

const levelHeight = 44;

/** Date and label of each mark, and where its stem stands. */
function calloutsOf(marks: readonly DayMark[], first: string, step: number, locale: Locale): Callout[] {
  return marks
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map((mark) => ({
      mark,
      // a last hand-over ends where its hour is, everything else begins with its day
      x: Math.max(1, (daysBetween(first, mark.from) + (mark.kind === "last" ? partOfDay(mark.at) : 0)) * step),
      wide: Math.max(textWidth(daysOf(mark, locale), 15, 600), textWidth(mark.label, 13)) + 14,
    }));
}

/** Sides and levels on which no text meets another or a stem: the lowest possible, from the left. */
function placeCallouts(callouts: readonly Callout[]): Placed[] {
  let best: Placed[] = callouts.map((callout, level) => ({ ...callout, level, anchor: "start" }));
  let least = Number.POSITIVE_INFINITY;
  const place = (placed: readonly Placed[], cost: number): void => {
    if (cost >= least) return;
    const next = callouts[placed.length];
    if (!next) {
      [best, least] = [[...placed], cost];
      return;
    }
    for (const level of [0, 1, 2])
      for (const anchor of ["start", "end"] as const) {
        const own: Placed = { ...next, level, anchor };
        const [from, to] = textSpan(own);
        if (from < 0 || to > width || placed.some((other) => meet(own, other))) continue;
        const usual = next.mark.kind === "last" ? "end" : "start";
        place([...placed, own], cost + level + (anchor === usual ? 0 : 0.4));
      }
  };
  place([], 0);
  return best;
}

function textSpan({ x, wide, anchor }: Placed): [number, number] {
  return anchor === "end" ? [x - wide, x] : [x, x + wide];
}

function meet(a: Placed, b: Placed): boolean {
  const [fromA, toA] = textSpan(a);
  const [fromB, toB] = textSpan(b);
  if (a.level === b.level && fromA < toB && fromB < toA) return true;
  const crosses = (stem: Placed, from: number, to: number, level: number) =>
    stem.level >= level && stem.x > from + 1 && stem.x < to - 1;
  return crosses(a, fromB, toB, b.level) || crosses(b, fromA, toA, a.level);
}

function figures({ day, x, mark }: DayCell & { x: number }, step: number, rowTop: number, locale: Locale): string[] {
  const middle = x + (step * (mark?.kind === "last" ? partOfDay(mark.at) : 1)) / 2;
  return [
    text("day-letter", middle, rowTop - 7, 11, weekdayLetter(day, locale), "middle"),
    text(
      `day-number day-number-${mark?.kind ?? "open"}`,
      middle,
      rowTop + 22,
      13,
      String(Number(day.slice(8))),
      "middle",
    ),
  ];
}

/** Weeks as rows, for phones: 350 px wide. */
function rowsOfWeeks(weeks: readonly DayCell[][], locale: Locale): string {
  const [first] = weeks;
  if (!first) return "";
  const shapes = [
    ...first.map(({ day }, at) => text("day-letter", 53 + at * 42.6, 12, 12.5, weekdayLetter(day, locale), "middle")),
    ...weeks.flatMap((week, row) => {
      const y = 22 + row * 42;
      const starts = week.find(({ day }) => day.endsWith("-01")) ?? (row === 0 ? week[0] : undefined);
      return [
        ...(starts ? [text("day-month", 0, y + 24, 12.5, monthText(starts.day, locale, true))] : []),
        ...week.flatMap(({ day, weekend, mark }, at) => [
          element("rect", {
            class: `day day-${mark?.kind ?? (weekend ? "weekend" : "open")}`,
            x: 32 + at * 42.6,
            y,
            width: 40.6,
            height: 38,
            rx: 4,
          }),
          text(
            `day-number day-number-${mark?.kind ?? "open"}`,
            52.3 + at * 42.6,
            y + 24,
            14,
            String(Number(day.slice(8))),
            "middle",
          ),
        ]),
      ];
    }),
  ];
  return svg("weeks", 332, 24 + weeks.length * 42, [], locale, shapes);
}

function svg(
  kind: string,
  w: number,
  h: number,
  marks: readonly DayMark[],
  locale: Locale,
  shapes: readonly string[],
): string {
  const id = `calendar-${kind}`;
  const told = marks
    .map((mark) => say("labelled", locale, { label: daysOf(mark, locale), text: mark.label }))
    .join(say("drawn_groups", locale));
  return element(
    "svg",
    { class: `calendar ${id}`, viewBox: `0 0 ${w} ${Math.round(h)}`, role: "img", "aria-labelledby": id },
    element("title", { id }, say("drawn_calendar", locale)),
    ...(told ? [element("desc", {}, escaped(told))] : []),
    ...shapes,
  );
}

function text(cls: string, x: number, y: number, size: number, words: string, anchor = "start"): string {
  return element(
    "text",
    { class: cls, x, y, "font-size": size, "text-anchor": anchor === "start" ? undefined : anchor },
    escaped(words),
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
