import { expect, onTestFinished, test } from "vitest";
import { getLocale, readLocaleWith } from "#app/platform/current-locale.ts";
import { recognise } from "./recognise.ts";
import { templateHeader } from "./template.ts";
import { weightUnitOf } from "./units.ts";

test.each(["en", "zh"] as const)("the template in %s is read again, every column of it", (locale) => {
  const before = getLocale();
  onTestFinished(() => readLocaleWith(() => before));
  readLocaleWith(() => locale);
  for (const kind of ["orders", "invoice"] as const) {
    const header = templateHeader(kind);
    expect(Object.values(recognise(header)).toSorted((a, b) => a - b)).toEqual(header.map((_, at) => at));
    expect(weightUnitOf(header[3] ?? "")).toBe("kg");
  }
  expect(recognise(templateHeader("invoice"))).toHaveProperty("billed");
});

test.each([
  ["重量（公斤）", "kg"],
  ["重量（克）", "g"],
  ["重量（磅）", "lb"],
  ["重量（千克）", "kg"],
])("%s is in %s", (header, unit) => {
  expect(weightUnitOf(header)).toBe(unit);
});
