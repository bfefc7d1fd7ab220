import type { Locale } from "#site/locales.ts";
import { translate } from "../messages.ts";
import type { CalendarDrawing } from "../page-parts.ts";
import { classifyDay, countDaysBetween, type DayCell, type DayMark, listWeeks, toDayFraction } from "./calendar.ts";
import { formatDay, formatDayMark, formatMonth, formatWeekdayLetter } from "./formats.ts";
import { escapeMarkup, formatPercent, formatRem, measureText, renderElement, renderText } from "./svg.ts";

/** The least width in px that each version is drawn for; `app/styles/days.css` switches at the first. */
const wide = 600;
const narrow = 272;
/** If days are narrower than this in px, they are a bar on an axis of weeks and months. */
const readableDay = 17;
/** A span of more days is a bar that is longer than its words: both its ends are dated. */
const mostDaysNamedOnce = 35;
/** The most weeks shown as rows on a phone; longer spans become a bar. */
const mostWeeks = 9;

/** The calendar of some marked days; undefined if there are none. It is never scaled, so letters keep their size. */
export function drawCalendarStrip(marks: readonly DayMark[], locale: Locale): CalendarDrawing | undefined {
  const weeks = listWeeks(marks);
  if (weeks.length === 0) return undefined;
  const days = weeks.flat();
  const sorted = marks.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const told = marks
    .map((mark) => translate("labelled", locale, { label: formatDayMark(mark, locale), text: mark.label }))
    .join(translate("drawn_groups", locale));
  const strip = drawStrip(days, listCallouts(sorted, days, locale), wide, locale);
  const phone = weeks.length <= mostWeeks ? drawWeekRows(weeks, locale) : drawStrip(days, [], narrow, locale);
  return {
    markup: drawSvg("strip", locale, told, strip) + drawSvg("weeks", locale, "", phone),
    rows: sorted.map((mark) => ({ kind: mark.kind, days: formatDayMark(mark, locale), label: mark.label })),
  };
}

type Drawn = { height: number; shapes: string[] };

/** Days in a row that fill the width; no text overlaps another from `least` px. */
function drawStrip(days: readonly DayCell[], callouts: readonly Callout[], least: number, locale: Locale): Drawn {
  const step = least / days.length;
  const at = (day: number) => formatPercent(day / days.length);
  const placed = placeCallouts(callouts, least);
  const readable = step >= readableDay;
  const above = callouts.length > 0 ? 52 + levelHeight * Math.max(...placed.map(({ level }) => level)) : 0;
  const [rowTop, rowHeight] = readable ? [above + 24, 34] : [above + 8, 14];
  const months = drawMonths(days, step, locale);
  const box = { y: formatRem(rowTop), height: formatRem(rowHeight), rx: 3 };
  const shapes = [
    // what is marked lies above its neighbours, whose edges would cut it off
    ...drawRuns(days, readable)
      .toSorted((a, b) => Number("day" in a) - Number("day" in b))
      .map(({ kind, from, length, day }) =>
        renderElement("rect", { class: `day day-${kind}`, x: at(from), width: at(length), ...box, "data-day": day }),
      ),
    // a last day for handover ends at its hour
    ...days.flatMap(({ mark }, index) => {
      const share = mark?.kind === "last" ? toDayFraction(mark.at) : 1;
      return share < 1
        ? renderElement("rect", { class: "day-rest", x: at(index + share), width: at(1 - share), ...box })
        : [];
    }),
    ...(readable ? days : []).flatMap((cell, index) => {
      const middle = at(index + 0.5);
      return [
        drawText("day-letter", middle, rowTop - 7, formatWeekdayLetter(cell.day, locale), "middle"),
        drawDayNumber(cell, middle, rowTop + 22),
      ];
    }),
    ...(readable ? [] : drawWeekTicks(days, at, rowTop + rowHeight)),
    ...months.map(({ index, name }) =>
      drawText("day-month", at(index), rowTop + rowHeight + (readable ? 20 : 28), name, "start", "2"),
    ),
    ...placed.flatMap(({ x, level, kind, date, label, anchor }) => {
      const y = above - 30 - levelHeight * level;
      const [place, dx] = [formatPercent(x / least), anchor === "end" ? "-8" : "8"];
      // the letter of its day stands between a stem and the day
      const stem = { y1: formatRem(y - 14), y2: formatRem(readable ? above + 4 : rowTop) };
      return [
        renderElement("line", { class: `day-stem day-stem-${kind}`, x1: place, x2: place, ...stem }),
        drawText("day-date", place, y, date, anchor, dx),
        label && drawText("day-label", place, y + 18, label, anchor, dx),
      ];
    }),
  ];
  return { height: rowTop + rowHeight + (readable ? 28 : 36), shapes };
}

/** Days as boxes: one each if they are wide enough, otherwise one for all neighbours of a kind. */
function drawRuns(days: readonly DayCell[], readable: boolean) {
  const runs: { from: number; length: number; kind: string; day?: string }[] = [];
  for (const [from, cell] of days.entries()) {
    const { day, mark } = cell;
    const kind = readable ? classifyDay(cell) : (mark?.kind ?? "open");
    const last = runs.at(-1);
    if (!readable && last?.kind === kind) last.length += 1;
    else runs.push({ from, length: 1, kind, ...(mark && { day }) });
  }
  return runs;
}

/** A mark for each week, a longer one where a month begins. */
function drawWeekTicks(days: readonly DayCell[], at: (day: number) => string, top: number): string[] {
  return days.flatMap(({ day }, index) => {
    const isMonth = day.endsWith("-01");
    if (!isMonth && index % 7 > 0) return [];
    const [x, y2] = [at(index), formatRem(top + (isMonth ? 11 : 5))];
    return renderElement("line", { class: "axis-tick", x1: x, x2: x, y1: formatRem(top), y2 });
  });
}

/**
 * Date and label of each mark, and the position of its stem at the least width: the middle of the day itself. A bar of
 * weeks has its dates at both ends.
 */
function listCallouts(marks: readonly DayMark[], days: readonly DayCell[], locale: Locale) {
  return marks.flatMap((mark) => {
    const { kind, from, to, label } = mark;
    const call = (day: string, date: string, text: string) => {
      const index = days.findIndex((cell) => cell.day === day);
      const width = Math.max(measureText(date, 15, 600), measureText(text, 13)) + 14;
      return {
        kind,
        date,
        label: text,
        x: ((index + 0.5) / days.length) * wide,
        wide: width,
      };
    };
    return to && countDaysBetween(from, to) > mostDaysNamedOnce
      ? [call(from, formatDay(from, locale), label), call(to, formatDay(to, locale), "")]
      : [call(from, formatDayMark(mark, locale), label)];
  });
}

/**
 * Names of months at their first day, and of the first one, where they end before the next: in full if all do, otherwise
 * abbreviated.
 */
function drawMonths(days: readonly DayCell[], step: number, locale: Locale) {
  const starts = days.flatMap(({ day }, index) => (day.endsWith("-01") || index === 0 ? [{ day, index }] : []));
  const fits = (brief: boolean) => {
    const names = starts.map(({ day, index }) => {
      const name = formatMonth(day, locale, brief);
      return { index, name, from: index * step, width: measureText(name, 13) };
    });
    return names.filter(({ from, width }, at) => width + 8 <= (names[at + 1]?.from ?? days.length * step) - from);
  };
  const whole = fits(false);
  // all but the rest of a month in front
  return whole.length >= starts.length - 1 && whole.at(-1)?.index === starts.at(-1)?.index ? whole : fits(true);
}

/** Weeks as rows in eight equal columns; a month's name is in front of the first row that it reaches. */
function drawWeekRows(weeks: readonly DayCell[][], locale: Locale): Drawn {
  const [column, row, head] = [1 / 8, 42, 22];
  const middle = (weekday: number) => formatPercent((weekday + 1.5) * column);
  const letters = (weeks[0] ?? []).map(({ day }, at) =>
    drawText("day-letter", middle(at), 12, formatWeekdayLetter(day, locale), "middle"),
  );
  const shapes = weeks.flatMap((week, index) => {
    const y = head + index * row;
    const box = { width: formatPercent(column), y: formatRem(y), height: formatRem(row), rx: 4 };
    const starts = week.find(({ day }) => day.endsWith("-01")) ?? (index === 0 ? week[0] : undefined);
    return [
      ...(starts ? [drawText("day-month", "0", y + 25, formatMonth(starts.day, locale, true), "start")] : []),
      ...week.flatMap((cell, at) => [
        renderElement("rect", { class: `day day-${classifyDay(cell)}`, x: formatPercent((at + 1) * column), ...box }),
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

/** What is written above a day of a strip, in px at the least width that the strip is drawn for. */
type Callout = ReturnType<typeof listCallouts>[number];
type PlacedCallout = Callout & { level: number; anchor: "start" | "end" };

/** From one row of text to the next. */
const levelHeight = 44;

/**
 * Finds sides and levels at which no text overlaps another or a stem: the lowest possible, from the left. Texts that
 * are clear of each other at a small width also are at a larger one: stems move apart, texts keep their width.
 */
function placeCallouts(callouts: readonly Callout[], width: number): PlacedCallout[] {
  let best = callouts.map((callout, level): PlacedCallout => ({ ...callout, level, anchor: "start" }));
  let least = Number.POSITIVE_INFINITY;
  const place = (placed: readonly PlacedCallout[], cost: number): void => {
    if (cost >= least) return;
    const next = callouts[placed.length];
    if (!next) {
      [best, least] = [[...placed], cost];
      return;
    }
    for (const level of [0, 1, 2, 3])
      for (const anchor of ["start", "end"] as const) {
        const own: PlacedCallout = { ...next, level, anchor };
        const [from, to] = measureTextSpan(own);
        if (from < 0 || to > width || placed.some((other) => isMeeting(own, other))) continue;
        const usual = next.kind === "last" ? "end" : "start";
        place([...placed, own], cost + level + (anchor === usual ? 0 : 0.4));
      }
  };
  place([], 0);
  return best;
}

function measureTextSpan({ x, wide, anchor }: PlacedCallout): [number, number] {
  return anchor === "end" ? [x - wide, x] : [x, x + wide];
}

function isMeeting(a: PlacedCallout, b: PlacedCallout): boolean {
  const [fromA, toA] = measureTextSpan(a);
  const [fromB, toB] = measureTextSpan(b);
  if (a.level === b.level && fromA < toB && fromB < toA) return true;
  const crosses = (stem: PlacedCallout, from: number, to: number, level: number) =>
    stem.level >= level && stem.x > from + 1 && stem.x < to - 1;
  return crosses(a, fromB, toB, b.level) || crosses(b, fromA, toA, a.level);
}
