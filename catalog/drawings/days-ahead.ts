import type { Locale } from "#site/locales.ts";
import { translate } from "../messages.ts";
import { type DayMark, countDaysBetween } from "./calendar.ts";
import { formatDay, formatDayMark } from "./formats.ts";
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
  const rows = placeDays(all, today, locale);
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return undefined;
  const axis = Math.max(...rows.map(({ y, length }) => y + length));
  const foot = Math.max(last.labelY, axis) + 14;
  const titled = "days-ahead";
  return renderElement(
    "svg",
    { class: "days-ahead", viewBox: `0 0 ${width} ${Math.ceil(foot)}`, role: "group", "aria-labelledby": titled },
    renderElement("title", { id: titled }, escapeMarkup(translate("drawn_days_ahead", locale))),
    renderElement("path", { class: "ahead-line", d: `M${line} ${first.y}V${axis}` }),
    ...rows.flatMap(({ kind, y, length }) =>
      length > 0 ? renderElement("rect", { class: `day day-${kind}`, x: line - 3.5, y, width: 7, height: length }) : [],
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
    ...rows.flatMap(({ kind, y, length, at }) =>
      length > 0
        ? []
        : renderElement("circle", { class: `ahead-dot ahead-dot-${kind}`, cx: line, cy: y, r: 4.5, "data-day": at }),
    ),
    ...rows.map(({ labelY, words, label, path }) =>
      renderElement(
        "a",
        { href: path },
        renderElement(
          "text",
          { x: textX, y: labelY + 5 },
          renderElement("tspan", { class: "draw-strong" }, escapeMarkup(words)),
          ` ${escapeMarkup(label)}`,
        ),
      ),
    ),
  );
}

/** The position of each day, in order, and of its words: as close to it as the words above allow. */
export function placeDays(all: readonly DayAhead[], today: string, locale: Locale) {
  const ahead = all
    .flatMap((mark) => makeRow(mark, today, locale))
    .sort((a, b) => (a.at === b.at ? b.days - a.days : a.at < b.at ? -1 : 1));
  const start = ahead[0]?.at ?? today;
  let labelY = Number.NEGATIVE_INFINITY;
  return ahead.map(({ days, ...row }) => {
    const [y, length] = [12 + countDaysBetween(start, row.at) * pxPerDay, days * pxPerDay];
    labelY = Math.max(labelY + rowHeight, y + Math.min(length / 2, rowHeight));
    return { ...row, y, length, labelY };
  });
}

/** What remains of a mark: for a period that has begun, its end. */
function makeRow(mark: DayAhead, today: string, locale: Locale) {
  const { kind, from, to, label, path } = mark;
  if ((to ?? from) < today) return [];
  const row = { kind, label, path };
  if (to && from < today)
    return [{ ...row, words: translate("drawn_until", locale, { day: formatDay(to, locale) }), at: to, days: 0 }];
  return [{ ...row, words: formatDayMark(mark, locale), at: from, days: to ? countDaysBetween(from, to) + 1 : 0 }];
}
