import type { Locale } from "#site/locales.ts";
import { translate } from "../messages.ts";
import type { CalendarDrawing } from "../page-parts.ts";
import {
  classifyDay,
  countDaysBetween,
  type DayCell,
  type DayMark,
  findSpan,
  listWeeks,
  toDayFraction,
} from "./calendar.ts";
import { formatDayMark, formatMonth, formatWeekdayLetter } from "./formats.ts";
import { type Callout, filterFitting, levelHeight, placeCallouts } from "./labels/axis-labels.ts";
import { escapeMarkup, formatPercent, formatRem, renderElement, renderText } from "./svg.ts";
import { measureText } from "./text-width.ts";

/** The least width in px that each version is drawn for; `app/styles/days.css` switches at the first. */
const wide = 600;
const narrow = 272;
/** If days are narrower than this in px, only weeks are distinguished. */
const readableDay = 17;
/** The most weeks shown as rows on a phone; longer spans become a bar. */
const mostWeeks = 9;

/** The calendar of some marked days; undefined if there are none. It is never scaled, so letters keep their size. */
export function drawCalendarStrip(marks: readonly DayMark[], locale: Locale): CalendarDrawing | undefined {
  const weeks = listWeeks(marks);
  if (weeks.length === 0) return undefined;
  const days = weeks.flat();
  const told = marks
    .map((mark) => translate("labelled", locale, { label: formatDayMark(mark, locale), text: mark.label }))
    .join(translate("drawn_groups", locale));
  return {
    markup:
      drawSvg("strip", locale, told, drawStrip(days, listCallouts(marks, days, locale), wide, locale)) +
      (weeks.length <= mostWeeks
        ? drawSvg("weeks", locale, "", drawWeekRows(weeks, locale))
        : drawSvg("weeks", locale, "", drawStrip(days, [], narrow, locale))),
    rows: marks
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      .map((mark) => ({ kind: mark.kind, days: formatDayMark(mark, locale), label: mark.label })),
  };
}

type Drawn = { height: number; shapes: string[] };

/** Days in a row that fill the width; no text overlaps another from `least` px. */
function drawStrip(days: readonly DayCell[], callouts: readonly Callout[], least: number, locale: Locale): Drawn {
  const step = least / days.length;
  const at = (day: number) => formatPercent((day / days.length) * 100);
  const placed = placeCallouts(callouts, least);
  const readable = step >= readableDay;
  const above = callouts.length > 0 ? 52 + levelHeight * Math.max(...placed.map(({ level }) => level)) : 0;
  const [rowTop, rowHeight] = [above + (readable ? 24 : 8), 34];
  const box = { y: formatRem(rowTop), height: formatRem(rowHeight), rx: 3 };
  const shapes = [
    // what is marked lies above its neighbours, whose edges would cut it off
    ...drawRuns(days, readable)
      .toSorted((a, b) => Number("day" in a) - Number("day" in b))
      .map(({ kind, from, length, day }) =>
        renderElement("rect", { class: `day day-${kind}`, x: at(from), width: at(length), ...box, "data-day": day }),
      ),
    ...(readable ? days.flatMap((cell, index) => drawFigures(cell, index, at, rowTop, locale)) : []),
    ...drawMonths(days, step, locale).map(({ index, name }) =>
      drawText("day-month", at(index), rowTop + rowHeight + 20, name, "start", "2"),
    ),
    ...placed.flatMap(({ x, level, kind, date, label, anchor }) => {
      const y = above - 30 - levelHeight * level;
      const [place, dx] = [formatPercent((x / least) * 100), anchor === "end" ? "-8" : "8"];
      return [
        renderElement("line", {
          class: `day-stem day-stem-${kind}`,
          x1: place,
          x2: place,
          y1: formatRem(y - 14),
          y2: formatRem(rowTop),
        }),
        drawText("day-date", place, y, date, anchor, dx),
        drawText("day-label", place, y + 18, label, anchor, dx),
      ];
    }),
  ];
  return { height: rowTop + rowHeight + 28, shapes };
}

/** Days as boxes: one each if they are wide enough, otherwise one for all neighbours of a kind in a week. */
function drawRuns(days: readonly DayCell[], readable: boolean) {
  const runs: { from: number; length: number; kind: string; day?: string }[] = [];
  for (const [from, { day, mark, weekend }] of days.entries()) {
    const kind = mark?.kind ?? (weekend && readable ? "weekend" : "open");
    const length = mark?.kind === "last" ? toDayFraction(mark.at) : 1;
    const last = runs.at(-1);
    if (!readable && from % 7 > 0 && last?.kind === kind) last.length += length;
    else runs.push({ from, length, kind, ...(mark && { day }) });
  }
  return runs;
}

/** Date and label of each mark, and the position of its stem at the least width. */
function listCallouts(marks: readonly DayMark[], days: readonly DayCell[], locale: Locale): Callout[] {
  const { from: first } = findSpan(marks) ?? { from: "" };
  const monday = days[0]?.day ?? first;
  return marks
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map((mark) => {
      const date = formatDayMark(mark, locale);
      // a last handover ends at its hour, everything else starts with its day
      const day = countDaysBetween(monday, mark.from) + (mark.kind === "last" ? toDayFraction(mark.at) : 0);
      return {
        kind: mark.kind,
        date,
        label: mark.label,
        x: Math.max(1, (day / days.length) * wide),
        wide: Math.max(measureText(date, 15, 600), measureText(mark.label, 13)) + 14,
      };
    });
}

/**
 * Names of months at their first day, and of the first one: in full if all fit before the next, otherwise abbreviated.
 */
function drawMonths(days: readonly DayCell[], step: number, locale: Locale) {
  const starts = days.flatMap(({ day }, index) => (day.endsWith("-01") || index === 0 ? [{ day, index }] : []));
  const fits = (brief: boolean) => {
    const names = starts.map(({ day, index }) => {
      const name = formatMonth(day, locale, brief);
      return { index, name, from: index * step, width: measureText(name, 13) };
    });
    return filterFitting(names, days.length * step, 8);
  };
  const whole = fits(false);
  const cut = starts.length - 1;
  return whole.length >= cut ? whole : fits(true);
}

function drawFigures(
  cell: DayCell,
  index: number,
  at: (day: number) => string,
  rowTop: number,
  locale: Locale,
): string[] {
  const { day, mark } = cell;
  const middle = at(index + (mark?.kind === "last" ? toDayFraction(mark.at) : 1) / 2);
  return [
    drawText("day-letter", middle, rowTop - 7, formatWeekdayLetter(day, locale), "middle"),
    drawDayNumber(cell, middle, rowTop + 22),
  ];
}

/** Weeks as rows in eight equal columns; a month's name is in front of the first row that it reaches. */
function drawWeekRows(weeks: readonly DayCell[][], locale: Locale): Drawn {
  const [column, row, head] = [12.5, 42, 22];
  const middle = (weekday: number) => formatPercent((weekday + 1.5) * column);
  const letters = (weeks[0] ?? []).map(({ day }, at) =>
    drawText("day-letter", middle(at), 12, formatWeekdayLetter(day, locale), "middle"),
  );
  const shapes = weeks.flatMap((week, index) => {
    const y = head + index * row;
    const starts = week.find(({ day }) => day.endsWith("-01")) ?? (index === 0 ? week[0] : undefined);
    return [
      ...(starts ? [drawText("day-month", "0", y + 25, formatMonth(starts.day, locale, true), "start")] : []),
      ...week.flatMap((cell, at) => [
        renderElement("rect", {
          class: `day day-${classifyDay(cell)}`,
          x: formatPercent((at + 1) * column),
          width: formatPercent(column),
          y: formatRem(y),
          height: formatRem(row),
          rx: 4,
        }),
        drawDayNumber(cell, middle(at), y + 26),
      ]),
    ];
  });
  return { height: head + weeks.length * row, shapes: [...letters, ...shapes] };
}

function drawDayNumber({ day, mark }: DayCell, x: string, y: number): string {
  return drawText(`day-number day-number-${mark?.kind ?? "open"}`, x, y, String(Number(day.slice(8))), "middle");
}

function drawSvg(kind: string, locale: Locale, told: string, { height, shapes }: Drawn): string {
  const id = `calendar-${kind}`;
  return renderElement(
    "svg",
    { class: `calendar ${id}`, width: "100%", height: formatRem(height), role: "img", "aria-labelledby": id },
    renderElement("title", { id }, translate("drawn_calendar", locale)),
    ...(told ? [renderElement("desc", {}, escapeMarkup(told))] : []),
    ...shapes,
  );
}

function drawText(cls: string, x: string, y: number, words: string, anchor: "start" | "middle" | "end", dx?: string) {
  return renderText(
    { class: cls, x, y: formatRem(y), dx, "text-anchor": anchor === "start" ? undefined : anchor },
    words,
  );
}
