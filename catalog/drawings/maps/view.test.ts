import fc from "fast-check";
import { expect, test } from "vitest";
import { earthRadius, findMiddle, type LonLat, measureDistance, projectView, traceGreatCircle } from "./view.ts";

const shenzhen: LonLat = [114, 22.5];
const rotterdam: LonLat = [4.5, 51.9];
const [newYork, buenosAires, sydney, lisbon]: LonLat[] = [
  [-74, 40.7],
  [-58.4, -34.6],
  [151, -33.9],
  [-9.1, 38.7],
];

test.each([
  ["from China to both shores of the Atlantic: the cut is the Atlantic", shenzhen, [newYork, lisbon, sydney], 130, 160],
  ["from China to the Americas: the Pacific is in the middle", shenzhen, [newYork], 190, 210],
  ["from Europe to America: the Atlantic is in the middle", rotterdam, [newYork], 320, 330],
  ["from Europe to the rest of the world: the cut is the Pacific", rotterdam, [newYork, buenosAires, sydney], 30, 45],
  ["within Europe", rotterdam, [lisbon], 357, 359],
] as const)("%s", (_, hub, ends, least, most) => {
  const [lon, lat] = findMiddle(ends.flatMap((end) => (end ? traceGreatCircle(hub, end) : [])));
  expect(lat).toBe(0);
  expect(lon).toBeGreaterThanOrEqual(least);
  expect(lon).toBeLessThanOrEqual(most);
});

test("distances are along great circles", () => {
  // a quarter of the equator, a degree of it, from pole to pole
  expect(measureDistance([0, 0], [90, 0])).toBeCloseTo((earthRadius * Math.PI) / 2, 6);
  expect(measureDistance([10, 0], [11, 0])).toBeCloseTo(111.195, 3);
  expect(measureDistance([30, 90], [170, -90])).toBeCloseTo(earthRadius * Math.PI, 6);
  expect(measureDistance([0, 60], [180, 60])).toBeCloseTo((earthRadius * Math.PI) / 3, 6);
  // Hong Kong to Frankfurt, as great-circle calculators give it
  expect(Math.abs(measureDistance([113.9146, 22.3089], [8.5706, 50.0333]) - 9_164)).toBeLessThan(15);
});

test("a great circle includes its ends, and has no step longer than requested", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -170, max: 170, noNaN: true }),
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.integer({ min: 20, max: 500 }),
      (lon, lat, step) => {
        const way = traceGreatCircle([10, 20], [lon, lat], step);
        const ends = [way[0] ?? [0, 0], way.at(-1) ?? [0, 0]] as const;
        expect(measureDistance(ends[0], [10, 20])).toBeLessThan(0.001);
        expect(measureDistance(ends[1], [lon, lat])).toBeLessThan(0.001);
        const steps = way.slice(1).map((to, at) => measureDistance(way[at] ?? to, to));
        expect(Math.max(...steps)).toBeLessThanOrEqual(step + 0.001);
        const whole = measureDistance([10, 20], [lon, lat]);
        expect(way).toHaveLength(Math.max(2, Math.ceil(whole / step)) + 1);
      },
    ),
  );
});

test.each(["equal-earth", "lambert"] as const)(
  "a %s view holds its places within its margins, and touches two",
  (kind) => {
    const fit: LonLat[] = [shenzhen, rotterdam, [30, -10]];
    const frame = { width: 400, height: 300, margins: [10, 20, 30, 40] as const };
    const view = projectView({ ...frame, kind, centre: [60, 30], fit });
    const points = fit.map(view.at);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    // the view is rounded to whole pixels and a tenth of scale
    expect(left).toBeGreaterThan(39);
    expect(right).toBeLessThan(381);
    expect(top).toBeGreaterThan(9);
    expect(bottom).toBeLessThan(271);
    expect(Math.max((right - left) / 340, (bottom - top) / 260)).toBeCloseTo(1, 2);
    // north is up at the view's centre
    const [, north] = [view.at([60, 30]), view.at([60, 31])];
    expect(north[0]).toBeCloseTo(view.at([60, 30])[0], 6);
    expect(north[1]).toBeLessThan(view.at([60, 30])[1]);
    expect(projectView({ ...frame, kind, centre: [60, 30], fit }).name).toBe(view.name);
    expect(projectView({ ...frame, width: 401, kind, centre: [60, 30], fit }).name).not.toBe(view.name);
  },
);
