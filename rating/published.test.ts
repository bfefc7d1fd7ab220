import { describe, expect, test } from "vitest";
import type { Quote } from "./answer.ts";
import type { RateCard } from "./card.ts";
import { formatFormula } from "./money/formula.ts";
import { toLength, toMass } from "./shipment/units.ts";
import { toMicro } from "./money/money.ts";
import { quoteCard } from "./quote.ts";
import type { Shipment } from "./shipment/shipment.ts";
import { kg, testCard, testReference, testShipment } from "./test-card.ts";

// Published worked examples and tariffs, each with its source. Sides in cm, weights in kg.

const days = { transitMin: 1, transitMax: 2 };
const always = Number.MAX_SAFE_INTEGER;

function quoted(card: RateCard, shipment: Shipment): Quote {
  const answer = quoteCard(shipment, card, testReference);
  if (!answer.available) throw new Error(JSON.stringify(answer.reasons));
  return answer;
}

function pieces(quantity: number, kg: number, sides?: readonly [number, number, number], to = "DE"): Shipment {
  const [a, b, c] = sides ?? [0, 0, 0];
  return testShipment({
    to,
    parcels: [
      {
        quantity,
        mass: toMass(kg, "kg"),
        ...(sides && { sides: [toLength(a, "cm"), toLength(b, "cm"), toLength(c, "cm")] as const }),
      },
    ],
  });
}

function airCargo(
  minimum: number,
  rates: readonly (readonly [from: number, perKg: number])[],
  currency = "USD",
): RateCard {
  const { weight } = testCard();
  return testCard({
    currency,
    limits: {},
    weight: {
      ...weight,
      per: "consignment",
      divisor: 6000,
      minimum: 1,
      steps: [{ upTo: always, step: kg(0.5) }],
    },
    tariff: {
      method: "breaks",
      minimumFreight: { DE: toMicro(minimum) },
      bands: { DE: rates.map(([from, perKg]) => ({ from: kg(from), perUnit: toMicro(perKg), ...days })) },
    },
  });
}

describe("air cargo: chargeable weight of the consignment at 6000 cm³/kg, half-kilogram steps", () => {
  // Value Clearing and Forwarding, "Tariffs for airfreight", valueclearingandforwarding.co.za/tariffs-for-air-freight
  test("one case of 80 kg, 50 × 50 × 50: billed on actual weight", () => {
    expect(quoted(airCargo(0, [[0, 1]]), pieces(1, 80, [50, 50, 50])).billable.mass).toBe(kg(80));
  });
  test("eight boxes of 45 kg in all, 60 × 40 × 20: 384,000 cm³ are billed as 64 kg", () => {
    expect(quoted(airCargo(0, [[0, 1]]), pieces(8, 5.625, [60, 40, 20])).billable.mass).toBe(kg(64));
  });
});

describe("air cargo: minimum, normal rate and breaks", () => {
  // Saudia and others follow TACT Rules 3.9; example of a shipment to Korea: ssopdot.com/blog/15497.html
  const korea = airCargo(
    0,
    [
      [0, 37.15],
      [45, 18.28],
    ],
    "CNY",
  );
  test("30 kg at 37.15 cost 1,114.50, 45 kg at 18.28 cost 822.60: the lower is billed, with the reason", () => {
    const { total, charges } = quoted(korea, pieces(1, 30));
    expect(total).toBe(82_260);
    expect(charges[0]?.nextBreak).toEqual({ from: kg(45), saved: 111_450 - 82_260 });
  });
  // Tariff Frankfurt to Damascus, M 76.69, N 4.01 EUR: nimasabri.com/?page_id=1129
  const damascus = airCargo(76.69, [[0, 4.01]], "EUR");
  test.each([
    [1, 7669],
    [2, 7669],
    [10, 7669],
    [19, 7669],
    [20, 8020],
  ])("Frankfurt to Damascus, %d kg", (kg, total) => {
    expect(quoted(damascus, pieces(1, kg)).total).toBe(total);
  });
  // EgyptAir, Beijing to Cairo: minimum 451 + 50, N 25.9, +45 22.9 CNY: scqike.com/n44576.htm
  const cairo = airCargo(
    501,
    [
      [0, 25.9],
      [45, 22.9],
    ],
    "CNY",
  );
  test.each([
    [10, 50_100],
    [30, 77_700],
    [45, 103_050],
  ])("Beijing to Cairo, %d kg", (kg, total) => {
    expect(quoted(cairo, pieces(1, kg)).total).toBe(total);
  });
});

describe("couriers: full, half and no volumetric weight", () => {
  // CBR Express, "Cost", cbr-express.com/En/charge: 6000 cm³/kg, whole kilograms
  const courier = (volume: "greater" | "half", divisor?: number) => {
    const { divisor: _, ...weight } = testCard().weight;
    return testCard({
      weight: {
        ...weight,
        ...(divisor && { divisor }),
        ...(volume === "half" && { volumeShare: 50_000_000 }),
        minimum: 1,
        steps: [{ upTo: always, step: kg(1) }],
      },
    });
  };
  const large = pieces(1, 5, [40, 40, 40]);
  test("40 × 40 × 40 at 5 kg: 10.7 kg of volumetric weight are billed as 11", () => {
    expect(quoted(courier("greater", 6000), large).billable.mass).toBe(kg(11));
  });
  test("half of the volumetric weight: (10.7 + 5) ÷ 2 are billed as 8", () => {
    expect(quoted(courier("half", 6000), large).billable.mass).toBe(kg(8));
  });
  test("without volumetric weight: 5", () => {
    expect(quoted(courier("greater"), large).billable.mass).toBe(kg(5));
  });
  test("30 × 30 × 30 at 11 kg: 4.5 kg of volumetric weight, so billed on actual weight", () => {
    expect(quoted(courier("greater", 6000), pieces(1, 11, [30, 30, 30])).billable.mass).toBe(kg(11));
  });
});

describe("a national post's table by weight and zone", () => {
  // Deutsche Post, parcel prices of 1 July 2014 at the counter, reported by Lausitzer Rundschau, lr-online.de
  const band = (upTo: number, price: number) => ({ upTo: kg(upTo), price: toMicro(price), ...days });
  const { divisor: _, ...weight } = testCard().weight;
  const post = testCard({
    currency: "EUR",
    weight: { ...weight, minimum: 1, steps: [{ upTo: always, step: kg(1 / 1000) }] },
    limits: { maxMass: kg(20) },
    zones: [
      { zone: "national", country: "DE" },
      { zone: "union", country: "FR" },
      { zone: "union", country: "IT" },
    ],
    tariff: {
      method: "flat-by-band",
      bands: {
        national: [band(5, 6.7), band(10, 9.7), band(20, 13)],
        union: [band(5, 16.5), band(10, 20.5), band(20, 28.5)],
      },
    },
  });
  test.each([
    ["DE", 0.1, 670],
    ["DE", 5, 670],
    ["DE", 5.001, 970],
    ["DE", 10, 970],
    ["DE", 12, 1300],
    ["FR", 4.5, 1650],
    ["FR", 10, 2050],
    ["IT", 20, 2850],
  ])("to %s, %d kg", (to, kg, total) => {
    expect(quoted(post, pieces(1, kg, undefined, to)).total).toBe(total);
  });
  test("over 20 kg the counter refuses, and the answer says what would help", () => {
    expect(quoteCard(pieces(1, 20.5), post, testReference)).toMatchObject({
      available: false,
      reasons: [{ code: "parcel-too-heavy", fix: { field: "parcelMass", mass: toMass(20, "kg") } }],
    });
  });
});

describe("a peak table by weight tier and zone, in pounds", () => {
  // United States Postal Service, temporary retail prices 5 October 2025 to 18 January 2026, Ground Advantage,
  // news.usps.com/daily/2025/10/07: tiers are in whole pounds, and part of a pound counts as a whole one
  const { weight, limits: _, ...rest } = testCard();
  const tier = (upTo: number, near: number, far: number) => ({
    upTo: kg(upTo),
    prices: { near: toMicro(near), far: toMicro(far) },
  });
  const peak: RateCard = {
    ...rest,
    unit: "lb",
    limits: { maxMass: kg(70) },
    weight: {
      ...weight,
      divisor: 166,
      when: { volumeOver: 1728e9 },
      minimum: 1,
      steps: [{ upTo: always, step: kg(1) }],
      sideStep: 1000,
    },
    zones: [
      { zone: "near", country: "US", postcodes: [{ prefix: "1" }] },
      { zone: "far", country: "US", postcodes: [{ prefix: "9" }] },
    ],
    tariff: {
      method: "flat-by-band",
      bands: {
        near: [{ upTo: kg(70), price: 0, ...days }],
        far: [{ upTo: kg(70), price: 0, ...days }],
      },
    },
    surcharges: [
      {
        id: "peak",
        label: "Peak",
        amount: { per: "tier", tiers: [tier(3, 0.4, 0.5), tier(10, 0.6, 1), tier(25, 0.95, 2), tier(70, 3, 5.75)] },
        when: { from: "2025-10-05", to: "2026-01-18" },
      },
    ],
    validFrom: "2025-01-01",
  };
  const box = (
    pounds: number,
    postcode: string,
    shipDate = "2025-12-01",
    inches: readonly [number, number, number] = [10, 8, 6],
  ): Shipment =>
    testShipment({
      to: "US",
      postcode,
      shipDate,
      parcels: [
        {
          quantity: 1,
          mass: toMass(pounds, "lb"),
          sides: [toLength(inches[0], "in"), toLength(inches[1], "in"), toLength(inches[2], "in")],
        },
      ],
    });
  test.each([
    [1, "10001", 40],
    [3, "10001", 40],
    [3.1, "10001", 60],
    [10, "10001", 60],
    [25, "10001", 95],
    [70, "10001", 300],
    [3, "90001", 50],
    [4, "90001", 100],
    [25, "90001", 200],
    [26, "90001", 575],
  ])("%d lb to %s", (pounds, postcode, total) => {
    expect(quoted(peak, box(pounds, postcode)).total).toBe(total);
  });
  test("on its first and last day, and on no other", () => {
    const on = (day: string) => quoted(peak, box(1, "10001", day)).total;
    expect([on("2025-10-04"), on("2025-10-05"), on("2026-01-18"), on("2026-01-19")]).toEqual([0, 40, 40, 0]);
  });
  // Domestic Mail Manual 283.1.3: above one cubic foot (1,728 in³), volume ÷ 166 applies if it is greater
  test("up to one cubic foot actual weight is billed, above it volumetric weight", () => {
    expect(quoted(peak, box(5, "10001", "2025-12-01", [12, 12, 12])).billable.mass).toBe(kg(5));
    expect(quoted(peak, box(5, "10001", "2025-12-01", [13, 12, 12])).billable.mass).toBe(kg(12));
  });
});

describe("sea freight, less than a container: weight or measure", () => {
  const lcl = (perTon: number, perShipment = 0) =>
    testCard({
      mode: "sea",
      limits: {},
      tariff: {
        method: "weight-or-measure",
        bands: {
          DE: [{ perRevenueTon: toMicro(perTon), perItem: toMicro(perShipment), transitMin: 30, transitMax: 40 }],
        },
        minimum: 1000,
        step: 1,
      },
    });
  test("five parcels of 2.5 × 0.85 × 0.8 m, 11 t in all, at 65: weight applies, 715", () => {
    // howtoexportimport.com/Example-of-calculating-Basic-Ocean-freight-under-L-10325.aspx
    expect(quoted(lcl(65), pieces(5, 2200, [250, 85, 80])).total).toBe(71_500);
  });
  test("2 m³ of 1.8 t at 45: volume applies, 90; 0.6 m³ of 0.3 t are billed as 1", () => {
    // laojinchuhai.com/en/insights/guide-lcl-revenue-ton
    expect(quoted(lcl(45), pieces(2, 900, [100, 100, 100])).total).toBe(9000);
    expect(quoted(lcl(45), pieces(1, 300, [100, 100, 60])).total).toBe(4500);
  });
  test("1.5 × 1.2 × 1.2 m of 500 kg at 90 with 200 of fixed charges: 394.40", () => {
    // costcalculator.calculator.city/sea-freight-rate-calculator
    expect(quoted(lcl(90, 200), pieces(1, 500, [150, 120, 120])).total).toBe(39_440);
  });
});

describe("parcels by first and additional kilogram, and by weight with a fee", () => {
  test("10 for the first kilogram, 1 for each additional one: 3.5 kg cost 13", () => {
    // adatat.com/zhishiku/166346.html
    const row = {
      upTo: kg(30),
      first: kg(1),
      firstPrice: toMicro(10),
      step: kg(1),
      stepPrice: toMicro(1),
      ...days,
    };
    const card = testCard({ currency: "CNY", tariff: { method: "first-and-additional", bands: { DE: [row] } } });
    expect(quoted(card, pieces(1, 3.5)).total).toBe(1300);
  });
  test("registered small packets: weight × price + fee, at least 50 g", () => {
    // China Post's rule for registered packets: jx.motorlink.cn/jx/202407/557790.html; price and fee are made up
    const row = { upTo: kg(2), perUnit: toMicro(90.5), perItem: toMicro(8), ...days };
    const card = testCard({ currency: "CNY", tariff: { method: "per-kg-and-item", bands: { DE: [row] } } });
    expect(quoted(card, pieces(1, 0.03)).total).toBe(453 + 800);
    expect(quoted(card, pieces(1, 0.3)).total).toBe(2715 + 800);
  });
});

describe("volume that is used only from twice the actual weight", () => {
  // YunExpress, "Economy Express", yunexpress.com/our-solutions/b2c/economy-express: actual weight if the volumetric
  // weight at 6000 cm³/kg is below twice as much, else the volumetric weight; 30 × 20 × 12 cm are 1.2 kg
  const { weight } = testCard();
  const twice = testCard({ weight: { ...weight, divisor: 6000, when: { ratioFrom: toMicro(200) } } });
  test.each([
    [0.61, 0.61],
    [0.6, 1.2],
    [0.59, 1.2],
    [1.5, 1.5],
  ])("%d kg of actual weight are billed as %d", (scale, billed) => {
    expect(quoted(twice, pieces(1, scale, [30, 20, 12])).billable.mass).toBe(kg(billed));
  });
});

describe("full containers compared with less than a container", () => {
  const box = (container: "20GP" | "40GP", price: number, fees: number) =>
    testCard({
      mode: "sea",
      limits: {},
      tariff: {
        method: "container",
        bands: { DE: [{ container, price: toMicro(price), transitMin: 30, transitMax: 40 }] },
      },
      surcharges: [{ id: "fees", label: "Fees", amount: { per: "shipment", price: toMicro(fees) } }],
    });
  const loose = (perTon: number, fees: number) =>
    testCard({
      mode: "sea",
      limits: {},
      tariff: {
        method: "weight-or-measure",
        bands: { DE: [{ perRevenueTon: toMicro(perTon), perItem: toMicro(fees), transitMin: 30, transitMax: 40 }] },
        minimum: 1000,
        step: 1,
      },
    });
  test("18 m³ of 4.5 t: 1,780 loose, 2,500 in a 20-foot container", () => {
    // freightmaths.com/ocean-fcl-vs-lcl-calculator, worked example
    const cargo = pieces(180, 25, [50, 50, 40]);
    expect(quoted(loose(85, 250), cargo).total).toBe(178_000);
    expect(quoted(box("20GP", 1850, 650), cargo).total).toBe(250_000);
  });
  test("a 40-foot container at 2,400, or 60 per cubic metre: 30 m³ go loose, 45 m³ in the container", () => {
    // tools.gera.services/ocean-freight-rate-comparison, example
    const thirty = pieces(300, 20, [50, 50, 40]);
    const more = pieces(450, 20, [50, 50, 40]);
    expect([quoted(loose(60, 0), thirty).total, quoted(box("40GP", 2400, 0), thirty).total]).toEqual([
      180_000, 240_000,
    ]);
    expect([quoted(loose(60, 0), more).total, quoted(box("40GP", 2400, 0), more).total]).toEqual([270_000, 240_000]);
  });
});

describe("full containers", () => {
  const fcl = testCard({
    mode: "sea",
    limits: {},
    tariff: {
      method: "container",
      bands: {
        DE: [
          { container: "20GP", price: toMicro(2900), transitMin: 30, transitMax: 40 },
          { container: "40GP", price: toMicro(3712), transitMin: 30, transitMax: 40 },
          { container: "40HC", price: toMicro(3860), transitMin: 30, transitMax: 40 },
        ],
      },
    },
  });
  const load = (parcels: Shipment["parcels"]) => quoteCard(testShipment({ parcels }), fcl, testReference);
  const pallets = (quantity: number): Shipment["parcels"] =>
    pieces(quantity, 500, [120, 100, 180]).parcels.map((one) => ({ ...one, upright: true, unstackable: true }));
  // pallets of 120 × 100 cm, counted as the trade does: 10 in a 20-foot container, 20 or 21 in a 40-foot one
  test.each([
    [10, "2,900.00 USD (20GP)", 290_000],
    [21, "3,712.00 USD (40GP)", 371_200],
    [24, "2,900.00 USD (20GP) + 1 × 3,712.00 USD (40GP)", 661_200],
  ])("%d pallets that cannot be stacked", (quantity, says, total) => {
    const answer = load(pallets(quantity));
    if (!answer.available) throw new Error(JSON.stringify(answer.reasons));
    // a charge for each kind
    expect(answer.charges.map(({ formula }) => formatFormula(formula)).join(" + ")).toBe(`1 × ${says}`);
    expect(answer.total).toBe(total);
    expect(answer.loading?.spaces.reduce((sum, { counts, count }) => sum + (counts[0] ?? 0) * count, 0)).toBe(quantity);
  });
  test("a bar of 8 m needs a 40-foot container, one of 13 m fits none; the payload is respected", () => {
    expect(load(pieces(1, 900, [800, 20, 20]).parcels)).toMatchObject({ total: 371_200 });
    expect(load(pieces(1, 900, [1300, 20, 20]).parcels)).toMatchObject({
      reasons: [{ field: "sides", code: "does-not-fit-container" }],
    });
    expect(load(pieces(30, 1000, [100, 100, 100]).parcels)).toMatchObject({ total: 580_000 });
  });
});
