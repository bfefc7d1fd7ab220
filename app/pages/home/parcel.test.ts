import { expect, test } from "vitest";
import { readFields } from "./parcel.ts";

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

test.each(["", "0", "heavy", "40 t", "30001", "1,200", "800 gg"])("%j is no weight", (weight) =>
  expect(readFields({ to: "DE", weight, size: "" })).toBe("weight"),
);

test.each(["25", "25x20", "25x20x0", "a x b x c"])("%j is no size, and not none either", (size) =>
  expect(readFields({ to: "DE", weight: "1", size })).toBe("size"),
);
