import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Quote } from "./answer.ts";
import type { PieceMeasure, RateCard, Surcharge } from "./card.ts";
import { toLength, toMass } from "./shipment/units.ts";
import { toMicro } from "./money/money.ts";
import { quote, quoteCard } from "./quote.ts";
import type { Shipment } from "./shipment/shipment.ts";
import { cm, kg, testCard, testReference, testShipment } from "./test-card.ts";

function quoted(card: RateCard, shipment = testShipment()): Quote {
  const answer = quoteCard(shipment, card, testReference);
  if (!answer.available) throw new Error(`refused: ${JSON.stringify(answer.reasons)}`);
  return answer;
}

function parcel(kg: number, quantity = 1) {
  return testShipment({ parcels: [{ quantity, mass: toMass(kg, "kg") }] });
}

test("a day without a card is told the next card, or else the end of the last one", () => {
  const cards = [testCard({ validTo: "2026-03-31" }), testCard({ validFrom: "2026-06-01", validTo: "2026-06-30" })];
  const on = (shipDate: string) => quote(testShipment({ shipDate }), cards, testReference)[0];
  for (const [day, limit] of [
    ["2026-04-15", "2026-06-01"],
    ["2026-07-01", "2026-06-30"],
  ] as const)
    expect(on(day)).toMatchObject({ reasons: [{ code: "no-card-for-date", limit, fix: { date: limit } }] });
});

test("of a service whose cards all refuse, the card that comes nearest is the reason", () => {
  const postcodes = [{ zone: "DE", country: "DE", postcodes: [{ prefix: "10" }] }];
  const cards = [
    testCard({ limits: { minTotalMass: kg(500) } }),
    testCard({ limits: { minTotalMass: kg(50) }, zones: postcodes }),
  ];
  const reasons = (mass: number) => quote(parcel(mass), cards, testReference)[0];
  expect(reasons(2)).toMatchObject({ reasons: [{ code: "shipment-too-light", limit: toMass(50, "kg") }] });
  // 490 kg of 500 is near, but only an answer is missing here
  expect(reasons(490)).toMatchObject({ reasons: [{ code: "postcode-needed" }] });
});

describe("billable weight", () => {
  test("uses the volume if it is greater, and shows how", () => {
    const { billable, total } = quoted(testCard());
    expect(billable.mass).toBe(kg(1.5));
    expect(billable.pieces[0]?.steps).toContainEqual(
      expect.objectContaining({ kind: "volumetric", volume: 12_000, divisor: 8000 }),
    );
    expect(total).toBe(1065 + 230);
  });
  test("uses the actual weight if that is greater", () => {
    const sides = [toLength(10, "cm"), toLength(10, "cm"), toLength(10, "cm")] as const;
    const shipment = testShipment({ parcels: [{ quantity: 1, mass: toMass(2, "kg"), sides }] });
    expect(quoted(testCard(), shipment).billable.mass).toBe(kg(2));
  });
  test("bills the mean on a card that halves the volume", () => {
    const card = testCard();
    const half = testCard({ weight: { ...card.weight, volumeShare: 50_000_000 } });
    expect(quoted(half).billable.mass).toBe(kg(1.15));
  });
  test("ignores the volume up to a ratio, and uses it beyond", () => {
    const { weight } = testCard();
    const over = (ratioOver: number) => testCard({ weight: { ...weight, when: { ratioOver: toMicro(ratioOver) } } });
    expect(quoted(over(200)).billable.mass).toBe(kg(0.8));
    expect(quoted(over(180)).billable.mass).toBe(kg(1.5));
  });
  test("is at least the minimum, and is rounded up to its step", () => {
    expect(quoted(testCard(), parcel(0.012)).billable.mass).toBe(kg(50 / 1000));
    expect(quoted(testCard(), parcel(0.501)).billable.mass).toBe(kg(510 / 1000));
    expect(quoted(testCard(), parcel(0.5)).billable.mass).toBe(kg(500 / 1000));
  });
  test("keeps an imperial weight within its band", () => {
    const band = (upTo: number, price: number) => ({
      upTo: kg(upTo),
      price: toMicro(price),
      transitMin: 1,
      transitMax: 2,
    });
    const { weight } = testCard();
    const card = testCard({
      unit: "lb",
      limits: {},
      weight: { ...weight, minimum: 1, steps: [{ upTo: Number.MAX_SAFE_INTEGER, step: kg(1 / 16) }] },
      tariff: { method: "flat-by-band", bands: { DE: [band(0.25, 4), band(2, 9), band(3, 11)] } },
    });
    const weighing = (amount: number, unit: "lb" | "oz") =>
      quoted(card, testShipment({ parcels: [{ quantity: 1, mass: toMass(amount, unit) }] })).total;
    expect(weighing(2, "lb")).toBe(900);
    expect(weighing(4, "oz")).toBe(400);
    expect(weighing(2.01, "lb")).toBe(1100);
  });
});

describe("methods", () => {
  const days = { transitMin: 5, transitMax: 8 };
  test("first and additional steps", () => {
    const row = {
      upTo: kg(30),
      first: kg(0.5),
      firstPrice: toMicro(8),
      step: kg(0.5),
      stepPrice: toMicro(3),
      ...days,
    };
    const card = testCard({ tariff: { method: "first-and-additional", bands: { DE: [row] } } });
    expect(quoted(card, parcel(0.5)).total).toBe(800);
    expect(quoted(card, parcel(0.51)).total).toBe(1100);
    expect(quoted(card, parcel(1.5)).total).toBe(1400);
  });
  test("weight breaks use the next one if it is cheaper, and say so", () => {
    const { weight } = testCard();
    const card = testCard({
      weight: {
        ...weight,
        per: "consignment",
        divisor: 6000,
        steps: [{ upTo: Number.MAX_SAFE_INTEGER, step: kg(0.5) }],
      },
      limits: {},
      tariff: {
        method: "breaks",
        minimumFreight: { DE: toMicro(100) },
        bands: {
          DE: [
            { from: 0, perUnit: toMicro(8), ...days },
            { from: kg(45), perUnit: toMicro(6), ...days },
          ],
        },
      },
    });
    expect(quoted(card, parcel(5)).total).toBe(10_000);
    const near = quoted(card, parcel(40));
    expect(near.total).toBe(27_000);
    expect(near.charges[0]?.nextBreak).toEqual({ from: kg(45), saved: 32_000 - 27_000 });
    expect(quoted(card, parcel(30)).charges[0]?.nextBreak).toBeUndefined();
  });
  test("weight or measure bills the greater of tonnes and cubic metres, at least one", () => {
    const card = testCard({
      mode: "sea",
      limits: {},
      tariff: {
        method: "weight-or-measure",
        bands: { DE: [{ perRevenueTon: toMicro(120), perItem: 0, transitMin: 30, transitMax: 40 }] },
        minimum: 1000,
        step: 1,
      },
    });
    const box = (quantity: number, kg: number) =>
      testShipment({
        parcels: [
          { quantity, mass: toMass(kg, "kg"), sides: [toLength(100, "cm"), toLength(100, "cm"), toLength(50, "cm")] },
        ],
      });
    expect(quoted(card, box(1, 50)).total).toBe(12_000);
    expect(quoted(card, box(4, 50)).total).toBe(24_000);
    expect(quoted(card, box(4, 800)).total).toBe(38_400);
  });
});

describe("surcharges", () => {
  const perParcel = (id: string, price: number, when?: Surcharge["when"], group?: string): Surcharge => ({
    id,
    label: id,
    amount: { per: "parcel", price: toMicro(price) },
    ...(when && { when }),
    ...(group && { group }),
  });
  const over = (of: PieceMeasure, is: "over" | "from", limit: number): Surcharge["when"] => ({
    piece: { all: [{ of, is, limit }] },
  });
  const labels = (card: RateCard, shipment = testShipment()) =>
    quoted(card, shipment)
      .charges.map(({ label }) => label)
      .filter((label) => label !== undefined);

  test("a percentage of the freight", () => {
    const fuel: Surcharge = {
      id: "fuel",
      label: "Fuel",
      amount: { per: "percent", millionths: toMicro(11), of: ["freight"] },
    };
    const { charges } = quoted(testCard({ surcharges: [fuel] }));
    expect(charges.find(({ label }) => label === "Fuel")?.amount).toBe(Math.round((1065 + 230) * 0.11));
  });
  test("apply on both of their end dates and on no other day", () => {
    const card = testCard({ surcharges: [perParcel("peak", 1, { from: "2026-10-19", to: "2027-01-10" })] });
    const on = (shipDate: string) => labels(card, testShipment({ shipDate })).includes("peak");
    expect([on("2026-10-18"), on("2026-10-19"), on("2027-01-10"), on("2027-01-11")]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  test("`over` and `from` differ at the threshold", () => {
    const card = (when: Surcharge["when"]) => testCard({ surcharges: [perParcel("heavy", 5, when)] });
    expect(labels(card(over("mass", "over", kg(10))), parcel(10))).toEqual([]);
    expect(labels(card(over("mass", "from", kg(10))), parcel(10))).toEqual(["heavy"]);
  });
  test("of one group only the first applies", () => {
    const surcharges = [
      perParcel("long", 9, over("side", "from", cm(40)), "handling"),
      perParcel("any", 5, undefined, "handling"),
    ];
    expect(labels(testCard({ surcharges }))).toEqual(["long"]);
  });
});

describe("a refusal names the field, the limit and the way out", () => {
  test.each([
    [
      "weight",
      parcel(31),
      { code: "parcel-too-heavy", limit: toMass(30, "kg"), fix: { field: "parcelMass", mass: toMass(30, "kg") } },
    ],
    [
      "goods",
      testShipment({ goods: "liquid" }),
      { code: "goods-not-carried", fix: { field: "goods", goods: "general" } },
    ],
    ["to", testShipment({ to: "FR" }), { code: "destination-not-served" }],
    ["from", testShipment({ from: "HK" }), { code: "origin-not-served", fix: { field: "from", origin: "CN" } }],
    ["incoterm", testShipment({ incoterm: "DDP" }), { code: "incoterm-not-offered" }],
  ])("%s", (field, shipment, expected) => {
    const answer = quoteCard(shipment, testCard(), testReference);
    expect(answer).toMatchObject({ available: false, reasons: [{ field, ...expected }] });
  });
  test("a postcode is asked for where one may lead to a price, and a parcel that no zone takes is refused without", () => {
    const zones = [
      { zone: "DE", country: "DE", postcodes: [{ prefix: "1" }] },
      { zone: "far", country: "DE", postcodes: [{ prefix: "9" }] },
    ];
    const read = (kg: number, changes: Partial<RateCard> = {}) => {
      const answer = quoteCard({ ...parcel(kg), postcode: "" }, testCard({ zones, ...changes }), testReference);
      return answer.available ? [] : answer.reasons.map(({ code, limit }) => [code, limit]);
    };
    const tooHeavy = (kg: number) => [["parcel-too-heavy", toMass(kg, "kg")]];
    const asked = [["postcode-needed", undefined]];
    expect(read(30)).toEqual(asked);
    expect(read(31)).toEqual(tooHeavy(30));
    const limitsByZone = { far: { maxMass: kg(40) } };
    expect(read(31, { limitsByZone })).toEqual(asked);
    // what is said is the limit of the zone that takes most
    expect(read(41, { limitsByZone })).toEqual(tooHeavy(40));
    expect(read(41, { limitsByZone, zones: zones.toReversed() })).toEqual(tooHeavy(40));
    // a zone of another origin takes nothing from here
    const elsewhere = zones.map((zone) => (zone.zone === "far" ? { ...zone, origin: "HK" } : zone));
    expect(read(31, { limitsByZone, zones: elsewhere })).toEqual(tooHeavy(30));
  });
  test("all exceeded limits are named at once", () => {
    const sides = [toLength(200, "cm"), toLength(10, "cm"), toLength(10, "cm")] as const;
    const answer = quoteCard(
      testShipment({ goods: "liquid", parcels: [{ quantity: 1, mass: toMass(31, "kg"), sides }] }),
      testCard(),
      testReference,
    );
    expect(answer.available ? [] : answer.reasons.map(({ code }) => code).sort()).toEqual([
      "goods-not-carried",
      "parcel-too-heavy",
      "side-too-long",
    ]);
  });
});

describe("duties and dates", () => {
  test("DDP to the European Union: the flat duty, then VAT on value, freight and duty", () => {
    const { charges } = quoted(testCard({ incoterms: ["DAP", "DDP"] }), testShipment({ incoterm: "DDP", value: 5000 }));
    const amount = (code: string) => charges.find((charge) => charge.code === code)?.amount ?? 0;
    expect(amount("duty")).toBe(Math.round(300 / 0.9));
    expect(amount("vat")).toBe(Math.round((5000 + 1295 + amount("duty")) * 0.19));
  });
  test("delivery skips weekends and, until departure, the origin's holidays", () => {
    // Friday 20 November; Monday is a holiday, so it leaves on Tuesday, and five to eight working days follow
    const { transit } = quoted(testCard());
    expect(transit.plan?.departure.day).toBe("2026-11-24");
    expect(transit.earliest).toBe("2026-12-01");
    expect(transit.latest).toBe("2026-12-04");
  });
  test("DDP is refused with the reason if no figure can be given", () => {
    const ddp = (changes: Partial<Shipment>) => {
      const answer = quoteCard(
        testShipment({ incoterm: "DDP", ...changes }),
        testCard({ incoterms: ["DDP"] }),
        testReference,
      );
      return answer.available ? [] : answer.reasons.map(({ code }) => code);
    };
    expect(ddp({})).toEqual(["value-needed"]);
    expect(ddp({ value: 5000, currency: "XYZ" })).toEqual(["no-exchange-rate"]);
    expect(ddp({ value: 5000 })).toEqual([]);
  });
});

test("the total is the sum of the lines, whatever is shipped", () => {
  const fuel: Surcharge = {
    id: "fuel",
    label: "Fuel",
    amount: { per: "percent", millionths: toMicro(11.37), of: ["freight"] },
  };
  const unit: Surcharge = {
    id: "unit",
    label: "Unit",
    amount: { per: "unit", price: toMicro(0.937), step: kg(10 / 1000) },
  };
  const card = testCard({ surcharges: [fuel, unit], limits: {} });
  const sides = fc.tuple(
    fc.integer({ min: 1, max: 1000 }),
    fc.integer({ min: 1, max: 1000 }),
    fc.integer({ min: 1, max: 1000 }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 29_000 }),
      fc.integer({ min: 1, max: 99 }),
      sides,
      (grams, quantity, [a, b, c]) => {
        const answer = quoteCard(
          testShipment({
            parcels: [
              { quantity, mass: toMass(grams, "g"), sides: [toLength(a, "mm"), toLength(b, "mm"), toLength(c, "mm")] },
            ],
          }),
          card,
          testReference,
        );
        if (!answer.available) return answer.reasons.length > 0;
        return (
          answer.total === answer.charges.reduce((sum, { amount }) => sum + amount, 0) &&
          answer.charges.every(({ amount }) => Number.isSafeInteger(amount))
        );
      },
    ),
    { numRuns: 1000 },
  );
});

test("a heavier parcel of the same size never costs less", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 29_999 }), fc.integer({ min: 1, max: 29_999 }), (a, b) => {
      const [light, heavy] = a < b ? [a, b] : [b, a];
      return quoted(testCard(), parcel(light / 1000)).total <= quoted(testCard(), parcel(heavy / 1000)).total;
    }),
    { numRuns: 1000 },
  );
});

describe("conditions on the whole shipment", () => {
  const charged = (when: Surcharge["when"], card: Partial<RateCard> = {}) => {
    const surcharge: Surcharge = { id: "extra", label: "Extra", amount: { per: "shipment", price: toMicro(3) } };
    const shown = quoted(testCard({ ...card, surcharges: [{ ...surcharge, ...(when && { when }) }] }));
    return shown.charges.some(({ id }) => id === "extra");
  };
  test("charge goods, origins and days that are named, and no others", () => {
    expect(charged({ goods: ["general"], origins: ["CN"], from: "2026-11-20", to: "2026-11-20" })).toBe(true);
    expect(charged({ goods: ["battery"] })).toBe(false);
    expect(charged({ origins: ["HK"] })).toBe(false);
    expect(charged({ to: "2026-01-01" })).toBe(false);
  });
  test("measure the actual weight of all parcels", () => {
    const over = (limit: number): Surcharge["when"] => ({
      shipment: [{ of: "total-mass", is: "over", limit: kg(limit) }],
    });
    expect(charged(over(0.7))).toBe(true);
    expect(charged(over(0.8))).toBe(false);
  });
});

test.each([
  ["up", 1300],
  ["nearest", 1300],
  ["down", 1250],
] as const)("rounds the total %s to a multiple, as a charge of its own", (rounding, total) => {
  const before = quoted(testCard()).total;
  expect(before).toBe(1295);
  const { charges, total: rounded } = quoted(testCard({ roundTotal: { step: 50, rounding } }));
  expect(rounded).toBe(total);
  expect(charges.find(({ code }) => code === "rounding")?.amount).toBe(total - before);
});
