import { expect, test } from "vitest";
import { startFields } from "./cargo.ts";
import { readFreight, writeFreight } from "./freight-param.ts";

const start = startFields({ to: "US", postcode: "90001", quantity: 20, weight_kg: 240, size_cm: [120, 100, 180] });

test("freight comes back from the address as it was typed", () => {
  const fields = { ...start, kind: "carton", to: "CA", postcode: "M5V 3L9", weight: "12,5", stackable: true } as const;
  expect(readFreight(writeFreight(fields), start)).toEqual(fields);
  expect(writeFreight(start)).toBe("pallet_US_90001_20_120_100_180_240_n");
});

test.each([null, "", "nonsense", "boat_usa", "pallet"])(
  "of %s what is understood counts, the rest is the start",
  (text) => {
    expect(readFreight(text, start)).toEqual(start);
  },
);
