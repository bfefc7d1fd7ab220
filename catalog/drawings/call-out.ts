import type { Locale } from "#site/locales.ts";
import { rangeText } from "#site/range.ts";
import { say } from "../words.ts";
import { amountText } from "./formats.ts";
import { letters } from "./letters.ts";
import type { MapSize } from "./map-drawing.ts";
import type { Place } from "./network.ts";
import { element, em, escaped, short } from "./svg.ts";
import { textWidth } from "./text-width.ts";
import type { View } from "./view.ts";

/** Price and days of the highlighted line, on a stem above its end. */
export function callout(place: Place | undefined, view: View, locale: Locale, size: MapSize) {
  if (!place) return undefined;
  const [x, bottom] = view.at(place.at);
  const { name, price, transit } = place;
  // in the measure of the map's letters, as `app/pages/home/show-on-map.ts` leaves them
  const [top, big, small] = [8, (size === "narrow" ? 1.8 : 2.2) * letters, 1.1 * letters];
  const amount = price ? amountText(price.amount, price.currency, locale) : name;
  const days = transit ? say("drawn_days", locale, { days: rangeText(transit, locale) }) : "";
  const words = [name, days, price?.own ?? ""].filter(Boolean).join(say("between_clauses", locale));
  const [first, second] = [0.7 * big, 0.7 * big + 1.5 * small];
  const text = (cls: string, below: number, letter: number, words: string) =>
    element(
      "text",
      { class: cls, x: x + 12, y: top, dy: em(below / letter), "font-size": em(letter / letters) },
      escaped(words),
    );
  const markup = element(
    "g",
    { class: "map-callout" },
    element("path", { class: "map-lit", d: `M${short(x)} ${short(bottom - 7)}V${top}` }),
    text("map-price", first, big, amount),
    text("map-label", second, small, words),
  );
  const width = Math.max(textWidth(amount, big, 600), textWidth(words, small)) + 14;
  const taken = [
    { x, y: 0, width, height: top + second + 6 },
    { x: x - 2, y: top, width: 4, height: bottom - top },
  ];
  return { markup, taken };
}
