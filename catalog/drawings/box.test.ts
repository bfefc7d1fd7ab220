import { describe, expect, test } from "vitest";
import { toMassAmount } from "#rating/shipment/units.ts";
import { getCatalog } from "../catalog.ts";
import { getOriginal } from "#site/locales.ts";
import { quoteSample } from "../views/sample-prices.ts";
import { drawWeightRule, listBars, projectBoxCorners } from "./box.ts";

const content = getCatalog();
const examples = [...content.services].flatMap(([slug, versions]) => {
  const { example } = getOriginal(versions).head;
  return example ? [[slug, example] as const] : [];
});

describe.each(examples)("the weight rule of %s", (slug, example) => {
  const answer = quoteSample(content, slug, example);
  if (!answer.available) throw new Error(`${slug} does not take its own example`);

  test("has bars as long as their figures, and one equal to what the quote bills", () => {
    const bars = listBars(example, answer, "en");
    const markup = drawWeightRule(example, answer, "en");
    const widths = new Map(
      [...markup.matchAll(/width="([\d.]+)%" height="10" rx="3" data-bar="(\w+)"/g)].map(([, width, kind]) => [
        kind,
        Number(width),
      ]),
    );
    const most = Math.max(...bars.map(({ value }) => value));
    for (const { kind, value } of bars) expect((widths.get(kind) ?? 0) / 100).toBeCloseTo(value / most, 4);
    const { revenueTons, mass } = answer.billable;
    expect(bars.at(-1)?.value).toBe(revenueTons === undefined ? toMassAmount(mass) : revenueTons / 1000);
  });
});

test("a box keeps its proportions and fits its field", () => {
  const { front, left, right, frontTop, backTop } = projectBoxCorners([40, 30, 10], {
    x: 10,
    y: 5,
    width: 200,
    height: 100,
  });
  const length = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
  expect(length(front, left) / length(front, right)).toBeCloseTo(40 / 30, 6);
  expect(length(front, frontTop) / length(front, right)).toBeCloseTo(10 / 30, 6);
  expect([left.x >= 9.99, right.x <= 210.01, backTop.y >= 4.99, front.y <= 105.01]).toEqual(Array(4).fill(true));
});
