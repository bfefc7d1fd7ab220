import { expect, test } from "vitest";
import { soundTerms } from "./sounds.ts";

test("a sound is typed from any syllable on, in full, in pairs or by first letters", () => {
  expect(soundTerms("de guo, ka")).toEqual(["deguo", "dg", "guo", "ka"]);
  expect(soundTerms("ran you fu")).toContain("youfu");
  expect(soundTerms("")).toEqual([]);
});
