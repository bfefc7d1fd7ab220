import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { letters } from "../svg.ts";
import { placeLabels } from "./place-labels.ts";
import { isClearlyFarther, type LabelWish } from "./label-candidates.ts";
import { isOverlapping, measureToBox } from "#site/geometry.ts";

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
      apart: fc.integer({ min: 0, max: 8 }),
      farthest: fc.constantFrom(27, 53, undefined),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((all) =>
    all.map(({ x, y, farthest, ...size }, at) =>
      wish(String(at), x, y, { ...size, rank: at, ...(farthest && { farthest }) }),
    ),
  );

test("no label meets another, a dot, a taken box or the edge, and each is clearly nearest to its own dot or has a short leader", () => {
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
        expect(taken.some((other) => isOverlapping(box, other, 2))).toBe(false);
        const distance = measureToBox(own.dot, box) - own.radius;
        // no farther than a leader may be long
        expect(distance).toBeGreaterThan(1);
        expect(distance).toBeLessThanOrEqual((own.farthest ?? 43) + 0.01);
        for (const other of all)
          if (other !== own) {
            expect(measureToBox(other.dot, box) - other.radius).toBeGreaterThanOrEqual(2);
            if (!leader) expect(isClearlyFarther(measureToBox(other.dot, box) - other.radius, distance)).toBe(true);
          }
        for (const other of labels.slice(at + 1)) {
          const rows = [own, all.find((one) => one.id === other.id)].map((one) => one?.apart ?? 0);
          expect(isOverlapping(box, other.box, letters, Math.max(2, ...rows))).toBe(false);
        }
        if (!leader) continue;
        const [[fromX, fromY], end] = leader;
        // from the edge of the dot to one px from the label
        expect(Math.hypot(fromX - own.dot[0], fromY - own.dot[1])).toBeCloseTo(own.radius, 6);
        expect(measureToBox(end, box)).toBeCloseTo(1, 6);
        for (const other of labels) if (other.id !== id) expect(measureToBox(end, other.box)).toBeGreaterThanOrEqual(1);
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

  test("as far along above or below as the edge permits, where its sides have no room", () => {
    // too wide for the left of its dot; on the right stands another, which leaves it little of the row below
    const [label] = placeLabels(
      [wish("a", 93, 120, { width: 116 })],
      {
        ...ground,
        edge: 6,
        walls: [
          [
            [97, 120],
            [320, 10],
          ],
        ],
        taken: [{ x: 50, y: 0, width: 60, height: 110 }],
      },
      [wish("a", 93, 120, { width: 116 }), wish("b", 136, 134, { width: 0 })],
    );
    expect(label?.box).toMatchObject({ x: 6 });
    expect(label?.leader).toBeUndefined();
  });

  test("where no line runs under it", () => {
    const line = Array.from({ length: 100 }, (_, at): [number, number] => [200 + at, 120]);
    const [label] = placeLabels([wish("a", 200, 120)], { ...ground, lines: [line] });
    expect(line.some((point) => measureToBox(point, label?.box ?? { x: 0, y: 0, width: 400, height: 240 }) < 2)).toBe(
      false,
    );
  });

  test("not across a wall, and not at all if a wall leaves no place", () => {
    const ring = (reach: number): [number, number][] =>
      Array.from({ length: 65 }, (_, at) => [
        200 + reach * Math.cos((at / 32) * Math.PI),
        120 + reach * Math.sin((at / 32) * Math.PI),
      ]);
    const wall: [number, number][] = [
      [225, 0],
      [225, 240],
    ];
    const [label] = placeLabels([wish("a", 200, 120)], { ...ground, walls: [wall] });
    expect(label?.box.x).toBe(200 - 7.5 - 60);
    expect(placeLabels([wish("a", 200, 120)], { ...ground, walls: [10, 25, 40, 55].map(ring) })).toEqual([]);
  });

  test("with a leader rather than without, if another dot is nearly as near", () => {
    // between two dots one above the other there is no place that says whose it is
    const taken = [
      { x: 204, y: 0, width: 196, height: 240 },
      { x: 0, y: 0, width: 400, height: 92 },
      { x: 0, y: 128, width: 400, height: 112 },
    ];
    const pair = [wish("a", 200, 110), wish("b", 200, 120)];
    for (const { box, leader } of placeLabels(pair, { ...ground, taken })) {
      const [a, b] = [measureToBox([200, 110], box), measureToBox([200, 120], box)];
      expect(leader !== undefined || Math.max(a, b) - 4 >= 1.5 * (Math.min(a, b) - 4) + 2).toBe(true);
    }
    expect(isClearlyFarther(7.25, 3.5)).toBe(true);
    expect(isClearlyFarther(7.2, 3.5)).toBe(false);
  });

  test("an em from the next on its line, and farther from the rows above than its own from each other", () => {
    // a must be on the left, where it would be 5 px behind b's first choice
    const row = [wish("a", 300, 120), wish("b", 160, 120)];
    const taken = [{ x: 304, y: 0, width: 96, height: 240 }];
    const boxes = placeLabels(row, { ...ground, taken }).map(({ box }) => box);
    expect(boxes).toHaveLength(2);
    const [a, b] = boxes;
    if (!a || !b) throw new Error("both have room");
    expect(isOverlapping(a, b, letters, 2)).toBe(false);
    const column = [wish("c", 100, 100, { height: 30, apart: 8 }), wish("d", 100, 136, { height: 30, apart: 8 })];
    const placed = placeLabels(column, ground);
    expect(placed).toHaveLength(2);
    const [c, d] = placed.map(({ box }) => box);
    if (!c || !d) throw new Error("both have room");
    expect(isOverlapping(c, d, letters, 8)).toBe(false);
  });

  test("nowhere rather than at the end of a long leader", () => {
    const taken = [{ x: 140, y: 40, width: 120, height: 160 }];
    expect(placeLabels([wish("a", 200, 120)], { ...ground, taken })).toEqual([]);
    expect(
      placeLabels([wish("a", 200, 120, { farthest: 53 })], {
        ...ground,
        taken: [{ x: 160, y: 72, width: 80, height: 96 }],
      }),
    ).toHaveLength(1);
    expect(
      placeLabels([wish("a", 200, 120)], { ...ground, taken: [{ x: 150, y: 72, width: 100, height: 96 }] }),
    ).toEqual([]);
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
    ).map((point) => measureToBox(point, box)),
  ).toEqual([0, 0, 3, 3, 4, 5, 5]);
  const beside = (x: number, y: number) => isOverlapping(box, { x, y, width: 5, height: 5 }, 2);
  expect([beside(41.9, 30), beside(42, 30), beside(3.1, 30), beside(3, 30)]).toEqual([true, false, true, false]);
  expect([beside(20, 61.9), beside(20, 62), beside(20, 13.1), beside(20, 13)]).toEqual([true, false, true, false]);
  expect(isOverlapping(box, { x: 40, y: 20, width: 5, height: 5 })).toBe(false);
});
