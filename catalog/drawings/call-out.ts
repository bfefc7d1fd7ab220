import type { Locale } from "#site/locales.ts";
import { rangeText } from "#site/range.ts";
import { say } from "../words.ts";
import { amountText } from "./formats.ts";
import type { MapSize } from "./map-drawing.ts";
import type { Place } from "./network.ts";
import { element, escaped, short } from "./svg.ts";
import { textWidth } from "./text-width.ts";
import type { View } from "./view.ts";

/** Price and days of the highlighted line, on a stem above its end. */
export function callout(place: Place | undefined, view: View, locale: Locale, size: MapSize) {
  if (!place) return undefined;
  const [x, bottom] = view.at(place.at);
  const { name, price, transit } = place;
  const big = size === "narrow" ? 22 : 28;
  const amount = price ? amountText(price.amount, price.currency, locale) : name;
  const days = transit ? say("drawn_days", locale, { days: rangeText(transit, locale) }) : "";
  const words = [name, days, price?.own ?? ""].filter(Boolean).join(say("between_clauses", locale));
  const text = (cls: string, y: number, fontSize: number, words: string) =>
    element("text", { class: cls, x: x + 12, y, "font-size": fontSize }, escaped(words));
  const markup = element(
    "g",
    { class: "map-callout" },
    element("path", { class: "map-lit", d: `M${short(x)} ${short(bottom - 7)}V8` }),
    text("map-price", big, big, amount),
    text("map-label", big + 20, 13.5, words),
  );
  const width = Math.max(textWidth(amount, big, 600), textWidth(words, 13.5)) + 14;
  const taken = [
    { x, y: 0, width, height: big + 26 },
    { x: x - 2, y: 8, width: 4, height: bottom - 8 },
  ];
  return { markup, taken };
}
