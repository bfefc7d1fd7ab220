import type { Mode } from "#rating/card.ts";
import type { Locale } from "#site/locales.ts";
import { formatRange } from "#site/typography.ts";
import { translate } from "../messages.ts";
import type { Days } from "../page-parts.ts";
import { standing, standObject } from "./kit/objects.ts";
import { formatPercent, measureText, renderElement, renderText } from "./svg.ts";

/** Part of a distance or an amount, in the scale's unit; an invented one is drawn as an outline. */
export type ScalePart = { kind: Mode | "rest" | "invented"; value: number };

const height = 26;

/** The ends that a scale can have, each with the number of parts at which every figure in between is round too. */
const ends = [
  [1, 5],
  [1.2, 4],
  [1.5, 3],
  [2, 4],
  [2.5, 5],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 3],
  [8, 4],
  [9, 3],
  [10, 5],
] as const;

/** The share of a scale that the longest bar may take, so that each has room for its amount at its end. */
const longestBar = 0.77;

/** The end of a scale: the smallest round figure that leaves every amount room. */
export function pickScaleEnd(most: number): number {
  const needed = most / longestBar;
  const power = findPowerOfTen(needed);
  const [end] = ends.find(([least]) => least * power >= needed * (1 - 1e-9)) ?? [10];
  return end * power;
}

/** The number of parts between a scale's figures. */
function splitScale(end: number): number {
  const leading = end / findPowerOfTen(end);
  return ends.find(([known]) => Math.abs(known - leading) < 1e-6)?.[1] ?? 5;
}

function findPowerOfTen(value: number): number {
  return 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)) + 1e-9);
}

/**
 * Parts of an amount as a bar on a scale that fills its container; the unused rest of the scale stays visible. `said` is
 * written where the bar ends.
 */
export function drawScaleBar(parts: readonly ScalePart[], end: number, said = ""): string {
  let from = 0;
  const rects = parts.map(({ kind, value }) => {
    const x = formatPercent(from / end);
    from += value;
    return renderElement("rect", {
      class: `scale-${kind}`,
      x,
      width: formatPercent(value / end),
      height,
      "data-value": String(value),
    });
  });
  return renderElement(
    "svg",
    { class: "scale-bar", width: "100%", height, "aria-hidden": "true" },
    renderElement("line", { class: "scale-base", x1: 0, x2: "100%", y1: height - 0.5, y2: height - 0.5 }),
    ...rects,
    // a mark at each figure of the scale and halfway between, both on the bar and beyond it
    ...Array.from({ length: 2 * splitScale(end) - 1 }, (_, at) => {
      const part = (at + 1) / (2 * splitScale(end));
      const x = formatPercent(part);
      const over = part < from / end;
      return renderElement("line", {
        class: over ? "scale-notch" : "scale-tick",
        x1: x,
        x2: x,
        y1: over ? 0 : height - (at % 2 === 0 ? 4 : 7),
        y2: height,
      });
    }),
    // higher than the marks reach, so that none of them looks like a comma in it
    said && renderText({ class: "draw-strong", x: formatPercent(from / end), dx: 10, y: 14 }, said),
  );
}

/** The width in px of a scale on the narrowest phone and on the next wider screen, and the size of its figures (`app/styles`). */
const [narrowest, wider, figureSize] = [288, 560, 13];

/**
 * The figures of a scale up to its end, which carries the unit; `numbers` is the locale that formats them (BCP 47). One
 * that would meet the last on a phone is left out there.
 */
export function drawScaleAxis(end: number, unit: string, numbers: string): string {
  const parts = splitScale(end);
  const written = (value: number) => value.toLocaleString(numbers, { maximumSignificantDigits: 3 });
  const last = unit === "%" ? `${written(end)}%` : `${written(end)} ${unit}`;
  const figures = Array.from({ length: parts + 1 }, (_, at) => (at === parts ? last : written((end / parts) * at)));
  return renderElement(
    "svg",
    { class: "scale-axis", width: "100%", height: 20, "aria-hidden": "true" },
    ...figures.map((text, at) => {
      const clear = at === parts || isClear(text, at / parts, last);
      return drawFigure(at, parts, formatPercent(at / parts), 14, text, clear ? "" : " max-sm:hidden");
    }),
  );
}

/** Whether a figure at a share of a scale is clear of the last one, which ends with it. */
function isClear(text: string, share: number, last: string, width = narrowest): boolean {
  return width * (1 - share) >= measureText(last, figureSize) + measureText(text, figureSize) / 2 + 10;
}

/** A figure below an axis; the first and the last one stay within it. */
function drawFigure(at: number, last: number, x: string, y: number, text: string, more = ""): string {
  const anchor = at === 0 ? "start" : at === last ? "end" : "middle";
  return renderText({ class: `axis-figure${more}`, x, y, "text-anchor": anchor }, text);
}

/** Marks across an axis at one place each, all from the same line. */
export function drawTicks(places: readonly string[], line: number, length: (at: number) => number): string[] {
  return places.map((x, at) =>
    renderElement("line", { class: "axis-tick", x1: x, x2: x, y1: line, y2: line + length(at) }),
  );
}

/**
 * Working days as an axis that fills its container: a tick per day, and the days of delivery as a bar with its name. What
 * happens on the way has its order but no day, so nothing of it stands on the axis. It has no view box, so that its figures
 * are the same size on every screen.
 */
export function drawDayAxis(days: Days, locale: Locale): string {
  const line = 84;
  const at = (day: number) => `${Math.round((day / days.max) * 1e4) / 100}%`;
  const step = days.max > 24 ? 10 : days.max > 12 ? 5 : 1;
  const apart = (a: number, b: number, width: number) =>
    a === b || (Math.abs(a - b) / days.max) * width > measureText("88", figureSize) + 12;
  // the day on which delivery begins is named before the round ones beside it
  // on a phone every second one, in place of those that happen to have room
  const isNamed = (day: number, width: number) =>
    day === days.max ||
    ((day === days.min || day % (width < wider && days.max > 8 ? Math.max(step, 2) : step) === 0) &&
      [0, days.min].every((other) => apart(day, other, width)) &&
      isClear(String(day), day / days.max, String(days.max), width));
  const ticks = Array.from({ length: days.max + 1 }, (_, day) => day);
  const told = translate("drawn_axis_text", locale, { min: days.min, max: days.max });
  const text = translate("figure_working_days", locale, { count: days.max, amount: formatRange(days, locale) });
  const end = (x: string, anchor: "start" | "end", words: string) =>
    renderText({ class: "draw-strong", x, y: 68, "text-anchor": anchor }, words);
  return renderElement(
    "svg",
    { class: "day-axis", role: "img", "aria-label": told, height: 116, width: "100%" },
    standObject("hub", "0", standing.height, "start"),
    standObject("carton", "100%", standing.height, "end"),
    renderElement("line", { class: "axis-line", x1: 0, x2: "100%", y1: line, y2: line }),
    ...drawTicks(ticks.map(at), line, (day) => (day % step === 0 || day === days.min ? 9 : 5)),
    renderElement("rect", {
      class: "axis-window",
      x: at(days.min),
      y: line - 5,
      width: days.max > days.min ? at(days.max - days.min) : 4,
      height: 10,
      rx: 3,
    }),
    ...ticks
      .filter((day) => day === 0 || isNamed(day, wider))
      .map((day) => {
        const phone = day === 0 || isNamed(day, narrowest) ? "" : " max-sm:hidden";
        return drawFigure(day, days.max, at(day), line + 26, String(day), phone);
      }),
    end("0", "start", translate("drawn_axis_departs", locale)),
    end("100%", "end", translate("labelled", locale, { label: translate("drawn_axis_delivered", locale), text })),
  );
}
