import type { Locale } from "#site/locales.ts";
import type { DayCell } from "./calendar.ts";
import { monthText, weekdayLetter } from "./formats.ts";
import { element, escaped, percent, rem } from "./svg.ts";

/** Weeks as rows in eight equal columns; a month's name is in front of the first row that it reaches. */
export function weekRows(weeks: readonly DayCell[][], locale: Locale): { height: number; shapes: string[] } {
  const [column, row, head] = [12.5, 42, 22];
  const middle = (weekday: number) => percent((weekday + 1.5) * column);
  const text = (cls: string, x: string | number, y: number, words: string, anchor?: string) =>
    element("text", { class: cls, x, y: rem(y), "text-anchor": anchor }, escaped(words));
  const letters = (weeks[0] ?? []).map(({ day }, at) =>
    text("day-letter", middle(at), 12, weekdayLetter(day, locale), "middle"),
  );
  const shapes = weeks.flatMap((week, index) => {
    const y = head + index * row;
    const starts = week.find(({ day }) => day.endsWith("-01")) ?? (index === 0 ? week[0] : undefined);
    return [
      ...(starts ? [text("day-month", 0, y + 25, monthText(starts.day, locale, true))] : []),
      ...week.flatMap(({ day, weekend, mark }, at) => [
        element("rect", {
          class: `day day-${mark?.kind ?? (weekend ? "weekend" : "open")}`,
          x: percent((at + 1) * column),
          width: percent(column),
          y: rem(y),
          height: rem(row),
          rx: 4,
        }),
        text(
          `day-number day-number-${mark?.kind ?? "open"}`,
          middle(at),
          y + 26,
          String(Number(day.slice(8))),
          "middle",
        ),
      ]),
    ];
  });
  return { height: head + weeks.length * row, shapes: [...letters, ...shapes] };
}
