import type { Locale } from "#site/locales.ts";
import { translate } from "../messages.ts";
import { type DayMark, countDaysBetween } from "./calendar.ts";
import { formatDay, formatDayMark } from "./formats.ts";
import { stackRows } from "./labels/axis-labels.ts";
import { renderElement, escapeMarkup, buildPath } from "./svg.ts";

/** A day to note, and the page about it. */
export type DayAhead = DayMark & { path: string };

const width = 304;
/** Enough to tell a holiday's last handover from its closing. */
const pxPerDay = 7.2;
const rowHeight = 25;
const [line, textX] = [7, 26];

/** The days ahead as a line down the page, to scale, each linked to its page; undefined if there are none. */
export function drawDaysAhead(all: readonly DayAhead[], today: string, locale: Locale): string | undefined {
  const rows = placeDays(all, today);
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return undefined;
  const foot = Math.max(last.labelY, ...rows.map(({ y, length }) => y + length)) + 14;
  const titled = "days-ahead";
  const axis = Math.max(...rows.map(({ y, length }) => y + length));
  return renderElement(
    "svg",
    { class: "days-ahead", viewBox: `0 0 ${width} ${Math.ceil(foot)}`, role: "group", "aria-labelledby": titled },
    renderElement("title", { id: titled }, escapeMarkup(translate("drawn_days_ahead", locale))),
    renderElement("path", { class: "ahead-line", d: `M${line} ${first.y}V${axis}` }),
    ...rows
      .filter(({ length }) => length > 0)
      .map(({ kind, y, length }) =>
        renderElement("rect", { class: `day day-${kind}`, x: line - 3.5, y, width: 7, height: length }),
      ),
    ...rows.map(({ y, labelY }) =>
      renderElement("path", {
        class: "ahead-leader",
        d: buildPath([
          [line + 6, y],
          [textX - 10, labelY],
          [textX - 4, labelY],
        ]),
      }),
    ),
    ...rows
      .filter(({ length }) => length === 0)
      .map(({ kind, y, at }) =>
        renderElement("circle", { class: `ahead-dot ahead-dot-${kind}`, cx: line, cy: y, r: 4.5, "data-day": at }),
      ),
    ...rows.map(({ labelY, words, label, path }) =>
      renderElement(
        "a",
        { href: path },
        renderElement(
          "text",
          { x: textX, y: labelY + 5 },
          renderElement("tspan", { class: "ahead-day" }, escapeMarkup(words(locale))),
          ` ${escapeMarkup(label)}`,
        ),
      ),
    ),
  );
}

/** The position of each day, in order, and of its words: as close to it as the words above allow. */
export function placeDays(all: readonly DayAhead[], today: string) {
  const ahead = all
    .flatMap((mark) => makeRow(mark, today) ?? [])
    .sort((a, b) => (a.at === b.at ? b.days - a.days : a.at < b.at ? -1 : 1));
  const start = ahead[0]?.at ?? today;
  const rows = ahead.map(({ days, ...row }) => ({
    ...row,
    y: 12 + countDaysBetween(start, row.at) * pxPerDay,
    length: days * pxPerDay,
  }));
  const labels = stackRows(
    rows.map(({ y, length }) => y + Math.min(length / 2, rowHeight)),
    rowHeight,
  );
  return rows.map((row, at) => ({ ...row, labelY: labels[at] ?? row.y }));
}

/** What remains of a mark: for a period that has begun, its end. */
function makeRow(mark: DayAhead, today: string) {
  const { kind, from, to, label, path } = mark;
  if ((to ?? from) < today) return undefined;
  const begun = to !== undefined && from < today;
  const words = (locale: Locale) =>
    begun ? translate("drawn_until", locale, { day: formatDay(to, locale) }) : formatDayMark(mark, locale);
  return { kind, label, path, words, at: begun ? to : from, days: to && !begun ? countDaysBetween(from, to) + 1 : 0 };
}
