import fc from "fast-check";
import { expect, test } from "vitest";
import { hoursAxis } from "./hours-axis.ts";

test("a stretch is as long as its hours, stretches adjoin, and only Saturdays and Sundays are days off", () => {
  const hours = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(hours, (lengths) => {
      let from = 0;
      const stretches = lengths.map((length, at) => {
        const stretch = { number: at + 1, from, to: from + length };
        from += length;
        return stretch;
      });
      const markup = hoursAxis(stretches, "en");
      const whole = Math.ceil(from / 24) * 24;
      const drawn = [...markup.matchAll(/hours-stretch-\d" x="([\d.]+)%" width="([\d.]+)%"/g)];
      for (const [at, [, x, width]] of drawn.entries()) {
        expect((Number(x) / 100) * whole).toBeCloseTo(stretches[at]?.from ?? -1, 1);
        expect((Number(width) / 100) * whole).toBeCloseTo(lengths[at] ?? -1, 1);
      }
      const rests = [...Array(whole / 24).keys()].filter((day) => day % 7 > 4).length;
      expect(markup.match(/hours-rest/g)?.length ?? 0).toBe(rests);
    }),
  );
});
