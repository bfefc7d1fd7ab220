import type { Locale } from "#site/locales.ts";
import type { Place } from "./network.ts";
import type { LaidOut, Scene } from "./scene.ts";
import { element, escaped } from "./svg.ts";
import type { View } from "./view.ts";
import { amountText } from "./formats.ts";
import { say } from "../words.ts";
import { rangeText } from "#site/range.ts";

/** A map is drawn three times: for screens from 1,200 px, for tablets, and for phones. */
export const mapSizes = ["wide", "middle", "narrow"] as const;
export type MapSize = (typeof mapSizes)[number];

/** A place on a map as a row of a list. */
export type MapRow = { name: string; href: string; price?: string; days?: string };

export type MapDrawing = {
  /** SVG markup for each size. */
  markup: Record<MapSize, string>;
  /** Cities by the numbers that the map puts into their dots, starting at 1; empty if it has none. */
  hubs: string[];
  /** What its prices are for, such as `0.5 kg`; not given on a map of lowest prices. */
  weighed?: string;
  /** Everything that can be read from the map. */
  rows: MapRow[];
};

/** A part of a map with its contents, before it becomes markup. */
export type Panel = { size: MapSize; view: View; scene: Scene; laidOut: LaidOut };

/** A drawing and the panels that it was made from. */
export type DrawnMap = { drawing: MapDrawing; panels: Panel[] };

/** The map's places as a list, sorted by name. */
export function rowsOf(places: readonly Place[], locale: Locale): MapRow[] {
  return places
    .map(({ name, href, price, transit }) => ({
      name,
      href,
      ...(price && { price: amountText(price.amount, price.currency, locale) }),
      ...(transit && { days: say("drawn_days", locale, { days: rangeText(transit, locale) }) }),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** The SVG of a map. Its title is in a group: as a child of the root it would appear as a tooltip over every dot. */
export function mapSvg(
  id: string,
  size: MapSize,
  { width, height, title, text }: { width: number; height: number; title: string; text: string },
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
      class: `map map-${size}`,
      viewBox: `0 0 ${width} ${height}`,
      role: "group",
      "aria-labelledby": `${own}-title`,
      "aria-describedby": `${own}-text`,
    },
    titles,
    ...content,
  );
}
