import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Charge } from "#rating/answer.ts";
import { drawShareStrip } from "./parts-bar.tsx";

const charges = (...amounts: number[]): Charge[] =>
  amounts.map((amount) => ({ code: "freight", formula: { op: "number", value: "1" }, amount }));

function drawn(own: readonly Charge[]) {
  const bar = drawShareStrip(own)?.bar;
  if (!bar) return undefined;
  return [...renderToStaticMarkup(bar).matchAll(/data-part="(\d+)" x="([\d.]+)%" width="([\d.]+)%"/g)].map(
    ([, number, x, width]) => [Number(number), Number(x), Number(width)],
  );
}

test("each charge is as long as its share of the total, one after the other", () => {
  expect(drawn(charges(989, 250, 136, 135))).toEqual([
    [1, 0, 65.5],
    [2, 65.5, 16.56],
    [3, 82.05, 9.01],
    [4, 91.06, 8.94],
  ]);
});

test("a charge too small for its share is still seen, and the bar ends where it did", () => {
  const parts = drawn(charges(99_000, 900, 100)) ?? [];
  const [, x = 0, width = 0] = parts.at(-1) ?? [];
  expect(width).toBeGreaterThan(1);
  expect(x + width).toBeCloseTo(100, 1);
});

test.each([[[500]], [[500, -100]], [[0, 0]]])("of %j no shares are drawn", (amounts) =>
  expect(drawn(charges(...amounts))).toBeUndefined(),
);

test("each charge carries the number of its share", () => {
  const strip = drawShareStrip(charges(989, 250));
  expect(renderToStaticMarkup(strip?.mark(1))).toContain(">2</span>");
  expect(renderToStaticMarkup(strip?.bar ?? null)).toMatch(/<text[^>]*>2<\/text>/);
});
