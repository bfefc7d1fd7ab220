import { expect, test } from "vitest";
import { words } from "./words.ts";

test.each([
  ["Liège gateway", ["liege", "gateway"]],
  ["DDP/DAP, 40'HC", ["ddp", "dap", "40", "hc"]],
  ["运费计算", ["运费", "费计", "计算"]],
  ["税", ["税"]],
  ["", []],
])("%s", (text, expected) => {
  expect(words(text)).toEqual(expected);
});
