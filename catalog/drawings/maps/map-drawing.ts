import { formatCurrencyName } from "#site/currency.ts";
import type { Locale } from "#site/locales.ts";
import { translate } from "../../messages.ts";
import type { MapDrawing, MapSize } from "../../page-parts.ts";
import { formatAmount, formatTransit } from "../formats.ts";
import type { Place } from "./network.ts";
import type { LaidOut, Scene } from "./scene.ts";
import { escapeMarkup, renderElement } from "../svg.ts";
import type { View } from "./view.ts";

/** A map is drawn three times: for screens from 1,200, from 640 and from 320 px on. */
export const mapSizes = ["wide", "middle", "narrow"] as const satisfies readonly MapSize[];

/** A part of a map with its contents, before it becomes markup. */
export type Panel = { size: MapSize; view: View; scene: Scene; laidOut: LaidOut };

/** A drawing and the panels that it was made from. */
export type DrawnMap = { drawing: MapDrawing; panels: Panel[] };

/** What no label of a map names, by size: a figure that the map has no room for stands below it. */
export function listUnnamed(
  panels: readonly Panel[],
  list: (isNamed: (id: string) => boolean, own: readonly Panel[]) => string[],
): MapDrawing["unnamed"] {
  const found: MapDrawing["unnamed"] = {};
  for (const [size, own] of Map.groupBy(panels, (panel) => panel.size)) {
    const told = list((id) => own.some(({ laidOut }) => laidOut.labels.some((label) => label.id === id)), own);
    if (told.length > 0) found[size] = told;
  }
  return found;
}

/** What the prices of a map are for, in the currency of the first. */
export function describePrices(places: readonly Place[], weighed: string, locale: Locale): string {
  const currency = places.find(({ price }) => price)?.price?.currency ?? "";
  return translate("drawn_prices_for", locale, { currency: formatCurrencyName(currency, locale), weighed });
}

/** The SVG of a map. Its title stands in a group of its own: as a child of the root it would hover over every dot. */
export function drawMapSvg(
  size: MapSize,
  { width, height, title, text, pans }: { width: number; height: number; title: string; text: string; pans?: boolean },
  ...content: readonly string[]
): string {
  const own = `map-${size}`;
  const titles = renderElement(
    "g",
    {},
    renderElement("title", { id: `${own}-title` }, escapeMarkup(title)),
    renderElement("desc", { id: `${own}-text` }, escapeMarkup(text)),
  );
  return renderElement(
    "svg",
    {
      class: `map ${own}${pans ? " map-pans" : ""}`,
      viewBox: `0 0 ${width} ${height}`,
      role: "group",
      "aria-labelledby": `${own}-title`,
      "aria-describedby": `${own}-text`,
    },
    titles,
    ...content,
  );
}

/**
 * What a map shows, as a list sorted by name: places with price and working days, each a way to the calculator. `note` says
 * what the prices are for; `lowest`: they are the lowest of several.
 */
export function drawPlaceList(places: readonly Place[], locale: Locale, note = "", lowest = false): string {
  const sorted = places.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const items = sorted.map(({ name, href, price, transit }) => {
    const amount = price ? formatAmount(price, locale) : "";
    const said = price && lowest ? translate("drawn_price_from", locale, { price: amount }) : amount;
    const days = transit ? formatTransit(transit, locale) : "";
    return renderElement(
      "li",
      { class: "flex flex-wrap gap-x-3 border-b border-line py-1.5 tabular-nums" },
      renderElement(
        "a",
        { href, class: "grow basis-28 text-link hover:underline hover:underline-offset-4" },
        escapeMarkup(name),
      ),
      renderElement("span", { class: "text-ink" }, escapeMarkup(said)),
      renderElement("span", { class: "ms-auto w-40 text-end" }, escapeMarkup(days)),
    );
  });
  const list = renderElement("ul", { class: "columns-[22rem] gap-x-10 pb-5" }, ...items);
  return (note && renderElement("p", { class: "mb-4 text-sm" }, escapeMarkup(note))) + list;
}
