import { expect, test } from "vitest";
import { explainExchange, formatFormula } from "./formula.ts";
import type { Reference } from "../reference.ts";
import { testReference, testShipment } from "../test-card.ts";
import { checkValue, convertMoney, convertValue } from "./exchange.ts";

const reference: Reference = {
  ...testReference,
  exchange: { base: "USD", date: "2026-11-01", rates: { USD: 1, EUR: 0.8, GBP: 0.75 } },
};
const text = (from: string, to: string) => {
  const formula = explainExchange(10_000, from, to, reference);
  return formula && formatFormula(formula);
};

test("an exchange shows its rate and date: from the base, to the base, and via the base", () => {
  expect(text("EUR", "EUR")).toBe("100.00 EUR");
  expect(text("USD", "EUR")).toBe("100.00 USD × 0.8 EUR/USD (2026-11-01)");
  expect(text("EUR", "USD")).toBe("100.00 EUR ÷ 0.8 EUR/USD (2026-11-01)");
  expect(text("EUR", "GBP")).toBe("100.00 EUR ÷ 0.8 EUR/USD × 0.75 GBP/USD (2026-11-01)");
  expect(text("EUR", "XXX")).toBeUndefined();
  expect(text("XXX", "EUR")).toBeUndefined();
});

test("a half is rounded up, also where floating point falls short of it", () => {
  // 100 × 1.005 is 100.49999999999999 as a float
  expect([100, 99].map((amount) => convertMoney(amount, "USD", "EUR", { USD: 1, EUR: 1.005 }))).toEqual([101, 99]);
});

test("a value is known if it is given and there is a rate", () => {
  const worth = (value: number | undefined, currency: string, to: string) => {
    const shipment = testShipment({ ...(value !== undefined && { value }), currency });
    return [convertValue(to, shipment, reference), checkValue(shipment, to, reference)];
  };
  expect(worth(undefined, "USD", "USD")).toEqual([undefined, "value-needed"]);
  expect(worth(100, "EUR", "USD")).toEqual([125, undefined]);
  expect(worth(100, "EUR", "GBP")).toEqual([94, undefined]);
  expect(worth(0, "EUR", "EUR")).toEqual([0, undefined]);
  expect(worth(100, "XXX", "XXX")[1]).toBeUndefined();
  expect(worth(100, "XXX", "USD")).toEqual([undefined, "no-exchange-rate"]);
  expect(worth(100, "USD", "XXX")).toEqual([undefined, "no-exchange-rate"]);
});
