import type { Locale } from "#site/locales.ts";
import { say } from "../words.ts";
import { type DayMark, daysBetween } from "./calendar.ts";
import { dayText } from "./formats.ts";
import { element, escaped, pathOf } from "./svg.ts";

/** A day to note, and the page about it. */
export type DayAhead = DayMark & { path: string };

const width = 304;
/** Enough to tell a holiday's last handover from its closing. */
const pxPerDay = 7.2;
const rowHeight = 25;
const [line, textX] = [7, 26];

/** The days ahead as a line down the page, to scale, each linked to its page; undefined if there are none. */
export function daysAhead(all: readonly DayAhead[], today: string, locale: Locale): string | undefined {
  const rows = placed(all, today);
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return undefined;
  const foot = Math.max(last.labelY, ...rows.map(({ y, length }) => y + length)) + 14;
  const titled = "days-ahead";
  const axis = Math.max(...rows.map(({ y, length }) => y + length));
  return element(
    "svg",
    { class: "days-ahead", viewBox: `0 0 ${width} ${Math.ceil(foot)}`, role: "group", "aria-labelledby": titled },
    element("title", { id: titled }, escaped(say("drawn_days_ahead", locale))),
    element("path", { class: "ahead-line", d: `M${line} ${first.y}V${axis}` }),
    ...rows
      .filter(({ length }) => length > 0)
      .map(({ kind, y, length }) =>
        element("rect", { class: `day day-${kind}`, x: line - 3.5, y, width: 7, height: length }),
      ),
    ...rows.map(({ y, labelY }) =>
      element("path", {
        class: "ahead-leader",
        d: pathOf([
          [line + 6, y],
          [textX - 10, labelY],
          [textX - 4, labelY],
        ]),
      }),
    ),
    ...rows
      .filter(({ length }) => length === 0)
      .map(({ kind, y, at }) =>
        element("circle", { class: `ahead-dot ahead-dot-${kind}`, cx: line, cy: y, r: 4.5, "data-day": at }),
      ),
    ...rows.map(({ labelY, words, label, path }) =>
      element(
        "a",
        { href: path },
        element(
          "text",
          { x: textX, y: labelY + 5 },
          element("tspan", { class: "ahead-day" }, escaped(words(locale))),
          ` ${escaped(label)}`,
        ),
      ),
    ),
  );
}

/** The position of each day, in order, and of its words: as close to it as the words above allow. */
export function placed(all: readonly DayAhead[], today: string) {
  const ahead = all
    .flatMap((mark) => rowOf(mark, today) ?? [])
    .sort((a, b) => (a.at === b.at ? b.days - a.days : a.at < b.at ? -1 : 1));
  const start = ahead[0]?.at ?? today;
  let below = Number.NEGATIVE_INFINITY;
  return ahead.map(({ days, ...row }) => {
    const y = 12 + daysBetween(start, row.at) * pxPerDay;
    const length = days * pxPerDay;
    below = Math.max(below + rowHeight, y + Math.min(length / 2, rowHeight));
    return { ...row, y, length, labelY: below };
  });
}

/** What remains of a mark: for a period that has begun, its end. */
function rowOf({ kind, from, to, at: hour, label, path }: DayAhead, today: string) {
  if ((to ?? from) < today) return undefined;
  const begun = to !== undefined && from < today;
  const words = (locale: Locale) => {
    if (begun) return say("drawn_until", locale, { day: dayText(to, locale) });
    if (to && to !== from)
      return say("drawn_day_range", locale, { from: dayText(from, locale), to: dayText(to, locale) });
    return hour ? say("drawn_day_hour", locale, { day: dayText(from, locale), hour: hour }) : dayText(from, locale);
  };
  return { kind, label, path, words, at: begun ? to : from, days: to && !begun ? daysBetween(from, to) + 1 : 0 };
}
