import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CargoRow } from "./cargo.ts";
import { checkPlan } from "./test-plan.ts";
import { containers, pallets } from "./containers-and-pallets.ts";
import { toDeck } from "./fit.ts";
import { packContainers } from "./plan-load.ts";

const spaces = [
  { ...containers["20GP"], price: 2_900 },
  { ...containers["40GP"], price: 3_712 },
  { ...containers["40HC"], price: 3_799 },
];

const side = (least: number, most: number) => fc.integer({ min: least, max: most });
const row = (most: number, quantity: number): fc.Arbitrary<CargoRow> =>
  fc
    .record({
      sides: fc.tuple(side(120, most), side(120, most), side(100, most)),
      mass: fc.integer({ min: 100, max: 900_000 }),
      quantity: fc.integer({ min: 1, max: quantity }),
      upright: fc.boolean(),
      stackable: fc.boolean(),
      maxOnTop: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined }),
    })
    .map(({ maxOnTop, ...rest }) => ({ ...rest, ...(maxOnTop !== undefined && { maxOnTop }) }));
const cargo = fc.array(row(1_500, 30), { minLength: 1, maxLength: 8 });
const quick = { steps: 20_000 };

describe("any cargo", () => {
  it("is placed inside, apart, well supported, through the door and within payload, each piece once", () => {
    fc.assert(
      fc.property(cargo, fc.constantFrom(0, 10), (rows, gap) => {
        const plan = packContainers(rows, spaces, { ...quick, gap });
        expect(plan.ok && checkPlan(plan)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("is placed likewise on pallets", () => {
    fc.assert(
      fc.property(fc.array(row(700, 40), { minLength: 1, maxLength: 6 }), (rows) => {
        const pallet = { ...pallets["120x100"], maxLoad: 2_000_000 };
        const plan = packContainers(rows, spaces, { ...quick, pallet, palletsStackable: true });
        expect(plan.ok && checkPlan(plan, toDeck(pallet))).toEqual([]);
        if (!plan.ok) return;
        const given = rows.reduce((sum, { quantity }) => sum + quantity, 0);
        const onPallets = plan.pallets.flatMap(({ counts, count }) => counts.map((each) => each * count));
        expect(onPallets.reduce((sum, each) => sum + each, 0)).toBe(given);
      }),
      { numRuns: 60 },
    );
  });

  it("gets the same plan with rows in another order, with a row split, and when asked again", () => {
    fc.assert(
      fc.property(cargo, fc.nat(), (rows, seed) => {
        const split = rows.flatMap((one, index) => {
          const part = (seed + index) % (one.quantity + 1);
          return [
            { ...one, quantity: part },
            { ...one, quantity: one.quantity - part },
          ];
        });
        const [plan, again, other] = [rows, rows, [...split].reverse()].map((some) =>
          packContainers(some, spaces, quick),
        );
        expect(again).toEqual(plan);
        if (!plan?.ok || !other?.ok) throw new Error("refused");
        expect(other.spaces).toEqual(plan.spaces);
        expect(other.price).toBe(plan.price);
        expect(other.kinds.map(({ rows: _, ...kind }) => kind)).toEqual(plan.kinds.map(({ rows: _, ...kind }) => kind));
      }),
      { numRuns: 60 },
    );
  });

  it("is never cheaper with more work once proven cheapest", () => {
    fc.assert(
      fc.property(cargo, (rows) => {
        const [soon, late] = [5_000, 200_000].map((steps) => packContainers(rows, spaces, { steps }));
        if (soon?.ok && late?.ok && soon.proven) expect(late.price).toBe(soon.price);
      }),
      { numRuns: 15 },
    );
  });

  it("never makes it throw, whatever is typed", () => {
    const odd = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -1, 1, Number.NaN, 1e300, 2 ** 53));
    const strange = fc.record({
      sides: fc.tuple(odd, odd, odd),
      mass: odd,
      quantity: odd,
      upright: fc.boolean(),
      stackable: fc.boolean(),
      maxOnTop: odd,
    });
    fc.assert(
      fc.property(fc.array(strange, { maxLength: 4 }), odd, (rows, gap) => {
        const plan = packContainers(rows, spaces, { steps: 1_000, gap });
        expect(typeof plan.ok).toBe("boolean");
      }),
      { numRuns: 300 },
    );
  });
});
