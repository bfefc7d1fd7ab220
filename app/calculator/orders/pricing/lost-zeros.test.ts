import { expect, test } from "vitest";
import { kg, testCard, testReference } from "#rating/test-card.ts";
import type { Setup } from "../types.ts";
import { writeOrdersCsv } from "../orders-csv.ts";
import { quoteRow } from "./later-questions.ts";
import { priceOrders } from "./price-orders.ts";

const setup: Setup = {
  cards: [testCard({ limits: { maxMass: kg(30) } })],
  reference: testReference,
  countries: [{ code: "DE", name: "Germany", aliases: [], postcode: { forms: ["NNNNN"], example: "10115" } }],
  goods: [{ id: "general", label: "General cargo" }],
  services: [{ slug: "standard", name: "Standard Express" }],
};

const rows = [
  ["A", "DE", "10115", "1"],
  ["B", "DE", "1011", "1"],
  ["C", "DE", "'01067", "1"],
  ["D", "DE", "1 067", "1"],
];

const file = priceOrders(rows, setup, {
  ...{ columns: { order: 0, country: 1, postcode: 2, weight: 3 }, header: ["Order", "Country", "Postcode", "kg"] },
  ...{ units: { weight: "kg", scope: "piece", side: "cm" }, marks: {}, box: "", goods: "general", corrections: [] },
  terms: { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-20" },
});

test("a postcode that got its leading zero back is told, of the file and of its row", () => {
  expect(file.result.notes.zeroAdded).toEqual({ rows: [1, 3], given: "1011", postcode: "01011" });
  const given = rows.map((row, at) => quoteRow(row, at, setup, file).givenPostcode);
  expect(given).toEqual([undefined, "1011", undefined, "1 067"]);
});

test("the download has the postcodes that were priced", () => {
  const words = { heads: {}, services: {}, prices: {}, countries: {}, rules: {}, notes: new Map<number, string>() };
  const [head = "", ...lines] = writeOrdersCsv(rows, setup, file, "cheapest", words).trim().split("\r\n");
  const at = head.split(",").indexOf("postcode");
  expect(lines.map((line) => line.split(",")[at])).toEqual(["10115", "01011", "01067", "01067"]);
});

test("a postcode that no price hangs on is priced as it stands, and told where it cannot be one of its country", () => {
  const odd = [...rows, ["E", "DE", "803", "1"], ["F", "DE", "", "1"], ["G", "DE", "EC1A 1BB", "1"]];
  const { taken, notes } = priceOrders(odd, setup, file.options).result;
  expect([taken, notes.misfits]).toEqual([odd.length, [4, 6]]);
});

test("no zero is put before an American postcode that would lie in another state by it: that is asked", () => {
  const american: Setup = {
    ...setup,
    cards: [testCard({ zones: [{ zone: "1", country: "US", postcodes: [{ prefix: "0" }] }] })],
    countries: [{ code: "US", name: "United States", aliases: [], postcode: { forms: ["NNNNN"], example: "90001" } }],
  };
  const addresses = [
    ["A", "US", "9021", "1", "CA"],
    ["B", "US", "2134", "1", "MA"],
    ["C", "US", "2134", "1", ""],
  ];
  const header = ["Order", "Country", "Zip", "kg", "Shipping Province"];
  const priced = priceOrders(addresses, american, { ...file.options, header });
  expect(priced.result.notes.zeroAdded?.rows).toEqual([1, 2]);
  expect(priced.result.unread.groups).toMatchObject([{ field: "postcode", given: "9021", state: "CA", rows: [0] }]);
});
