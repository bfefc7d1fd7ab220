import fc from "fast-check";
import { expect, test } from "vitest";
import type { RateCard } from "#rating/card.ts";
import { Cargo } from "#rating/shipment/cargo.ts";
import { roundToAmount, formatFormula } from "#rating/money/formula.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { makePricers, quoteCard } from "#rating/quote.ts";
import type { Parcel, Shipment } from "#rating/shipment/shipment.ts";
import { testReference, testShipment } from "#rating/test-card.ts";
import { compileCardText } from "./test-cards.ts";

// What must hold for any card, whatever its rules: random cards are written as files and read like any other. None has
// a rule that makes more weight cheaper (docs/rate-cards.md, "When more weight costs less"), so prices may not fall.
const cents = (most: number) => fc.integer({ min: 1, max: most }).map((amount) => amount / 100);
const kilograms = (most: number) => fc.integer({ min: 1, max: most * 1000 }).map((grams) => grams / 1000);
const oneOf = <Value>(...values: Value[]) => fc.constantFrom(...values);

/** Rising ends of bands, each with a rise in price. */
const bands = fc.array(fc.tuple(kilograms(20), cents(900), cents(400)), { minLength: 1, maxLength: 5 }).map((rows) => {
  let [end, price, perKg] = [0, 2, 9];
  return rows.map(([wider, dearer, less]) => {
    const before = end;
    end = Math.round((end + wider) * 1000) / 1000;
    const next = Math.max(0.01, Math.round((perKg - less) * 100) / 100);
    // a lower price per kilogram must not make a band begin below the end of the one before
    const item = price + Math.ceil(before * Math.max(0, perKg - next) * 100) / 100;
    price = Math.round((item + dearer) * 100) / 100;
    perKg = next;
    return { end, price, perKg };
  });
});

const table: fc.Arbitrary<[method: string, prices: string]> = fc.tuple(bands, cents(500)).chain(([rows, minimum]) => {
  const last = (text: (row: (typeof rows)[number], at: number) => string, head: string) =>
    `zone,${head},transit_min,transit_max\n${rows.map((row, at) => `DE,${text(row, at)},1,2\n`).join("")}`;
  return oneOf<[string, string]>(
    ["flat-by-band", last(({ end, price }) => `${end},${price}`, "up_to_kg,price")],
    ["per-kg-and-item", last(({ end, price, perKg }) => `${end},${perKg},${price}`, "up_to_kg,per_kg,per_item")],
    [
      "breaks",
      last(
        ({ perKg }, at) => `${at === 0 ? 0 : rows[at - 1]?.end},${perKg},${at === 0 ? minimum : ""}`,
        "from_kg,per_kg,minimum",
      ),
    ],
    [
      "first-and-additional",
      `zone,up_to_kg,first_kg,first_price,step_kg,step_price,transit_min,transit_max\nDE,999,0.5,${minimum},0.25,${rows[0]?.perKg},1,2\n`,
    ],
  );
});

const rounding = oneOf("[{ step: 1 g }]", "[{ step: 500 g }]", "[{ up_to: 5 kg, step: 100 g }, { step: 1 kg }]");
const volume = oneOf(
  "",
  ", divisor: 5000",
  ", divisor: 5988.02, volume: half",
  ", divisor: 5000, volume_share: 30",
  ", divisor: 6000, packaging: 40 g, packaging_percent: 3",
  ", divisor: 6000, volume_when: { volume_over: 20000 }",
  ", divisor: 8000, volume_when: { side_from: 60 cm }, side_rounding: nearest",
  ", divisor: 6000, minimums: [{ weight: 9 kg, when: { side_over: 80 cm } }]",
);
const weight = fc
  .tuple(oneOf("parcel", "shipment", "consignment"), rounding, rounding, volume, kilograms(2))
  .map(([per, round, pieces, divisor, minimum]) => {
    const own = per === "parcel" ? "" : `, round_pieces: ${pieces}`;
    return { per, text: `{ per: ${per}, minimum: ${minimum} kg, round: ${round}${own}${divisor} }` };
  });

const amounts = fc
  .tuple(cents(300), cents(200), cents(300))
  .map(([a, b, c]) => [
    `{ percent: ${a} }`,
    `{ percent: ${a}, of_only: [first] }`,
    `{ percent: ${a}, minimum: ${b} }`,
    `{ per_parcel: ${a} }`,
    `{ per_shipment: ${b}, maximum: ${a} }`,
    `{ per_unit: ${b}, step: 250 g }`,
    `{ per_unit: ${b}, step: 1 kg, beyond: 2 kg, maximum: ${a + b} }`,
    `{ tiers: [{ up_to: 3 kg, prices: { "*": ${b} } }, { prices: { "*": ${b + c} } }] }`,
    `{ per_value: ${a}, step: 100, free: 50 }`,
    `{ percent: ${b}, of: value }`,
    `{ percent: ${b}, of: value, plus: ${a}, currency: EUR }`,
    `{ percent: ${b}, plus: ${a} }`,
    `{ percent: ${a}, round: { step: 0.05 } }`,
    `{ per_unit: ${b}, step: 250 g, by: actual }`,
    `{ per_unit: ${b}, step: 100 g, minimum: ${a}, currency: EUR }`,
    `{ per_parcel: ${a}, beyond: 1 }`,
  ]);
const rules = (per: string) =>
  oneOf(
    "",
    "next_band: if-cheaper",
    "minimum_total: 25",
    "round_lines: { step: 0.05 }",
    `round_lines: { step: 0.1, rounding: up${per === "parcel" ? ", per: parcel" : ""} }`,
  );
const ofParcels = fc
  .tuple(cents(300), cents(200))
  .map(([a, b]) => [
    `{ per_unit: ${b}, step: 1 kg, minimum_per_parcel: ${a} }`,
    `{ percent: ${a}, of: parcels, maximum_per_parcel: ${b} }`,
    `{ per_unit: ${a}, step: 100 g, round: { step: 0.05, rounding: down, per: parcel } }`,
  ]);
const conditions = oneOf(
  "",
  ", when: { weight_over: 3 kg }",
  ", when: { side_over: 70 cm }, group: size",
  ", when: { any: [{ billable_from: 5 kg }, { girth_over: 150 cm }] }, group: size",
  ", when: { total_weight_from: 8 kg }",
  ", when: { parcels_from: 3 }",
);

const cards: fc.Arbitrary<RateCard> = fc
  .tuple(
    table,
    weight.chain(({ per, text }) => rules(per).map((rest) => ({ per, text, rest }))),
    amounts,
    ofParcels,
    fc.array(fc.tuple(fc.nat(), conditions), { maxLength: 4 }),
    cents(200),
  )
  .map(([[method, prices], { per, text, rest }, usual, each, chosen, first]) => {
    const all = per === "parcel" ? [...usual, ...each] : usual;
    // in a group, a fee for heavier parcels would replace a higher one after it
    const inOrder = [...chosen].sort(([, a], [, b]) => Number(a.includes("billable")) - Number(b.includes("billable")));
    const lines = inOrder.map(
      ([at, when], own) => `  - { id: own${own}, label: Own, amount: ${all[at % all.length]}${when} }\n`,
    );
    const { card, problems } = compileCardText(
      `method: ${method}\ncurrency: USD\nmode: air\norigins: [CN]\nweight: ${text}\nlimits: {}\ngoods: [general]\n${rest}\n` +
        `incoterms: [DAP]\nsurcharges:\n  - { id: first, label: First, amount: { per_parcel: ${first} } }\n${lines.join("")}`,
      prices,
    );
    expect(problems.errors).toEqual([]);
    return card;
  });

const side = fc.integer({ min: 5, max: 120 });
const parcels = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 4 }), kg: kilograms(12), sides: fc.tuple(side, side, side) }).map(
    ({ quantity, kg, sides: [a, b, c] }): Parcel => ({
      quantity,
      mass: toMass(kg, "kg"),
      sides: [toLength(a, "cm"), toLength(b, "cm"), toLength(c, "cm")],
    }),
  ),
  { minLength: 1, maxLength: 3 },
);
const shipments = fc
  .record({ parcels, value: fc.integer({ min: 0, max: 90_000 }) })
  .map((own): Shipment => testShipment(own));

test("any card: lines add up, formulas evaluate, and order files and the order of rows do not change the price", () => {
  let quotes = 0;
  fc.assert(
    fc.property(cards, shipments, (card, shipment) => {
      const answer = quoteCard(shipment, card, testReference);
      const [first, ...rest] = shipment.parcels;
      const turned = [
        ...rest,
        ...(first ? Array.from({ length: first.quantity }, () => ({ ...first, quantity: 1 })) : []),
      ];
      const other = quoteCard({ ...shipment, parcels: turned }, card, testReference);
      const out = { total: 0, transitMin: 0, transitMax: 0 };
      makePricers(shipment.shipDate, [card], testReference)[0]?.price(new Cargo(shipment), out);
      expect(out.total).toBe(answer.available ? answer.total : -1);
      expect(other.available).toBe(answer.available);
      if (!answer.available) return;
      quotes += 1;
      expect(other).toMatchObject({ available: true, total: answer.total });
      expect(answer.total).toBe(answer.charges.reduce((sum, { amount }) => sum + amount, 0));
      for (const { formula, amount } of answer.charges)
        expect(roundToAmount(formula, "USD"), formatFormula(formula)).toBe(amount);
    }),
    { numRuns: 1000 },
  );
  expect(quotes).toBeGreaterThan(300);
});

test("more weight never lowers the best price of any two cards", () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.tuple(cards, cards), shipments, fc.nat(), kilograms(9), (pair, shipment, seed, more) => {
      const at = seed % shipment.parcels.length;
      const heavier = shipment.parcels.map((one, own) =>
        own === at ? { ...one, mass: one.mass + toMass(more, "kg") } : one,
      );
      const best = (given: Shipment) =>
        Math.min(
          ...pair.map((card) => {
            const answer = quoteCard(given, card, testReference);
            return answer.available ? answer.total : Number.POSITIVE_INFINITY;
          }),
        );
      const [before, after] = [best(shipment), best({ ...shipment, parcels: heavier })];
      if (Number.isFinite(before) && Number.isFinite(after)) compared += 1;
      expect(after).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: 400 },
  );
  expect(compared).toBeGreaterThan(100);
});
