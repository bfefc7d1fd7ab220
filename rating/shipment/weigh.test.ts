import { describe, expect, test } from "vitest";
import type { RateCard } from "../card.ts";
import { toLength, toMass } from "./units.ts";
import { quote } from "../quote.ts";
import { cm, kg, testCard, testReference, testShipment } from "../test-card.ts";

/** Billable weight in kg of a parcel in kg and cm, at divisor 8000, and the step that ignored its volume, if any. */
function weighed(rule: Partial<RateCard["weight"]>, weight: number, sides: readonly [number, number, number]) {
  const bands = { DE: [{ upTo: 1e15, perUnit: 1, perItem: 0, transitMin: 5, transitMax: 8 }] };
  const tariff = { method: "per-kg-and-item" as const, bands };
  const card = testCard({ weight: { ...testCard().weight, ...rule }, limits: {}, tariff });
  const [a, b, c] = sides;
  const shipment = testShipment({
    parcels: [
      { quantity: 1, mass: toMass(weight, "kg"), sides: [toLength(a, "cm"), toLength(b, "cm"), toLength(c, "cm")] },
    ],
  });
  const [answer] = quote(shipment, [card], testReference);
  if (!answer?.available) throw new Error("the card takes it");
  const steps = answer.billable.pieces.flatMap((piece) => piece.steps);
  return { kg: answer.billable.mass / 1e6, ignored: steps.find(({ kind }) => kind === "volume-ignored") };
}

describe("volume is ignored up to a limit, or below it, exactly", () => {
  // 40 × 20 × 20 cm ÷ 8000 = 2 kg
  const box = [40, 20, 20] as const;
  test.each([
    ["above twice the weight", { ratioOver: 200e6 }, 1, { why: "ratio", threshold: 200 }],
    ["from twice the weight", { ratioFrom: 200e6 }, 1.001, { why: "ratio", threshold: 200 }],
    ["above its volume", { volumeOver: cm(40) * cm(20) * cm(20) }, 1, { why: "volume" }],
    ["from more than its volume", { volumeFrom: cm(40) * cm(20) * cm(20) + 1 }, 1, { why: "volume" }],
    ["above its longest side", { sideOver: cm(40) }, 1, { why: "side", threshold: cm(40) }],
    ["from more than its longest side", { sideFrom: cm(41) }, 1, { why: "side", threshold: cm(41) }],
    ["from more than its weight", { massFrom: kg(1) + 1 }, 1, { why: "weight", threshold: kg(1) + 1 }],
  ])("%s: billed on actual weight", (_, when, weight, told) => {
    const found = weighed({ when }, weight, box);
    expect(found.ignored).toMatchObject({ kind: "volume-ignored", ...told });
    expect(found.kg).toBeCloseTo(Math.ceil(weight * 100 - 1e-9) / 100, 9);
  });

  test.each([
    ["above twice the weight", { ratioOver: 200e6 }, 0.999],
    ["from twice the weight", { ratioFrom: 200e6 }, 1],
    ["above less than its volume", { volumeOver: cm(40) * cm(20) * cm(20) - 1 }, 1],
    ["from its volume", { volumeFrom: cm(40) * cm(20) * cm(20) }, 1],
    ["above less than its longest side", { sideOver: cm(39) }, 1],
    ["from its longest side", { sideFrom: cm(40) }, 1],
    ["from its weight", { massFrom: kg(1) }, 1],
  ])("%s: billed on volumetric weight", (_, when, weight) => {
    expect(weighed({ when }, weight, box)).toEqual({ kg: 2, ignored: undefined });
  });
});

test("half volume means the average, and only if the volumetric weight is greater", () => {
  expect(weighed({ volumeShare: 50_000_000 }, 1, [40, 20, 20]).kg).toBe(1.5);
  expect(weighed({ volumeShare: 50_000_000 }, 3, [40, 20, 20]).kg).toBe(3);
  expect(weighed({ volumeShare: 50_000_000 }, 2, [40, 20, 20]).kg).toBe(2);
});

test("a divisor with decimals is exact", () => {
  // 20 × 20 × 20 ÷ 4000.5 = 1.99975…
  expect(weighed({ divisor: 4000.5 }, 0.1, [20, 20, 20]).kg).toBe(2);
  expect(weighed({ divisor: 3999.5, steps: [{ upTo: Number.MAX_SAFE_INTEGER, step: 1 }] }, 0.1, [20, 20, 20]).kg).toBe(
    Math.ceil((8000 / 3999.5) * 1e6) / 1e6,
  );
});

test("a volume beyond exact floats is divided exactly", () => {
  // 9,000 cm each: 729,000,000,000 cm³ ÷ 8000
  expect(weighed({}, 1, [9_000, 9_000, 9_000]).kg).toBe(91_125_000);
});

test("sides are rounded as the card says before the volume is calculated", () => {
  const sides = [20.4, 20.5, 20.6] as const;
  const fine = { steps: [{ upTo: Number.MAX_SAFE_INTEGER, step: 1 }] };
  const volume = (a: number, b: number, c: number) => Math.ceil(((a * b * c) / 8000) * 1e6) / 1e6;
  expect(weighed({ ...fine, sideRounding: "up" }, 0.1, sides).kg).toBe(volume(21, 21, 21));
  expect(weighed({ ...fine, sideRounding: "nearest" }, 0.1, sides).kg).toBe(volume(20, 21, 21));
  expect(weighed({ ...fine, sideRounding: "down" }, 0.1, sides).kg).toBe(volume(20, 20, 20));
  expect(weighed({ ...fine, sideRounding: "down" }, 0.05, [0.4, 200, 200]).kg).toBe(volume(1, 200, 200));
});

test("a minimum weight because of size applies if the test holds; of several, the greatest", () => {
  const minimums = [
    { mass: kg(5), when: { all: [{ of: "side" as const, is: "over" as const, limit: cm(100) }] } },
    { mass: kg(8), when: { all: [{ of: "side" as const, is: "over" as const, limit: cm(110) }] } },
  ];
  expect(weighed({ minimums }, 1, [100, 5, 5]).kg).toBe(1);
  expect(weighed({ minimums }, 1, [101, 5, 5]).kg).toBe(5);
  expect(weighed({ minimums }, 6, [101, 5, 5]).kg).toBe(6);
  expect(weighed({ minimums }, 1, [111, 5, 5]).kg).toBe(8);
});

test("a range of rounding includes its end", () => {
  const steps = [
    { upTo: kg(20.5), step: kg(0.5) },
    { upTo: Number.MAX_SAFE_INTEGER, step: kg(1) },
  ];
  expect(weighed({ steps }, 20.5, [10, 10, 10]).kg).toBe(20.5);
  expect(weighed({ steps }, 20.6, [10, 10, 10]).kg).toBe(21);
});

test("ounces and pounds are those of 1959, exactly", () => {
  expect(toMass(16, "oz")).toBe(toMass(1, "lb"));
  expect(toMass(1, "lb")).toBe(toMass(453.59237, "g"));
});
