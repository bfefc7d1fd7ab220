import { expect, test } from "vitest";
import { findOthers, listDays } from "./translated-statements.ts";

const list = (text: string) => listDays([{ line: 1, text, body: false, part: "" }]);

test.each<[text: string, other: string, alone: string[]]>([
  ["Start: 8 October 2025", "2026年10月8日", ["8 October 2025"]],
  ["2026年10月8日", "8 October 2025", ["2026年10月8日"]],
  ["8 October 2026", "2026年10月8日", []],
  // a language may leave out the year
  ["8 October 2026", "10月8日", []],
  ["8 October", "2026年10月8日", []],
  ["8 October 2026, and again 8 October 2025", "2026年10月8日", ["8 October 2025"]],
])("of the days in %j those that %j has not are %j", (text, other, alone) => {
  expect(findOthers(list(text), list(other)).map((one) => one.text)).toEqual(alone);
});
