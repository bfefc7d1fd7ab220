import { describe, expect, test } from "vitest";
import { mass } from "#rating/mass.ts";
import { recognise, unitOf } from "./columns.ts";
import { csvCell } from "#catalog/csv-cell.ts";
import { decode, isWorkbook } from "./decode.ts";
import { type Reading, readOrder } from "./read-order.ts";

describe("columns are recognised as shop systems write them", () => {
  test.each([
    [
      "Shopify",
      ["Name", "Email", "Shipping Zip", "Shipping Country", "Lineitem quantity", "Total"],
      { order: 0, postcode: 2, country: 3, quantity: 4, value: 5 },
    ],
    [
      "WooCommerce",
      ["order_number", "shipping_country", "shipping_postcode", "order_weight", "order_total"],
      { order: 0, country: 1, postcode: 2, weight: 3, value: 4 },
    ],
    [
      "Amazon",
      ["order-id", "quantity-purchased", "ship-postal-code", "ship-country", "item-price"],
      { order: 0, quantity: 1, postcode: 2, country: 3, value: 4 },
    ],
    [
      "own",
      ["Order", "Country", "Postcode", "Weight (kg)", "Length", "Width", "Height"],
      { order: 0, country: 1, postcode: 2, weight: 3, length: 4, width: 5, height: 6 },
    ],
    ["Chinese", ["订单号", "国家", "邮编", "重量(kg)"], { order: 0, country: 1, postcode: 2, weight: 3 }],
    ["none", ["foo", "bar"], {}],
  ])("%s", (_, header, columns) => expect(recognise(header)).toEqual(columns));
  test.each([
    ["Weight (kg)", "kg"],
    ["weight_g", "g"],
    ["Grams", "g"],
    ["Weight lb", "lb"],
    ["weight_oz", "oz"],
    ["Weight", "kg"],
  ])("%s is in %s", (header, unit) => expect(unitOf(header)).toBe(unit));
});

describe("any encoding is read", () => {
  const bytes = (...list: number[]) => new Uint8Array(list);
  test("UTF-8, with and without its mark", () => {
    expect(decode(new TextEncoder().encode("Zürich,深圳"))).toBe("Zürich,深圳");
    expect(decode(new TextEncoder().encode("\uFEFFOrder"))).toBe("Order");
  });
  test("UTF-16 by its mark", () => expect(decode(bytes(0xff, 0xfe, 0x41, 0, 0xfc, 0))).toBe("Aü"));
  test("GBK by its Chinese", () => expect(decode(bytes(0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5, 0x2c))).toBe("订单号,"));
  test("Windows-1252 else", () => expect(decode(bytes(0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68))).toBe("Zürich"));
  test("what is no text is said to be none", () => {
    expect(decode(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0))).toBe("binary");
    expect(decode(bytes(0xd0, 0xcf, 0x11, 0xe0))).toBe("old-excel");
    expect(decode(bytes())).toBe("empty");
    expect(isWorkbook(bytes(0x50, 0x4b, 3, 4))).toBe(true);
  });
});

describe("rows", () => {
  const reading: Reading = {
    columns: { country: 0, weight: 1, length: 2, width: 3, height: 4, quantity: 5, value: 6, postcode: 7 },
    unit: "kg",
    goods: "general",
    knownGoods: new Map([
      ["general", "general"],
      ["普货", "general"],
    ]),
    countries: new Map([
      ["DE", "DE"],
      ["GERMANY", "DE"],
    ]),
    currency: "USD",
  };
  test("are orders in exact units", () =>
    expect(readOrder(["Germany", "1,5", "40", "30", "10.5", "2", "$19.90", "10 115"], reading)).toEqual({
      to: "DE",
      postcode: "10 115",
      parcels: [{ quantity: 2, mass: mass(1.5, "kg"), sides: [400_000, 300_000, 105_000] }],
      goods: "general",
      value: 1990,
    }));
  test("are read as they are written in Chinese", () =>
    expect(readOrder(["德国", "1.5公斤"], { ...reading, countries: new Map([["德国", "DE"]]) })).toMatchObject({
      to: "DE",
      parcels: [{ quantity: 1, mass: mass(1.5, "kg") }],
    }));
  test.each([
    [["XX", "1"], "country"],
    [["DE", ""], "weight"],
    [["DE", "-1"], "weight"],
    [["DE", "NaN"], "weight"],
    [["DE", "1,200"], "weight"],
    [["DE", "1", "40", "", ""], "width"],
    [["DE", "1", "", "", "", "1.5"], "quantity"],
    [["DE", "1", "", "", "", "", "lots"], "value"],
    [[], "country"],
  ])("%j: the %s is wrong", (row, wrong) => expect(readOrder(row, reading)).toMatchObject({ wrong }));
});

test.each([
  ["=1+1", "'=1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ['say "hi"', '"say ""hi"""'],
  ["a,b", '"a,b"'],
  ["plain", "plain"],
])("the cell %s is written %s", (text, written) => expect(csvCell(text)).toBe(written));
