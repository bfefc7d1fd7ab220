import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readMoney } from "../orders/import/money.ts";
import { readKg } from "./weight.ts";
import { readSize } from "./size.ts";
import { type DecimalMark, parseAmbiguousNumber, readAmount, readCount, readMeasure } from "./amount.ts";

/** A number as one convention writes it, with or without its thousands in groups. */
function written(amount: number, decimals: number, mark: DecimalMark, grouped: boolean): string {
  const text = amount.toLocaleString(mark === "," ? "de-DE" : "en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped,
  });
  return text;
}

const amounts = fc.record({
  thousandths: fc.integer({ min: 1, max: 2_000_000_000 }),
  decimals: fc.integer({ min: 0, max: 4 }),
  mark: fc.constantFrom<DecimalMark>(",", "."),
  grouped: fc.boolean(),
});

test("a number of either convention is read as it was meant, once its mark is known", () => {
  fc.assert(
    fc.property(amounts, ({ thousandths, decimals, mark, grouped }) => {
      const amount = Number((thousandths / 1000).toFixed(decimals));
      expect(readAmount(written(amount, decimals, mark, grouped), mark)).toBe(amount);
    }),
  );
});

test("while a number is typed, it is read after each key", () => {
  fc.assert(
    fc.property(amounts, ({ thousandths, decimals, mark }) => {
      const text = written(thousandths / 1000, decimals, mark, false);
      for (let typed = 1; typed <= text.length; typed += 1)
        expect(readAmount(text.slice(0, typed), mark), text.slice(0, typed)).toBeDefined();
    }),
  );
  expect(["2.", "2,", ".", ",", "2..", "1.2."].map((text) => readAmount(text))).toEqual([2, 2, ...Array(4)]);
});

test("a number whose mark is not known is read as it was meant or not at all, but for three decimals behind a point", () => {
  fc.assert(
    fc.property(amounts, ({ thousandths, decimals, mark, grouped }) => {
      const amount = Number((thousandths / 1000).toFixed(decimals));
      const text = written(amount, decimals, mark, grouped);
      const two = parseAmbiguousNumber(text);
      if (two) expect([two.decimal, two.thousands]).toContain(amount);
      else expect(readAmount(text)).toBe(amount);
    }),
  );
});

test.each([
  ["1,645", { mark: ",", decimal: 1.645, thousands: 1645 }],
  ["12.345", { mark: ".", decimal: 12.345, thousands: 12_345 }],
  ["0,406", undefined],
  ["1645,500", undefined],
  ["1,64", undefined],
])("%s has the readings %j", (text, readings) => expect(parseAmbiguousNumber(text)).toEqual(readings));

test.each([
  ["1.234,5", 1234.5],
  ["1 200", 1200],
  ["1'234.50", 1234.5],
  ["1\u202f234,5", 1234.5],
  ["1,234,567", 1_234_567],
  ["1,234,5", undefined],
  ["1,23,456", undefined],
])("%s is %j", (text, amount) => expect(readAmount(text)).toBe(amount));

describe("three digits behind a mark", () => {
  test("before grams are a group of thousands, in every reader of weights", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 19_999 }), fc.constantFrom(",", "."), (grams, mark) => {
        const text = `${String(grams).slice(0, -3)}${mark}${String(grams).slice(-3)} g`;
        expect(readKg(text)).toBe(grams / 1000);
      }),
    );
  });
  test("before millimetres too", () => {
    expect(readSize("1.200x800x1,000 mm")).toEqual([120, 80, 100]);
    // no parcel is 300 m long
    expect(readSize("300.125x200x100 mm")).toEqual([30.013, 20, 10]);
  });
  test("are decimals where the parcel would else weigh tonnes in grams, and nothing where both can be meant", () => {
    expect(readMeasure("453.592", "g")).toBe(453.592);
    expect(readMeasure("25,400", "g")).toBeUndefined();
    expect(readMeasure("25,400", "g", ",")).toBe(25.4);
    // a column of decimal points with a parcel of 1.3 g is not believed
    expect(readMeasure("1.300", "g", ".")).toBeUndefined();
  });
  test("before kilograms stay as they were written, for the form to ask", () => {
    expect(readKg("1,645 kg")).toBeUndefined();
  });
  test("of money are thousands, unless its column has that mark before decimals", () => {
    expect(readMoney("1.234 €")).toBe(1234);
    expect(readMoney("$1,234")).toBe(1234);
    expect(readMoney("12.345", ".")).toBe(12.345);
    expect(readMoney("1.234,56 €")).toBe(1234.56);
    expect(readMoney("CHF 1'234.50")).toBe(1234.5);
  });
});

test.each([
  "−9.95",
  "-9,95",
  "(9.95)",
  "9.95-",
  "9.95 CR",
  "$-9.95",
  "-$9.95",
  "($9.95)",
  "EUR −9,95",
  "9,95− €",
  "CR 9.95",
])("%s is given back", (text) => expect(readMoney(text)).toBe(-9.95));

test.each(["59,-", "59.–", "€ 59,-", "59 (EUR)", "USD 59", "59.00 CRC"])("%s is not", (text) =>
  expect(readMoney(text)).toBe(59),
);

test("a number of pieces may have its sign of times, before or behind", () => {
  expect(["12", "12x", "12 ×", "x12", "* 3", "1,200", "12xx", "x"].map(readCount)).toEqual([
    12,
    12,
    12,
    12,
    3,
    1200,
    undefined,
    undefined,
  ]);
});
