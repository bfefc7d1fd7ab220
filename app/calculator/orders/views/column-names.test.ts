import { expect, onTestFinished, test } from "vitest";
import { getLocale, readLocaleWith } from "#app/platform/current-locale.ts";
import { detectColumns } from "../import/detect-columns.ts";
import { readHeadingWeightUnit } from "../import/units.ts";
import { getColumnNames, getTemplateHeader } from "./column-names.ts";

test.each(["en", "zh"] as const)("the template in %s is read again, every column of it", (locale) => {
  const before = getLocale();
  onTestFinished(() => readLocaleWith(() => before));
  readLocaleWith(() => locale);
  for (const kind of ["orders", "invoice"] as const) {
    const header = getTemplateHeader(kind);
    expect(Object.values(detectColumns(header)).toSorted((a, b) => a - b)).toEqual(header.map((_, at) => at));
    expect(readHeadingWeightUnit(header[3] ?? "")).toBe("kg");
  }
  expect(detectColumns(getTemplateHeader("invoice"))).toHaveProperty("billed");
});

test("columns are recognised by what the page calls them, whatever its language", () => {
  const names = new Map(getColumnNames())
    .set("order", ["Bestellung"])
    .set("weight", ["Gewicht", "Gewicht (kg)"])
    .set("country", ["Land"]);
  expect(detectColumns(["Land", "Gewicht (kg)", "Bestellung", "Nichts"], [], names)).toEqual({
    country: 0,
    weight: 1,
    order: 2,
  });
});

test.each([
  ["重量（公斤）", "kg"],
  ["重量（克）", "g"],
  ["重量（磅）", "lb"],
  ["重量（千克）", "kg"],
])("%s is in %s", (header, unit) => {
  expect(readHeadingWeightUnit(header)).toBe(unit);
});
