import fc from "fast-check";
import { expect, test } from "vitest";
import { getCatalog } from "../../catalog.ts";
import { drawLargestBoxes, findLargestBox } from "../box.ts";
import { standObject } from "./objects.ts";
import { extrude, stackBox } from "./solid.ts";

const names = ["carton", "pallet", "container", "van", "aircraft", "hub"] as const;

test.each(names)("a %s lies within its picture, in the colours of the page alone, and is light", (name) => {
  const markup = standObject(name, "0", 0);
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? "")
    .split(" ")
    .map(Number);
  const points = [...markup.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(points.length).toBeGreaterThan(10);
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x).toBeLessThanOrEqual(left + width);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(y).toBeLessThanOrEqual(top + height);
  }
  expect(markup).not.toMatch(/#[0-9a-f]{3}|style=|fill="/);
  expect(markup.length).toBeLessThan(3_500);
});

test("of a box three sides are seen, and of any straight profile its top and no more than what faces the reader", () => {
  const side = fc.double({ min: 0.1, max: 100, noNaN: true });
  fc.assert(
    fc.property(side, side, side, (length, breadth, height) => {
      const faces = stackBox([0, 0, 0], [length, breadth, height]);
      expect(faces.map(({ shade }) => shade).sort()).toEqual(["box-left", "box-right", "box-top"]);
    }),
  );
  const wedge = [
    [0, 0],
    [0, 1],
    [4, 0],
  ] as const;
  // its slope faces away
  expect(extrude(1, wedge, [0, 2]).map(({ shade }) => shade)).toContain("box-right");
});

test("the largest boxes of the lines are drawn on one scale", () => {
  const cards = getCatalog().cards.filter(({ limits }) => limits.maxSide);
  const boxes = cards.map(findLargestBox);
  const scales = drawLargestBoxes(boxes).map((markup, at) => {
    const [from, to] = [...markup.matchAll(/box-left" d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].flatMap(
      ([, ...all]) => [all.slice(0, 2).map(Number), all.slice(2).map(Number)],
    );
    return Math.hypot((to?.[0] ?? 0) - (from?.[0] ?? 0), (to?.[1] ?? 0) - (from?.[1] ?? 0)) / (boxes[at]?.[0] ?? 0);
  });
  expect(scales.length).toBeGreaterThan(3);
  for (const scale of scales) expect(scale / (scales[0] ?? 0)).toBeCloseTo(1, 1);
});
