import { expect, test } from "vitest";
import { dropExampleSize, pickOwnFields, readFields } from "./parcel.ts";

test.each([
  ["0.8", 0.8],
  ["0,8 kg", 0.8],
  ["800 g", 0.8],
  ["800克", 0.8],
  ["2 lb", 0.907185],
  ["16oz", 0.453592],
  ["2公斤", 2],
])("a weight of %s is %s kg", (weight, weight_kg) =>
  expect(readFields({ to: "DE", weight, size: "" })).toEqual({ to: "DE", weight_kg }),
);

test.each(["", "0", "0.0001", "0.5 g", "heavy", "40 t", "30001", "1,200", "800 gg"])("%j is no weight", (weight) =>
  expect(readFields({ to: "DE", weight, size: "" })).toBe("weight"),
);

test.each(["25", "25x20", "25x20x0", "a x b x c", "0.4x0.3x0.2"])("%j is no size, and not none either", (size) =>
  expect(readFields({ to: "DE", weight: "1", size })).toBe("size"),
);

const example = { to: "DE", weight: "0.8", size: "40 × 30 × 10" };
const nothing = new Set<string>();

test("the example's size goes with the example's weight alone, and a size that somebody has typed stays", () => {
  const dropSize = (weight: string, typed = nothing) => dropExampleSize({ ...example, weight }, example, typed).size;
  expect(dropSize("0.8")).toBe("40 × 30 × 10");
  expect(dropSize("800 g")).toBe("40 × 30 × 10");
  expect(dropSize("600")).toBe("");
  expect(dropSize("600", new Set(["size"]))).toBe("40 × 30 × 10");
  const other = { to: "CA", weight: "600", size: "20x20x20" };
  expect(dropExampleSize(other, example, nothing)).toBe(other);
});

test("what goes along is what somebody has filled in, be it what the example says", () => {
  expect(pickOwnFields({ ...example, to: "CA", weight: "600" }, example, nothing)).toEqual({ to: "CA", weight: "600" });
  expect(pickOwnFields(example, example, new Set(["to"]))).toEqual({ to: "DE" });
});
