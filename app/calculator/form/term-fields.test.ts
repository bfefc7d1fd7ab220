import { expect, test } from "vitest";
import { testReference } from "#rating/test-card.ts";
import { startState } from "../store/form-state.ts";
import { convertFormCurrency } from "./term-fields.tsx";

const start = startState({ from: "CN", currency: "USD" });
const { rates } = testReference.exchange;

test("goods keep their worth when prices are shown in another currency", () => {
  const shown = convertFormCurrency({ ...start, value: "169" }, "EUR", testReference);
  expect(shown.currency).toBe("EUR");
  expect(Number(shown.value)).toBeCloseTo((169 * (rates["EUR"] ?? 0)) / (rates["USD"] ?? 0), 2);
});

test.each(["", "much"])("a value of %j stays as it was typed", (value) => {
  expect(convertFormCurrency({ ...start, value }, "EUR", testReference)).toEqual({ ...start, value, currency: "EUR" });
});

test("without a rate the number stays", () => {
  expect(convertFormCurrency({ ...start, value: "169" }, "XXX", testReference).value).toBe("169");
});
