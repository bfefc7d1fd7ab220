import fc from "fast-check";
import { expect, test } from "vitest";
import { Cargo } from "#rating/shipment/cargo.ts";
import { formatFormula } from "#rating/money/formula.ts";
import { computeText } from "#rating/money/formula-reader.ts";
import { adviseOn } from "#rating/comparison/advice.ts";
import type { Quote } from "#rating/answer.ts";
import { convertMass, toLength, toMass } from "#rating/shipment/units.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import type { Loading } from "#rating/freight/pricing.ts";
import { loadContainers, makePricers, quote } from "#rating/quote.ts";
import { isBeingLoaded } from "#rating/quote-cards.ts";
import { findNextStep, priceAt, priceCurves } from "#rating/comparison/price-curve.ts";
import type { Parcel, Shipment } from "#rating/shipment/shipment.ts";
import { contentRoot, loadCatalog } from "../catalog.ts";

// What must hold for the engine whatever is shipped, with several pieces and all terms, on the demo cards.
const { catalog } = loadCatalog(contentRoot);
if (!catalog) throw new Error("the demo content is not right");
const { cards, reference } = catalog;
const { engine } = reference;

const side = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 10, max: 400 }) },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 1300 }) },
);
const parcel = fc
  .record({
    quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 120 })),
    grams: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 2500 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 60_000 }) },
    ),
    sides: fc.option(fc.tuple(side, side, side), { freq: 8 }),
  })
  .map(
    ({ quantity, grams, sides }): Parcel => ({
      quantity,
      mass: toMass(grams, "g"),
      ...(sides && { sides: [toLength(sides[0], "mm"), toLength(sides[1], "mm"), toLength(sides[2], "mm")] as const }),
    }),
  );
const shipments = fc
  .record({
    to: fc.constantFrom("DE", "US", "GB", "ES", "CA", "JP", "AU", "MX", "BR", "FR", "IT"),
    postcode: fc.constantFrom("", "10001", "90210", "99501", "35010", "IM1 1AA", "PA20 9AB", "07001", "9040001"),
    parcels: fc.array(parcel, { minLength: 1, maxLength: 4 }),
    goods: fc.constantFrom(...reference.goods.map(({ id }) => id)),
    value: fc.option(fc.integer({ min: 0, max: 30_000 })),
    currency: fc.constantFrom("USD", "EUR", "JPY"),
    incoterm: fc.constantFrom<Shipment["incoterm"]>("DAP", "DDP"),
    shipDate: fc.constantFrom("2026-09-15", "2026-11-21", "2027-01-01", "2020-01-01"),
  })
  .map(({ value, ...rest }): Shipment => ({ ...rest, from: "CN", ...(value !== null && { value }) }));

test("each line's formula, calculated from its text alone, gives its amount, and the total is their sum", () => {
  let quotes = 0;
  fc.assert(
    fc.property(shipments, (shipment) => {
      for (const answer of quote(shipment, cards, engine)) {
        if (!answer.available) continue;
        quotes += 1;
        const minor = 10n ** BigInt(getMinorDigits(answer.currency));
        for (const { formula, amount } of answer.charges) {
          const text = formatFormula(formula);
          const [n, d] = computeText(text);
          const size = n < 0n ? -n : n;
          const rounded = (2n * size * minor + d) / (2n * d);
          expect(Number(n < 0n ? -rounded : rounded), text).toBe(amount);
        }
        expect(answer.total).toBe(answer.charges.reduce((sum, { amount }) => sum + amount, 0));
      }
    }),
    { numRuns: 2000 },
  );
  expect(quotes).toBeGreaterThan(1000);
});

test("neither the order of pieces nor the splitting of a row changes anything", () => {
  fc.assert(
    fc.property(shipments, fc.nat(), (shipment, seed) => {
      const pieces = shipment.parcels.flatMap(({ quantity, ...one }, at) => {
        const part = 1 + ((seed + at) % quantity);
        return part === quantity
          ? [{ quantity, ...one }]
          : [
              { quantity: part, ...one },
              { quantity: quantity - part, ...one },
            ];
      });
      const turned = pieces.map(({ sides, ...one }) => ({
        ...one,
        ...(sides && { sides: [sides[2], sides[0], sides[1]] as const }),
      }));
      const other = { ...shipment, parcels: turned.reverse() };
      expect(summary(other)).toEqual(summary(shipment));
    }),
    { numRuns: 500 },
  );
});

function summary(shipment: Shipment) {
  return quote(shipment, cards, engine).map((answer) =>
    answer.available
      ? [answer.service, answer.total, answer.transit, answer.billable.mass]
      : [answer.service, answer.reasons.map(({ code }) => code).sort()],
  );
}

test("orders in a file get the same cents and days as a quote", () => {
  fc.assert(
    fc.property(fc.array(shipments, { minLength: 1, maxLength: 4 }), (list) => {
      const [first] = list;
      const services = makePricers(first?.shipDate ?? "", cards, engine);
      const out = { total: 0, transitMin: 0, transitMax: 0 };
      for (const shipment of list) {
        const same = { ...shipment, shipDate: first?.shipDate ?? "" };
        for (const answer of quote(same, cards, engine)) {
          services.find(({ service }) => service === answer.service)?.price(new Cargo(same), out);
          expect(out.total).toBe(answer.available ? answer.total : -1);
          if (answer.available)
            expect([out.transitMin, out.transitMax]).toEqual([answer.transit.min, answer.transit.max]);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("a heavier parcel never costs less on a line, unless its card says so", () => {
  const says = new Set(
    cards.filter(({ weight }) => weight.when?.ratioOver ?? weight.when?.ratioFrom).map(({ service }) => service),
  );
  fc.assert(
    fc.property(shipments, fc.integer({ min: 1, max: 5000 }), (shipment, more) => {
      const [first, ...rest] = shipment.parcels;
      if (!first) return;
      const heavier = { ...shipment, parcels: [{ ...first, mass: first.mass + toMass(more, "g") }, ...rest] };
      const after = quote(heavier, cards, engine);
      for (const [at, before] of quote(shipment, cards, engine).entries()) {
        const then = after[at];
        if (before.available && then?.available && !says.has(before.service))
          expect(then.total, before.service).toBeGreaterThanOrEqual(before.total);
      }
    }),
    { numRuns: 500 },
  );
});

// docs/rate-cards.md lists what a card may say that makes more weight cheaper; the demo cards say two of these things.
test("more weight never lowers the best price, except where a line begins or its volume stops being used", () => {
  const best = (shipment: Shipment) =>
    quote(shipment, cards, engine)
      .filter((answer) => answer.available)
      .reduce<Quote | undefined>((least, one) => (least && least.total <= one.total ? least : one), undefined);
  const ignored = (answer: Quote) =>
    answer.billable.pieces.filter(({ steps }) => steps.some(({ kind }) => kind === "volume-ignored")).length;
  let compared = 0;
  fc.assert(
    fc.property(shipments, fc.nat(), fc.integer({ min: 1, max: 20_000 }), (shipment, seed, more) => {
      const at = seed % shipment.parcels.length;
      const parcels = shipment.parcels.map((one, own) =>
        own === at ? { ...one, mass: one.mass + toMass(more, "g") } : one,
      );
      const [before, after] = [best(shipment), best({ ...shipment, parcels })];
      if (!before || !after) return;
      compared += 1;
      if (after.total >= before.total) return;
      const then = quote(shipment, cards, engine).find(({ service }) => service === after.service);
      const began = then?.available === false && then.reasons.some(({ code }) => code.endsWith("-too-light"));
      const lighter = then?.available === true && ignored(after) > ignored(then);
      expect(began || lighter, `${before.service} ${before.total}, then ${after.service} ${after.total}`).toBe(true);
    }),
    { numRuns: 1500 },
  );
  expect(compared).toBeGreaterThan(500);
});

test("without loading, every answer is the same or says that containers are being loaded", () => {
  let waiting = 0;
  const cargo = fc.tuple(shipments, fc.integer({ min: 1, max: 900 }));
  fc.assert(
    fc.property(cargo, ([shipment, times]) => {
      const parcels = shipment.parcels.map((one) => ({ ...one, quantity: one.quantity * times }));
      const large: Shipment = { ...shipment, to: "US", postcode: "90210", shipDate: "2026-11-21", parcels };
      const now = quote(large, cards, engine);
      for (const [at, answer] of quote(large, cards, engine, "later").entries())
        if (isBeingLoaded(answer)) waiting += 1;
        else expect(answer).toEqual(now[at]);
    }),
    { numRuns: 40 },
  );
  expect(waiting).toBeGreaterThan(5);
});

test("a curve without loading says which service is waiting, and a service in containers gets no advice", () => {
  const sides = [toLength(60, "cm"), toLength(50, "cm"), toLength(50, "cm")] as const;
  const full: Shipment = {
    from: "CN",
    to: "US",
    postcode: "90210",
    parcels: [{ quantity: 900, mass: toMass(18, "kg"), sides }],
    goods: "general",
    currency: "USD",
    incoterm: "DAP",
    shipDate: "2026-11-21",
  };
  const curve = (loading: Loading) =>
    priceCurves(full, "mass", toMass(18, "kg"), cards, engine, loading).find(
      ({ service }) => service === "us-ocean-freight",
    );
  expect(curve("later")).toMatchObject({ steps: [], waiting: true });
  const loaded = curve(loadContainers);
  expect(loaded).toMatchObject({ waiting: false });
  const own = quote(full, cards, engine)
    .filter((answer) => answer.available)
    .find(({ service }) => service === "us-ocean-freight");
  expect(own?.total).toBe(loaded?.steps.at(-1)?.total);
  expect(own?.loading).toBeDefined();
  expect(own && adviseOn(own, full, cards, engine)).toEqual([]);
});

test("nothing throws, whatever numbers a shipment has", () => {
  const wild = fc.oneof(fc.double({ noNaN: false }), fc.constantFrom(0, -1, 1e300, Number.MAX_SAFE_INTEGER, 0.1));
  const any = fc.record({ quantity: wild, mass: wild, sides: fc.option(fc.tuple(wild, wild, wild)) });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 3 }), wild, shipments, (parcels, value, shipment) => {
      const odd: Shipment = {
        ...shipment,
        value,
        parcels: parcels.map(({ sides, ...one }) => ({ ...one, ...(sides && { sides }) })),
      };
      for (const answer of quote(odd, cards, engine)) {
        if (answer.available) expect(Number.isSafeInteger(answer.total)).toBe(true);
        else expect(answer.reasons.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 500 },
  );
});

test("nothing throws if one field of a valid shipment is nonsense", () => {
  const numbers = [
    0,
    -1,
    0.1,
    1.5,
    5e-324,
    1e300,
    -1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER,
  ];
  const number = fc.constantFrom(...numbers);
  const text = fc.constantFrom(
    "",
    "__proto__",
    "constructor",
    "toString",
    "2026-02-30",
    "99999999999",
    "💥",
    "x".repeat(9999),
  );
  const changes = fc.oneof(
    ...(["value", "subheadings"] as const).map((field) => number.map((given) => ({ [field]: given }))),
    ...(["from", "to", "postcode", "goods", "currency", "shipDate", "hs"] as const).map((field) =>
      text.map((given) => ({ [field]: given })),
    ),
  );
  const ofParcel = fc.oneof(
    number.map((quantity) => ({ quantity })),
    number.map((given) => ({ mass: given })),
    fc.tuple(number, number, number).map((sides) => ({ sides })),
    fc.constant({}),
  );
  fc.assert(
    fc.property(shipments, changes, ofParcel, (shipment, change, odd) => {
      const [first, ...rest] = shipment.parcels;
      if (!first) return;
      const strange: Shipment = { ...shipment, value: 1000, ...change, parcels: [{ ...first, ...odd }, ...rest] };
      for (const answer of quote(strange, cards, engine)) {
        if (answer.available) expect(Number.isSafeInteger(answer.total)).toBe(true);
        else expect(answer.reasons.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1500 },
  );
});

test("a curve agrees with quotes, a step ends where the price changes, and size decides up to its limit", () => {
  const shipment: Shipment = {
    from: "CN",
    to: "DE",
    parcels: [
      { quantity: 1, mass: toMass(0.8, "kg"), sides: [toLength(40, "cm"), toLength(30, "cm"), toLength(10, "cm")] },
    ],
    goods: "general",
    currency: "USD",
    incoterm: "DAP",
    shipDate: "2026-11-24",
  };
  const curves = priceCurves(shipment, "mass", toMass(3, "kg"), cards, engine, "later").filter(
    ({ waiting }) => !waiting,
  );
  const priced = (service: string, kg: number) => {
    const changed = { ...shipment, parcels: shipment.parcels.map((parcel) => ({ ...parcel, mass: toMass(kg, "kg") })) };
    const own = quote(changed, cards, engine).find((answer) => answer.service === service);
    return own?.available ? own.total : undefined;
  };
  expect(curves.length).toBeGreaterThan(2);
  for (const curve of curves) {
    for (const { upTo, total } of curve.steps.slice(0, 40))
      expect(priced(curve.service, convertMass("kg", upTo))).toBe(total);
    if (!curve.exact) continue;
    for (const { upTo } of curve.steps.slice(0, -1)) {
      const kg = convertMass("kg", upTo);
      expect(priced(curve.service, kg + 0.001)).not.toBe(priceAt(curve, upTo));
      expect(findNextStep(curve, upTo)).toEqual({ over: upTo, total: priced(curve.service, kg + 0.001) });
    }
  }
  const standard = curves.find(({ service }) => service === "standard-express");
  // 40 × 30 × 10 cm are billed as 1.5 kg
  expect(convertMass("kg", standard?.sizeUpTo ?? 0)).toBeCloseTo(1.5, 1);
});
