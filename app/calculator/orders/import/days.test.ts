import fc from "fast-check";
import { expect, test } from "vitest";
import { detectColumnDayOrder, readDay } from "./days.ts";
import type { DayOrder } from "./types.ts";

test.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-23T08:15:00.000Z", "2026-11-23"],
  ["2026/1/5 10:00", "2026-01-05"],
  ["20261123", "2026-11-23"],
  ["2026年11月23日", "2026-11-23"],
  ["23.11.2026", "2026-11-23"],
  ["3.11.26", "2026-11-03"],
  ["23/11/2026", "2026-11-23"],
  ["11/23/2026 14:00", "2026-11-23"],
  ["23 Nov 2026", "2026-11-23"],
  ["November 3, 2026", "2026-11-03"],
  ["05/05/2026", "2026-05-05"],
  // two days, or none
  ["03/11/2026", undefined],
  ["31/02/2026", undefined],
  ["2026-13-01", undefined],
  ["soon", undefined],
  ["", undefined],
])("%s is %j", (text, day) => expect(readDay(text)).toBe(day));

test("a day is read by the order that any other of its column proves", () => {
  const days = fc.array(fc.integer({ min: 0, max: 364 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(days, fc.constantFrom<DayOrder>("dmy", "mdy"), (numbers, order) => {
      const all = numbers.map((number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10));
      const cells = all.map((day) => {
        const [year, month, own] = day.split("-");
        return order === "dmy" ? `${own}/${month}/${year}` : `${month}/${own}/${year}`;
      });
      const found = detectColumnDayOrder(cells);
      if (all.some((day) => Number(day.slice(8)) > 12)) expect(found).toEqual({ order });
      if (found.order ?? found.unsaid === undefined)
        expect(cells.map((cell) => readDay(cell, found.order))).toEqual(all);
    }),
  );
});

test("a column that proves nothing, or both, has a day to ask for", () => {
  expect(detectColumnDayOrder(["03/11/2026", "04/11/2026"])).toEqual({ unsaid: "03/11/2026" });
  expect(detectColumnDayOrder(["23/11/2026", "11/24/2026", "03/11/2026"])).toEqual({ unsaid: "03/11/2026" });
  expect(detectColumnDayOrder(["2026-11-03"])).toEqual({});
});
