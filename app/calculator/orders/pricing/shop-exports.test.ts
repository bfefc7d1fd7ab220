import { describe, expect, test } from "vitest";
import { toMicro } from "#rating/money/money.ts";
import { kg, testCard, testReference } from "#rating/test-card.ts";
import { detectColumns } from "../import/detect-columns.ts";
import type { Correction, ItemWeights, WeightScope } from "../import/types.ts";
import { detectFigures } from "../import/units.ts";
import type { Setup } from "../types.ts";
import { priceOrders } from "./price-orders.ts";
import { priceScopes } from "./later-questions.ts";

const band = { upTo: kg(30), perUnit: toMicro(5), perItem: toMicro(1), transitMin: 10, transitMax: 12 };
/** To Germany at 5 a kilogram and 1 a parcel. */
const setup: Setup = {
  cards: [
    testCard({
      service: "slow",
      limits: { maxMass: kg(30) },
      tariff: { method: "per-kg-and-item", bands: { DE: [band] } },
    }),
  ],
  reference: testReference,
  countries: [{ code: "DE", name: "Germany", aliases: [] }],
  goods: [{ id: "general", label: "General cargo" }],
  services: [{ slug: "slow", name: "Slow" }],
};
const terms = { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-20" } as const;

type Said = { itemWeights?: ItemWeights; scope?: WeightScope; corrections?: Correction[] };

/** Reads and prices an export as the page does when nobody chooses a column. */
function price(text: string, { itemWeights = {}, scope, corrections = [] }: Said = {}) {
  const [header = [], ...rows] = text.split("\n").map((line) => line.split(","));
  const columns = detectColumns(header, rows);
  const { units, marks, scopes } = detectFigures(header, columns, rows);
  const own = { ...units, ...(scope && { scope }) };
  const wanted = { columns, units: own, marks, header, box: "", terms, goods: "general", corrections, itemWeights };
  const priced = priceOrders(rows, setup, wanted);
  const { result } = priced;
  return {
    ...{ columns, units, scopes, rows, priced },
    totals: [...result.splits.cheapest.totals],
    orders: result.orders,
    unread: result.unread.groups,
    noOrders: result.notes.noOrders,
    several: result.notes.several,
  };
}

const amazon = [
  "order-id,sku,quantity-purchased,item-price,ship-postal-code,ship-country",
  "1,CUP,2,20,10115,DE",
  "1,MAT,1,15,10115,DE",
  "2,CUP,1,10,20095,DE",
  "2,CUP,1,10,10117,DE",
  "3,MAT,0,15,10115,DE",
].join("\n");

describe("an export without weights", () => {
  test("is priced by one weight for every article, and the articles of an order go in one parcel", () => {
    const read = price(amazon, { itemWeights: { "": "200 g" } });
    expect(read.columns).toEqual({ order: 0, sku: 1, quantity: 2, value: 3, postcode: 4, country: 5 });
    // 3 × 0.2 kg to one address; the same number to another address is an order of its own
    expect(read.totals).toEqual([400, -1, 200, 200, -1]);
    expect(read.noOrders).toEqual([
      { kind: "article", rows: [1] },
      { kind: "void", rows: [4] },
    ]);
    expect(read.orders).toBe(3);
  });
  test("is priced by the weight of each article; one without a weight is asked for", () => {
    const read = price(amazon, { itemWeights: { CUP: "200 g", MAT: "1 kg" } });
    expect(read.totals).toEqual([800, -1, 200, 200, -1]);
    expect(price(amazon, { itemWeights: { CUP: "200 g" } }).unread).toEqual([
      { field: "weight", given: "", rows: [1] },
    ]);
  });
  test("adds up what the articles of an order are worth", () => {
    const dear = { ...setup, cards: setup.cards.map((card) => ({ ...card, limits: { maxValue: 3000 } })) };
    const { priced, rows } = price(amazon, { itemWeights: { "": "200 g" } });
    // 20 and 15: more than the 30 that the line takes
    expect(priceOrders(rows, dear, priced.options).result.refused.groups).toMatchObject([
      { rows: [0], reason: { code: "value-too-high", given: 3500 } },
    ]);
  });
});

test("the weights of products are recognised with their unit, and those of line items are of one each", () => {
  for (const [header, weight, unit] of [
    ["Product Weight (lbs)", 2, "lb"],
    ["Product Weight (oz)", 2, "oz"],
    ["Product Weight (g)", 2, "g"],
    ["Lineitem grams", 2, "g"],
    ["Product Weight (kg)", 2, "kg"],
  ] as const) {
    const read = price(`Order Number,Country Code (Shipping),${header},Quantity\n7,DE,300,2`);
    expect(read.columns).toMatchObject({ order: 0, country: 1, weight, quantity: 3 });
    expect(read.units).toMatchObject({ weight: unit, scope: "articles" });
  }
});

test("days of a sale are no sizes, and quantities and subtotals are found as plugins call them", () => {
  const etsy = detectColumns(
    ["Sale Date", "Order ID", "Number of Items", "Ship Country"],
    [
      ["11/20/26", "31", "2", "Germany"],
      ["12/05/26", "32", "1", "Germany"],
    ],
  );
  expect(etsy).toEqual({ order: 1, quantity: 2, country: 3 });
  const plugin = ["Order Number", "Country Code (Shipping)", "Order Subtotal Amount", "Order Total Amount"];
  expect(detectColumns([...plugin, "Quantity (- Refund)"])).toEqual({ order: 0, country: 1, value: 2, quantity: 4 });
});

test("a unit behind its heading is found with and without a word between them", () => {
  for (const heading of ["Bruttogewicht in kg", "Weight in kg", "Poids en kg", "Gewicht (kg)"]) {
    const read = price(`Land,${heading}\nDE,1.5`);
    expect([heading, read.columns, read.units]).toMatchObject([heading, { country: 0, weight: 1 }, { weight: "kg" }]);
  }
});

const shopify = [
  "Name,Financial Status,Lineitem quantity,Lineitem grams,Cancelled at,Shipping Country",
  "#1,paid,2,300,,DE",
  "#1,,1,400,,",
  "#2,refunded,1,300,,DE",
  "#2,,1,300,,",
  "#3,paid,1,300,2026-11-01,DE",
  "#4,pending,1,300,,DE",
  "#5,partially_refunded,1,300,,DE",
].join("\n");

test("articles that are sent one by one are parcels each, whatever row they stand in", () => {
  const lines = "Name,Lineitem quantity,Shipping Country\n#1,2,DE\n#1,1,\n#2,3,DE";
  const read = price(lines, { itemWeights: { "": "300 g" }, scope: "piece" });
  expect(read.totals).toEqual([500, 250, 750]);
  expect(read.several).toEqual({ row: 2, quantity: 3, grams: 300, more: 0 });
  expect(price(lines.slice(0, -7), { itemWeights: { "": "300 g" } }).several).toMatchObject({ row: 0, more: 300 });
});

describe("an export of line items", () => {
  test("is one parcel an order, and orders that nobody sends are counted alone", () => {
    const read = price(shopify);
    expect(read.totals).toEqual([600, -1, -1, -1, -1, -1, 250]);
    expect(read.noOrders).toEqual([
      { kind: "article", rows: [1] },
      { kind: "void", rows: [2, 3, 4, 5] },
    ]);
    expect([read.orders, read.unread]).toEqual([2, []]);
    // the further article of an order that nobody sends is no order more
    expect(read.priced.result.voids).toBe(3);
    // nor has it lost where it would have gone
    expect(read.priced.result.countries).toEqual(["DE", "", "DE", "", "DE", "DE", "DE"]);
  });
  test("leaves open whether its quantities are parcels, with what each answer costs in all", async () => {
    const read = price(shopify);
    expect(read.scopes).toEqual(["piece", "articles"]);
    expect(read.several).toEqual({ row: 0, quantity: 2, grams: 300, more: 400 });
    const ask = (isWanted: boolean) => priceScopes(read.rows, setup, read.priced, read.scopes, async () => isWanted);
    // one line alone serves them, whichever is asked for
    const all = (total: number) => ({ cheapest: total, within: total, fastest: total });
    // as parcels: two of 0.3 kg and one of 0.4 kg to the same address, and #5
    expect(await ask(true)).toEqual({
      piece: { orders: 2, taken: 2, totals: all(500 + 300 + 250) },
      articles: { orders: 2, taken: 2, totals: all(850) },
    });
    expect(await ask(false)).toBeUndefined();
  });
  test("asks nothing where no order has several pieces, or a heading says parcels", async () => {
    const single = price("Order,Country,Weight (kg),Quantity\n1,DE,1,1");
    expect(single.several).toBeUndefined();
    expect(price("Order,Country,Weight (kg),Length,Width,Height,Parcels\n1,DE,1,9,9,9,2").scopes).toEqual([]);
  });
});

test("a row that was left out adds nothing to its order", () => {
  const left = price(amazon, { itemWeights: { "": "200 g" }, corrections: [{ rows: [1], leave: true }] });
  expect(left.totals).toEqual([300, -1, 200, 200, -1]);
});
