import fc from "fast-check";
import { expect, test } from "vitest";
import type { RateCard } from "../card.ts";
import { adviseOn } from "./advice.ts";
import { toLength, toMass } from "../shipment/units.ts";
import { toMicro } from "../money/money.ts";
import { priceAt, priceCurves } from "./price-curve.ts";
import { quote } from "../quote.ts";
import { kg, testCard, testReference, testShipment } from "../test-card.ts";

function advise(card = testCard(), shipment = testShipment()) {
  const [own] = quote(shipment, [card], testReference);
  return own?.available ? adviseOn(own, shipment, [card], testReference) : [];
}

test("a box with spare room should be flatter, but only as flat as saves money", () => {
  const [best] = advise();
  // at 6 cm the volumetric weight is 0.9 kg; at 5 cm it is 0.75 kg, so the actual weight applies
  expect(best).toMatchObject({ kind: "flatter", from: toLength(10, "cm"), to: toLength(5, "cm") });
});

test("a weight just above a band should come down into it", () => {
  const days = { transitMin: 1, transitMax: 2 };
  const bands = {
    DE: [
      { upTo: kg(2), price: toMicro(9), ...days },
      { upTo: kg(5), price: toMicro(20), ...days },
    ],
  };
  const shipment = testShipment({ parcels: [{ quantity: 1, mass: toMass(2.1, "kg") }] });
  expect(advise(testCard({ tariff: { method: "flat-by-band", bands } }), shipment)).toContainEqual(
    expect.objectContaining({ kind: "lighter", to: toMass(2, "kg"), total: 900, saved: 1100 }),
  );
});

test("of weights with the same price the nearest is advised", () => {
  const days = { transitMin: 1, transitMax: 2 };
  const bands = {
    DE: [
      { upTo: kg(1.95), price: toMicro(9), ...days },
      { upTo: kg(2), price: toMicro(9), ...days },
      { upTo: kg(5), price: toMicro(20), ...days },
    ],
  };
  const shipment = testShipment({ parcels: [{ quantity: 1, mass: toMass(2.1, "kg") }] });
  expect(advise(testCard({ tariff: { method: "flat-by-band", bands } }), shipment)).toContainEqual(
    expect.objectContaining({ kind: "lighter", to: toMass(2, "kg") }),
  );
});

test("cargo in a container is not trimmed, even where less of it would go loose for less", () => {
  const days = { transitMin: 30, transitMax: 40 };
  const sea = (tariff: RateCard["tariff"]) => testCard({ mode: "sea", limits: {}, tariff });
  const cards = [
    sea({ method: "container", bands: { DE: [{ container: "40GP", price: toMicro(2400), ...days }] } }),
    sea({
      method: "weight-or-measure",
      bands: { DE: [{ perRevenueTon: toMicro(60), perItem: toMicro(0), ...days }] },
      minimum: 1000,
      step: 1,
    }),
  ];
  const sides = [toLength(50, "cm"), toLength(50, "cm"), toLength(40, "cm")] as const;
  const shipment = testShipment({ parcels: [{ quantity: 450, mass: toMass(20, "kg"), sides }] });
  const own = quote(shipment, cards, testReference).find((answer) => answer.available);
  expect(own?.available && own.loading).toBeTruthy();
  expect(own?.available && adviseOn(own, shipment, cards, testReference)).toEqual([]);
});

test("small parcels to the same address should become one parcel", () => {
  const sides = [toLength(10, "cm"), toLength(10, "cm"), toLength(5, "cm")] as const;
  const shipment = testShipment({ parcels: [{ quantity: 4, mass: toMass(0.3, "kg"), sides }] });
  expect(advise(testCard(), shipment)).toContainEqual(
    expect.objectContaining({ kind: "merged", quantity: 4, saved: 3 * 230 }),
  );
  // nobody packs more than twenty into one
  const most = [20, 21].map((quantity) =>
    advise(testCard(), testShipment({ parcels: [{ quantity, mass: toMass(0.3, "kg"), sides }] })),
  );
  expect(most.map((all) => all.some(({ kind }) => kind === "merged"))).toEqual([true, false]);
});

test("advice costs what it says, and less than before", () => {
  const side = fc.integer({ min: 1, max: 100 });
  const shipments = fc.record({
    grams: fc.integer({ min: 10, max: 29_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    sides: fc.tuple(side, side, side),
  });
  fc.assert(
    fc.property(shipments, ({ grams, quantity, sides: [a, b, c] }) => {
      const shipment = testShipment({
        parcels: [
          { quantity, mass: toMass(grams, "g"), sides: [toLength(a, "cm"), toLength(b, "cm"), toLength(c, "cm")] },
        ],
      });
      const [before] = quote(shipment, [testCard()], testReference);
      for (const advice of advise(testCard(), shipment)) {
        const [after] = quote(advice.shipment, [testCard()], testReference);
        expect(after?.available && after.total).toBe(advice.total);
        expect(before?.available && before.total - advice.saved).toBe(advice.total);
        expect(advice.saved).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1000 },
  );
});

test("a curve has the price of every weight, and a gap where the line refuses it", () => {
  const [curve] = priceCurves(testShipment(), "mass", toMass(40, "kg"), [testCard()], testReference, "later");
  expect(curve).toMatchObject({ service: "test", currency: "USD" });
  const totals = [1, 20, 31].map((kg) => curve && priceAt(curve, toMass(kg, "kg")));
  expect(totals).toEqual([1295, 14_430, undefined]);
});

test("a pallet is not made flatter, split, or stacked into one", () => {
  const days = { transitMin: 1, transitMax: 2 };
  const bands = { DE: [20, 60, 300, 900].map((at) => ({ upTo: kg(at), price: toMicro(at * at), ...days })) };
  const card = testCard({ limits: {}, tariff: { method: "flat-by-band", bands } });
  const kinds = (kilograms: number, width: number) => {
    const sides = [toLength(110, "cm"), toLength(width, "cm"), toLength(30, "cm")] as const;
    const shipment = testShipment({ parcels: [{ quantity: 1, mass: toMass(kilograms, "kg"), sides }] });
    return advise(card, shipment).map(({ kind }) => kind);
  };
  expect(kinds(10, 60)).toContain("flatter");
  expect(kinds(10, 130)).toEqual([]);
  expect(kinds(100, 100)).toEqual([]);
});
