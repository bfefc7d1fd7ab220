import { type Locale, resolveLocale } from "#site/locales.ts";
import { translate } from "../../messages.ts";
import type { Catalog } from "../../model.ts";
import { renderElement, escapeMarkup } from "../svg.ts";
import { letters } from "../text-width.ts";
import { drawScene, layOut, type SceneDot } from "./scene.ts";
import { findCentre, type LonLat, projectView, type View } from "./view.ts";

type PlacedHub = { name: string; at: LonLat };

/** Hubs on the coast and rivers around them, so that somebody sees which is nearest; nothing where their places are not given. */
export function drawHubMap(catalog: Catalog, locale: Locale): string | undefined {
  const hubs = placeHubs(catalog, locale);
  const view = projectHubs(hubs);
  if (!view) return undefined;
  const scene = {
    lines: [],
    dots: hubs.map(({ name, at }, rank): SceneDot => {
      const label = { rank: hubs.length - rank, rows: [{ size: letters, parts: [{ text: name, strong: true }] }] };
      return { id: name, at, kind: "hub", radius: 6, label };
    }),
  };
  const title = translate("drawn_hubs", locale);
  return renderElement(
    "svg",
    {
      class: "map map-hubs",
      viewBox: `0 0 ${view.width} ${view.height}`,
      role: "img",
      "aria-label": escapeMarkup(title),
    },
    drawScene(scene, view, layOut(scene, view, { edge: 8 }), { borders: true }),
  );
}

/** The part of the world that the hubs' map shows. */
export function findHubView(catalog: Catalog, locale: Locale): View | undefined {
  return projectHubs(placeHubs(catalog, locale));
}

function placeHubs({ site }: Catalog, locale: Locale): PlacedHub[] {
  return site.hubs.flatMap(({ name, lon, lat }) =>
    lon === undefined || lat === undefined ? [] : [{ name: resolveLocale(name, locale).value, at: [lon, lat] }],
  );
}

function projectHubs(hubs: readonly PlacedHub[]): View | undefined {
  if (hubs.length < 2) return undefined;
  const fit = hubs.map(({ at }) => at);
  return projectView({
    kind: "lambert",
    centre: findCentre(fit),
    fit,
    width: 360,
    height: 300,
    margins: [56, 104, 56, 104],
  });
}
