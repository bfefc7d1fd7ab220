import fc from "fast-check";
import { expect, test } from "vitest";
import type { Fix } from "#rating/answer.ts";
import { fromCardMass, toLength, toMass } from "#rating/shipment/units.ts";
import { quote } from "#rating/quote.ts";
import type { Parcel, Shipment } from "#rating/shipment/shipment.ts";
import { contentRoot, loadCatalog } from "../catalog.ts";

// What must hold for every answer on the demo provider's own cards, over a thousand shipments each.
const { catalog } = loadCatalog(contentRoot);
if (!catalog) throw new Error("the demo content is not right");
const { cards, reference } = catalog;
const engine = reference.engine;
const runs = { numRuns: 1000 };

const side = fc.integer({ min: 10, max: 2600 });
const shipments = fc.record({
  to: fc.constantFrom("DE", "US", "GB", "ES", "CA", "JP", "AU", "MX", "BR"),
  postcode: fc.constantFrom("", "10001", "90210", "35010", "IM11AA", "9040001"),
  quantity: fc.constantFrom(1, 1, 2, 30),
  grams: fc.oneof(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 90_000 })),
  sides: fc.tuple(side, side, side),
  goods: fc.constantFrom(...reference.goods.map(({ id }) => id)),
  incoterm: fc.constantFrom<Shipment["incoterm"]>("DAP", "DDP"),
  shipDate: fc.constantFrom("2026-09-15", "2026-11-21", "2027-01-01", "2026-01-01"),
});

function shipmentOf({
  grams,
  sides: [a, b, c],
  quantity,
  postcode,
  ...rest
}: typeof shipments extends fc.Arbitrary<infer T> ? T : never): Shipment {
  const parcel: Parcel = {
    quantity,
    mass: toMass(grams, "g"),
    sides: [toLength(a, "mm"), toLength(b, "mm"), toLength(c, "mm")],
  };
  return { ...rest, ...(postcode && { postcode }), from: "CN", currency: "USD", parcels: [parcel] };
}

test("every total is the sum of its lines, and no figure is missing or infinite", () => {
  fc.assert(
    fc.property(shipments, (given) => {
      for (const answer of quote(shipmentOf(given), cards, engine)) {
        if (!answer.available) expect(answer.reasons.length).toBeGreaterThan(0);
        else {
          expect(answer.total).toBe(answer.charges.reduce((sum, { amount }) => sum + amount, 0));
          expect(Number.isSafeInteger(answer.total) && answer.total > 0).toBe(true);
          expect(JSON.stringify(answer)).not.toMatch(/NaN|null|undefined|Infinity/);
        }
      }
    }),
    runs,
  );
});

test("the billable weight is never below the actual weight", () => {
  fc.assert(
    fc.property(shipments, (given) => {
      const shipment = shipmentOf(given);
      const actual = given.quantity * (shipment.parcels[0]?.mass ?? 0);
      for (const answer of quote(shipment, cards, engine))
        if (answer.available)
          expect(fromCardMass(answer.billable.mass, answer.billable.unit)).toBeGreaterThanOrEqual(actual);
    }),
    runs,
  );
});

test("the same parcel in pounds and inches, or in grams and millimetres, costs the same", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 })),
      (pounds, [a, b, c]) => {
        const base = {
          from: "CN",
          to: "US",
          postcode: "10001",
          goods: "general",
          currency: "USD",
          incoterm: "DAP" as const,
          shipDate: "2026-11-21",
        };
        const imperial: Shipment = {
          ...base,
          parcels: [
            {
              quantity: 1,
              mass: toMass(pounds, "lb"),
              sides: [toLength(a, "in"), toLength(b, "in"), toLength(c, "in")],
            },
          ],
        };
        const metric: Shipment = {
          ...base,
          parcels: [
            {
              quantity: 1,
              mass: toMass(pounds * 453.59237, "g"),
              sides: [toLength(a * 25.4, "mm"), toLength(b * 25.4, "mm"), toLength(c * 25.4, "mm")],
            },
          ],
        };
        expect(quote(metric, cards, engine)).toEqual(quote(imperial, cards, engine));
      },
    ),
    runs,
  );
});

test("a change that a reason suggests removes that reason", () => {
  let lifted = 0;
  fc.assert(
    fc.property(shipments, (given) => {
      const shipment = shipmentOf(given);
      for (const answer of quote(shipment, cards, engine)) {
        if (answer.available) continue;
        for (const reason of answer.reasons) {
          const changed = reason.fix && applied(shipment, reason.fix);
          if (!changed) continue;
          const own = cards.filter(({ service }) => service === answer.service);
          const [after] = quote(changed, own, engine);
          const still = after && !after.available && after.reasons.some(({ code }) => code === reason.code);
          expect(still, `${answer.service}: ${JSON.stringify(reason)}`).toBeFalsy();
          lifted += 1;
        }
      }
    }),
    runs,
  );
  expect(lifted).toBeGreaterThan(1000);
});

function applied(shipment: Shipment, fix: Fix): Shipment | undefined {
  const [parcel] = shipment.parcels;
  if (!parcel) return undefined;
  const withParcel = (changes: Partial<Parcel>): Shipment => ({ ...shipment, parcels: [{ ...parcel, ...changes }] });
  switch (fix.field) {
    case "parcelMass":
      return withParcel({ mass: fix.mass });
    case "totalMass":
      return withParcel({
        mass:
          Math.floor(fix.mass / parcel.quantity) === fix.mass / parcel.quantity
            ? fix.mass / parcel.quantity
            : parcel.mass,
        ...(fix.mass % parcel.quantity !== 0 && { mass: fix.mass, quantity: 1 }),
      });
    case "longestSide": {
      if (!parcel.sides) return undefined;
      const [a, b, c] = parcel.sides;
      const { length: most } = fix;
      return withParcel({ sides: [Math.min(a, most), Math.min(b, most), Math.min(c, most)] });
    }
    case "goods":
      return { ...shipment, goods: fix.goods };
    case "incoterm":
      return { ...shipment, incoterm: fix.incoterm };
    case "shipDate":
      return { ...shipment, shipDate: fix.date };
    case "from":
      return { ...shipment, from: fix.origin };
    case "option":
    case "split":
      return undefined;
  }
}
