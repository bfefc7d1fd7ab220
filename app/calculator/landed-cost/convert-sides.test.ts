import fc from "fast-check";
import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { toMass } from "#rating/shipment/units.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import { describeLandedCost } from "./landed-section.tsx";
import { calculateLandedCost } from "./landed-cost.ts";
import { convertSides } from "./convert-sides.ts";
import { isLanded, type Landed } from "./landed-sides.ts";

const { cards, reference } = getCatalog();

const { rates } = reference.engine.exchange;

function tellLandedCost(to: string, value: number, currency: string, grams: number) {
  const shipment = {
    from: "CN",
    to,
    parcels: [{ quantity: 1, mass: toMass(grams, "g") }],
    goods: "general",
    value,
    currency,
    incoterm: "DAP" as const,
    shipDate: "2026-11-24",
  };
  const own = calculateLandedCost("standard-express", shipment, cards, reference.engine);
  if (!own) throw new Error("There is no landed cost");
  return { own, told: convertSides(own, currency, reference.engine) };
}

test("all amounts of a landed cost are told in one currency: they add up, and what was typed or set in it stays itself", () => {
  const find = ({ shares }: Landed, id: string) => shares.find((share) => share.id === id);
  fc.assert(
    fc.property(
      fc.constantFrom("DE", "US", "GB", "JP"),
      fc.integer({ min: 1_000, max: 90_000 }),
      fc.constantFrom("EUR", "CNY", "GBP"),
      fc.integer({ min: 100, max: 4_000 }),
      (to, value, currency, grams) => {
        const { own, told } = tellLandedCost(to, value, currency, grams);
        expect(told.currency).toBe(currency);
        for (const [side, billed] of [
          [told.dap, own.dap],
          [told.ddp, own.ddp],
        ] as const) {
          if (!isLanded(side) || !isLanded(billed)) continue;
          const { shares, total, bySeller, atDoor, span, certainty } = side;
          expect(find(side, "goods")).toMatchObject({ amount: value, formula: { op: "number" } });
          expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(value + bySeller + atDoor).toBe(total);
          for (const share of shares) {
            const converted = convertMoney(find(billed, share.id)?.amount ?? 0, own.currency, currency, rates) ?? 0;
            // a cent of a dollar is several fen
            expect(Math.abs(share.amount - converted)).toBeLessThanOrEqual(currency === "CNY" ? 12 : 2);
            if (share.formula?.op === "number" && share.formula.unit === currency)
              expect(share.amount).toBe(Math.round(Number(share.formula.value) * 100));
          }
          expect(total).toBeGreaterThanOrEqual(span.total.low);
          expect(total).toBeLessThanOrEqual(span.total.high);
          for (const { readings } of certainty.open)
            for (const { all } of readings) expect(all).toBeLessThanOrEqual(certainty.all.high);
        }
        if (!isLanded(told.ddp) || !isLanded(told.dap) || !isLanded(own.ddp) || !isLanded(own.dap)) return;
        for (const { id, amount } of own.ddp.shares)
          if (find(own.dap, id)?.amount === amount) expect(find(told.ddp, id)?.amount).toBe(find(told.dap, id)?.amount);
        // the price of the line as the list says it
        expect(find(told.dap, "carriage")?.amount).toBe(
          convertMoney(own.dap.carriage.total, own.currency, currency, rates),
        );
      },
    ),
  );
});

test.each([10_320, 7_550, 12_000, 13_000])("the headline is the difference of the totals below it: %s", (value) => {
  const { told } = tellLandedCost("DE", value, "EUR", 2_300);
  if (!isLanded(told.ddp) || !isLanded(told.dap)) throw new Error("There is no landed cost");
  const show = (amount: number) => String(amount);
  expect(describeLandedCost(told, show)).toContain(`${told.ddp.bySeller - told.dap.bySeller} more`);
  for (const { shares } of [told.ddp, told.dap]) expect(shares.find(({ kind }) => kind === "duty")?.amount).toBe(300);
});

test("without an exchange the sides stay as they are", () => {
  const { own } = tellLandedCost("DE", 4_000, "EUR", 800);
  expect(convertSides(own, own.currency, reference.engine)).toBe(own);
});
