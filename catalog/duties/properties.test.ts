import fc from "fast-check";
import { expect, test } from "vitest";
import { contentRoot, loadCatalog } from "../catalog.ts";
import type { Consignment } from "#rating/duties/answer.ts";
import { calculateDutyTotal } from "#rating/duties/duty-charges.ts";
import { answerDuties } from "#rating/duties/questions.ts";
import { roundToAmount, evaluate, formatFormula } from "#rating/money/formula.ts";
import { computeText } from "#rating/money/formula-reader.ts";

const { catalog } = loadCatalog(contentRoot);
if (!catalog) throw new Error("the content has errors");
const { dutyRules, engine, countries, goods } = catalog.reference;
const currencies = Object.keys(engine.exchange.rates);

const consignments = fc.record(
  {
    from: fc.constantFrom("CN", "HK", "US", "VN"),
    to: fc.constantFrom(...countries.map(({ code }) => code), "XX", "__proto__"),
    postcode: fc.oneof(fc.constantFrom("", "35001", "BT1 1AA", "V6B 1A1", "9000-001", "01310-100"), fc.string()),
    goods: fc.constantFrom(...goods.map(({ id }) => id), "nothing"),
    hs: fc.constantFrom("", "61", "640399", "732393", "851830", "x"),
    value: fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.maxSafeNat()),
    currency: fc.constantFrom(...currencies, "XYZ"),
    carriage: fc.integer({ min: 0, max: 1_000_000 }),
    carriageCurrency: fc.constantFrom(...currencies),
    parcels: fc.integer({ min: 1, max: 9999 }),
    subheadings: fc.integer({ min: 1, max: 99 }),
    registered: fc.boolean(),
    clearance: fc.integer({ min: 0, max: 5000 }),
    buyer: fc.constantFrom("business" as const, "private" as const),
    mode: fc.constantFrom("air" as const, "sea" as const),
  },
  { requiredKeys: ["from", "to", "goods", "currency", "carriage", "carriageCurrency", "parcels", "mode"] },
);
const days = fc.constantFrom("2020-01-01", "2026-06-30", "2026-07-01", "2026-11-23", "2027-07-01", "2028-07-01", "x");

test("an order file's sum, in plain numbers, equals that of the charges, even at thresholds and half cents", () => {
  const onEdges = consignments.map((consignment) => ({
    ...consignment,
    ...(consignment.value !== undefined && { value: Math.round(consignment.value / 2500) * 2500 }),
  }));
  fc.assert(
    fc.property(fc.oneof(consignments, onEdges), days, (given, day) => {
      const consignment = given as Consignment;
      const answer = answerDuties(consignment, dutyRules, day, engine.exchange);
      const total = calculateDutyTotal(consignment, dutyRules, day, engine.exchange);
      const paid = answer.available ? answer.charges.filter(({ collected }) => collected === "at-import") : [];
      if (!answer.available) expect(total).toEqual(answer.reason);
      else expect(total).toBe(paid.reduce((sum, { amount }) => sum + amount, 0));
    }),
    { numRuns: 3000 },
  );
});

test("any input gets an answer, and each formula read as text gives its amount", () => {
  fc.assert(
    fc.property(consignments, days, (consignment, day) => {
      const answer = answerDuties(consignment as Consignment, dutyRules, day, engine.exchange);
      if (!answer.available) return;
      for (const { formula, amount } of answer.charges) {
        expect(roundToAmount(formula, consignment.carriageCurrency)).toBe(amount);
        const [numerator, denominator] = computeText(formatFormula(formula));
        const exact = evaluate(formula);
        expect(numerator * exact.denominator).toBe(exact.numerator * denominator);
      }
    }),
    { numRuns: 2000 },
  );
});

test("more value never lowers the sum of duty and tax, except across a threshold in the law", () => {
  // within the bounds of one set of rows, the sum grows with the value under every law
  fc.assert(
    fc.property(
      fc.constantFrom("DE", "AU", "BR", "GB", "US", "NZ", "JP", "CH", "MX"),
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 0, max: 5000 }),
      (to, value, more) => {
        const at = (own: number) => {
          const answer = answerDuties(
            {
              from: "CN",
              to,
              goods: "general",
              value: own,
              currency: "USD",
              carriage: 1500,
              carriageCurrency: "USD",
              parcels: 1,
              mode: "air",
            },
            dutyRules,
            "2026-11-23",
            engine.exchange,
          );
          return answer.available ? answer.charges : [];
        };
        const [less, greater] = [at(value), at(value + more)];
        const rows = (lines: typeof less) =>
          lines.map(({ id, source, collected }) => `${id} ${source.title} ${collected}`).join();
        if (rows(less) !== rows(greater)) return true;
        const sum = (lines: typeof less) => lines.reduce((total, { amount }) => total + amount, 0);
        return sum(less) <= sum(greater);
      },
    ),
    { numRuns: 500 },
  );
});

test("the answer for a consignment does not depend on its number of parcels, unless a fee is per parcel", () => {
  for (const { code } of countries.filter(({ code: one }) => one !== "RO")) {
    const of = (parcels: number) =>
      answerDuties(
        {
          from: "CN",
          to: code,
          goods: "general",
          value: 40_000,
          currency: "USD",
          carriage: 1500,
          carriageCurrency: "USD",
          parcels,
          mode: "air",
        },
        dutyRules,
        "2026-11-23",
        engine.exchange,
      );
    expect(of(7)).toEqual(of(1));
  }
});
