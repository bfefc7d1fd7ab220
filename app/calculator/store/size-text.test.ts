import { expect, test } from "vitest";
import { withSize, writeSize } from "./actions.ts";
import { emptyParcel } from "./form-state.ts";

const read = (text: string) => {
  const { length, width, height } = withSize(emptyParcel, text);
  return [length, width, height];
};

test.each([
  ["40x30x10", ["40", "30", "10"]],
  [" 40 × 30 * 10 ", ["40", "30", "10"]],
  ["16*12*4 in", ["16in", "12in", "4in"]],
  ["40乘30乘10厘米", ["40厘米", "30厘米", "10厘米"]],
  ["40 cm x 30 cm x 10 cm", ["40 cm", "30 cm", "10cm"]],
  ["40/30/10", ["40", "30", "10"]],
  ["40-30-10 cm", ["40cm", "30cm", "10cm"]],
  ["40 by 30 by 10", ["40", "30", "10"]],
  ["４０Ｘ３０ｘ１０", ["40", "30", "10"]],
  ["长40宽30高10厘米", ["40厘米", "30厘米", "10厘米"]],
  ["", ["", "", ""]],
  ["40x30", ["40x30", "", ""]],
  ["40x30x", ["40x30x", "", ""]],
])("the size %j has the sides %j, each as it was typed", (text, sides) => {
  expect(read(text)).toEqual(sides);
});

test("a size that could not be taken apart is written as it was typed", () => {
  expect(writeSize(withSize(emptyParcel, "40x30"))).toBe("40x30");
  expect(writeSize(withSize(emptyParcel, "40x30x10"))).toBe("40 × 30 × 10");
});
