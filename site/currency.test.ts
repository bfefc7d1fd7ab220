import { expect, test } from "vitest";
import { convertToOwnCurrency, getMoneyStyle } from "./currency.ts";

const write = (tag: string, currency: string, fullSigns?: true) =>
  new Intl.NumberFormat(tag, getMoneyStyle(currency, fullSigns ? { fullSigns } : {})).format(12.5).replace(/\s/g, " ");

test("a sign that several currencies share says whose it is; the US dollar may stand without", () => {
  expect(["USD", "CAD"].map((code) => write("fr-FR", code, true))).toEqual(["12,50 $US", "12,50 $CA"]);
  expect(["USD", "CAD"].map((code) => write("fr-FR", code))).toEqual(["12,50 $", "12,50 $CA"]);
  expect(["USD", "CAD", "AUD", "CNY", "EUR"].map((code) => write("en-US", code))).toEqual([
    "$12.50",
    "CA$12.50",
    "A$12.50",
    "CN¥12.50",
    "€12.50",
  ]);
  expect(["USD", "CNY", "JPY"].map((code) => write("zh-CN", code))).toEqual(["$12.50", "¥12.50", "JP¥13"]);
});

test("an amount in the readers' own currency has its sign where their language writes it", () => {
  const about = (pattern: string) =>
    convertToOwnCurrency({ amount: 1250, currency: "USD" }, { pattern, rates: { USD: 0.072 } }, "en");
  expect([about("¥{amount}"), about("{amount} €")]).toEqual(["¥90", "90 €"]);
});
