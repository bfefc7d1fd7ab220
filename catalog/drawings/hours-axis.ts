import type { Locale } from "#site/locales.ts";
import { addDays } from "../add-days.ts";
import { element, escaped } from "./svg.ts";
import { weekdayLetter, weekdayName } from "./formats.ts";
import { say } from "../words.ts";

/** A stretch of the journey, in hours from its first midnight, with the number of whoever handles it. */
export type Stretch = { number: number; from: number; to: number };

const bar = { y: 14, height: 30 };

/**
 * A journey on one time scale that fills its container: who handles it as numbered stretches, days below, weekends as
 * days off. Begins on a Monday. It has no view box, so that its words are the same size on every screen.
 */
export function hoursAxis(stretches: readonly Stretch[], locale: Locale): string {
  const days = Math.ceil(Math.max(...stretches.map(({ to }) => to)) / 24);
  const percent = (hours: number) => `${Math.round((hours / (days * 24)) * 1e5) / 1e3}%`;
  const all = Array.from({ length: days }, (_, day) => day);
  return element(
    "svg",
    { class: "hours-axis", width: "100%", height: 78, "aria-hidden": "true" },
    ...all
      .filter((day) => day % 7 > 4)
      .map((day) =>
        element("rect", { class: "hours-rest", x: percent(day * 24), width: percent(24), y: 0, height: 78 }),
      ),
    ...stretches.map(({ number, from, to }) =>
      element("rect", {
        class: `hours-stretch hours-stretch-${number}`,
        x: percent(from),
        width: percent(to - from),
        ...bar,
        "data-hours": String(to - from),
      }),
    ),
    ...stretches.map(({ number, from, to }) =>
      element("text", { class: "hours-number", x: percent((from + to) / 2), y: bar.y + 20 }, String(number)),
    ),
    ...all.map((day) =>
      element("line", { class: "axis-tick", x1: percent(day * 24), x2: percent(day * 24), y1: bar.y + 30, y2: 58 }),
    ),
    // a name has no room in a twelfth of a phone, its letter has
    ...[weekdayName, weekdayLetter].flatMap((named, brief) =>
      all.map((day) =>
        element(
          "text",
          {
            class: `axis-figure hours-${brief ? "letter" : "name"}`,
            x: percent(day * 24 + 12),
            y: 74,
            "text-anchor": "middle",
          },
          escaped(named(addDays("2026-11-23", day), locale)),
        ),
      ),
    ),
    element("title", {}, escaped(say("drawn_hours", locale, { days }))),
  );
}
