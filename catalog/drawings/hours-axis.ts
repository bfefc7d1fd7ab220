import type { Locale } from "#site/locales.ts";
import { addDays } from "../read/values.ts";
import { type KitObject, standObject } from "./kit/objects.ts";
import { drawTicks } from "./axes.ts";
import { renderElement, formatPercent, escapeMarkup, renderText } from "./svg.ts";
import { formatWeekdayLetter, formatWeekday } from "./formats.ts";
import { translate } from "../messages.ts";

/** Any Monday, since a journey has days of the week but no dates. */
export const monday = "2026-11-23";

/** A stretch of the journey, in hours from its first midnight, with the number of whoever handles it. */
export type Stretch = { number: number; from: number; to: number };

/** Where the parcel is meanwhile, as the thing that has it. */
export type Stay = { kind: keyof typeof stayNames; from: number; to: number };

/** What having it is called: its hours are not those of the stretch below, which has it before and after. */
const stayNames = {
  hub: "drawn_stay_hub",
  aircraft: "drawn_stay_aircraft",
  pallet: "drawn_stay_pallet",
  van: "drawn_stay_van",
} as const satisfies Partial<Record<KitObject, string>>;

const bar = { y: 98, height: 30 };
const ground = bar.y - 42;
const height = 162;

/**
 * A journey on one time scale that fills its container: who handles it as numbered stretches with a notch at each scan,
 * above them what has it meanwhile and, where there is room, how long, days below, weekends as days off. Begins on a Monday. It
 * has no view box, so that its words are the same size on every screen.
 */
export function drawHoursAxis(
  stretches: readonly Stretch[],
  stays: readonly Stay[],
  scans: readonly number[],
  locale: Locale,
): string {
  const days = Math.ceil(Math.max(...stretches.map(({ to }) => to)) / 24);
  const percent = (hours: number) => formatPercent(hours / (days * 24));
  const all = Array.from({ length: days }, (_, day) => day);
  const midnights = all.map((day) => day * 24);
  const text = (cls: string, x: string, y: number, words: string, anchor = "middle") =>
    renderText({ class: cls, x, y, "text-anchor": anchor }, words);
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
    ...stays.flatMap(({ kind, from, to }, at) => {
      // what has it last ends where it does
      const anchor = at === stays.length - 1 ? "end" : "middle";
      const x = percent(anchor === "end" ? to : (from + to) / 2);
      const [name, lasting] = [translate(stayNames[kind], locale), formatDuration(to - from, locale)];
      const stay = { class: "hours-stay", "data-stay": kind, x: percent(from), width: percent(to - from) };
      return [
        standObject(kind, x, ground, anchor),
        text("axis-figure hours-name", x, ground + 14, name, anchor),
        text("axis-figure hours-name hours-lasting", x, ground + 28, lasting, anchor),
        renderElement("rect", { ...stay, y: ground + 34, height: 4 }),
      ];
    }),
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
    ...drawTicks(midnights.map(percent), bar.y + 30, () => 14),
    // a name has no room in a twelfth of a phone, its letter has
    ...[formatWeekday, formatWeekdayLetter].flatMap((named, brief) => {
      const look = `axis-figure hours-${brief ? "letter" : "name"}`;
      return all.map((day) => text(look, percent(day * 24 + 12), bar.y + 60, named(addDays(monday, day), locale)));
    }),
    renderElement("title", {}, escapeMarkup(translate("drawn_hours", locale, { days }))),
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
