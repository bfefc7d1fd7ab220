import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAxis } from "./day-axis.ts";

const spans = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 30 }))
  .map(([min, more]) => ({ min, max: min + more }));

test("the delivery bar begins and ends at its days, and every day has its tick", () => {
  fc.assert(
    fc.property(spans, (days) => {
      const markup = dayAxis(days, "en");
      const [, x, width] = /class="axis-window" x="([\d.]+)%" y="29" width="([\d.]+)%?"/.exec(markup) ?? [];
      expect((Number(x) / 100) * days.max).toBeCloseTo(days.min, 1);
      if (days.max > days.min) expect(((Number(x) + Number(width)) / 100) * days.max).toBeCloseTo(days.max, 1);
      expect(markup.match(/axis-tick/g)).toHaveLength(days.max + 1);
    }),
  );
});

test("it says in words what it shows", () => {
  expect(dayAxis({ min: 7, max: 10 }, "en")).toContain("Delivery: working days 7 to 10 after departure.");
});
