import { expect, test } from "vitest";
import { getCatalog } from "../../catalog.ts";
import { baseLocale } from "#site/locales.ts";
import { drawHubMap, findHubView } from "./service-map.ts";

const catalog = getCatalog();
const places = [
  [22.6, 113.9],
  [23.2, 113.3],
  [29.3, 120.1],
  [31.2, 121.1],
] as const;
const bare = catalog.site.hubs.map(({ lat: _lat, lon: _lon, ...hub }) => hub);
const hubs = bare.flatMap((hub, at) => {
  const [lat, lon] = places[at] ?? [];
  return lat === undefined || lon === undefined ? [] : [{ ...hub, lat, lon }];
});
const content = { ...catalog, site: { ...catalog.site, hubs } };

test("every hub is a dot within its map, and its name stands in full beside it", () => {
  const view = findHubView(content, baseLocale);
  const drawn = drawHubMap(content, baseLocale) ?? "";
  for (const { name, lat, lon } of hubs) {
    const [x, y] = view?.at([lon, lat]) ?? [0, 0];
    expect([x > 0, x < (view?.width ?? 0), y > 0, y < (view?.height ?? 0)]).toEqual([true, true, true, true]);
    expect(drawn).toContain(`>${name[baseLocale]}<`);
  }
  expect(drawn.match(/map-dot-hub/g)).toHaveLength(hubs.length);
});

test("a provider that does not say where its hubs are, or has one, has no map of them", () => {
  const without = { ...content, site: { ...content.site, hubs: bare } };
  expect(drawHubMap(without, baseLocale)).toBeUndefined();
  const one = { ...content, site: { ...content.site, hubs: hubs.slice(0, 1) } };
  expect(drawHubMap(one, baseLocale)).toBeUndefined();
});
