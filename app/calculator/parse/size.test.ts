import { expect, test } from "vitest";
import { guessMetres, readSize, readTypedSize, splitSides, writeSides } from "./size.ts";

test.each([
  ["40x30x10", [40, 30, 10]],
  ["40乘30乘10厘米", [40, 30, 10]],
  [" 40 × 30 × 10 cm ", [40, 30, 10]],
  ["40*30*9,5", [40, 30, 9.5]],
  ["40 30 10", [40, 30, 10]],
  ["40/30/10 cm", [40, 30, 10]],
  ["40 - 30 - 10", [40, 30, 10]],
  ["40 by 30 by 10", [40, 30, 10]],
  ["40，30，10", [40, 30, 10]],
  ["40, 30, 9.5", [40, 30, 9.5]],
  ["40、30、10厘米", [40, 30, 10]],
  ["40,5 30 10", [40.5, 30, 10]],
  ["30cm x 20 cm x 5cm", [30, 20, 5]],
  ["400x300x100mm", [40, 30, 10]],
  ["16x12x4 in", [40.64, 30.48, 10.16]],
])("%s is three sides", (text, sides) => expect(readSize(text)).toEqual(sides));

test.each(["", "40", "40x30", "40x30x", "40x30x0", "40x30x10x5", "40x30x1301", "1,300x30x10", "a x b x c", "-4x3x1"])(
  "%s is no size",
  (text) => expect(readSize(text)).toBeUndefined(),
);

test.each([
  ["0.4x0.3x0.2", [40, 30, 20]],
  ["1,2 × 0,8 × 1,5", [120, 80, 150]],
  ["2x1x0.5", [200, 100, 50]],
])("%s is rather in metres, and no size before somebody has said so", (text, centimetres) => {
  expect(guessMetres(splitSides(text))).toEqual(centimetres);
  expect(readTypedSize(text)).toBeUndefined();
});

test.each(["2x1x1", "3.5x0.4x0.3", "0.4x0.3", "0.4x0.3x0", "0.4x0.3x0.2 m", "0.4x0.3x0.2 cm"])(
  "%s is not taken for a size in metres without its unit",
  (text) => expect(guessMetres(splitSides(text))).toBeUndefined(),
);

test("a size that was said to be in centimetres comes back as one", () => {
  const sides = readTypedSize("2.5x2x1 cm") ?? [];
  expect(writeSides(sides)).toEqual(["2.5cm", "2cm", "1cm"]);
  expect(writeSides([40, 30, 10.5])).toEqual(["40", "30", "10.5"]);
});
