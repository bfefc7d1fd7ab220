import { describe, expect, test } from "vitest";
import type { Columns } from "./columns.ts";
import { type Mend, mendsOf } from "./mends.ts";
import type { Reading } from "./read-order.ts";
import { withUnit } from "./with-unit.ts";

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
  const country: Mend = { rows: [0, 2], under, field: "country", use: "FR" };
  const cellsOf = (mends: Mend[], columns: Columns) => Object.fromEntries(mendsOf(mends, rows, reading(columns)).cells);

  test("as it was given, where its own column is still read", () => {
    expect(cellsOf([country], { country: 0, weight: 3, value: 7 })).toEqual({
      0: { country: "FR" },
      2: { country: "FR" },
    });
  });
  test("a word means the same country wherever it stands; what can be read needs no answer any more", () => {
    const mu: Mend = { rows: [1], under, field: "country", use: "IT" };
    expect(cellsOf([country, mu], { country: 1, weight: 2 })).toEqual({
      0: { country: "FR" },
      2: { country: "IT" },
      3: { country: "FR" },
    });
  });
  test("a weight counts where the other column has none that can be read", () => {
    const weight: Mend = { rows: [0, 1, 2, 3], under, field: "weight", use: "800 g" };
    expect(Object.keys(cellsOf([weight], { country: 0, weight: 3 }))).toEqual(["0", "2", "3"]);
  });
  test("a row that was left out stays out, and the columns chosen first bring every answer back", () => {
    const left = mendsOf([{ rows: [1], under, leave: true }], rows, reading({ country: 1, weight: 3 })).left;
    expect([...left]).toEqual([1]);
    expect(Object.keys(cellsOf([country], under))).toEqual(["0", "2"]);
  });
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
  ] as const)("%s %s", (field, text, meant) => expect(withUnit(field, text, table, "USD")).toBe(meant));
  test("with a decimal comma, and in the unit of its row", () => {
    const comma = { ...table, units: { ...table.units, weight: "kg" as const }, marks: { weight: "," as const } };
    expect(withUnit("weight", "1,645", comma, "USD")).toBe("1.6450 kg");
    expect(withUnit("weight", "2", { ...comma, columns: { unit: 3 } }, "USD")).toBe("2");
  });
});
