import { expect, test } from "vitest";
import { detectColumns } from "./detect-columns.ts";
import { detectFigures, detectWeightScope, readHeadingSideUnit, readHeadingWeightUnit } from "./units.ts";

test.each([
  ["Weight (kg)", "kg"],
  ["weight_g", "g"],
  ["Grams", "g"],
  ["Lineitem grams", "g"],
  ["Weight lb", "lb"],
  ["weight_oz", "oz"],
  ["Weight", undefined],
  ["Total Weight", undefined],
  ["Gross Weight", undefined],
  ["重量（克）", "g"],
])("%s is in %s", (header, unit) => expect(readHeadingWeightUnit(header)).toBe(unit));

test.each([
  ["Length (in)", "in"],
  ["Height mm", "mm"],
  ["长（厘米）", "cm"],
  ["Dimensions", undefined],
  ["Length", undefined],
])("%s is in %s", (header, unit) => expect(readHeadingSideUnit(header)).toBe(unit));

test.each([
  ["Total Weight", "Lineitem quantity", "order"],
  ["Order weight", "Qty", "order"],
  ["Total weight", "Parcels", "shared"],
  ["Lineitem grams", "Lineitem quantity", "articles"],
  ["Weight each, kg", "Quantity", "articles"],
  ["Product Weight", "Quantity", "articles"],
  ["Weight", "Parcels", "piece"],
  ["Weight", "Quantity", "articles"],
  ["Package weight", "Lineitem quantity", "order"],
  ["总重量", "件数", "shared"],
])("%s with %s is of the %s", (weight, quantity, scope) =>
  expect(detectWeightScope(weight, quantity).scope).toBe(scope),
);

test.each([
  ["Chg Wt (kg)", "Pieces", "shared"],
  ["Billed Weight", "", "order"],
  ["计费重(KG)", "件数", "shared"],
  ["称重重量(g)", "产品数量", "order"],
  ["称重重量(g)", "", "order"],
])("a weight that is charged or weighed, %s with %s, is of the %s", (weight, quantity, scope) =>
  expect(detectWeightScope(weight, quantity).scope).toBe(scope),
);

test("what a heading does not say stays open, and who measures parcels counts those", () => {
  expect(detectWeightScope("Weight", "Quantity").scopes).toEqual(["piece", "shared", "articles", "order"]);
  expect(detectWeightScope("Lineitem grams", "Lineitem quantity").scopes).toEqual(["piece", "articles"]);
  expect(detectWeightScope("Total Weight", "Quantity").scopes).toEqual(["shared", "order"]);
  expect(detectWeightScope("Weight", "Quantity", true).scope).toBe("piece");
  expect(detectWeightScope("Weight (kg)", "Parcels", true).scopes).toEqual(["piece"]);
});

test("a column of its own says what sides are in", () => {
  const header = ["Country", "Weight kg", "Dim Length", "Dim Width", "Dim Height", "Dim Unit"];
  const of = (...named: string[]) =>
    detectFigures(
      header,
      detectColumns(header),
      named.map((unit) => ["DE", "1", "16", "12", "6", unit]),
    ).units.side;
  expect([of("I", "i", ""), of("C"), of("I", "C")]).toEqual(["in", "cm", "cm"]);
});

function understood(header: string[], rows: string[][]) {
  return detectFigures(header, detectColumns(header), rows);
}

test.each([
  [["700", "480", "1260"], { typical: 700, guess: "g", ask: true }],
  [["0.5", "1.8", "3"], { typical: 1.8, guess: "kg", ask: false }],
  [["24", "25", "26"], { typical: 25, guess: "kg", ask: true }],
  [["heavy", ""], undefined],
])("a weight without a unit that is typically %j is %j", (weights, doubt) => {
  const { doubts } = understood(
    ["Country", "Weight"],
    weights.map((weight) => ["DE", weight]),
  );
  expect(doubts.weight).toEqual(doubt);
});

test("a heading with a unit is believed, whatever stands below it", () => {
  expect(understood(["Country", "Weight (kg)"], [["DE", "700"]])).toMatchObject({
    units: { weight: "kg" },
    doubts: {},
  });
});

test("beside inches a weight is rather in pounds, and sides beyond a parcel's are rather millimetres: both are asked", () => {
  const inches = understood(
    ["Country", "Weight", "Length (in)", "Width (in)", "Height (in)"],
    [["US", "3", "12", "8", "2"]],
  );
  expect(inches.units.side).toBe("in");
  expect(inches.doubts.weight).toMatchObject({ guess: "lb", ask: true });
  const { doubts, units } = understood(["Country", "Weight (kg)", "Size"], [["DE", "3", "400x300x200"]]);
  expect(doubts).toEqual({ side: { typical: 400, guess: "mm", ask: true } });
  expect(units.side).toBe("mm");
});
