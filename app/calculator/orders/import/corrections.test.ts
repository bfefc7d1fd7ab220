import { describe, expect, test } from "vitest";
import { detectWeightUnit } from "./cells.ts";
import { resolveCorrections, keepMeaning } from "./corrections.ts";
import { readCountry } from "./read-order.ts";
import type { Columns, Correction, Reading } from "./types.ts";

const reading = (columns: Columns): Reading => ({
  columns,
  units: { weight: "kg", scope: "piece", side: "cm" },
  marks: {},
  goods: "general",
  knownGoods: new Map([["general", "general"]]),
  countries: new Map([["DE", "DE"]]),
  postcodes: new Map(),
  byPostcode: new Set(),
  currency: "USD",
  rates: {},
  headed: {},
  itemWeights: new Map(),
});

describe("an answer stays when other columns are chosen", () => {
  // country, another country column, weight, another weight column
  const rows = [
    ["Atlantis", "Atlantis", "heavy", "heavy"],
    ["Mu", "DE", "heavy", "2"],
    ["Atlantis", "mu", "1", ""],
    ["DE", "atlantis ", "1", "none"],
  ];
  const under = { country: 0, weight: 2, order: 9 };
  const country: Correction = { rows: [0, 2], under, field: "country", use: "FR" };
  const cellsOf = (corrections: Correction[], columns: Columns) =>
    Object.fromEntries(resolveCorrections(corrections, rows, reading(columns)).cells);

  test("as it was given, where its own column is still read", () => {
    expect(cellsOf([country], { country: 0, weight: 3, value: 7 })).toEqual({
      0: { country: "FR" },
      2: { country: "FR" },
    });
  });
  test("a word means the same country wherever it stands; what can be read needs no answer any more", () => {
    const mu: Correction = { rows: [1], under, field: "country", use: "IT" };
    expect(cellsOf([country, mu], { country: 1, weight: 2 })).toEqual({
      0: { country: "FR" },
      2: { country: "IT" },
      3: { country: "FR" },
    });
  });
  test("a weight counts where the other column has none that can be read", () => {
    const weight: Correction = { rows: [0, 1, 2, 3], under, field: "weight", use: "800 g" };
    expect(Object.keys(cellsOf([weight], { country: 0, weight: 3 }))).toEqual(["0", "2", "3"]);
  });
  test("a row that was left out stays out, and the columns chosen first bring every answer back", () => {
    const left = resolveCorrections([{ rows: [1], under, leave: true }], rows, reading({ country: 1, weight: 3 })).left;
    expect([...left]).toEqual([1]);
    expect(Object.keys(cellsOf([country], under))).toEqual(["0", "2"]);
  });
});

test("a further parcel goes where the order above goes, by its number or below merged cells; a sum does not", () => {
  const rows = [
    ["A", "Atlantis", "1", "30x20x5"],
    ["A", "", "2", ""],
    ["", "", "3", "30x20x5"],
    ["B", "", "4", "30x20x5"],
    ["", "", "5", "30x20x5"],
    ["C", "DE", "6", ""],
    ["", "", "7", ""],
    ["Total", "", "28", "30x20x5"],
  ];
  const columns = { order: 0, country: 1, weight: 2, size: 3 };
  const { cells, answered, continued } = resolveCorrections(
    [{ rows: [0], field: "country", use: "FR" }],
    rows,
    reading(columns),
  );
  expect(continued).toEqual([1, 2]);
  expect([...answered]).toEqual([0]);
  expect([0, 1, 2, 3].map((at) => cells.get(at)?.country)).toEqual(["FR", "FR", "FR", undefined]);
});

test("a country is known by its name beside its code, if both are of one", () => {
  const known = { ...reading({}), countries: new Map(["DE", "GB", "US", "KR"].map((code) => [code, code])) };
  expect(
    ["英国(UK)", "US - United States", "Germany (UK)", "Korea (North)", "Mu (DE)"].map((text) =>
      readCountry(text, known),
    ),
  ).toEqual(["GB", "US", undefined, undefined, undefined]);
  expect([detectWeightUnit("K"), detectWeightUnit(" l "), detectWeightUnit("KGS"), detectWeightUnit("C")]).toEqual([
    "kg",
    "lb",
    "kg",
    undefined,
  ]);
});

describe("an answer keeps the unit that it was typed in", () => {
  const table = { columns: {}, units: { weight: "g", scope: "piece", side: "mm" } as const, marks: {} };
  test.each([
    ["weight", "800", "800 g"],
    ["weight", "1.2 kg", "1.2 kg"],
    ["size", "300x200x15", "30x20x1.5 cm"],
    ["size", "–", "–"],
    ["value", "60", "60 USD"],
    ["value", "£60", "£60"],
    ["country", "FR", "FR"],
  ] as const)("%s %s", (field, text, meant) => expect(keepMeaning(field, text, table, "USD")).toBe(meant));
  test("with a decimal comma, and in the unit of its row", () => {
    const comma = { ...table, units: { ...table.units, weight: "kg" as const }, marks: { weight: "," as const } };
    expect(keepMeaning("weight", "1,645", comma, "USD")).toBe("1.6450 kg");
    expect(keepMeaning("weight", "2", { ...comma, columns: { unit: 3 } }, "USD")).toBe("2");
  });
});
