import { expect, test } from "vitest";
import { pickOfferedLanguage } from "./language-choice.ts";

test.each([
  ["en", ["zh-CN", "zh", "en"], null, "zh"],
  ["en", ["zh-TW"], null, "zh"],
  ["en", ["en-GB", "zh-CN"], null, undefined],
  ["en", ["fr", "zh"], null, "zh"],
  ["zh", ["en-US"], null, undefined],
  ["zh", ["zh-CN"], null, undefined],
  ["en", ["zh-CN"], "offered", undefined],
  ["en", ["zh-CN"], "en", undefined],
  ["en", [], null, undefined],
] as const)("a page in %s, a browser that asks for %j, kept %j: %s", (own, wanted, kept, offered) => {
  expect(pickOfferedLanguage(own, wanted, kept)).toBe(offered);
});
