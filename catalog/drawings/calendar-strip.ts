import type { Locale } from "#site/locales.ts";
import { type DayCell, type DayMark, daysBetween, partOfDay, spanOf, weeksOf } from "./calendar.ts";
import { type Callout, levelHeight, placeCallouts } from "./calendar-callouts.ts";
import { weekRows } from "./calendar-weeks.ts";
import { dayText, monthText, weekdayLetter } from "./formats.ts";
import { element, escaped, percent, rem } from "./svg.ts";
import { textWidth } from "./text-width.ts";
import { say } from "../words.ts";

/**
 * A notice's calendar: markup for wide screens (days in a row) and for phones (weeks as rows), and the same as a list.
 */
export type CalendarDrawing = { markup: string; rows: { kind: DayMark["kind"]; days: string; label: string }[] };

/** The least width in px that each version is drawn for; `app/ui/drawings.css` switches at the first. */
const wide = 600;
const narrow = 272;
/** If days are narrower than this in px, only weeks are distinguished. */
const readableDay = 17;
/** The most weeks shown as rows on a phone; longer spans become a bar. */
const mostWeeks = 9;

/** The calendar of some marked days; undefined if there are none. It is never scaled, so letters keep their size. */
export function calendarStrip(marks: readonly DayMark[], locale: Locale): CalendarDrawing | undefined {
  const weeks = weeksOf(marks);
  if (weeks.length === 0) return undefined;
  const days = weeks.flat();
  const told = marks
    .map((mark) => say("labelled", locale, { label: daysOf(mark, locale), text: mark.label }))
    .join(say("drawn_groups", locale));
  return {
    markup:
      svg("strip", locale, told, strip(days, calloutsOf(marks, days, locale), wide, locale)) +
      (weeks.length <= mostWeeks
        ? svg("weeks", locale, "", weekRows(weeks, locale))
        : svg("weeks", locale, "", strip(days, [], narrow, locale))),
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

type Drawn = { height: number; shapes: string[] };

/** Days in a row that fill the width; no text overlaps another from `least` px. */
function strip(days: readonly DayCell[], callouts: readonly Callout[], least: number, locale: Locale): Drawn {
  const step = least / days.length;
  const at = (day: number) => percent((day / days.length) * 100);
  const placed = placeCallouts(callouts, least);
  const readable = step >= readableDay;
  const above = callouts.length > 0 ? 52 + levelHeight * Math.max(...placed.map(({ level }) => level)) : 0;
  const [rowTop, rowHeight] = [above + (readable ? 24 : 8), 34];
  const box = { y: rem(rowTop), height: rem(rowHeight), rx: 3 };
  const shapes = [
    // what is marked lies above its neighbours, whose edges would cut it off
    ...runsOf(days, readable)
      .toSorted((a, b) => Number("day" in a) - Number("day" in b))
      .map(({ kind, from, length, day }) =>
        element("rect", { class: `day day-${kind}`, x: at(from), width: at(length), ...box, "data-day": day }),
      ),
    ...(readable ? days.flatMap((cell, index) => figures(cell, index, at, rowTop, locale)) : []),
    ...months(days, step, locale).map(({ index, name }) =>
      text("day-month", at(index), rowTop + rowHeight + 20, name, "start", "2"),
    ),
    ...placed.flatMap(({ x, level, kind, date, label, anchor }) => {
      const y = above - 30 - levelHeight * level;
      const [place, dx] = [percent((x / least) * 100), anchor === "end" ? "-8" : "8"];
      return [
        element("line", { class: `day-stem day-stem-${kind}`, x1: place, x2: place, y1: rem(y - 14), y2: rem(rowTop) }),
        text("day-date", place, y, date, anchor, dx),
        text("day-label", place, y + 18, label, anchor, dx),
      ];
    }),
  ];
  return { height: rowTop + rowHeight + 28, shapes };
}

/** Days as boxes: one each if they are wide enough, otherwise one for all neighbours of a kind in a week. */
function runsOf(days: readonly DayCell[], readable: boolean) {
  const runs: { from: number; length: number; kind: string; day?: string }[] = [];
  for (const [from, { day, mark, weekend }] of days.entries()) {
    const kind = mark?.kind ?? (weekend && readable ? "weekend" : "open");
    const length = mark?.kind === "last" ? partOfDay(mark.at) : 1;
    const last = runs.at(-1);
    if (!readable && from % 7 > 0 && last?.kind === kind) last.length += length;
    else runs.push({ from, length, kind, ...(mark && { day }) });
  }
  return runs;
}

/** Date and label of each mark, and the position of its stem at the least width. */
function calloutsOf(marks: readonly DayMark[], days: readonly DayCell[], locale: Locale): Callout[] {
  const { from: first } = spanOf(marks) ?? { from: "" };
  const monday = days[0]?.day ?? first;
  return marks
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map((mark) => {
      const date = daysOf(mark, locale);
      // a last handover ends at its hour, everything else starts with its day
      const day = daysBetween(monday, mark.from) + (mark.kind === "last" ? partOfDay(mark.at) : 0);
      return {
        kind: mark.kind,
        date,
        label: mark.label,
        x: Math.max(1, (day / days.length) * wide),
        wide: Math.max(textWidth(date, 15, 600), textWidth(mark.label, 13)) + 14,
      };
    });
}

/**
 * Names of months at their first day, and of the first one: in full if all fit before the next, otherwise abbreviated.
 */
function months(days: readonly DayCell[], step: number, locale: Locale) {
  const starts = days.flatMap(({ day }, index) => (day.endsWith("-01") || index === 0 ? [{ day, index }] : []));
  const fits = (brief: boolean) =>
    starts.flatMap(({ day, index }, at) => {
      const room = ((starts[at + 1]?.index ?? days.length) - index) * step;
      const name = monthText(day, locale, brief);
      return textWidth(name, 13) + 8 <= room ? [{ index, name }] : [];
    });
  const whole = fits(false);
  const cut = starts.length - 1;
  return whole.length >= cut ? whole : fits(true);
}

function figures(
  { day, mark }: DayCell,
  index: number,
  at: (day: number) => string,
  rowTop: number,
  locale: Locale,
): string[] {
  const middle = at(index + (mark?.kind === "last" ? partOfDay(mark.at) : 1) / 2);
  const number = String(Number(day.slice(8)));
  return [
    text("day-letter", middle, rowTop - 7, weekdayLetter(day, locale), "middle"),
    text(`day-number day-number-${mark?.kind ?? "open"}`, middle, rowTop + 22, number, "middle"),
  ];
}

function svg(kind: string, locale: Locale, told: string, { height, shapes }: Drawn): string {
  const id = `calendar-${kind}`;
  return element(
    "svg",
    { class: `calendar ${id}`, width: "100%", height: rem(height), role: "img", "aria-labelledby": id },
    element("title", { id }, say("drawn_calendar", locale)),
    ...(told ? [element("desc", {}, escaped(told))] : []),
    ...shapes,
  );
}

function text(cls: string, x: string, y: number, words: string, anchor: "start" | "middle" | "end", dx?: string) {
  return element(
    "text",
    { class: cls, x, y: rem(y), dx, "text-anchor": anchor === "start" ? undefined : anchor },
    escaped(words),
  );
}
