import { expect, test } from "vitest";
import type { Reason, Refusal } from "#rating/answer.ts";
import { findAwaited, rankAnswers } from "./rank-answers.ts";

const refusal = (service: string, ...reasons: Reason[]): Refusal => ({ available: false, service, reasons });

test("of lines that say no the opened one stands first, then those nearest to a price", () => {
  const elsewhere = refusal("elsewhere", { field: "to", code: "destination-not-served" });
  const heavy = refusal("heavy", { field: "weight", code: "shipment-too-heavy" });
  const long = refusal("long", { field: "sides", code: "side-too-long", fix: { field: "longestSide", length: 1 } });
  const asking = refusal("asking", { field: "postcode", code: "postcode-needed" });
  const order = (service: string) =>
    rankAnswers([elsewhere, heavy, long, asking], { sort: "price", service, currency: "USD" }, {}).refusals.map(
      (one) => one.service,
    );
  expect(order("")).toEqual(["asking", "long", "heavy", "elsewhere"]);
  expect(order("heavy")).toEqual(["heavy", "asking", "long", "elsewhere"]);
});

test("a postcode is waited for where nothing else keeps some line from a price", () => {
  const heavy = refusal("heavy", { field: "weight", code: "shipment-too-heavy" });
  const asking = refusal("asking", { field: "postcode", code: "postcode-needed" });
  const both = refusal("both", ...heavy.reasons, ...asking.reasons);
  expect(findAwaited([heavy, asking])).toBe("postcode-needed");
  expect(findAwaited([heavy, both])).toBeUndefined();
  expect(findAwaited([])).toBeUndefined();
  // a value that has just been entered gives the others their price
  expect(findAwaited([asking, refusal("valued", { field: "value", code: "value-needed" })])).toBe("value-needed");
});
