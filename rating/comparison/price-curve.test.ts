import { describe, expect, test } from "vitest";
import { toMass } from "../shipment/units.ts";
import { toMicro } from "../money/money.ts";
import { loadedMasses, findNextStep, priceAt, priceCurves } from "./price-curve.ts";
import { quote } from "../quote.ts";
import { kg, testCard, testReference, testShipment } from "../test-card.ts";

const days = { transitMin: 1, transitMax: 2 };
const edges = [0.1, 0.5, 1.23, 2, 4.99];
const bands = { DE: edges.map((upTo, at) => ({ upTo: kg(upTo), price: toMicro(10 * (at + 1)), ...days })) };
const stepped = testCard({ tariff: { method: "flat-by-band", bands } });
const small = testShipment({ parcels: [{ quantity: 1, mass: toMass(0.3, "kg") }] });
const g = toMass(1, "g");

describe("a curve with few prices", () => {
  const [curve] = priceCurves(small, "mass", toMass(8, "kg"), [stepped], testReference, "later");
  if (!curve) throw new Error("there is a curve");

  test("changes at the gram where a band ends, and ends with the last band", () => {
    expect(curve).toMatchObject({ service: "test", currency: "USD", exact: true, waiting: false });
    expect(curve.steps).toEqual([
      ...edges.map((upTo, at) => ({ upTo: Math.round(upTo * 1000) * g, total: 1000 * (at + 1) })),
      { upTo: toMass(8, "kg"), total: undefined },
    ]);
  });

  test("gives the prices that quotes give", () => {
    for (const grams of [1, 100, 101, 500, 501, 1230, 1231, 4990, 4991]) {
      const [answer] = quote(testShipment({ parcels: [{ quantity: 1, mass: grams * g }] }), [stepped], testReference);
      expect(priceAt(curve, grams * g)).toBe(answer?.available ? answer.total : undefined);
    }
    expect(findNextStep(curve, 100 * g)).toEqual({ over: 100 * g, total: 2000 });
    expect(findNextStep(curve, 101 * g)).toEqual({ over: 500 * g, total: 3000 });
    expect(findNextStep(curve, 4_990 * g)).toEqual({ over: 4_990 * g, total: undefined });
    expect(findNextStep(curve, 4_991 * g)).toBeUndefined();
    expect(findNextStep(curve, toMass(9, "kg"))).toBeUndefined();
    expect(priceAt(curve, toMass(9, "kg"))).toBeUndefined();
  });
});

test("a curve with many prices is a slope, exact at the shipment's own weight", () => {
  const own = testShipment({ parcels: [{ quantity: 1, mass: toMass(0.777, "kg") }] });
  const [curve] = priceCurves(own, "mass", toMass(20, "kg"), [testCard()], testReference, "later");
  const [answer] = quote(own, [testCard()], testReference);
  expect(curve?.exact).toBe(false);
  expect(curve?.steps).toHaveLength(201);
  expect(curve && priceAt(curve, toMass(0.777, "kg"))).toBe(answer?.available && answer.total);
  expect(curve && findNextStep(curve, toMass(1, "kg"))).toBeUndefined();
  const places = curve?.steps.map(({ upTo }) => upTo) ?? [];
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect([places[0], places.at(-1)]).toEqual([toMass(0.1, "kg"), toMass(20, "kg")]);
});

test("twenty-four changes are still shown one by one, twenty-five as a slope", () => {
  const card = (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => ({ upTo: kg(at + 1), price: toMicro(at + 1), ...days }));
    return testCard({ tariff: { method: "flat-by-band", bands: { DE: rows } } });
  };
  const exact = (count: number) =>
    priceCurves(small, "mass", toMass(count, "kg"), [card(count)], testReference, "later")[0]?.exact;
  expect([exact(25), exact(26)]).toEqual([true, false]);
});

test("the curve says up to which weight size decides, and nothing if weight always does", () => {
  // 40 × 30 × 10 cm ÷ 8000 = 1.5 kg, and 1.49 kg and a gram more is billed as 1.5 kg
  const [sized] = priceCurves(testShipment(), "mass", toMass(10, "kg"), [testCard()], testReference, "later");
  expect((sized?.sizeUpTo ?? 0) / toMass(1, "kg")).toBeCloseTo(1.49, 9);
  // a curve that is level from end to end, and ends where the weight catches up
  const [level] = priceCurves(testShipment(), "mass", toMass(1.5, "kg"), [testCard()], testReference, "later");
  expect((level?.sizeUpTo ?? 0) / toMass(1, "kg")).toBeCloseTo(1.49, 9);
  const [bare] = priceCurves(small, "mass", toMass(10, "kg"), [testCard()], testReference, "later");
  expect(bare && "sizeUpTo" in bare).toBe(false);
});

test("along value the price changes where a surcharge does; a line that always refuses has no curve", () => {
  const price = toMicro(5);
  const amount = { per: "value", price, step: 10_000, free: 0 } as const;
  const card = testCard({ surcharges: [{ id: "cover", label: { en: "Cover" }, amount }] });
  const [curve] = priceCurves(testShipment({ value: 5_000 }), "value", 30_000, [card], testReference, "later");
  expect(curve?.steps.map(({ upTo }) => upTo)).toEqual([10_000, 20_000, 30_000]);
  expect(priceCurves(testShipment({ to: "XX" }), "mass", toMass(1, "kg"), [card], testReference, "later")).toEqual([]);
});

test("containers are loaded for the given number of masses, evenly spaced, in whole grams", () => {
  expect(loadedMasses(toMass(24, "kg"))).toEqual(Array.from({ length: 24 }, (_, at) => toMass(at + 1, "kg")));
  expect(loadedMasses(3 * g)).toEqual([g, 2 * g, 3 * g]);
});
