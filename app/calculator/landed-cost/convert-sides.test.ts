import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { toMass } from "#rating/shipment/units.ts";
import { calculateLandedCost } from "./landed-cost.ts";
import { convertSides } from "./convert-sides.ts";
import { isLanded } from "./landed-sides.ts";

const { cards, reference } = getCatalog();

test.each(["DE", "US", "GB", "JP"])("all amounts of a landed cost to %s are told in one currency, and add up", (to) => {
  const shipment = {
    from: "CN",
    to,
    parcels: [{ quantity: 1, mass: toMass(0.8, "kg") }],
    goods: "general",
    value: 4000,
    currency: "EUR",
    incoterm: "DAP" as const,
    shipDate: "2026-11-24",
  };
  const own = calculateLandedCost("standard-express", shipment, cards, reference.engine);
  const told = own && convertSides(own, "EUR", reference.engine);
  expect(told?.currency).toBe("EUR");
  for (const side of [told?.dap, told?.ddp]) {
    if (!side || !isLanded(side)) continue;
    const { shares, total, span, certainty } = side;
    expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    // what was typed in it comes back, without an exchange
    expect(Math.abs((shares[0]?.amount ?? 0) - 4000)).toBeLessThanOrEqual(1);
    expect(shares[0]?.formula?.op).not.toBe("÷");
    expect(total).toBeGreaterThanOrEqual(span.total.low);
    expect(total).toBeLessThanOrEqual(span.total.high);
    for (const { readings } of certainty.open)
      for (const { all } of readings) expect(all).toBeLessThanOrEqual(certainty.all.high);
  }
  expect(own && convertSides(own, own.currency, reference.engine)).toBe(own);
});
