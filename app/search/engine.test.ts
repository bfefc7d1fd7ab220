import { expect, test } from "vitest";
import { splitSyllables, splitWords } from "./engine.ts";

test.each([
  ["Liège gateway", ["liege", "gateway"]],
  ["DDP/DAP, 40'HC", ["ddp", "dap", "40", "hc"]],
  ["运费计算", ["运费", "费计", "计算"]],
  ["税", ["税"]],
  ["", []],
])("%s", (text, expected) => {
  expect(splitWords(text)).toEqual(expected);
});

test("a sound can be typed starting at any syllable, in full, in pairs or by initials", () => {
  expect(splitSyllables("de guo, ka")).toEqual(["deguo", "dg", "guo", "ka"]);
  expect(splitSyllables("ran you fu")).toContain("youfu");
  expect(splitSyllables("")).toEqual([]);
});
