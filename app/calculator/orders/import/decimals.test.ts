import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DecimalMark, readAmount } from "../../parse/amount.ts";
import { detectDecimalSeparator, detectDecimalSeparators, formatPlainNumber } from "./decimals.ts";
const columns = { weight: 0, value: 1, size: 2 };
const comma = { semicolons: false, units: {} };
const semicolon = { semicolons: true, units: {} };

const found = (cells: string[], file: Parameters<typeof detectDecimalSeparators>[2] = comma) =>
  detectDecimalSeparators(
    columns,
    cells.map((cell) => cell.split("|")),
    file,
  );

test.each([
  ["0,406", ","],
  ["2,51", ","],
  ["1.234,56", ","],
  ["1.234.567", ","],
  [",5", ","],
  ["0.406", "."],
  ["1,234.56", "."],
  ["1,234,567", "."],
  ["1645.500", "."],
  ["1,645", undefined],
  ["1.645", undefined],
])("%s proves %s", (text, mark) => expect(detectDecimalSeparator(text)).toBe(mark));

describe("the mark before decimals", () => {
  test("is the one that the column's other numbers prove", () => {
    expect(found(["1,645", "0,406", "2,51 kg"])).toEqual({
      marks: { weight: ",", side: ",", quantity: ",", value: ",", billed: "," },
    });
    expect(found(["1,645", "12.5"]).marks.weight).toBe(".");
  });
  test("is else that of the file's other columns, each of which keeps its own", () => {
    expect(found(["1,645|12,50 €|9.4x10.6x3.1 in"]).marks).toEqual({ value: ",", side: "." });
    expect(found(["1,645|12,50 €|30x20x10"])).toEqual({
      marks: { weight: ",", side: ",", quantity: ",", value: ",", billed: "," },
    });
  });
  test("is else the comma in a file parted by semicolons", () => {
    expect(found(["1,645", "2,300"], semicolon)).toMatchObject({ marks: { weight: "," } });
  });
  test("is asked once where nothing settles it, with the number of rows", () => {
    const asked = found(["1,645", "2,300", "5"]);
    expect(asked).toEqual({ marks: {}, unsaid: { text: "1,645", field: "weight", rows: 2 } });
    // a semicolon speaks for a comma, and 1.645 against it
    expect(found(["1.645"], semicolon).unsaid).toMatchObject({ rows: 1 });
    // what somebody said counts for every column that proves nothing itself
    expect(found(["1,645", "2,300"], { ...comma, mark: "," })).toMatchObject({ marks: { weight: "," } });
    expect(found(["1,645", "2,300"], { ...comma, mark: "," })).not.toHaveProperty("unsaid");
  });
  test("of other columns is not believed where a parcel would weigh tonnes by it", () => {
    expect(found(["1.645|12,50 €"]).unsaid).toMatchObject({ text: "1.645", rows: 1 });
    expect(found(["1,645|12.50"]).unsaid).toMatchObject({ text: "1,645", rows: 1 });
    // three digits behind the mark that the file has before decimals are decimals, of money too
    expect(found(["1|12.345|9.4x10.6x3.1"]).marks.value).toBe(".");
  });
  test("of a workbook's numbers says nothing of its texts, and a text nothing of its numbers", () => {
    expect(found([formatPlainNumber(12.5), "1,645"], { ...comma, typed: true }).unsaid).toMatchObject({ rows: 1 });
    expect(formatPlainNumber(1.645)).toBe("1.6450");
    expect(readAmount(formatPlainNumber(1.645), ",")).toBe(1.645);
  });
  test("is asked where a column has both", () => {
    expect(found(["1,645", "2.51", "0,4"]).unsaid).toMatchObject({ text: "1,645", rows: 1 });
  });
  test("is told where only one meaning makes sense: no parcel weighs tonnes, and money has no three decimals", () => {
    expect(found(["1.200|1.200"])).toEqual({
      marks: {},
      told: [
        { field: "weight", text: "1.200", value: 1.2 },
        { field: "value", text: "1.200", value: 1200 },
      ],
    });
    expect(found(["1.200", "0.8"])).not.toHaveProperty("told");
  });
  test("is asked once of a weight that would be tonnes among decimal commas, and the answer is for such weights alone", () => {
    const cells = ["0,8", "1.250 kg", "1.100", "2,5"];
    expect(found(cells, semicolon)).toMatchObject({ unsaid: { text: "1.250", field: "weight", rows: 2 } });
    expect(found(cells, { ...semicolon, mark: "." })).not.toHaveProperty("unsaid");
    expect(found(cells, { ...semicolon, mark: "." }).marks.weight).toBe(".");
    expect(found(cells, { ...semicolon, mark: "," }).marks.weight).toBe(",");
    expect([readAmount("2,5", "."), readAmount("1.250", ".")]).toEqual([2.5, 1.25]);
    expect(found(["800,5", "1.250 g"], { ...semicolon, units: { weight: "g" } })).not.toHaveProperty("unsaid");
  });
  test("is not asked for grams and money, which have no three decimals", () => {
    expect(found(["1,300 g|1,234"])).not.toHaveProperty("unsaid");
    expect(found(["1,300"], { ...comma, units: { weight: "g" } })).not.toHaveProperty("unsaid");
  });
});

test("a file of one convention is read by it as soon as one number tells, wherever that stands", () => {
  const cells = fc.array(fc.integer({ min: 1, max: 29_999 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(cells, fc.constantFrom<DecimalMark>(",", "."), (grams, mark) => {
      const written = grams.map((gram) => (gram / 1000).toFixed(3).replace(".", mark));
      const tells = grams.some((gram) => gram < 1000);
      expect(found(written).marks.weight).toBe(tells ? mark : undefined);
    }),
  );
});
