import { describe, expect, test } from "vitest";
import { toMicro } from "#rating/money/money.ts";
import { kg, testCard, testReference } from "#rating/test-card.ts";
import type { Correction } from "./types.ts";
import type { Setup } from "../types.ts";
import { priceOrders } from "../pricing/price-orders.ts";
import { parseWeightUnit } from "../../parse/weight.ts";
import { detectWeightUnit, hasOwnUnit, readCellWeight } from "./cells.ts";
import { readDay } from "./days.ts";
import { detectColumns } from "./detect-columns.ts";
import { detectCurrency, readMoney } from "./money.ts";
import { removeTotalRows } from "./read-table.ts";
import { detectFigures } from "./units.ts";

const band = { upTo: kg(30), perUnit: toMicro(5), perItem: 0, transitMin: 10, transitMax: 12 };
const setup: Setup = {
  cards: [
    testCard({
      service: "slow",
      limits: { maxMass: kg(30) },
      tariff: { method: "per-kg-and-item", bands: { DE: [band], FR: [band] } },
    }),
  ],
  reference: testReference,
  countries: [
    { code: "DE", name: "Germany", aliases: [] },
    { code: "FR", name: "France", aliases: [] },
  ],
  goods: [{ id: "general", label: "General cargo" }],
  services: [{ slug: "slow", name: "Slow" }],
};

/** Reads and prices a file whose cells are parted by semicolons, as the page does when nobody chooses a column. */
function file(text: string, corrections: Correction[] = []) {
  const [header = [], ...all] = text.split("\n").map((line) => line.split(";"));
  const { rows, sum } = removeTotalRows(all, header.length, detectColumns(header).country);
  const columns = detectColumns(header, rows);
  const { units, marks, doubts } = detectFigures(header, columns, rows, { semicolons: true });
  const terms = { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-20" } as const;
  const wanted = { columns, units, marks, header, box: "", terms, goods: "general", corrections };
  const { result } = priceOrders(rows, setup, wanted);
  return {
    ...{ columns, doubts, sum },
    grams: [...result.grams].map(Math.round),
    unread: result.unread.groups,
    total: result.splits.cheapest.total,
  };
}

describe("a column of units beside the weights", () => {
  test.each([
    "Eenheid",
    "Unité",
    "Einheit",
    "Unit",
    "Unidad",
    "Unità",
    "单位",
    "Weight unit",
    "UoM",
    // known by what stands in it
    "x",
  ])("called %s says each row's own unit", (name) => {
    const read = file(`Order;Land;Gewicht;${name}\n1;Duitsland;0,95;kg\n2;Frankrijk;1.200;g\n3;Allemagne;16;oz`);
    expect(read.columns.unit).toBe(3);
    expect(read.doubts).toEqual({});
    expect(read.grams).toEqual([950, 1200, 454]);
    expect(read.unread).toEqual([]);
  });
  test("is none where its cells are pieces or sides, or the weights' heading names their unit", () => {
    expect(file("Order;Land;Gewicht;Unit\n1;DE;0,95;pcs\n2;DE;2,5;pcs").columns).not.toHaveProperty("unit");
    expect(file("Order;Land;Weight (kg);Unit\n1;DE;0,95;g\n2;DE;2,5;g").columns).not.toHaveProperty("unit");
    expect(file("Order;Land;Gewicht;Note\n1;DE;0,95;kg\n2;DE;2,5;urgent").columns).not.toHaveProperty("unit");
  });
  test("without a word that is known, or with none, is asked for, unless the weight has its own", () => {
    const text =
      "Order;Land;Gewicht;Eenheid\n1;DE;0,95;kg\n2;DE;0,5;zak\n3;DE;0,7;\n4;DE;800 g;\n5;DE;300;g\n6;DE;300;g";
    const read = file(text);
    expect(read.unread).toEqual([
      { field: "unit", given: "zak", rows: [1] },
      { field: "unit", given: "", rows: [2] },
    ]);
    const mended = file(text, [
      { rows: [1], field: "unit", use: "kg" },
      { rows: [2], field: "unit", use: "lb" },
    ]);
    expect(mended.unread).toEqual([]);
    expect(mended.grams).toEqual([950, 500, 318, 800, 300, 300]);
  });
  test("that is empty is as good as none", () =>
    expect(file("Order;Land;Gewicht;Weight unit\n1;DE;0,95;\n2;DE;2,5;").grams).toEqual([950, 2500]));
});

test("weights under five grams that do not name their own unit are never priced silently", () => {
  const light = "Order;Land;Weight (g)\n1;DE;0,8\n2;DE;0.9 g\n3;DE;800";
  expect(file(light).unread).toEqual([{ field: "unit", given: "", rows: [0] }]);
  expect(file(light, [{ rows: [0], field: "unit", use: "kg" }]).grams).toEqual([800, 1, 800]);
  expect(file("Order;Land;Gewicht;Unit\n1;DE;0,8;g\n2;DE;800;g").unread).toMatchObject([{ rows: [0] }]);
});

test("a sum is known as one by its word and its empty country", () =>
  expect(file("N° commande;Pays;Poids;Unité;Quantité\nFR1;Allemagne;600;g;1\nTotal;;0,6;kg;1")).toMatchObject({
    columns: { order: 0, unit: 3, quantity: 4 },
    sum: "Total",
    grams: [600],
  }));

test("units are read as cells write them", () => {
  for (const [text, unit] of [
    ["KG", "kg"],
    ["gr.", "g"],
    ["Gramm", "g"],
    ["lbs", "lb"],
    ["克", "g"],
    ["cm", undefined],
    ["", undefined],
  ] as const)
    expect([text, parseWeightUnit(text)]).toEqual([text, unit]);
  expect(readCellWeight("600 gr", "kg")).toBe(readCellWeight("0.6", "kg"));
  expect(readCellWeight("600 cm", "kg")).toBeUndefined();
  expect([hasOwnUnit("0,45 kg"), hasOwnUnit("0,45"), hasOwnUnit("3 bags")]).toEqual([true, false, false]);
});

test("units, currencies and days are read as a Chinese keyboard types them, too", () => {
  expect(["３００ 克", "３００克", "２ ｋｇ"].map(hasOwnUnit)).toEqual([true, true, true]);
  expect([parseWeightUnit("ＫＧ"), detectWeightUnit("Ｋ")]).toEqual(["kg", "kg"]);
  expect([readMoney("￥１２．５０"), detectCurrency("ＵＳＤ １２", "EUR")]).toEqual([12.5, "USD"]);
  expect(readDay("２０２６－１１－２０")).toBe("2026-11-20");
  expect(file("Order;Land;Gewicht\n1;DE;１，２５\n2;DE;1,645").grams).toEqual([1250, 1645]);
});

test("a sign that says whose it is names its currency, whatever the file's is", () => {
  const currencies = ["CA$80", "A$ 80", "JP¥800", "CN¥80", "80 HK$", "$80", "¥80", "Z$80", "TOTAL $80"];
  expect(currencies.map((text) => detectCurrency(text, "USD"))).toEqual([
    "CAD",
    "AUD",
    "JPY",
    "CNY",
    "HKD",
    "USD",
    "CNY",
    undefined,
    "USD",
  ]);
});

test.each([
  ["½ kg", 0.5],
  ["1 1/2 kg", 1.5],
  ["1'200 g", 1.2],
  ["半公斤", 0.5],
])("a weight is read in a file as in a line: %s", (text, weight) => {
  expect(readCellWeight(text, "kg")).toBe(readCellWeight(String(weight), "kg"));
});

test("what is more than a weight, or less than one number, is none", () => {
  for (const text of ["2-3 kg", "½", "1'200 g box", "半"]) expect(readCellWeight(text, "kg")).toBeUndefined();
  // a comma before decimals makes it a parcel of a few grams: it is asked about, as before
  expect(readCellWeight("1,200 g", "kg", ",")).toBeUndefined();
});
