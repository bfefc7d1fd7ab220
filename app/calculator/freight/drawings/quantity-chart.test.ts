import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CurvePoint } from "../answer-load.ts";
import { QuantityChart } from "./quantity-chart.tsx";

// shared space by the piece, a container until the fourth piece, then two
const points: CurvePoint[] = [1, 2, 3, 4, 5].map((quantity) => ({
  quantity,
  totals: { LCL: 1000 * quantity, "20GP": quantity < 4 ? 2500 : 5000 },
}));
const curve = {
  points,
  stretches: [
    { from: 1, name: "LCL" as const },
    { from: 3, name: "20GP" as const },
    { from: 4, name: "LCL" as const },
  ],
  now: 2,
  currency: "USD",
};
const drawn = renderToStaticMarkup(createElement(QuantityChart, { curve, isBusy: false }));

/** The first line of a way: the whole of it. */
function placesOf(way: string): number[][] {
  const [, points = ""] = new RegExp(`data-way="${way}"[^>]*><polyline points="([^"]*)"`).exec(drawn) ?? [];
  return points.split(" ").map((place) => place.split(",").map(Number));
}

test("shared space is a line through its totals, at its quantities", () => {
  const places = placesOf("LCL");
  expect(places).toHaveLength(5);
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = places;
  for (const [at, [x = 0, y = 0]] of places.entries()) {
    expect(x).toBeCloseTo(x1 + at * (x2 - x1), 0);
    expect(y).toBeCloseTo(y1 + at * (y2 - y1), 0);
  }
  expect(y2).toBeLessThan(y1);
});

test("a container costs the same until one more is needed, and then jumps", () => {
  const [shared, containers] = [placesOf("LCL"), placesOf("20GP")];
  // the jump to two stands at four pieces: straight up from 2,500 to 5,000, which is as high as five pieces of shared space
  const xs = containers.map(([x]) => x);
  expect(xs).toEqual([shared[0]?.[0], shared[1]?.[0], shared[2]?.[0], shared[3]?.[0], shared[3]?.[0], shared[4]?.[0]]);
  expect(containers[4]?.[1]).toBe(shared[4]?.[1]);
  expect(containers[3]?.[1]).toBe(containers[0]?.[1]);
});

test("where a container is the cheapest its line is thick, up to the next turn and never up a jump past it", () => {
  const thick = [...drawn.matchAll(/<polyline points="([^"]*)"[^>]*stroke-width="4"/g)].map(([, points = ""]) =>
    points.split(" ").map((place) => place.split(",").map(Number)),
  );
  const [flat] = thick.filter(([first, second]) => thick.length > 1 && first?.[1] === second?.[1]);
  expect(flat).toEqual([placesOf("20GP")[2], placesOf("20GP")[3]]);
});

test("each turn is marked at its quantity, and said with where the comparison ends", () => {
  const turns = [...drawn.matchAll(/data-turn="(\d+)" cx="([\d.]+)"/g)].map(([, from, x]) => [from, Number(x)]);
  expect(turns).toEqual([
    ["3", expect.closeTo(placesOf("LCL")[2]?.[0] ?? 0, 0)],
    ["4", expect.closeTo(placesOf("LCL")[3]?.[0] ?? 0, 0)],
  ]);
  expect(drawn).toContain(
    "Cheapest, drawn thick: LCL for 1–\u20602, 20GP for 3, LCL from 4. Compared for up to 5 pieces.",
  );
});

const later: CurvePoint[] = [1, 2, 3, 4].map((quantity) => ({
  quantity,
  totals: { LCL: 3000 * quantity, ...(quantity > 1 && { "40GP": 586_800, "40HC": 587_000 }) },
}));
const close = renderToStaticMarkup(
  createElement(QuantityChart, {
    curve: { points: later, stretches: [{ from: 1, name: "LCL" }], now: 1, currency: "USD" },
    isBusy: false,
  }),
);

test("of two lines that lie on each other the upper one is dashed, so that both are seen", () => {
  const dashed = (way: string) => new RegExp(`data-way="${way}"[^>]*><polyline [^>]*stroke-dasharray`).test(close);
  expect([dashed("40GP"), dashed("40HC"), dashed("LCL")]).toEqual([false, true, false]);
});

test("where a way begins later than with one piece, it is said", () => {
  expect(close).toContain("Cheapest, drawn thick: LCL. Compared for up to 4 pieces. Quoted from 2 pieces: 40GP, 40HC.");
});
