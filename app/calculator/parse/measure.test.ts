import fc from "fast-check";
import { expect, test } from "vitest";
import { convertMass, toLength, toMass } from "#rating/shipment/units.ts";
import { readCellWeight } from "../orders/import/cells.ts";
import { buildPlaceIndex } from "./line/places.ts";
import { readLine } from "./line/read-line.ts";
import { convertMeasureText, formatInUnits, readLength, readMass } from "./measure.ts";
import { readKg } from "./weight.ts";

const nowhere = { served: [], others: [], states: [], cities: [], areas: [], regions: [], origins: [] };
const places = buildPlaceIndex({ ...nowhere, goods: { articles: [], law: "" } });
const readNoPlace = (text: string) => readLine(text, { places, findGoods: () => undefined }, "2026-11-27");

test("a side in other units is shown rounded and read exactly", () => {
  const taken = convertMeasureText("120", "metric", "imperial", "length");
  expect(taken).toBe("120cm");
  expect(formatInUnits(taken, "imperial", "length")).toBe("47.24");
  expect(readLength(taken, "imperial")).toBe(toLength(120, "cm"));
  expect(convertMeasureText(taken, "imperial", "metric", "length")).toBe("120");
});

test("switching units there and back changes neither the text nor what it means", () => {
  const amounts = fc.integer({ min: 1, max: 3_000_000 }).map((thousandths) => String(thousandths / 1000));
  fc.assert(
    fc.property(amounts, fc.constantFrom("metric", "imperial"), (text, from) => {
      const to = from === "metric" ? "imperial" : "metric";
      for (const dimension of ["length", "mass"] as const) {
        const taken = convertMeasureText(text, from, to, dimension);
        expect(convertMeasureText(taken, to, from, dimension)).toBe(text);
        if (dimension === "length") expect(readLength(taken, to)).toBe(readLength(text, from));
        else expect(readMass(taken, to)).toBe(readMass(text, from));
      }
    }),
  );
});

test.each(["", "x", "1,200", "12 boxes", "5 kg"])("a side of %j is not read, and stays as it was typed", (text) => {
  expect(readLength(text, "metric")).toBeUndefined();
  expect(formatInUnits(text, "metric", "length")).toBe(text);
  expect(convertMeasureText(text, "metric", "imperial", "length")).toBe(text);
});

test("a unit may be typed", () => {
  expect(readMass("40 LB", "metric")).toBe(toMass(40, "lb"));
  expect(formatInUnits("40 LB", "metric", "mass")).toBe("18.144");
  // once the field is left: its label says the unit
  expect(formatInUnits("18kg", "metric", "mass")).toBe("18");
});

test.each([
  ["2 lb 12 oz", toMass(44, "oz"), "1.247", "2.75"],
  ["2lb12oz", toMass(44, "oz"), "1.247", "2.75"],
  ["2 lbs. and 12 ounces", toMass(44, "oz"), "1.247", "2.75"],
  ["1 lb 8 oz", toMass(24, "oz"), "0.68", "1.5"],
  ["1kg 200g", toMass(1200, "g"), "1.2", "2.646"],
  ["1公斤200克", toMass(1200, "g"), "1.2", "2.646"],
  ["2磅12盎司", toMass(44, "oz"), "1.247", "2.75"],
  ["1斤2两", toMass(600, "g"), "0.6", "1.323"],
  ["600 grams", toMass(600, "g"), "0.6", "1.323"],
  ["1.5 pounds", toMass(24, "oz"), "0.68", "1.5"],
])("a weight of %s is read by every reader, and shown once it is left", (text, exact, kilograms, pounds) => {
  expect(readMass(text, "metric")).toBe(exact);
  expect(readMass(text, "imperial")).toBe(exact);
  expect(readCellWeight(text, "g")).toBe(exact);
  expect(readKg(text)).toBeCloseTo(convertMass("kg", exact), 6);
  expect((["metric", "imperial"] as const).map((units) => formatInUnits(text, units, "mass"))).toEqual([
    kilograms,
    pounds,
  ]);
  expect(readNoPlace(text)).toMatchObject({ mass: exact, problems: [] });
});

test.each(["2 lb 12", "2 lb 12 lb", "1 kg 8 oz", "2.5 lb 12 oz", "2 lb 16 oz", "1kg200", "2 oz 1 lb"])(
  "of %s no part is taken for the whole",
  (text) => {
    expect(readMass(text, "metric")).toBeUndefined();
    expect(readCellWeight(text, "g")).toBeUndefined();
    expect(readKg(text)).toBeUndefined();
    expect(formatInUnits(text, "metric", "mass")).toBe(text);
    expect(readNoPlace(`40x30x20 cm ${text}`).problems).not.toEqual([]);
  },
);

test.each([
  ["1 ft 4 in", toLength(16, "in")],
  ["1' 4\"", toLength(16, "in")],
  ["1'4”", toLength(16, "in")],
  ["16 inches", toLength(16, "in")],
  ["400 mm", toLength(40, "cm")],
  ["1m 20cm", toLength(120, "cm")],
  ["1米20厘米", toLength(120, "cm")],
  ["1英尺4英寸", toLength(16, "in")],
])("a side of %s is read", (text, exact) => expect(readLength(text, "metric")).toBe(exact));
