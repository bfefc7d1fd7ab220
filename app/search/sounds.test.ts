import { expect, test } from "vitest";
import { soundTerms } from "./sounds.ts";

test("a sound can be typed starting at any syllable, in full, in pairs or by initials", () => {
  expect(soundTerms("de guo, ka")).toEqual(["deguo", "dg", "guo", "ka"]);
  expect(soundTerms("ran you fu")).toContain("youfu");
  expect(soundTerms("")).toEqual([]);
});
