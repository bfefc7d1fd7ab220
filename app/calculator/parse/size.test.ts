import { expect, test } from "vitest";
import { readSize } from "./size.ts";

test.each([
  ["40x30x10", [40, 30, 10]],
  ["40乘30乘10厘米", [40, 30, 10]],
  [" 40 × 30 × 10 cm ", [40, 30, 10]],
  ["40*30*9,5", [40, 30, 9.5]],
  ["40 30 10", [40, 30, 10]],
  ["40/30/10 cm", [40, 30, 10]],
  ["40 - 30 - 10", [40, 30, 10]],
  ["40 by 30 by 10", [40, 30, 10]],
  ["30cm x 20 cm x 5cm", [30, 20, 5]],
  ["400x300x100mm", [40, 30, 10]],
  ["16x12x4 in", [40.64, 30.48, 10.16]],
])("%s is three sides", (text, sides) => expect(readSize(text)).toEqual(sides));

test.each(["", "40", "40x30", "40x30x", "40x30x0", "40x30x10x5", "40x30x1301", "1,300x30x10", "a x b x c", "-4x3x1"])(
  "%s is no size",
  (text) => expect(readSize(text)).toBeUndefined(),
);
