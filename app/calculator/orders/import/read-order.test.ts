import { makeLeadingZeroReader } from "#rating/shipment/postcode-form.ts";
import { buildPostcodeReaders } from "../../parse/postcodes.ts";
import { describe, expect, test } from "vitest";
import { toMass } from "#rating/shipment/units.ts";
import { escapeCsvCell } from "#site/csv-cell.ts";
import { decode, isWorkbook } from "./decode.ts";
import { byWeight } from "./cells.ts";
import { readOrder } from "./read-order.ts";
import type { Reading } from "./types.ts";
import { detectColumns, listUnusedColumns } from "./detect-columns.ts";

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
  ])("%s", (_, header, columns) => expect(detectColumns(header)).toEqual(columns));
  test.each([
    [
      "Shopify",
      ["Name", "Currency", "Subtotal", "Shipping", "Taxes", "Total", "Total Weight", "Shipping Country"],
      { order: 0, currency: 1, value: 2, weight: 6, country: 7 },
    ],
    [
      "an invoice",
      ["destination", "weight", "size", "service", "amount"],
      { country: 0, weight: 1, size: 2, line: 3, billed: 4 },
    ],
    [
      "an invoice with a total",
      ["Country", "Weight lb", "Length (in)", "Width (in)", "Height (in)", "Service", "Total charge"],
      { country: 0, weight: 1, length: 2, width: 3, height: 4, line: 5, billed: 6 },
    ],
    ["a shop's products", ["Country", "Weight", "Product", "Total"], { country: 0, weight: 1, sku: 2, value: 3 }],
    ["a price without a line is nobody's bill", ["Country", "Weight", "Price"], { country: 0, weight: 1 }],
    [
      "Magento",
      ["Increment ID", "Ship-to Country", "Weight", "Qty Ordered", "Grand Total"],
      { order: 0, country: 1, weight: 2, quantity: 3, value: 4 },
    ],
    [
      "eBay",
      ["Sales Record Number", "Ship To Country", "Ship To Zip", "Quantity", "Sold For"],
      { order: 0, country: 1, postcode: 2, quantity: 3, value: 4 },
    ],
    [
      "TikTok Shop",
      ["Order ID", "Quantity", "Order Amount", "Shipped Time", "Tracking ID", "Country", "Zipcode", "Weight(kg)"],
      { order: 0, quantity: 1, value: 2, country: 5, postcode: 6, weight: 7 },
    ],
    [
      "Etsy",
      ["Sale Date", "Order ID", "Number of Items", "Ship Zipcode", "Ship Country", "Currency", "Order Value"],
      { order: 1, quantity: 2, postcode: 3, country: 4, currency: 5, value: 6 },
    ],
    [
      "Shopee",
      [
        "Order ID",
        "Tracking Number*",
        "SKU Total Weight",
        "No of product in order",
        "Total Amount",
        "Country",
        "Zip Code",
      ],
      { order: 0, weight: 2, quantity: 3, country: 5, postcode: 6 },
    ],
    [
      "Lazada",
      ["orderNumber", "shippingCountry", "shippingPostCode", "paidPrice"],
      { order: 0, country: 1, postcode: 2, value: 3 },
    ],
    [
      "a WooCommerce plugin",
      ["Order Number", "Country Code (Shipping)", "Postcode (Shipping)", "Order Total Amount", "Shipping Method"],
      { order: 0, country: 1, postcode: 2, value: 3, line: 4 },
    ],
    [
      "a shop's method is no carrier's line",
      ["Order", "Country", "Weight", "Shipping Method", "Total"],
      { order: 0, country: 1, weight: 2, line: 3, value: 4 },
    ],
    [
      "店小秘",
      ["包裹号", "订单号", "国家二字码", "邮编", "称重重量(g)", "物流方式", "运单号", "订单金额", "币种缩写"],
      { order: 1, country: 2, postcode: 3, weight: 4, line: 5, value: 7, currency: 8 },
    ],
    [
      "马帮",
      ["订单编号", "国家(中)", "邮编", "包裹重量(g)", "物流渠道", "货运单号"],
      { order: 0, country: 1, postcode: 2, weight: 3, line: 4 },
    ],
    [
      "菜鸟",
      ["物流单号", "收货国家", "收货邮编", "计费重量(kg)", "产品总金额"],
      { order: 0, country: 1, postcode: 2, weight: 3, value: 4 },
    ],
    [
      "a Chinese carrier's bill",
      ["业务日期", "运单号", "目的国家", "渠道名称", "件数", "计费重(KG)", "运费", "挂号费", "费用合计"],
      { day: 0, order: 1, country: 2, line: 3, quantity: 4, weight: 5, billed: 8 },
    ],
    [
      "a bill with carriers' short words",
      ["Tracking No", "Ship Date", "Service", "Dest. Country", "ZIP", "Chg Wt (kg)", "Dims (cm)", "Net Amount (USD)"],
      { order: 0, day: 1, line: 2, country: 3, postcode: 4, weight: 5, size: 6, billed: 7 },
    ],
    [
      "FedEx",
      [
        "Express or Ground Tracking ID",
        "Net Charge Amount",
        "Service Type",
        "Shipment Date",
        "Actual Weight Amount",
        "Actual Weight Units",
        "Rated Weight Amount",
        "Number of Pieces",
        "Recipient Zip Code",
        "Recipient Country/Territory",
        "Dim Length",
        "Dim Width",
        "Dim Height",
      ],
      {
        ...{
          order: 0,
          billed: 1,
          line: 2,
          day: 3,
          weight: 4,
          unit: 5,
          billedWeight: 6,
          quantity: 7,
          postcode: 8,
          country: 9,
        },
        ...{ length: 10, width: 11, height: 12 },
      },
    ],
    [
      "DHL",
      [
        "Shipment Number",
        "Shipment Date",
        "Product Name",
        "Pieces",
        "Dest Country Code",
        "Weight (kg)",
        "Total Charge",
      ],
      { order: 0, sku: 2, quantity: 3, country: 4, weight: 5 },
    ],
  ])("%s, told apart", (_, header, columns) => expect(detectColumns(header)).toEqual(columns));
  test("files of other European languages, and a carrier's shortened words", () => {
    expect(detectColumns("Bestellung;Land;PLZ;Ort;Gewicht (kg);Länge;Breite;Höhe;Menge".split(";"))).toEqual({
      order: 0,
      country: 1,
      postcode: 2,
      weight: 4,
      length: 5,
      width: 6,
      height: 7,
      quantity: 8,
    });
    const shop = "Bestellnr;Kunde;Versandland;PLZ;Anzahl;Gewicht;Paketmaße (L x B x H);Warenwert;Inhalt".split(";");
    expect(detectColumns(shop)).toEqual({
      order: 0,
      country: 2,
      postcode: 3,
      quantity: 4,
      weight: 5,
      size: 6,
      value: 7,
    });
    expect(detectColumns("Commande,Pays,Code postal,Poids (kg),Longueur,Largeur,Hauteur,Quantité".split(","))).toEqual({
      order: 0,
      country: 1,
      postcode: 2,
      weight: 3,
      length: 4,
      width: 5,
      height: 6,
      quantity: 7,
    });
    const carrier = "Waybill,Service,Dest.,ZIP,Chargeable Wt (kg),Dims (cm),Amount USD".split(",");
    expect(detectColumns([...carrier, "Pickup"])).toMatchObject({ day: 7, billed: 6 });
    // orders are priced for the day that the page asks for
    expect(detectColumns(["Country", "Weight", "Date"])).not.toHaveProperty("day");
    expect(detectColumns(carrier)).toEqual({
      order: 0,
      line: 1,
      country: 2,
      postcode: 3,
      weight: 4,
      size: 5,
      billed: 6,
    });
    // what a parcel weighs is rather its actual weight
    expect(detectColumns(["Dest.", "Chargeable Weight (kg)"])).toEqual({ country: 0, weight: 1 });
    expect(detectColumns(["Dest.", "Chargeable Wt", "Actual Wt"])).toEqual({ country: 0, weight: 2 });
  });
  test("a column of sizes is known by what stands in it", () => {
    const rows = [
      ["DE", "1", "30x20x5"],
      ["FR", "2", "12 x 8 x 2 in"],
      ["FR", "2", ""],
    ];
    expect(detectColumns(["Country", "Weight", "Carton"], rows)).toEqual({ country: 0, weight: 1, size: 2 });
  });
  test("what was not used is named, and what may say what is lacking comes first", () => {
    const header = ["Country", "Weight", "Amount", "Email"];
    expect(listUnusedColumns(header, detectColumns(header))).toEqual({ telling: ["Amount"], others: ["Email"] });
  });
});

describe("any encoding is read", () => {
  const bytes = (...list: number[]) => new Uint8Array(list);
  test("UTF-8, with and without its mark", () => {
    expect(decode(new TextEncoder().encode("Zürich,深圳"))).toEqual({ text: "Zürich,深圳" });
    expect(decode(new TextEncoder().encode("\uFEFFOrder"))).toEqual({ text: "Order" });
  });
  test("UTF-16 by its mark", () => expect(decode(bytes(0xff, 0xfe, 0x41, 0, 0xfc, 0))).toEqual({ text: "Aü" }));
  test("GBK by its Chinese", () =>
    expect(decode(bytes(0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5, 0x2c))).toEqual({ text: "订单号," }));
  test("Windows-1252 else", () =>
    expect(decode(bytes(0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68))).toEqual({ text: "Zürich" }));
  test("what is no text is said to be none", () => {
    expect(decode(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0))).toEqual({ problem: "binary" });
    expect(decode(bytes(0xd0, 0xcf, 0x11, 0xe0))).toEqual({ problem: "old-excel" });
    expect(decode(new TextEncoder().encode("%PDF-1.4\n1 0 obj, <<>>\n"))).toEqual({ problem: "pdf" });
    expect(decode(bytes())).toEqual({ problem: "empty" });
    expect(isWorkbook(bytes(0x50, 0x4b, 3, 4))).toBe(true);
  });
});

describe("rows", () => {
  const reading: Reading = {
    columns: { country: 0, weight: 1, length: 2, width: 3, height: 4, quantity: 5, value: 6, postcode: 7 },
    units: { weight: "kg", scope: "piece", side: "cm" },
    marks: {},
    goods: "general",
    knownGoods: new Map([
      ["general", "general"],
      ["普货", "general"],
    ]),
    countries: new Map([
      ["DE", "DE"],
      ["GERMANY", "DE"],
    ]),
    postcodes: buildPostcodeReaders(
      [{ code: "DE", postcode: { forms: ["NNNNN"], example: "10115", signs: ["D"] } }],
      makeLeadingZeroReader,
    ),
    byPostcode: new Set(["DE"]),
    currency: "USD",
    rates: { USD: 1, EUR: 0.8, JPY: 150 },
    headed: {},
    itemWeights: new Map(),
  };
  test("are orders in exact units", () =>
    expect(readOrder(["Germany", "1,5", "40", "30", "10.5", "2", "$19.90", "10 115"], reading)).toEqual({
      to: "DE",
      postcode: "10115",
      parcels: [{ quantity: 2, mass: toMass(1.5, "kg"), sides: [400_000, 300_000, 105_000] }],
      goods: "general",
      value: 1990,
    }));
  test.each([
    ["D-10115", "10115"],
    ["'01067", "01067"],
    ["1067", "01067"],
    ["Hauptstr. 5, 10115 Berlin", "10115"],
    ["-", ""],
  ])("the postcode %j is %j", (written, postcode) =>
    expect(readOrder(["DE", "1", "", "", "", "", "", written], reading)).toMatchObject({ postcode }),
  );
  test("an impossible postcode is asked back where a price hangs on it, and else stays", () => {
    const row = ["DE", "1", "", "", "", "", "", "EC1A 1BB"];
    expect(readOrder(row, reading)).toMatchObject({ wrong: "postcode", given: "EC1A 1BB", example: "10115" });
    expect(readOrder(row, { ...reading, byPostcode: new Set() })).toMatchObject({ postcode: "EC1A 1BB" });
  });
  test("are read as they are written in Chinese", () =>
    expect(readOrder(["德国", "1.5公斤"], { ...reading, countries: new Map([["德国", "DE"]]) })).toMatchObject({
      to: "DE",
      parcels: [{ quantity: 1, mass: toMass(1.5, "kg") }],
    }));
  test("one column of sizes is split, in its own unit or the file's", () => {
    const sized = { ...reading, columns: { country: 0, weight: 1, size: 2 } };
    const sides = (size: string, side: "cm" | "in" = "cm") => {
      const order = readOrder(["DE", "1", size], { ...sized, units: { ...reading.units, side } });
      return "wrong" in order ? order.wrong : order.parcels[0]?.sides?.map((own) => own / 10_000);
    };
    expect(sides("30x20x5")).toEqual([30, 20, 5]);
    expect(sides("30*20*5 cm")).toEqual([30, 20, 5]);
    expect(sides("30cm x 20cm x 5cm")).toEqual([30, 20, 5]);
    expect(sides("12 x 8 x 2 in")).toEqual([30.48, 20.32, 5.08]);
    expect(sides("10x10x10", "in")).toEqual([25.4, 25.4, 25.4]);
    expect(sides("large")).toBe("size");
    expect(sides(byWeight)).toBeUndefined();
  });
  test("a size that was chosen as a length is still one", () =>
    expect(readOrder(["DE", "1", "30x20x5", "30x20x5", "30x20x5"], reading)).toMatchObject({
      parcels: [{ sides: [300_000, 200_000, 50_000] }],
    }));
  test("a whole order's weight is not multiplied, and shared among parcels where the quantity counts those", () => {
    const order = (scope: "piece" | "order" | "shared") =>
      readOrder(["DE", "3", "", "", "", "2"], { ...reading, units: { ...reading.units, scope } });
    expect(order("piece")).toMatchObject({ parcels: [{ quantity: 2, mass: toMass(3, "kg") }] });
    expect(order("order")).toMatchObject({ parcels: [{ quantity: 1, mass: toMass(3, "kg") }] });
    expect(order("shared")).toMatchObject({ parcels: [{ quantity: 2, mass: toMass(1.5, "kg") }] });
  });
  test("values are converted from the currency of their column, their cell or their heading", () => {
    const valued = { ...reading, columns: { country: 0, weight: 1, value: 2, currency: 3 } };
    const value = (text: string, currency: string, own: Reading = valued) => {
      const order = readOrder(["DE", "1", text, currency], own);
      return "wrong" in order ? order.wrong : order.value;
    };
    expect(value("23.80", "USD")).toBe(2380);
    expect(value("23.80", "eur")).toBe(2975);
    expect(value("1500", "JPY")).toBe(1000);
    expect(value("€8", "USD")).toBe(1000);
    expect(value("1,234.50", "")).toBe(123_450);
    expect(value("8", "", { ...valued, headed: { value: "EUR" } })).toBe(1000);
    // no rate: the order is priced without a value
    expect(value("23.80", "PLN")).toBeUndefined();
  });
  test("a country that exists and is not served is told from one that does not", () => {
    expect(readOrder(["IN", "1"], reading)).toMatchObject({ wrong: "country", unserved: "IN" });
    expect(readOrder(["印度", "1"], reading)).toMatchObject({ unserved: "IN" });
    // a served one is known by its English and Chinese name on pages in any language
    expect(readOrder(["德国", "1"], reading)).toMatchObject({ to: "DE" });
    expect(readOrder(["Atlantis", "1"], reading)).not.toHaveProperty("unserved");
  });
  test("what could be read beside the wrong part is told", () =>
    expect(readOrder(["DE", "2", "x", "2", "3"], reading)).toMatchObject({
      wrong: "length",
      to: "DE",
      mass: toMass(2, "kg"),
    }));
  test("an order without a size is in the usual box", () =>
    expect(readOrder(["DE", "1"], { ...reading, box: [30, 20, 10] })).toMatchObject({
      parcels: [{ sides: [300_000, 200_000, 100_000] }],
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
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠SUM(A1)", "'＠SUM(A1)"],
  [" =1+1", " '=1+1"],
  ["\t1", "'\t1"],
  ["x;=1+1", "x;'=1+1"],
  ["x; ＝1+1", "x; '＝1+1"],
  ["x\t=1+1", "x\t'=1+1"],
  ["x\n=1+1", '"x\n\'=1+1"'],
  ["a=1; b - 2", "a=1; b - 2"],
  ['say "hi"', '"say ""hi"""'],
  ["a,b", '"a,b"'],
  ["plain", "plain"],
])("the cell %s is written %s", (text, written) => expect(escapeCsvCell(text)).toBe(written));
