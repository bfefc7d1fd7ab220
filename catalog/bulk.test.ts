import fc from "fast-check";
import { expect, test } from "vitest";
import { compileCards } from "#rating/bulk/compile.ts";
import { type Order, shipmentOf, type Terms } from "#rating/bulk/order.ts";
import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { quote } from "#rating/quote.ts";
import { loadCatalog } from "./catalog.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the demo content is not right");
const { cards, reference } = catalog;

const postcodes = [
  "",
  "10001",
  "90210",
  "99501",
  "35010",
  "IM11AA",
  "JE24WE",
  "9000",
  "20100",
  "07001",
  "97400",
  "9040001",
  "60601",
  "ZZZ",
];

test("bulk gives to the cent and the day what the explaining engine gives, for every service", () => {
  const side = fc.integer({ min: 10, max: 1300 });
  const order = fc.record({
    to: fc.constantFrom(...reference.countries.map(({ code }) => code)),
    postcode: fc.constantFrom(...postcodes),
    quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 })),
    grams: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 40_000 })),
    sides: fc.option(fc.tuple(side, side, side)),
    goods: fc.constantFrom(...reference.goods.map(({ id }) => id)),
    value: fc.option(fc.integer({ min: 0, max: 200_000 })),
  });
  const terms = fc.record({
    from: fc.constant("CN"),
    currency: fc.constantFrom("USD", "EUR", "JPY"),
    incoterm: fc.constantFrom<Terms["incoterm"]>("DAP", "DDP"),
    shipDate: fc.constantFrom(
      "2026-09-15",
      "2026-10-19",
      "2026-11-21",
      "2026-12-31",
      "2027-01-01",
      "2027-02-01",
      "2020-01-01",
    ),
  });
  let taken = 0;
  fc.assert(
    fc.property(terms, fc.array(order, { minLength: 1, maxLength: 8 }), (given, orders) => {
      const services = compileCards(cards, given, reference.engine);
      for (const { grams, sides, value, ...rest } of orders) {
        const [a, b, c] = sides ?? [0, 0, 0];
        const one: Order = {
          ...rest,
          mass: mass(grams, "g"),
          a: length(a, "mm"),
          b: length(b, "mm"),
          c: length(c, "mm"),
          value: value ?? -1,
        };
        for (const answer of quote(shipmentOf(one, given), cards, reference.engine)) {
          const out = { total: 0, transitMin: 0, transitMax: 0 };
          services.find(({ service }) => service === answer.service)?.price(one, out);
          expect(out.total, `${answer.service} ${JSON.stringify(one)}`).toBe(answer.available ? answer.total : -1);
          if (!answer.available) continue;
          taken += 1;
          expect([out.transitMin, out.transitMax]).toEqual([answer.transit.min, answer.transit.max]);
        }
      }
    }),
    { numRuns: 1000 },
  );
  expect(taken).toBeGreaterThan(1000);
});
