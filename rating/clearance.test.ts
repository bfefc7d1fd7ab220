import { expect, test } from "vitest";
import { Cargo } from "./shipment/cargo.ts";
import type { Surcharge } from "./card.ts";
import type { ChargeRule, Regime } from "./duties/rules.ts";
import { toMicro } from "./money/money.ts";
import { makePricers, quoteCard } from "./quote.ts";
import type { Reference } from "./reference.ts";
import { kg, testCard, testReference, testShipment } from "./test-card.ts";

const source = { title: "test", date: "2026-11-01" };
const charge = (id: string, percent: string, of: string[]): ChargeRule => ({
  id,
  kind: id === "duty" ? "duty" : "tax",
  label: { en: id },
  when: {},
  amount: { percent: { fixed: percent }, of },
  collected: "at-import",
  source,
});
const regime: Regime = {
  id: "r",
  currency: "USD",
  countries: { DE: {} },
  parts: [],
  charges: [
    charge("duty", "12", ["goods", "carriage"]),
    charge("vat", "20", ["goods", "carriage", "clearance", "duty"]),
  ],
  refusals: [],
  open: [],
  staleAfter: 396,
};
const reference: Reference = { ...testReference, dutyRules: { regimes: [regime], tariffs: {} } };

/** Carriage of 20.00 and goods of 300.00, duty paid, with the surcharges given. */
function priced(surcharges: Surcharge[], subheadings = 1) {
  const card = testCard({
    incoterms: ["DDP"],
    surcharges,
    tariff: {
      method: "per-kg-and-item",
      bands: { DE: [{ upTo: kg(30), perUnit: toMicro(0), perItem: toMicro(20), transitMin: 5, transitMax: 8 }] },
    },
  });
  const shipment = testShipment({ incoterm: "DDP", value: 30_000, subheadings });
  const answer = quoteCard(shipment, card, reference);
  if (!answer.available) throw new Error(JSON.stringify(answer.reasons));
  const [pricer] = makePricers(shipment.shipDate, [card], reference);
  const out = { total: 0, transitMin: 0, transitMax: 0 };
  pricer?.price(new Cargo(shipment), out);
  expect(out.total).toBe(answer.total);
  return Object.fromEntries(answer.charges.map(({ id, code, amount }) => [id ?? code, amount / 100]));
}

const fee = (changes: Partial<Surcharge>): Surcharge => ({
  id: "entry",
  label: "Entry",
  amount: { per: "shipment", price: toMicro(17) },
  when: { incoterm: "DDP" },
  ...changes,
});

test("our fee for clearance is no part of the customs value: 12% of 320.00 are 38.40, not 40.44", () => {
  expect(priced([fee({})])).toMatchObject({ duty: 40.44 });
  // but an incidental expense in the base of VAT: 20% of 300 + 20 + 17 + 38.40
  expect(priced([fee({ clearance: true })])).toEqual({ freight: 0, handling: 20, entry: 17, duty: 38.4, vat: 75.08 });
});

test("an advance is a percentage of the duties and taxes, after them, and in the base of neither", () => {
  const advance = fee({
    id: "advance",
    clearance: true,
    amount: { per: "percent", millionths: 2_500_000, of: ["duties"] },
  });
  // 2.5% of 38.40 + 71.68
  expect(priced([advance])).toMatchObject({ duty: 38.4, vat: 71.68, advance: 2.75 });
  expect(priced([{ ...advance, minimum: toMicro(15) }])).toMatchObject({ advance: 15 });
});

test("an amount for each tariff sub-heading", () => {
  const each = fee({ clearance: true, amount: { per: "sub-heading", price: toMicro(4.5) } });
  expect(priced([each], 3)).toMatchObject({ entry: 13.5, duty: 38.4 });
  expect(priced([each], 1_000_001)).toMatchObject({ entry: 4_500_000 });
});
