import fc from "fast-check";
import { expect, test } from "vitest";
import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { inUnits, readLength, readMass, shownIn } from "./measure.ts";

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
  expect(shownIn("18kg", "metric", "mass")).toBe("18kg");
});
