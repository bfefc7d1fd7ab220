import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { getCatalog } from "../../catalog.ts";
import { baseLocale, getOriginal, locales } from "#site/locales.ts";
import { isCrossingAny, isLineNearBox, isOverlapping, measureToBox } from "#site/geometry.ts";
import { frameRoute, placeFlag } from "#site/place-flag.ts";
import { letters, measureText } from "../svg.ts";
import { surveyGround } from "./air-map.ts";
import { mapSizes, type Panel } from "./map-drawing.ts";
import type { MapSize } from "../../page-parts.ts";
import { listParcelPlaces, listPlaces, pickSample } from "./network.ts";
import { measureCard, placeCard } from "./place-card.ts";
import { isClearlyFarther } from "../labels/label-candidates.ts";
import { hubRadius, thin } from "./scene.ts";
import { drawParcelMap, drawServiceMap } from "./service-map.ts";

const content = getCatalog();
const services = [...content.services]
  .filter(([, versions]) => !getOriginal(versions).head.overview)
  .map(([slug]) => slug);

describe.each(services)("the map of %s", (service) => {
  const drawn = locales.map((locale) => drawServiceMap(content, locale, service));
  const panels = drawn.flatMap((map) => map.panels);

  test("has no label on another or run together with it, on a dot, over the edge, far away, or without a leader not clearly nearest to its own dot", () => {
    for (const panel of panels) expect(faultsOf(panel)).toEqual([]);
  });

  test("has no label on a thick line, nor a leader across one", () => {
    const met = panels.flatMap(({ size, laidOut: { labels, lines } }) =>
      labels.flatMap(({ id, box, leader }) =>
        lines.flatMap(({ kind, points }) =>
          !thin.includes(kind) && (isLineNearBox(points, box, 0.5) || (leader && isCrossingAny(points, leader)))
            ? [[size, id, kind]]
            : [],
        ),
      ),
    );
    expect(met).toEqual([]);
  });

  test("has no letters below 12 px on the narrowest screen of a size, nor on the widest", () => {
    // as app/styles/maps.css sets them: from a screen's width on, in px of the map that is drawn for the narrowest
    const steps: Record<MapSize, [from: number, to: number, px: number][]> = {
      narrow: [
        [320, 383, 12.2],
        [384, 511, 10.3],
        [512, 639, 7.8],
      ],
      middle: [
        [640, 767, 12.2],
        [768, 959, 10.3],
        [960, 1199, 8.3],
      ],
      wide: [[1200, 1440, 12.2]],
    };
    const css = readFileSync(new URL("../../../app/styles/maps.css", import.meta.url), "utf8");
    for (const size of mapSizes)
      for (const [from, to, px] of steps[size]) {
        const drawnFor = { narrow: 320, middle: 640, wide: 1200 }[size];
        expect([from, (px * from) / drawnFor >= 12, (px * to) / drawnFor < 17]).toEqual([from, true, true]);
        // never more of the map than the solver gave them
        expect(px).toBeLessThanOrEqual(letters);
        expect(css).toContain(`font-size: ${px}px`);
        if (px < 12) expect(css).toContain(`(${from / 16}rem <= width`);
      }
    for (const { scene } of panels)
      for (const { size } of scene.dots.flatMap(({ label }) => label?.rows ?? []))
        expect(size).toBeGreaterThanOrEqual(letters);
  });

  test("names each place at every size, beside its dot or in the words below", () => {
    for (const [at, map] of drawn.entries())
      for (const size of mapSizes) {
        const named = map.panels.filter((panel) => panel.size === size).flatMap(({ laidOut }) => laidOut.labels);
        const below = map.drawing.unnamed[size] ?? [];
        const wished = map.panels
          .filter((panel) => panel.size === size)
          .flatMap(({ scene }) => scene.dots.filter(({ answer }) => answer));
        const missing = wished.filter(
          ({ id, answer }) =>
            !named.some((label) => label.id === id) && !below.some((text) => text.startsWith(answer?.name ?? "?")),
        );
        expect([at, size, missing.map(({ id }) => id)]).toEqual([at, size, []]);
      }
  });

  test("cuts no line and turns none round at the seam", () => {
    for (const { view, scene } of panels)
      for (const { places } of scene.lines) {
        const points = places.map(view.at);
        const steps = points
          .slice(1)
          .map(([x, y], at) => Math.hypot(x - (points[at]?.[0] ?? 0), y - (points[at]?.[1] ?? 0)));
        expect(Math.max(...steps)).toBeLessThan(view.width / 8);
      }
  });

  test("shows every place as a dot that leads to its price, at every size, and in the list", () => {
    const places = listPlaces(content, baseLocale, service);
    const [english] = drawn;
    const listed = [...(english?.drawing.list ?? "").matchAll(/<a [^>]*>([^<]*)</g)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(places.map(({ name }) => name.replaceAll("&", "&amp;")).sort());
    for (const size of mapSizes)
      for (const { href } of places)
        expect(english?.drawing.markup[size]).toContain(`href="${href.replaceAll("&", "&amp;")}"`);
  });

  test("shows the card of each dot entirely on the map and next to the dot", () => {
    for (const { view, scene } of panels) {
      const size = measureCard(scene.dots.flatMap(({ answer }) => answer ?? []));
      for (const { at, answer } of scene.dots) {
        const dot = view.at(at);
        if (!answer || !(dot[0] > 0 && dot[1] > 0 && dot[0] < view.width && dot[1] < view.height)) continue;
        const { x, y, width, height } = placeCard(dot, size, view);
        expect([answer.name, x >= 0, y >= 0, x + width <= view.width, y + height <= view.height]).toEqual([
          answer.name,
          true,
          true,
          true,
          true,
        ]);
        expect(measureToBox(dot, { x, y, width, height })).toBeGreaterThanOrEqual(9);
      }
    }
  });

  test("shows every hub's number at every size, the same wherever it stands, and none over another", () => {
    for (const map of drawn)
      for (const size of mapSizes) {
        const dots = map.panels
          .filter((panel) => panel.size === size)
          .flatMap(({ scene }) => scene.dots.filter(({ numbers }) => numbers));
        const numbers = new Set(dots.flatMap((dot) => dot.numbers ?? []));
        expect([...numbers].sort()).toEqual(map.drawing.hubs.map((_, at) => at + 1));
        for (const { view, scene } of map.panels.filter((panel) => panel.size === size)) {
          const boxes = scene.dots.filter((dot) => dot.numbers).map(({ at, radius }) => [view.at(at), radius] as const);
          for (const [index, [[x, y], radius]] of boxes.entries())
            for (const [[otherX, otherY], other] of boxes.slice(0, index))
              expect(Math.abs(x - otherX) > radius + other || Math.abs(y - otherY) > 2 * hubRadius - 3).toBe(true);
        }
        for (const [first, ...others] of Map.groupBy(dots, ({ at }) => at.join()).values())
          for (const other of others)
            expect(first?.numbers?.filter((number) => other.numbers?.includes(number))).not.toEqual([]);
      }
  });

  test("names most places if the screen is large enough to read it", () => {
    for (const map of drawn) {
      const wide = map.panels.filter(({ size }) => size === "wide");
      const named = wide.flatMap(({ laidOut }) => laidOut.labels.map(({ id }) => id));
      const wished = wide.flatMap(({ scene }) => scene.dots.flatMap(({ id, label }) => (label ? [id] : [])));
      expect(wished.filter((id) => !named.includes(id)).length).toBeLessThanOrEqual(wished.length / 5);
    }
  });
});

test.each([320, 390, 639, 640, 820, 1_024, 1_440])(
  "the flag of every place is seen whole on a screen of %d px",
  (screen) => {
    const size = screen < 1_200 ? "middle" : "wide";
    // as app/styles/maps.css sets the map's width and letters
    const shown = screen < 640 ? 768 : screen;
    const font = screen < 640 || (screen >= 768 && screen < 960) ? 10.3 : screen >= 960 && screen < 1_200 ? 8.3 : 12.2;
    for (const locale of locales) {
      const { panels: own } = drawParcelMap(content, locale, true);
      const panel = own.find((one) => one.size === size);
      for (const place of listParcelPlaces(content, locale, pickSample(content, "standard-express"))) {
        if (!panel) continue;
        const { view, scene } = panel;
        const [dot, [hub]] = [
          view.at(place.at),
          scene.dots.filter(({ id }) => id === "hub").map(({ at }) => view.at(at)),
        ];
        const { frame, scroll } = frameRoute(dot, hub ?? [0, 0], view, shown, Math.min(shown, screen));
        const words = [place.name, `14–21 ${locale === "en" ? "working days" : "个工作日，约 ¥199.00"}`];
        const { box, pole } = placeFlag({
          ...surveyGround(place, scene, view, 16),
          dot,
          frame,
          width: Math.max(
            ...words.map((text) => measureText(text, 1.1 * font)),
            measureText("$199.00", 2.2 * font, 600),
          ),
          height: 5.2 * font,
        });
        const seen = [scroll + 16, scroll + Math.min(shown, screen) - 16].map((px) => (px / shown) * view.width);
        expect([place.name, box.x >= (seen[0] ?? 0) - 0.01, box.x + box.width <= (seen[1] ?? 0) + 0.01]).toEqual([
          place.name,
          true,
          true,
        ]);
        expect([place.name, box.y >= 0, box.y + box.height <= view.height]).toEqual([place.name, true, true]);
        // it stands at its place, which is seen, and neither on it nor on the hub
        expect(dot[0]).toBeGreaterThanOrEqual(seen[0] ?? 0);
        expect(dot[0]).toBeLessThanOrEqual(seen[1] ?? 0);
        expect([place.name, measureToBox(dot, box) > 7, measureToBox(hub ?? [0, 0], box) > 7]).toEqual([
          place.name,
          true,
          true,
        ]);
        expect(Math.hypot(pole[0][0] - dot[0], pole[0][1] - dot[1])).toBeLessThan(8);
        expect(measureToBox(pole[1], box)).toBeLessThan(14);
      }
    }
  },
);

/** Faults in the labels of a panel, by the names of their places. */
function faultsOf({ view, scene, laidOut: { labels } }: Panel): string[] {
  const at = new Map(
    scene.dots.map((dot) => [dot.id, { place: view.at(dot.at), radius: dot.radius, rows: dot.label?.rows.length }]),
  );
  const named = new Set(labels.map(({ id }) => id));
  return labels.flatMap(({ id, box, leader }, index) => {
    const own = at.get(id);
    const away = own ? measureToBox(own.place, box) - own.radius : Number.NaN;
    const others = [...at].filter(([other]) => other !== id);
    return [
      ...labels.slice(0, index).flatMap((other) => {
        const rows = [id, other.id].map((one) => at.get(one)?.rows ?? 1);
        const above = Math.max(...rows) > 1 ? 0.6 * letters : 0;
        return isOverlapping(box, other.box, letters, above) ? [`${id} meets ${other.id}`] : [];
      }),
      ...(leader && away > ((at.get(id)?.rows ?? 1) > 1 ? 53.01 : 27.01) ? [`${id} is far away`] : []),
      ...others.flatMap(([other, { place, radius, rows }]) => {
        const distance = measureToBox(place, box) - radius;
        if (distance <= 0) return [`${id} covers the dot of ${other}`];
        // a leader or not: by a strange dot, above all one without a name, it reads as that dot's
        const least = rows && !named.has(other) ? letters : 8;
        if (distance < Math.min(away, least)) return [`${id} stands by the dot of ${other}`];
        return !leader && !isClearlyFarther(distance, away) ? [`${id} may be that of ${other}`] : [];
      }),
      ...(box.x < 0 || box.y < 0 || box.x + box.width > view.width || box.y + box.height > view.height
        ? [`${id} leaves the map`]
        : []),
    ];
  });
}
