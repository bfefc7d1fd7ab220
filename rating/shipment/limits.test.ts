import { describe, expect, test } from "vitest";
import type { Limits } from "../card.ts";
import { toLength, toMass } from "./units.ts";
import { quote } from "../quote.ts";
import { cm, kg, testCard, testReference, testShipment } from "../test-card.ts";

type Sides = readonly [number, number, number];

/** What a card with these limits reports for parcels with weights in kg and sides in cm. */
function reasons(
  limits: Limits,
  parcels: readonly { kg?: number; sides?: Sides; quantity?: number; upright?: boolean }[],
  more = {},
) {
  const shipment = testShipment({
    parcels: parcels.map(({ kg: weight = 1, sides = [40, 30, 10], quantity = 1, upright = false }) => ({
      quantity,
      ...(upright && { upright }),
      mass: toMass(weight, "kg"),
      sides: [toLength(sides[0], "cm"), toLength(sides[1], "cm"), toLength(sides[2], "cm")],
    })),
    ...more,
  });
  const [answer] = quote(shipment, [testCard({ limits })], testReference);
  if (!answer) throw new Error("a card answers");
  if (answer.available) return [];
  expect(answer.reasons, "a refusal has a reason").not.toEqual([]);
  return answer.reasons;
}

const side = (amount: number) => toLength(amount, "cm");
const weight = (amount: number) => toMass(amount, "kg");

describe("at its limit a parcel is accepted; above it, the reason names the change that would help", () => {
  test.each<[string, Limits, Sides, Sides, object]>([
    [
      "longest side",
      { maxSide: cm(60) },
      [60, 10, 10],
      [61, 10, 10],
      { code: "side-too-long", given: side(61), limit: side(60), fix: { field: "longestSide", length: side(60) } },
    ],
    [
      "second side",
      { maxSecondSide: cm(30) },
      [60, 30, 10],
      [60, 31, 10],
      { code: "second-side-too-long", given: side(31), limit: side(30) },
    ],
    [
      "third side",
      { maxThirdSide: cm(20) },
      [60, 30, 20],
      [60, 30, 21],
      { code: "third-side-too-long", given: side(21), limit: side(20) },
    ],
    [
      "girth, mended by a shorter longest side",
      { maxGirth: cm(140) },
      [60, 20, 20],
      [70, 20, 20],
      { code: "girth-too-big", given: side(150), limit: side(140), fix: { field: "longestSide", length: side(60) } },
    ],
    [
      "girth, where the longest side would no longer be the longest",
      { maxGirth: cm(140) },
      [30, 30, 25],
      [40, 35, 20],
      { code: "girth-too-big", given: side(150), limit: side(140) },
    ],
    [
      "girth, mended down to the second side",
      { maxGirth: cm(140) },
      [40, 30, 20],
      [40, 30, 25],
      { code: "girth-too-big", given: side(150), limit: side(140), fix: { field: "longestSide", length: side(30) } },
    ],
    [
      "sum of sides",
      { maxSideSum: cm(90) },
      [50, 20, 20],
      [60, 20, 20],
      { code: "side-sum-too-big", given: side(100), limit: side(90), fix: { field: "longestSide", length: side(50) } },
    ],
    [
      "volume, mended by the longest side",
      { maxVolume: cm(10) ** 3 },
      [10, 10, 10],
      [20, 10, 10],
      { code: "volume-too-big", given: 2000, limit: 1000, fix: { field: "longestSide", length: side(10) } },
    ],
    [
      "volume, mended by two sides",
      { maxVolume: cm(10) ** 3 },
      [20, 20, 2.5],
      [40, 40, 2.5],
      { code: "volume-too-big", given: 4000, limit: 1000, fix: { field: "longestSide", length: side(20) } },
    ],
    [
      "volume, mended by all three",
      { maxVolume: cm(10) ** 3 },
      [10, 10, 10],
      [30, 30, 30],
      { code: "volume-too-big", given: 27_000, limit: 1000, fix: { field: "longestSide", length: side(10) } },
    ],
  ])("%s", (_, limits, at, above, told) => {
    expect(reasons(limits, [{ sides: at }])).toEqual([]);
    expect(reasons(limits, [{ sides: above }])).toEqual([{ field: "sides", ...told }]);
  });

  test("the height of a pallet as it stands; what can be laid down stands on its largest side", () => {
    const limits = { maxHeight: cm(22) };
    expect(reasons(limits, [{ sides: [12, 8, 22], upright: true }])).toEqual([]);
    expect(reasons(limits, [{ sides: [24, 10, 12], upright: true }])).toEqual([]);
    expect(reasons(limits, [{ sides: [12, 8, 26] }])).toEqual([]);
    expect(reasons(limits, [{ sides: [12, 8, 26], upright: true }])).toEqual([
      { field: "sides", code: "height-too-big", given: side(26), limit: side(22) },
    ]);
    expect(reasons(limits, [{ sides: [23, 23, 23] }])).toMatchObject([{ code: "height-too-big" }]);
  });

  test("weight of a parcel", () => {
    const limits = { minMass: kg(0.1), maxMass: kg(2) };
    expect(reasons(limits, [{ kg: 0.1 }, { kg: 2 }])).toEqual([]);
    expect(reasons(limits, [{ kg: 0.099 }])).toEqual([
      {
        field: "weight",
        code: "parcel-too-light",
        given: weight(0.099),
        limit: weight(0.1),
        fix: { field: "parcelMass", mass: weight(0.1) },
      },
    ]);
    expect(reasons(limits, [{ kg: 2.001 }])).toEqual([
      {
        field: "weight",
        code: "parcel-too-heavy",
        given: weight(2.001),
        limit: weight(2),
        fix: { field: "parcelMass", mass: weight(2) },
      },
    ]);
  });

  test("weight of a shipment", () => {
    const limits = { minTotalMass: kg(3), maxTotalMass: kg(6) };
    expect(reasons(limits, [{ kg: 1, quantity: 3 }])).toEqual([]);
    expect(reasons(limits, [{ kg: 1, quantity: 6 }])).toEqual([]);
    expect(reasons(limits, [{ kg: 1, quantity: 2 }])).toEqual([
      {
        field: "weight",
        code: "shipment-too-light",
        given: weight(2),
        limit: weight(3),
        fix: { field: "totalMass", mass: weight(3) },
      },
    ]);
    expect(reasons(limits, [{ kg: 1, quantity: 7 }])).toEqual([
      {
        field: "weight",
        code: "shipment-too-heavy",
        given: weight(7),
        limit: weight(6),
        fix: { field: "totalMass", mass: weight(6) },
      },
    ]);
  });

  test("number of parcels, and value per parcel", () => {
    expect(reasons({ maxParcels: 3 }, [{ quantity: 3 }])).toEqual([]);
    expect(reasons({ maxParcels: 3 }, [{ quantity: 2 }, { kg: 2, quantity: 2 }])).toEqual([
      { field: "quantity", code: "too-many-parcels", given: 4, limit: 3 },
    ]);
    const limits = { maxValue: 15_000 };
    expect(reasons(limits, [{ quantity: 2 }], { value: 30_000 })).toEqual([]);
    expect(reasons(limits, [{ quantity: 2 }])).toEqual([]);
    expect(reasons(limits, [{ quantity: 2 }], { value: 30_001 })).toEqual([
      { field: "value", code: "value-too-high", given: 30_001, limit: 30_000, currency: "USD" },
    ]);
    // 0.9 euros are worth a dollar
    expect(reasons(limits, [{}], { value: 13_500, currency: "EUR" })).toEqual([]);
    expect(reasons(limits, [{}], { value: 13_600, currency: "EUR" })).toMatchObject([{ given: 15_111 }]);
  });
});

test("goods and terms that are not offered are reported with those that are", () => {
  expect(reasons({}, [{}], { goods: "battery", incoterm: "DDP" })).toEqual([
    { field: "goods", code: "goods-not-carried", given: "battery", fix: { field: "goods", goods: "general" } },
    { field: "incoterm", code: "incoterm-not-offered", given: "DDP", fix: { field: "incoterm", incoterm: "DAP" } },
  ]);
});

test("a limit exceeded by two parcels is reported once", () => {
  expect(reasons({ maxMass: kg(1) }, [{ kg: 2 }, { kg: 3 }]).map(({ code }) => code)).toEqual(["parcel-too-heavy"]);
});

test("a volume is reported in cubic centimetres even on a card in inches", () => {
  const limits = { maxVolume: 10_000 ** 3 };
  const shipment = testShipment({
    parcels: [
      { quantity: 1, mass: toMass(1, "lb"), sides: [toLength(20, "in"), toLength(10, "in"), toLength(10, "in")] },
    ],
  });
  const [answer] = quote(shipment, [testCard({ unit: "lb", limits })], testReference);
  // an inch is 2.54 cm: 1,000 cubic inches are 16,387.064 cm³
  expect(answer?.available === false && answer.reasons).toMatchObject([
    { code: "volume-too-big", given: 32_774.128, limit: 16_387.064, fix: { length: toLength(10, "in") } },
  ]);
});
