import { expect, test } from "vitest";
import type { CalculatorNames } from "../../format/names.ts";
import { writeDisputeMail } from "./dispute.tsx";

const invoice: Parameters<typeof writeDisputeMail>[0] = {
  others: new Map(),
  worst: [1, 0],
  differing: 2,
  billedBy: Float64Array.of(1200, 2490),
  expectedBy: Float64Array.of(1100, 2162),
  lineBy: Int16Array.of(0, 0),
  ruleBy: Int16Array.of(1, 0),
  groups: [
    { rule: { rule: "unexplained" }, rows: 1, difference: 328 },
    { rule: { rule: "times", detail: "2" }, rows: 1, difference: 100 },
  ],
};
const result: Parameters<typeof writeDisputeMail>[1] = {
  names: ["A", "B"],
  countries: ["DE", "GB"],
  grams: Float64Array.of(800, 2500),
  day: "2026-11-23",
  currency: "USD",
};
const same = (text: string) => text;
const names: CalculatorNames = {
  country: same,
  countryInSentence: same,
  goods: same,
  origin: same,
  option: same,
  service: (slug) => ({ name: slug, path: "/" }),
};
const words = { file: "invoice.csv", names, services: ["Standard Express"] };

test("a dispute names each row with its amounts, the day of the cards and what would explain it", () => {
  expect(writeDisputeMail(invoice, result, words, 9).split("\n")).toEqual([
    "2 rows in invoice.csv differ from the rate cards for handover on 23 November 2026:",
    "",
    "- B (row 3), GB, 2.5 kg, Standard Express: Billed $24.90, rate card $21.62, difference +$3.28. No rule on the rate cards gives this amount",
    "- A (row 2), DE, 0.8 kg, Standard Express: Billed $12.00, rate card $11.00, difference +$1.00. 2 times the price",
    "",
    "Please send the weights and dimensions that were billed, and correct the invoice if they do not explain the difference.",
  ]);
});

test("rows that were checked for days of their own say which", () => {
  const text = writeDisputeMail({ ...invoice, dayBy: ["2026-11-02", "2026-11-03"] }, result, words, 9);
  expect(text).toContain("2 rows in invoice.csv differ from the rate cards for their own handover dates");
  expect(text).toContain("- B (row 3), GB, 2.5 kg, Standard Express, 3 November 2026: Billed");
});

test("what is too long for a mail says how many rows the file has besides", () => {
  expect(writeDisputeMail(invoice, result, words, 1)).toContain("One more row is in the attached file.");
});
