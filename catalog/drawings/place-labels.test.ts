import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boxesMeet, fromBox, type LabelWish, placeLabels } from "./place-labels.ts";

const ground = { width: 400, height: 240 };
const wish = (id: string, x: number, y: number, more: Partial<LabelWish> = {}): LabelWish => ({
  id,
  dot: [x, y],
  radius: 4,
  width: 60,
  height: 16,
  rank: 1,
  ...more,
});

const wishes = fc
  .array(
    fc.record({
      x: fc.integer({ min: 5, max: 395 }),
      y: fc.integer({ min: 5, max: 235 }),
      width: fc.integer({ min: 20, max: 90 }),
      height: fc.integer({ min: 10, max: 34 }),
      radius: fc.integer({ min: 2, max: 8 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((all) => all.map(({ x, y, ...size }, at) => wish(String(at), x, y, { ...size, rank: at })));

test("no label meets another, a dot, a taken box or the edge, and each is nearest to its own dot or has a leader", () => {
  const taken = [{ x: 300, y: 0, width: 100, height: 60 }];
  fc.assert(
    fc.property(wishes, (all) => {
      const labels = placeLabels(all, { ...ground, taken });
      expect(labels).toEqual(placeLabels(all, { ...ground, taken }));
      for (const [at, { id, box, leader }] of labels.entries()) {
        const own = all.find((one) => one.id === id);
        if (!own) throw new Error(`${id} was not wished`);
        expect([box.width, box.height]).toEqual([own.width, own.height]);
        expect(box.x >= 4 && box.y >= 2).toBe(true);
        expect(box.x + box.width <= ground.width - 4 && box.y + box.height <= ground.height - 2).toBe(true);
        expect(taken.some((other) => boxesMeet(box, other, 2))).toBe(false);
        const distance = fromBox(own.dot, box) - own.radius;
        // no farther than the outermost ring, at most at its corner
        expect(distance).toBeGreaterThan(1);
        expect(distance).toBeLessThanOrEqual(53.01);
        for (const other of all)
          if (other !== own) {
            expect(fromBox(other.dot, box) - other.radius).toBeGreaterThanOrEqual(2);
            if (!leader) expect(fromBox(other.dot, box) - other.radius).toBeGreaterThan(distance);
          }
        for (const other of labels.slice(at + 1)) expect(boxesMeet(box, other.box, 2)).toBe(false);
        if (!leader) continue;
        const [[fromX, fromY], end] = leader;
        // from the edge of the dot to one px from the label
        expect(Math.hypot(fromX - own.dot[0], fromY - own.dot[1])).toBeCloseTo(own.radius, 6);
        expect(fromBox(end, box)).toBeCloseTo(1, 6);
        for (const other of labels) if (other.id !== id) expect(fromBox(end, other.box)).toBeGreaterThanOrEqual(1);
      }
    }),
    { numRuns: 60 },
  );
});

describe("where a label is placed", () => {
  test("to the right of an isolated dot, vertically centred, without a leader", () => {
    expect(placeLabels([wish("a", 200, 120)], ground)).toEqual([
      { id: "a", box: { x: 207.5, y: 112, width: 60, height: 16 }, anchor: "start" },
    ]);
  });

  test("to the left at the right edge", () => {
    const [label] = placeLabels([wish("a", 380, 120)], ground);
    expect(label).toMatchObject({ anchor: "end", box: { x: 380 - 7.5 - 60, y: 112 } });
  });

  test("above or below if both sides are taken", () => {
    const taken = [
      { x: 120, y: 100, width: 76, height: 40 },
      { x: 204, y: 100, width: 76, height: 40 },
    ];
    const [label] = placeLabels([wish("a", 200, 120)], { ...ground, taken });
    const { y = 0 } = label?.box ?? {};
    expect(y + 16 <= 98 || y >= 142).toBe(true);
    expect(label?.leader).toBeDefined();
  });

  test("where no line runs under it", () => {
    const line = Array.from({ length: 100 }, (_, at): [number, number] => [200 + at, 120]);
    const [label] = placeLabels([wish("a", 200, 120)], { ...ground, lines: [{ points: line, weight: 8 }] });
    expect(line.some((point) => fromBox(point, label?.box ?? { x: 0, y: 0, width: 400, height: 240 }) < 2)).toBe(false);
  });

  test("if there is room for only one, the one with the highest rank", () => {
    const small = { width: 100, height: 30 };
    const both = [wish("low", 20, 15, { rank: 1 }), wish("high", 24, 15, { rank: 2 })];
    for (const order of [both, both.toReversed()])
      expect(placeLabels(order, small).map(({ id }) => id)).toEqual(["high"]);
  });

  test("one makes room for another if both then have a place", () => {
    // on its own, a would take the right side, which is b's only place
    const taken = [{ x: 0, y: 0, width: 133, height: 240 }];
    const labels = placeLabels([wish("a", 205, 120), wish("b", 140, 120)], { ...ground, taken });
    expect(labels).toHaveLength(2);
  });
});

test("the distance from a box is that of its nearest point; boxes meet if they come closer than a gap", () => {
  const box = { x: 10, y: 20, width: 30, height: 40 };
  expect(
    (
      [
        [25, 40],
        [10, 20],
        [7, 40],
        [43, 40],
        [25, 16],
        [25, 65],
        [7, 16],
      ] as const
    ).map((point) => fromBox(point, box)),
  ).toEqual([0, 0, 3, 3, 4, 5, 5]);
  const beside = (x: number, y: number) => boxesMeet(box, { x, y, width: 5, height: 5 }, 2);
  expect([beside(41.9, 30), beside(42, 30), beside(3.1, 30), beside(3, 30)]).toEqual([true, false, true, false]);
  expect([beside(20, 61.9), beside(20, 62), beside(20, 13.1), beside(20, 13)]).toEqual([true, false, true, false]);
  expect(boxesMeet(box, { x: 40, y: 20, width: 5, height: 5 })).toBe(false);
});
