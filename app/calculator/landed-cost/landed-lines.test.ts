import { expect, test } from "vitest";
import type { Answer, Reason } from "#rating/answer.ts";
import { quoteCard } from "#rating/quote.ts";
import { testCard, testReference, testShipment } from "#rating/test-card.ts";
import { landedLines } from "./landed-lines.ts";

const no = (service: string, reason: Reason): Answer => ({ available: false, service, reasons: [reason] });
const waits = no("waits", { field: "value", code: "value-needed" });
const heavy = no("heavy", { field: "weight", code: "parcel-too-heavy" });

test("a line without a price is offered only where no line has one, and only while it waits for the import", () => {
  const priced = quoteCard(testShipment(), testCard(), testReference);
  expect(priced.available).toBe(true);
  expect(landedLines([waits, priced, heavy])).toEqual([priced.service]);
  expect(landedLines([waits, heavy])).toEqual(["waits"]);
});
