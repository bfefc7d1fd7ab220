import { expect, it } from "vitest";
import { addTop } from "./filling.ts";

it("joins neighbouring tops of equal height, and the joint area bears only what the weaker one does", () => {
  const weak = { x: 0, y: 0, z: 500, length: 600, width: 800, bearing: 0.01 };
  const strong = { ...weak, x: 600, bearing: 0.5 };
  expect(addTop([weak], strong, true)).toEqual([strong, { ...weak, length: 1_200 }]);
  expect(addTop([weak], strong, false)).toEqual([weak, strong]);
  expect(addTop([{ ...weak, z: 400 }], strong, true)).toHaveLength(2);
});
