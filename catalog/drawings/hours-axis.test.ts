import fc from "fast-check";
import { expect, test } from "vitest";
import { drawHoursAxis } from "./hours-axis.ts";

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
      const markup = drawHoursAxis(stretches, [], [], "en");
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

test("a stay is as wide as it is long, its name and hours are written at it, and the last thing ends where it does", () => {
  const markup = drawHoursAxis(
    [{ number: 1, from: 0, to: 96 }],
    [
      { kind: "hub", from: 6, to: 30 },
      { kind: "aircraft", from: 30, to: 42.5 },
      { kind: "pallet", from: 48, to: 72.25 },
      { kind: "van", from: 84, to: 96 },
    ],
    [6, 30],
    "en",
  );
  const at = (hours: number) => `${Math.round((hours / 96) * 1e5) / 1e3}%`;
  for (const [kind, from, hours] of [
    ["hub", 6, 24],
    ["aircraft", 30, 12.5],
    ["pallet", 48, 24.25],
  ] as const)
    expect(markup).toMatch(new RegExp(`data-stay="${kind}"[^>]* x="${at(from)}" width="${at(hours)}"`));
  expect(markup).toMatch(/x="100%"[^>]*><g class="kit-standing"><svg class="kit" data-kit="van"/);
  for (const words of ["At the hub", "24 h 00", "In the air", "12 h 30", "24 h 15"])
    expect(markup).toContain(`>${words}<`);
  expect(markup.match(/scale-notch/g)).toHaveLength(2);
});
