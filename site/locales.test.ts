import { afterEach, expect, test } from "vitest";
import {
  baseLocale,
  knownLocales,
  localeEntry,
  localeOfPath,
  localPath,
  locales,
  plainPath,
  publishLocales,
} from "./locales.ts";

const before = [...locales];
afterEach(() => publishLocales(before));

test("the first language has addresses without a prefix, whichever language it is", () => {
  publishLocales(["de", "en"]);
  expect([baseLocale, localPath("/esg", "de"), localPath("/esg", "en"), localPath("/", "en")]).toEqual([
    "de",
    "/esg",
    "/en/esg",
    "/en",
  ]);
  expect(["/esg", "/en/esg", "/en", "/zh/esg", "/de/esg"].map(localeOfPath)).toEqual(["de", "en", "en", "de", "de"]);
  expect(["/esg", "/en/esg", "/en", "/zh/esg"].map(plainPath)).toEqual(["/esg", "/esg", "/", "/zh/esg"]);
});

test("an address that merely begins with a language's letters does not belong to it", () => {
  publishLocales(["en", "zh"]);
  expect(["/zhejiang", "/zh-tw"].map(localeOfPath)).toEqual(["en", "en"]);
});

test("this machine can write every language's numbers and dates", () => {
  for (const code of knownLocales) {
    const { tag, numbers, dates } = localeEntry(code);
    expect(Intl.NumberFormat.supportedLocalesOf([tag, numbers, dates])).toHaveLength(
      new Set([tag, numbers, dates]).size,
    );
  }
});

test("a site without a language is refused", () => {
  expect(() => publishLocales([])).toThrow("at least one");
});
