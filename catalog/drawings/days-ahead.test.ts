import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../read/values.ts";
import { countDaysBetween } from "./calendar.ts";
import { type DayAhead, drawDaysAhead, placeDays } from "./days-ahead.ts";

const today = "2026-11-22";
const ahead = fc.array(
  fc.record({
    kind: fc.constantFrom("closed" as const, "last" as const, "period" as const),
    from: fc.integer({ min: -60, max: 200 }).map((days) => addDays(today, days)),
    long: fc.integer({ min: 0, max: 40 }),
    label: fc.string({ minLength: 1, maxLength: 30 }),
    path: fc.constant("/newsroom/x"),
  }),
  { maxLength: 12 },
);
const marksOf = (all: readonly (Omit<DayAhead, "to"> & { long: number })[]): DayAhead[] =>
  all.map(({ long, ...mark }) => (long > 0 ? { ...mark, to: addDays(mark.from, long) } : mark));

test("days are to scale and in order, past ones are left out, and no words overlap", () => {
  fc.assert(
    fc.property(ahead, (all) => {
      const marks = marksOf(all);
      const rows = placeDays(marks, today, "en");
      expect(rows).toHaveLength(marks.filter(({ from, to }) => (to ?? from) >= today).length);
      const [first] = rows;
      for (const [place, row] of rows.entries()) {
        expect(row.y - (first?.y ?? 0)).toBeCloseTo(countDaysBetween(first?.at ?? row.at, row.at) * 7.2);
        expect(row.at >= today).toBe(true);
        expect(row.labelY - (rows[place - 1]?.labelY ?? -100)).toBeGreaterThan(24.99);
      }
    }),
  );
});

test("a period that has begun is described by its end, and a closing is as long as its days", () => {
  const marks: DayAhead[] = [
    { kind: "period", from: "2026-10-19", to: "2027-01-10", label: "Peak <surcharge>", path: "/newsroom/peak" },
    { kind: "closed", from: "2027-02-04", to: "2027-02-10", label: "Hubs closed", path: "/newsroom/spring" },
    { kind: "last", from: "2026-11-20", label: "Over", path: "/newsroom/over" },
  ];
  const markup = drawDaysAhead(marks, today, "en") ?? "";
  expect(markup).toContain('<a href="/newsroom/peak">');
  expect(markup).toContain("ends 10 January</tspan> Peak &lt;surcharge&gt;");
  expect(markup).toContain(`height="${7 * 7.2}"`);
  expect(markup).toContain("4 February to 10 February");
  expect(markup).not.toContain("Over");
  expect(drawDaysAhead([], today, "en")).toBeUndefined();
});
