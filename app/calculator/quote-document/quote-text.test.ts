import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import type { Quote } from "#rating/answer.ts";
import { quote } from "#rating/quote.ts";
import { testShipment } from "#rating/test-card.ts";
import { toPlainText } from "#site/typography.ts";
import { writeQuotesCsv } from "./quotes-csv.ts";
import { formatQuoteText, formatValidity, type QuoteDocument, warnOfDayAhead } from "./quote-text.ts";

const { cards, reference } = getCatalog();
const priceOn = (shipDate: string, service: string): Quote => {
  const shipment = testShipment({ to: "GB", shipDate });
  const answer = quote(shipment, cards, reference.engine).find((one) => one.service === service);
  if (!answer?.available) throw new Error(`${service} has no price on ${shipDate}`);
  return answer;
};

test.each([
  ["2026-12-01", "2027-12-31", undefined],
  ["2026-12-01", "2028-03-01", "No rate card for 1 March 2028 is published yet; prices are from the latest one."],
  // what counts now counts, however long it has
  ["2028-03-01", "2028-03-01", undefined],
])("on %s a price for %s says whether its card is the latest that is published", (today, day, said) => {
  const warning = warnOfDayAhead(priceOn(day, "priority-express"), today);
  expect(warning && toPlainText(warning)).toBe(said);
});

test("a card with a last day, and one that has just begun, say from when they count and nothing else", () => {
  expect(toPlainText(formatValidity(priceOn("2026-12-01", "priority-express")))).toBe(
    "Rate card valid from 1 September 2026 to 31 December 2026.",
  );
  expect(toPlainText(formatValidity(priceOn("2026-12-01", "economy-express")))).toBe(
    "Rate card valid from 1 September 2026.",
  );
});

test("what is passed on says the currency that is billed, and beside it the one that is read with its rate", () => {
  const price = priceOn("2026-12-01", "priority-express");
  const offerIn = (currency: string): QuoteDocument => ({
    facts: [],
    quotes: [price],
    landed: [],
    nameOf: ({ service }) => service,
    shown: { currency, reference: reference.engine },
    address: "",
    terms: "",
  });
  const write = (currency: string) => toPlainText(formatQuoteText(offerIn(currency), 2));
  const tabulate = (currency: string) => writeQuotesCsv([price], offerIn(currency));
  const text = write("EUR");
  expect(text).toMatch(/^priority-express: \$[\d.]+ \(€[\d.]+, /m);
  expect(text).toMatch(/^In USD: \$[\d.]+\. Amounts in EUR are converted: 1 USD = [\d.]+ EUR, rate of /m);
  expect(write("USD")).not.toMatch(/€|EUR/);
  const rows = tabulate("EUR").trim().split("\r\n");
  expect(rows[0]).toMatch(/,currency,"?amount \(EUR, 1 USD = [\d.]+ EUR, .*\)"?,/);
  const own = rows.slice(1).map((row) => Math.round(Number(row.split(",").at(-3)) * 100));
  expect(own.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(own.at(-1));
  expect(tabulate("USD")).not.toMatch(/EUR/);
});
