import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateTextWidth, fitLabels, spreadLabels } from "./labels.ts";

const words = fc.constantFrom("21 Dec", "12月21日", "Christmas Day", "圣诞节");
const labels = fc.array(fc.record({ at: fc.integer({ min: 0, max: 600 }), text: words, centred: fc.boolean() }), {
  maxLength: 12,
});

test("labels end on their axis, leave room between each other, and no line runs through them", () => {
  fc.assert(
    fc.property(labels, fc.integer({ min: 280, max: 860 }), fc.integer({ min: 0, max: 860 }), (all, width, line) => {
      let before = 40;
      for (const { at, text, centred, atEnd } of fitLabels(
        all.toSorted((a, b) => a.at - b.at),
        width,
        { from: 40, lines: [line] },
      )) {
        const own = estimateTextWidth(text);
        const begin = atEnd ? width - own : centred ? at - own / 2 : at;
        expect(begin).toBeGreaterThanOrEqual(before);
        expect(begin + own).toBeLessThanOrEqual(width);
        expect(begin < line && line < begin + own).toBe(false);
        before = begin + own;
      }
    }),
  );
});

test("a label that has room is shown, and one around a place near the end is moved to stand before it", () => {
  const [first, second] = [
    { at: 100, text: "21 Dec" },
    { at: 495, text: "Christmas Day", centred: true },
  ];
  expect(fitLabels([first, second], 500, {})).toEqual([
    { ...first, atEnd: false },
    { ...second, atEnd: true },
  ]);
});

test("labels that are spread keep their distance and their order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 6 }), (wishes) => {
      const placed = spreadLabels(wishes, 20, 0, 200);
      const sorted = wishes.map((wish, at) => ({ wish, y: placed[at] ?? 0 })).sort((a, b) => a.y - b.y);
      for (const [at, { y, wish }] of sorted.entries()) {
        const before = sorted[at - 1];
        if (before) expect(y - before.y).toBeGreaterThanOrEqual(20 - 1e-6);
        if (before) expect(wish).toBeGreaterThanOrEqual(before.wish);
        expect(y).toBeGreaterThanOrEqual(-1e-6);
        expect(y).toBeLessThanOrEqual(200 + 1e-6);
      }
    }),
  );
});

test("what holds a date together takes no room", () =>
  expect(estimateTextWidth("12\u2060月\u206021\u2060日")).toBe(estimateTextWidth("12月21日")));
