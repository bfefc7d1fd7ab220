import { afterEach, expect, test } from "vitest";
import {
  baseLocale,
  knownLocales,
  getLocaleEntry,
  getPathLocale,
  toLocalPath,
  locales,
  toPlainPath,
  publishLocales,
} from "./locales.ts";

const before = [...locales];
afterEach(() => publishLocales(before));

test("the first language has addresses without a prefix, whichever language it is", () => {
  publishLocales(["de", "en"]);
  expect([baseLocale, toLocalPath("/esg", "de"), toLocalPath("/esg", "en"), toLocalPath("/", "en")]).toEqual([
    "de",
    "/esg",
    "/en/esg",
    "/en",
  ]);
  expect(["/esg", "/en/esg", "/en", "/zh/esg", "/de/esg"].map(getPathLocale)).toEqual(["de", "en", "en", "de", "de"]);
  expect(["/esg", "/en/esg", "/en", "/zh/esg"].map(toPlainPath)).toEqual(["/esg", "/esg", "/", "/zh/esg"]);
});

test("an address that merely begins with a language's letters does not belong to it", () => {
  publishLocales(["en", "zh"]);
  expect(["/zhejiang", "/zh-tw"].map(getPathLocale)).toEqual(["en", "en"]);
});

test("this machine can write every language's numbers and dates", () => {
  for (const code of knownLocales) {
    const { tag, numbers, dates, decimal } = getLocaleEntry(code);
    expect(Intl.NumberFormat.supportedLocalesOf([tag, numbers, dates])).toHaveLength(
      new Set([tag, numbers, dates]).size,
    );
    expect((12.5).toLocaleString(numbers)).toBe(`12${decimal}5`);
  }
});

test("a site without a language is refused", () => {
  expect(() => publishLocales([])).toThrow("at least one");
});
