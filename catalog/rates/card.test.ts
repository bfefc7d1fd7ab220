import { expect, test } from "vitest";
import { toCondition } from "./surcharge.ts";
import { isWhole, getMeasures } from "./measures.ts";

const metric = getMeasures("metric");
const kg = (amount: number) => ({ amount, unit: "kg" as const, text: `${amount} kg` });
const cm = (amount: number) => ({ amount, unit: "cm" as const, text: `${amount} cm` });

test("each field of a condition is read as written, and absent ones stay absent", () => {
  expect(toCondition({}, metric, "USD")).toEqual({});
  const lists = { goods: ["battery"], zones: ["A"], countries: ["NO", "SE"], origins: ["KE"] };
  const words = { incoterm: "DDP" as const, option: "signature", from: "2026-10-01", to: "2026-12-31" };
  for (const one of Object.entries({ ...lists, ...words })) {
    const written = Object.fromEntries([one]);
    expect(toCondition(written, metric, "USD")).toEqual(written);
  }
  expect(toCondition({ ...lists, ...words }, metric, "USD")).toEqual({ ...lists, ...words });
});

test("thresholds for the shipment, a parcel and a container's load are distinguished, in the card's units", () => {
  const when = {
    total_weight_over: kg(20),
    value_from: 150,
    parcels_under: 3,
    side_over: cm(100),
    weight_up_to: kg(2),
    ratio_percent_over: 200,
    volume_from: 1_000,
    rounded_sides: true,
    payload_over: kg(21_000),
  };
  expect(toCondition(when, metric, "JPY")).toEqual({
    shipment: [
      { of: "total-mass", is: "over", limit: 20e6 },
      { of: "parcels", is: "under", limit: 3 },
      { of: "value", is: "from", limit: 150 },
    ],
    piece: {
      all: [
        { of: "mass", is: "up-to", limit: 2e6 },
        { of: "side", is: "over", limit: 10_000 },
        { of: "volume", is: "from", limit: 1_000 * 100 ** 3 },
        { of: "ratio", is: "over", limit: 200e6 },
      ],
      roundedSides: true,
    },
    container: { payload: [{ of: "payload", is: "over", limit: 21_000e6 }] },
  });
  expect(toCondition({ value_from: 150 }, metric, "USD").shipment).toEqual([
    { of: "value", is: "from", limit: 15_000 },
  ]);
  expect(toCondition({ containers: ["20GP"] }, metric, "USD")).toEqual({ container: { kinds: ["20GP"], payload: [] } });
  expect(toCondition({ any: [{ girth_over: cm(300) }, { side_over: cm(120) }] }, metric, "USD")).toEqual({
    piece: {
      all: [],
      any: [[{ of: "girth", is: "over", limit: 30_000 }], [{ of: "side", is: "over", limit: 12_000 }]],
    },
  });
});

test("weights and lengths in another unit are converted once, to the nearest whole number", () => {
  const imperial = getMeasures("imperial");
  expect(metric.length({ amount: 1.2, unit: "m", text: "" })).toBe(12_000);
  expect(metric.length({ amount: 10, unit: "in", text: "" })).toBe(2_540);
  expect(imperial.length({ amount: 96, unit: "in", text: "" })).toBe(96_000);
  expect(imperial.length({ amount: 2.54, unit: "cm", text: "" })).toBe(1_000);
  expect(imperial.mass({ amount: 4, unit: "oz", text: "" })).toBe(250_000);
  expect(imperial.volume(1_728)).toBe(1_728 * 1000 ** 3);
  expect([isWhole(metric, kg(0.01)), isWhole(metric, kg(1e-6)), isWhole(metric, kg(1e-7))]).toEqual([
    true,
    true,
    false,
  ]);
  // so near to nothing that the nearest whole number is zero
  expect(isWhole(metric, kg(1e-13))).toBe(false);
  expect([isWhole(imperial, kg(1)), isWhole(metric, { amount: 1, unit: "oz", text: "" })]).toEqual([false, false]);
  expect(isWhole(imperial, { amount: 0.1, unit: "oz", text: "" })).toBe(true);
  expect(isWhole(metric, { amount: 0.05, unit: "mm", text: "" })).toBe(false);
});
