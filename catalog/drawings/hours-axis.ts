import type { Locale } from "#site/locales.ts";
import { addDays } from "../read/values.ts";
import { drawTicks } from "./axes.ts";
import { renderElement, formatPercent, escapeMarkup, renderText } from "./svg.ts";
import { formatWeekdayLetter, formatWeekday } from "./formats.ts";
import { translate } from "../messages.ts";

/** Any Monday, since a journey has days of the week but no dates. */
export const monday = "2026-11-23";

/** A stretch of the journey, in hours from its first midnight, with the number of whoever handles it. */
export type Stretch = { number: number; from: number; to: number };

/** Where the parcel is meanwhile: in a house, in the air, at customs, or at last at the buyer's door. */
export type Stay = { kind: "house" | "flight" | "barrier" | "door"; from: number; to: number };

const bar = { y: 84, height: 30 };
const ground = bar.y - 1;
const height = 148;

/**
 * A journey on one time scale that fills its container: who handles it as numbered stretches with a notch at each scan,
 * above them where it stays and how long, days below, weekends as days off. Begins on a Monday. It has no view box, so
 * that its words are the same size on every screen.
 */
export function drawHoursAxis(
  stretches: readonly Stretch[],
  stays: readonly Stay[],
  scans: readonly number[],
  locale: Locale,
): string {
  const days = Math.ceil(Math.max(...stretches.map(({ to }) => to)) / 24);
  const percent = (hours: number) => formatPercent((hours / (days * 24)) * 100);
  const all = Array.from({ length: days }, (_, day) => day);
  const text = (cls: string, x: string, y: number, words: string) =>
    renderText({ class: cls, x, y, "text-anchor": "middle" }, words);
  return renderElement(
    "svg",
    { class: "hours-axis", width: "100%", height, "aria-hidden": "true" },
    ...all
      .filter((day) => day % 7 > 4)
      .map((day) =>
        renderElement("rect", { class: "hours-rest", x: percent(day * 24), width: percent(24), y: 0, height }),
      ),
    ...all
      .filter((day) => day % 7 === 5 && day + 1 < days)
      .map((day) => text("axis-figure hours-name", percent((day + 1) * 24), 20, translate("drawn_weekend", locale))),
    ...stays.map((stay) => drawStay(stay, percent)),
    ...stays.flatMap(({ kind, from, to }) =>
      kind === "door"
        ? []
        : [text("axis-figure hours-name", percent((from + to) / 2), labelTop[kind], formatDuration(to - from, locale))],
    ),
    ...stretches.map(({ number, from, to }) =>
      renderElement("rect", {
        class: `hours-stretch hours-stretch-${number}`,
        x: percent(from),
        width: percent(to - from),
        ...bar,
        "data-hours": String(to - from),
      }),
    ),
    ...scans.map((at) =>
      renderElement("line", { class: "scale-notch", x1: percent(at), x2: percent(at), y1: bar.y + 22, y2: bar.y + 30 }),
    ),
    ...stretches.map(({ number, from, to }) =>
      renderElement("text", { class: "hours-number", x: percent((from + to) / 2), y: bar.y + 20 }, String(number)),
    ),
    ...drawTicks(
      all.map((day) => percent(day * 24)),
      bar.y + 30,
      () => 14,
    ),
    // a name has no room in a twelfth of a phone, its letter has
    ...[formatWeekday, formatWeekdayLetter].flatMap((named, brief) =>
      all.map((day) =>
        text(
          `axis-figure hours-${brief ? "letter" : "name"}`,
          percent(day * 24 + 12),
          bar.y + 60,
          named(addDays(monday, day), locale),
        ),
      ),
    ),
    renderElement("title", {}, escapeMarkup(translate("drawn_hours", locale, { days }))),
  );
}

/** Where the hours of a stay are written, above its shape. */
const labelTop = { house: 44, flight: 12, barrier: 44 } as const;

/** Paper within a line in the colour of words. */
const outlined = { class: "map-paper", stroke: "currentColor", "stroke-width": 2 };

/** A stay as a shape on the bar: as wide as it is long, but for the door, which stands where the journey ends. */
function drawStay({ kind, from, to }: Stay, percent: (hours: number) => string): string {
  const [x, width] = [percent(from), percent(to - from)];
  const stay = { "data-stay": kind };
  if (kind === "house") return renderElement("rect", { ...stay, ...outlined, x, width, y: 54, height: ground - 54 });
  if (kind === "flight")
    return renderElement(
      "svg",
      { ...stay, x, width, y: 20, height: 64, viewBox: "0 0 100 64", preserveAspectRatio: "none" },
      renderElement("path", {
        class: "map-lit",
        fill: "none",
        d: "M2 64C22 64 20 3 40 3H60C80 3 78 64 98 64",
        "vector-effect": "non-scaling-stroke",
      }),
    );
  if (kind === "barrier")
    return renderElement(
      "svg",
      { ...stay, x, width, y: 52, height: 32, overflow: "visible" },
      ...["0", "100%"].map((post) => renderElement("line", { ...outlined, x1: post, x2: post, y1: 0, y2: 32 })),
      renderElement("rect", { ...outlined, width: "100%", y: 4, height: 8 }),
      renderElement("line", { class: "map-canal", x2: "100%", y1: 8, y2: 8, "stroke-dasharray": 12 }),
    );
  return renderElement(
    "svg",
    { ...stay, x: percent(to), y: 40, overflow: "visible" },
    renderElement("path", { ...outlined, d: `M-29 ${ground - 40}V21L-15 9L-1 21V${ground - 40}Z` }),
  );
}

/** Hours and minutes. */
function formatDuration(hours: number, locale: Locale): string {
  const minutes = Math.round(hours * 60);
  return translate("drawn_lasting", locale, {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, "0"),
  });
}
