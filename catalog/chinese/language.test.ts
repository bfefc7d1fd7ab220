import { expect, test } from "vitest";
import { listTypedKeys, splitSyllables } from "./pinyin.ts";

test.each([
  ["德国", ["deguo", "dg"]],
  ["加拿大", ["jianada", "jnd"]],
  ["绿色", ["lvse", "ls"]],
  ["Germany", []],
])("%s is typed as %s", (name, keys) => {
  expect(listTypedKeys(name)).toEqual(keys);
});

test("anything but a Chinese character has no sound", () => {
  expect(splitSyllables("9610 出口，DDP")).toEqual(["chu", "kou"]);
});
