import fc from "fast-check";
import { expect, test } from "vitest";
import { labelled, roomFor, wordsWidth } from "./label-room.ts";
import { namedDays } from "./named-days.ts";

const axes = fc.record({ first: fc.constant(20_000), days: fc.integer({ min: 21, max: 120 }) });
const words = fc.constantFrom("21 Dec", "12月21日", "Christmas Day", "圣诞节");
const widths = fc.constantFrom(...labelled.map(({ px }) => px));

test("dates of an axis end on it, leave room between each other, and no line goes through them", () => {
  fc.assert(
    fc.property(axes, words, widths, fc.integer({ min: 0, max: 100 }), (axis, text, px, line) => {
      const all = Array.from({ length: Math.ceil(axis.days / 7) }, (_, at) => ({ day: axis.first + at * 7, text }));
      const struck = axis.first + (line / 100) * axis.days;
      const at = (day: number) => ((day - axis.first) / axis.days) * px;
      const shown = roomFor(all, axis, px, [struck]).map(({ day }) => [at(day), at(day) + wordsWidth(text)] as const);
      for (const [index, [begin, end]] of shown.entries()) {
        expect(end).toBeLessThanOrEqual(px);
        expect(begin).toBeGreaterThan(shown[index - 1]?.[1] ?? -1);
        expect(begin < at(struck) && at(struck) < end).toBe(false);
      }
    }),
  );
});

test("names of holidays stand right of what is there, end on the axis and do not meet", () => {
  const axis = { first: 20_000, days: 33 };
  const rests = [1, 15, 17, 31].map((day) => ({ first: axis.first + day, days: 1, name: "Christmas Day" }));
  const named = namedDays(rests, axis, 500, 100);
  // the first stands under what is there, the third would run into the second; the last ends at the edge
  expect(named.map(({ day, end }) => [day - axis.first, end])).toEqual([
    [15, false],
    [31, true],
  ]);
});

test("what holds a date together takes no room", () =>
  expect(wordsWidth("12\u2060月\u206021\u2060日")).toBe(wordsWidth("12月21日")));
