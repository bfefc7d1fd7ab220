import fc from "fast-check";
import { expect, test } from "vitest";
import { endOfScale, notchOf, scaleBar, type ScalePart } from "./scale-bar.ts";

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
      const end = endOfScale(total);
      expect(end).toBeGreaterThanOrEqual(total * 0.999);
      expect(end).toBeLessThanOrEqual(total * 2.01);
      const drawn = [...scaleBar(all, end).matchAll(/<rect class="scale-\w+" x="([\d.]+)%" width="([\d.]+)%"/g)];
      let from = 0;
      for (const [at, [, x, width]] of drawn.entries()) {
        expect((Number(x) / 100) * end).toBeCloseTo(from, 1);
        expect((Number(width) / 100) * end).toBeCloseTo(all[at]?.value ?? 0, 1);
        from += all[at]?.value ?? 0;
      }
      expect(drawn).toHaveLength(all.length);
      // as many fine notches as the amount has
      const [, notches] = /pathLength="([\d.]+)"/.exec(scaleBar(all, end)) ?? [];
      expect(Math.abs(Number(notches) * notchOf(end) - total) / end).toBeLessThan(0.002);
    }),
  );
});
