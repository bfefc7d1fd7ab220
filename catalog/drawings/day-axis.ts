import { element, escaped } from "./svg.ts";
import { say } from "../words.ts";
import type { Locale } from "#site/locales.ts";

export type DaySpan = { min: number; max: number };

/** The position on an axis of working days, in percent of its width; the last day is at its end. */
export function placeOfDay(day: number, { max }: DaySpan): number {
  return (day / max) * 100;
}

/** The interval in days between figures on the axis. */
function stepOf(max: number): number {
  return max > 24 ? 10 : max > 12 ? 5 : 1;
}

/**
 * Working days as an axis that fills its container: a tick per day, and the days of delivery as a bar with its name. What
 * happens on the way has its order but no day, so it is not on the axis. It has no view box, so that its figures are the
 * same size on every screen.
 */
export function dayAxis(days: DaySpan, locale: Locale): string {
  const line = 34;
  const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
  const at = (day: number) => percent(placeOfDay(day, days));
  const step = stepOf(days.max);
  const ticks = Array.from({ length: days.max + 1 }, (_, day) => day);
  const told = say("drawn_axis_text", locale, { min: days.min, max: days.max });
  const end = (x: string, anchor: "start" | "end", words: string) =>
    element("text", { class: "draw-strong", x, y: 16, "text-anchor": anchor }, escaped(words));
  return element(
    "svg",
    { class: "day-axis", role: "img", "aria-label": told, height: 66, width: "100%" },
    element("line", { class: "axis-line", x1: 0, x2: "100%", y1: line, y2: line }),
    ...ticks.map((day) =>
      element("line", {
        class: "axis-tick",
        x1: at(day),
        x2: at(day),
        y1: line,
        y2: line + (day % step === 0 ? 9 : 5),
      }),
    ),
    element("rect", {
      class: "axis-window",
      x: at(days.min),
      y: line - 5,
      width: days.max > days.min ? percent(placeOfDay(days.max - days.min, days)) : 4,
      height: 10,
      rx: 3,
    }),
    ...ticks
      .filter((day) => day % step === 0 || day === days.max)
      // the last figure is the most important and needs space: on a narrow phone a fifth of the axis
      .filter((day) => day === days.max || days.max - day >= days.max / 5)
      .map((day) =>
        element(
          "text",
          {
            class: "axis-figure",
            x: at(day),
            y: line + 26,
            "text-anchor": day === 0 ? "start" : day === days.max ? "end" : "middle",
          },
          day === days.max ? escaped(say("drawn_axis_end", locale, { day })) : String(day),
        ),
      ),
    end("0", "start", say("drawn_axis_departs", locale)),
    end("100%", "end", say("drawn_axis_delivered", locale)),
  );
}
