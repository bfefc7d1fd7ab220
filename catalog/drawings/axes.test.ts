import fc from "fast-check";
import { expect, test } from "vitest";
import { drawDayAxis, pickScaleEnd, drawScaleBar, type ScalePart } from "./axes.ts";

const parts = fc.array(
  fc.record({
    kind: fc.constantFrom<ScalePart["kind"]>("air", "sea", "road"),
    value: fc.double({ min: 0.01, max: 50, noNaN: true }),
  }),
  { minLength: 1, maxLength: 4 },
);

test("a part of a bar is as long as its figure, and begins where the one before it ends", () => {
  fc.assert(
    fc.property(parts, (all) => {
      const total = all.reduce((sum, { value }) => sum + value, 0);
      const end = pickScaleEnd(total);
      expect(end).toBeGreaterThanOrEqual(total * 0.999);
      expect(end).toBeLessThanOrEqual(total * 2.9);
      const drawn = [...drawScaleBar(all, end).matchAll(/<rect class="scale-\w+" x="([\d.]+)%" width="([\d.]+)%"/g)];
      let from = 0;
      for (const [at, [, x, width]] of drawn.entries()) {
        expect((Number(x) / 100) * end).toBeCloseTo(from, 1);
        expect((Number(width) / 100) * end).toBeCloseTo(all[at]?.value ?? 0, 1);
        from += all[at]?.value ?? 0;
      }
      expect(drawn).toHaveLength(all.length);
    }),
  );
});

const spans = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 30 }))
  .map(([min, more]) => ({ min, max: min + more }));

test("the delivery bar begins and ends at its days, and every day has its tick", () => {
  fc.assert(
    fc.property(spans, (days) => {
      const markup = drawDayAxis(days, "en");
      const [, x, width] = /class="axis-window" x="([\d.]+)%" y="79" width="([\d.]+)%?"/.exec(markup) ?? [];
      expect((Number(x) / 100) * days.max).toBeCloseTo(days.min, 1);
      if (days.max > days.min) expect(((Number(x) + Number(width)) / 100) * days.max).toBeCloseTo(days.max, 1);
      expect(markup.match(/axis-tick/g)).toHaveLength(days.max + 1);
    }),
  );
});

test("it says in words what it shows", () => {
  expect(drawDayAxis({ min: 7, max: 10 }, "en")).toContain("Delivery: working days 7 to 10 after departure.");
});

test("on a phone no round day stands close to the first day of delivery", () => {
  const drawn = drawDayAxis({ min: 22, max: 30 }, "en");
  expect(drawn).toMatch(/class="axis-figure max-sm:hidden"[^>]*>20</);
  expect(drawn).toMatch(/class="axis-figure"[^>]*>22</);
});
