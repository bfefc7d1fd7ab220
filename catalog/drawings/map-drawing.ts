import { currencyName } from "#site/currency-name.ts";
import type { Locale } from "#site/locales.ts";
import type { Place } from "./network.ts";
import type { LaidOut, Scene } from "./scene.ts";
import { element, escaped } from "./svg.ts";
import type { View } from "./view.ts";
import { amountText } from "./formats.ts";
import { say } from "../words.ts";
import { rangeText } from "#site/range.ts";

/** A map is drawn three times: for screens from 1,200, from 640 and from 320 px on. */
export const mapSizes = ["wide", "middle", "narrow"] as const;
export type MapSize = (typeof mapSizes)[number];

/** A place on a map as a row of a list. */
export type MapRow = { name: string; href: string; price?: string; days?: string };

export type MapDrawing = {
  /** SVG markup for each size; if a phone shows a part of the middle one, it has none of its own. */
  markup: Record<MapSize, string>;
  /** Cities by the numbers that the map puts into their dots, starting at 1; empty if it has none. */
  hubs: string[];
  /** Places whose label found no room, with their prices, by size. */
  unnamed: Partial<Record<MapSize, string[]>>;
  /** What its prices or marks stand for. */
  note?: string;
  /** How many places it shows, and everything that can be read off it as a list: HTML markup. */
  count: number;
  list: string;
};

/** A part of a map with its contents, before it becomes markup. */
export type Panel = { size: MapSize; view: View; scene: Scene; laidOut: LaidOut };

/** A drawing, the panels that it was made from and the rows of its list. */
export type DrawnMap = { drawing: MapDrawing; panels: Panel[]; rows: MapRow[] };

/** The map's places as a list, sorted by name; `lowest`: the prices are the lowest of several. */
export function rowsOf(places: readonly Place[], locale: Locale, lowest = false): MapRow[] {
  const priceOf = ({ amount, currency }: NonNullable<Place["price"]>) => {
    const price = amountText(amount, currency, locale);
    return lowest ? say("drawn_price_from", locale, { price }) : price;
  };
  return places
    .map(({ name, href, price, transit }) => ({
      name,
      href,
      ...(price && { price: priceOf(price) }),
      ...(transit && { days: say("drawn_days", locale, { days: rangeText(transit, locale) }) }),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Places of a map that no label names, by size: a figure that the map has no room for stands below it. */
export function unnamedOf(places: readonly Place[], panels: readonly Panel[], locale: Locale): MapDrawing["unnamed"] {
  const found: MapDrawing["unnamed"] = {};
  for (const size of mapSizes) {
    const own = panels.filter((panel) => panel.size === size);
    const named = new Set(own.flatMap(({ laidOut }) => laidOut.labels.map(({ id }) => id)));
    const rest = places.filter(({ zone }) => !named.has(zone));
    const told = rest.map(({ name, price }) =>
      [name, ...(price ? [amountText(price.amount, price.currency, locale, false)] : [])].join("\u00a0"),
    );
    if (told.length > 0) found[size] = told;
  }
  return found;
}

/** What the prices of a map are for, in the currency of the first. */
export function noteOf(places: readonly Place[], weighed: string, locale: Locale): string {
  const currency = places.find(({ price }) => price)?.price?.currency ?? "";
  return say("drawn_prices_for", locale, { currency: currencyName(currency, locale), weighed });
}

/** The SVG of a map. Its title stands in a group of its own: as a child of the root it would hover over every dot. */
export function mapSvg(
  id: string,
  size: MapSize,
  {
    width,
    height,
    title,
    text,
    pans,
  }: { width: number; height: number; title: string; text: string; pans?: boolean | undefined },
  ...content: readonly string[]
): string {
  const own = `${id}-${size}`;
  const titles = element(
    "g",
    {},
    element("title", { id: `${own}-title` }, escaped(title)),
    element("desc", { id: `${own}-text` }, escaped(text)),
  );
  return element(
    "svg",
    {
      class: `map map-${size}${pans ? " map-pans" : ""}`,
      viewBox: `0 0 ${width} ${height}`,
      role: "group",
      "aria-labelledby": `${own}-title`,
      "aria-describedby": `${own}-text`,
    },
    titles,
    ...content,
  );
}
