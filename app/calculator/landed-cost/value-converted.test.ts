import { expect, test } from "vitest";
import { parseMoney } from "./value-converted.tsx";

test.each([
  ["€300", 300, "EUR"],
  ["300 EUR", 300, "EUR"],
  ["300eur", 300, "EUR"],
  ["120 dollars", 120, "USD"],
  ["US$1,200.50", 1200.5, "USD"],
  ["C$80", 80, "CAD"],
  ["CA$80", 80, "CAD"],
  ["JP¥800", 800, "JPY"],
  ["R$80", 80, "BRL"],
  ["80 HK$", 80, "HKD"],
  ["USD $80", 80, "USD"],
  ["1.200 €", 1200, "EUR"],
  ["49,90 euros", 49.9, "EUR"],
  ["20 pounds", 20, "GBP"],
  ["300元", 300, "CNY"],
  ["300 PLN", 300, "PLN"],
  ["1万", 10_000, "USD"],
  ["1.5萬", 15_000, "USD"],
  ["一千五", 1500, "USD"],
  ["一千五欧元", 1500, "EUR"],
  ["人民币两万", 20_000, "CNY"],
])("%s", (text, amount, currency) => expect(parseMoney(text, "USD")).toEqual({ amount, currency }));

test("a shared sign is the currency of the form", () =>
  expect(parseMoney("$120", "CAD")).toEqual({ amount: 120, currency: "CAD" }));

test.each(["", "300", "200, 300", "一千五 300", "abc", "€", "300 or 400 EUR", "-5 EUR", "300 bananas", "Z$80"])(
  "%s names no amount of money",
  (text) => expect(parseMoney(text, "USD")).toBeUndefined(),
);
