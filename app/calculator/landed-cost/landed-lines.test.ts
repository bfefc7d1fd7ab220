import { expect, test } from "vitest";
import type { Answer, Reason } from "#rating/answer.ts";
import { quoteCard } from "#rating/quote.ts";
import { testCard, testReference, testShipment } from "#rating/test-card.ts";
import { landedLines } from "./landed-lines.ts";

const { exchange } = testReference;
const withYen = { ...testReference, exchange: { ...exchange, rates: { ...exchange.rates, JPY: 150 } } };
const no = (service: string, reason: Reason): Answer => ({ available: false, service, reasons: [reason] });
const waits = no("waits", { field: "value", code: "value-needed" });
const heavy = no("heavy", { field: "weight", code: "parcel-too-heavy" });

test("a line without a price is offered only where no line has one, and only while it waits for the import", () => {
  const priced = quoteCard(testShipment(), testCard(), testReference);
  expect(priced.available).toBe(true);
  expect(landedLines([waits, priced, heavy], "USD", testReference)).toEqual([priced.service]);
  expect(landedLines([waits, heavy], "USD", testReference)).toEqual(["waits"]);
});

test("prices in several currencies are compared in one", () => {
  const inDollars = quoteCard(testShipment(), testCard(), testReference);
  const inYen = quoteCard(testShipment(), testCard({ currency: "JPY", service: "yen" }), testReference);
  if (!inDollars.available || !inYen.available) throw new Error("There is no price");
  // 9,000 yen are 60 dollars, less than 80, whatever the figures say
  const [cheap, dear] = [
    { ...inYen, total: 9_000 },
    { ...inDollars, total: 8_000 },
  ];
  expect(landedLines([dear, cheap], "USD", withYen)).toEqual(["yen", "test"]);
});
