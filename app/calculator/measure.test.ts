import fc from "fast-check";
import { expect, test } from "vitest";
import { length } from "#rating/length.ts";
import { mass, massIn } from "#rating/mass.ts";
import { inUnits, readLength, readMass, shownIn } from "./measure.ts";
import { readWeight } from "./orders/read-cells.ts";
import { readKg } from "./read-kg.ts";
import { readParcelText } from "./read-parcel-text.ts";

test("a side in other units is shown rounded and read exactly", () => {
  const taken = inUnits("120", "metric", "imperial", "length");
  expect(taken).toBe("120cm");
  expect(shownIn(taken, "imperial", "length")).toBe("47.24");
  expect(readLength(taken, "imperial")).toBe(length(120, "cm"));
  expect(inUnits(taken, "imperial", "metric", "length")).toBe("120");
});

test("switching units there and back changes neither the text nor what it means", () => {
  const amounts = fc.integer({ min: 1, max: 3_000_000 }).map((thousandths) => String(thousandths / 1000));
  fc.assert(
    fc.property(amounts, fc.constantFrom("metric", "imperial"), (text, from) => {
      const to = from === "metric" ? "imperial" : "metric";
      for (const dimension of ["length", "mass"] as const) {
        const taken = inUnits(text, from, to, dimension);
        expect(inUnits(taken, to, from, dimension)).toBe(text);
        if (dimension === "length") expect(readLength(taken, to)).toBe(readLength(text, from));
        else expect(readMass(taken, to)).toBe(readMass(text, from));
      }
    }),
  );
});

test.each(["", "x", "1,200", "12 boxes", "5 kg"])("a side of %j is not read, and stays as it was typed", (text) => {
  expect(readLength(text, "metric")).toBeUndefined();
  expect(shownIn(text, "metric", "length")).toBe(text);
  expect(inUnits(text, "metric", "imperial", "length")).toBe(text);
});

test("a unit may be typed", () => {
  expect(readMass("40 LB", "metric")).toBe(mass(40, "lb"));
  expect(shownIn("40 LB", "metric", "mass")).toBe("18.144");
  // once the field is left: its label says the unit
  expect(shownIn("18kg", "metric", "mass")).toBe("18");
});

test.each([
  ["2 lb 12 oz", mass(44, "oz"), "1.247", "2.75"],
  ["2lb12oz", mass(44, "oz"), "1.247", "2.75"],
  ["2 lbs. and 12 ounces", mass(44, "oz"), "1.247", "2.75"],
  ["1 lb 8 oz", mass(24, "oz"), "0.68", "1.5"],
  ["1kg 200g", mass(1200, "g"), "1.2", "2.646"],
  ["1公斤200克", mass(1200, "g"), "1.2", "2.646"],
  ["2磅12盎司", mass(44, "oz"), "1.247", "2.75"],
  ["1斤2两", mass(600, "g"), "0.6", "1.323"],
  ["600 grams", mass(600, "g"), "0.6", "1.323"],
  ["1.5 pounds", mass(24, "oz"), "0.68", "1.5"],
])("a weight of %s is read by every reader, and shown once it is left", (text, exact, kilograms, pounds) => {
  expect(readMass(text, "metric")).toBe(exact);
  expect(readMass(text, "imperial")).toBe(exact);
  expect(readWeight(text, "g")).toBe(exact);
  expect(readKg(text)).toBeCloseTo(massIn("kg", exact), 6);
  expect((["metric", "imperial"] as const).map((units) => shownIn(text, units, "mass"))).toEqual([kilograms, pounds]);
  const typed = readParcelText(text);
  expect(typed?.fields.weight).toBe(typed?.units === "metric" ? kilograms : pounds);
});

test.each(["2 lb 12", "2 lb 12 lb", "1 kg 8 oz", "2.5 lb 12 oz", "2 lb 16 oz", "1kg200", "2 oz 1 lb"])(
  "of %s no part is taken for the whole",
  (text) => {
    expect(readMass(text, "metric")).toBeUndefined();
    expect(readWeight(text, "g")).toBeUndefined();
    expect(readKg(text)).toBeUndefined();
    expect(shownIn(text, "metric", "mass")).toBe(text);
    // what is pasted keeps it, for the form to ask
    expect(readParcelText(`red, 40x30x20 cm ${text}`)?.fields.weight).toBe(text);
    expect(readParcelText(text, true)).toBeUndefined();
  },
);

test.each([
  ["1 ft 4 in", length(16, "in")],
  ["1' 4\"", length(16, "in")],
  ["1'4”", length(16, "in")],
  ["16 inches", length(16, "in")],
  ["400 mm", length(40, "cm")],
  ["1m 20cm", length(120, "cm")],
  ["1米20厘米", length(120, "cm")],
  ["1英尺4英寸", length(16, "in")],
])("a side of %s is read", (text, exact) => expect(readLength(text, "metric")).toBe(exact));
