import { expect, test } from "vitest";
import type { Locale } from "#site/locales.ts";
import { findOthers, listCountries, listDays } from "./translated-statements.ts";

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

test.each<[text: string, locale: Locale, codes: string[]]>([
  ["![Lorries from Poland and Latvia](way.png)", "en", ["PL", "LV"]],
  ["cover: { file: a.png, alt: 运往印度尼西亚与英国的货物 }", "zh", ["ID", "GB"]],
  ['![A Germanic name](a.png "Omani dates"), and Chile', "en", []],
])("the countries in the pictures of %j (%s) are %j", (text, locale, codes) => {
  expect(listCountries([{ line: 1, text, body: false, part: "" }], locale).map(({ key }) => key)).toEqual(codes);
});
