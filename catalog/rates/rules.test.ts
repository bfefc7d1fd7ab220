import { describe, expect, test } from "vitest";
import type { Quote, Reason } from "#rating/answer.ts";
import type { ShipmentOption } from "#rating/card.ts";
import { roundToAmount, formatFormula } from "#rating/money/formula.ts";
import { type LengthUnit, type MassUnit, toLength, toMass } from "#rating/shipment/units.ts";
import { quoteCard } from "#rating/quote.ts";
import type { Parcel, Shipment } from "#rating/shipment/shipment.ts";
import { testReference, testShipment } from "#rating/test-card.ts";
import { formatProblems } from "../read/problems.ts";
import { compileCardText } from "./test-cards.ts";

// The examples in docs/rate-cards.md and next to each rule: the card as its file has it, the price worked out by hand.
type Made = {
  method?: string;
  weight?: string;
  surcharges?: string;
  rest?: string;
  limits?: string;
  prices?: string;
  zones?: string;
  units?: "metric" | "imperial";
};
const flat = "zone,up_to_kg,price,transit_min,transit_max\nDE,1000,40,1,2\n";

function writeCard({ method = "flat-by-band", weight, surcharges, rest = "", units, limits }: Made): string {
  const imperial = units === "imperial";
  return `
method: ${method}
currency: USD
mode: air
origins: [CN, PHX]
units: ${units ?? "metric"}
weight: ${weight ?? `{ minimum: ${imperial ? "1 oz" : "1 g"}, round: [{ step: ${imperial ? "0.1 oz" : "1 g"} }] }`}
limits: ${limits ?? "{}"}
goods: [general]
incoterms: [DAP]
${rest}
${surcharges ? `surcharges:\n${surcharges}` : ""}
`;
}

function cardFor(made: Made) {
  const { card, problems } = compileCardText(writeCard(made), made.prices ?? flat, made.zones);
  expect(formatProblems(problems.errors)).toBe("");
  return card;
}

type Box = readonly [number, number, number];
function parcel(amount: number, sides?: Box, quantity = 1, unit: MassUnit = "kg", side: LengthUnit = "cm"): Parcel {
  return {
    quantity,
    mass: toMass(amount, unit),
    ...(sides && { sides: [toLength(sides[0], side), toLength(sides[1], side), toLength(sides[2], side)] as const }),
  };
}

function quoted(made: Made, parcels: readonly Parcel[], changes: Partial<Shipment> = {}): Quote {
  const shipment: Shipment = {
    from: "CN",
    to: "DE",
    parcels,
    goods: "general",
    currency: "USD",
    incoterm: "DAP",
    shipDate: "2026-11-20",
    ...changes,
  };
  const answer = quoteCard(shipment, cardFor(made), testReference);
  if (!answer.available) throw new Error(answer.reasons.map(({ code }) => code).join());
  for (const { formula, amount } of answer.charges)
    expect(roundToAmount(formula, "USD"), formatFormula(formula)).toBe(amount);
  return answer;
}

const total = (...given: Parameters<typeof quoted>) => quoted(...given).total / 100;
const kilos = (...given: Parameters<typeof quoted>) => quoted(...given).billable.mass / 1e6;
/** The first surcharge, on 40.00 of freight. */
const surcharge = (amount: string, parcels: readonly Parcel[], changes?: Partial<Shipment>, more = "") =>
  (quoted({ surcharges: `  - { id: own, label: Own, amount: ${amount}${more} }` }, parcels, changes).charges[1]
    ?.amount ?? 0) / 100;

test("a shipment is billed a minimum weight for each of its parcels", () => {
  const made: Made = { weight: "{ per: shipment, minimum: 1 g, minimum_average: 5 kg, round: [{ step: 1 kg }] }" };
  expect(kilos(made, [parcel(2)])).toBe(5);
  expect(kilos(made, [parcel(9), parcel(2)])).toBe(11);
  expect(kilos(made, [parcel(6), parcel(2)])).toBe(10);
});

test("a line is rounded once over all its parcels", () => {
  const prices = "zone,up_to_kg,per_kg,per_item,transit_min,transit_max\nDE,30,7.123,0,1,2\n";
  const { charges } = quoted({ method: "per-kg-and-item", prices }, [parcel(0.35, undefined, 100)]);
  expect(charges.map(({ formula, amount }) => [formatFormula(formula), amount])).toEqual([
    ["100 × 0.35 kg × 7.123 USD/kg", 24_931],
  ]);
});

describe("methods", () => {
  test("per-kg-and-item", () => {
    const prices = "zone,up_to_kg,per_kg,per_item,transit_min,transit_max\nDE,2,7.10,2.30,7,10\nDE,30,6.40,4.10,7,10\n";
    const made: Made = { method: "per-kg-and-item", prices };
    expect(total(made, [parcel(1.5)])).toBe(12.95);
    expect(total(made, [parcel(1.5), parcel(3)])).toBe(12.95 + 23.3);
    const together = { ...made, weight: "{ per: shipment, minimum: 1 g, round: [{ step: 10 g }] }" };
    expect(total(together, [parcel(1.5), parcel(3)])).toBe(4.5 * 6.4 + 2 * 4.1);
  });
  test("flat-by-band with a multiplier", () => {
    const prices =
      "zone,up_to_kg,price,per_kg,transit_min,transit_max\nDE,0.5,21.40,,2,3\nDE,30,96.00,,2,3\nDE,70,0,3.35,2,3\n";
    expect(total({ prices }, [parcel(0.2)])).toBe(21.4);
    expect(total({ prices }, [parcel(31)])).toBe(103.85);
    expect(total({ prices }, [parcel(0.2, undefined, 2), parcel(31)])).toBe(146.65);
  });
  test("first-and-additional, and each additional kilogram over 30", () => {
    const head = "zone,up_to_kg,first_kg,first_price,step_kg,step_price,transit_min,transit_max\n";
    const prices = `${head}DE,30,0.5,12.10,0.5,5.85,3,5\nDE,70,30,150.00,1,4.20,3,5\n`;
    const made: Made = { method: "first-and-additional", prices };
    expect(total(made, [parcel(1.2)])).toBe(23.8);
    expect(total(made, [parcel(32.5)])).toBe(162.6);
    expect(formatFormula(quoted(made, [parcel(1.2, undefined, 2)]).charges[0]?.formula ?? { op: "+", parts: [] })).toBe(
      "2 × (12.10 USD (0.5 kg) + 2 × 5.85 USD (+ 0.5 kg))",
    );
  });
  test("breaks, with the minimum in any row and a first break above zero", () => {
    const head = "zone,from_kg,per_kg,minimum,transit_min,transit_max\n";
    const weight = "{ per: consignment, divisor: 6000, minimum: 1 kg, round: [{ step: 500 g }] }";
    const made: Made = {
      method: "breaks",
      weight,
      prices: `${head}DE,0,7.90,,5,8\nDE,45,6.45,165.00,5,8\nDE,100,5.80,,5,8\n`,
    };
    expect(total(made, [parcel(40)])).toBe(290.25);
    expect(total(made, [parcel(10)])).toBe(165);
    const late = { ...made, prices: `${head}DE,45,6.45,,5,8\nDE,100,2.50,,5,8\n` };
    expect(total(late, [parcel(20)])).toBe(250);
    expect(total({ ...made, prices: `${head}DE,45,6.45,,5,8\nDE,100,5.80,,5,8\n` }, [parcel(20)])).toBe(290.25);
  });
  test("weight-or-measure", () => {
    const prices = "zone,per_wm,per_shipment,transit_min,transit_max\nDE,118,95,22,30\n";
    const made: Made = { method: "weight-or-measure", prices, rest: "measure: { minimum: 1, step: 0.001 }" };
    expect(total(made, [parcel(450, [120, 100, 100], 2)])).toBe(378.2);
    expect(total(made, [parcel(45, [20, 10, 10], 2)])).toBe(213);
  });
});

describe("weight", () => {
  const of = (weight: string): Made => ({ weight });
  test("per shipment, rounded by piece, by shipment or both", () => {
    const byPiece = of("{ per: shipment, minimum: 1 g, round_pieces: [{ step: 500 g }] }");
    const byShipment = of("{ per: shipment, minimum: 1 g, round: [{ step: 500 g }] }");
    expect(kilos(byPiece, [parcel(1.2), parcel(3.4)])).toBe(5);
    expect(kilos(byPiece, [parcel(1.2, undefined, 3)])).toBe(4.5);
    expect(kilos(byShipment, [parcel(1.2, undefined, 3)])).toBe(4);
    expect(
      kilos(of("{ per: shipment, minimum: 1 g, round_pieces: [{ step: 100 g }], round: [{ step: 1 kg }] }"), [
        parcel(1.25, undefined, 3),
      ]),
    ).toBe(4);
  });
  test("a shipment adds each piece's greater weight, a consignment compares total volume and weight", () => {
    const boxes = [parcel(10, [50, 40, 10]), parcel(2, [60, 50, 20])];
    const rule = (per: string) => of(`{ per: ${per}, divisor: 6000, minimum: 1 g, round: [{ step: 1 g }] }`);
    expect(kilos(rule("shipment"), boxes)).toBe(20);
    expect(kilos(rule("consignment"), boxes)).toBe(13.334);
  });
  test("sides are rounded up, to the nearest, or down", () => {
    const rule = (rounding: string) =>
      of(`{ divisor: 1000, minimum: 1 g, round: [{ step: 1 g }], side_step: 1 cm, side_rounding: ${rounding} }`);
    const box = [parcel(0.1, [10.4, 10.5, 10])];
    expect(kilos(rule("up"), box)).toBe(1.21);
    expect(kilos(rule("nearest"), box)).toBe(1.1);
    expect(kilos(rule("down"), box)).toBe(1);
  });
  test("a minimum weight because of size", () => {
    const rule = of(
      "{ minimum: 1 g, round: [{ step: 1 kg }], minimums: [{ weight: 40 kg, when: { side_over: 274 cm } }] }",
    );
    expect(kilos(rule, [parcel(12, [280, 20, 20])])).toBe(40);
    expect(kilos(rule, [parcel(12, [274, 20, 20])])).toBe(12);
    expect(kilos(rule, [parcel(41.5, [280, 20, 20])])).toBe(42);
  });
  test("steps of an imperial card are exact", () => {
    const prices = "zone,up_to_lb,price,transit_min,transit_max\nDE,0.25,4,1,2\nDE,2,9,1,2\nDE,70,20,1,2\n";
    const made: Made = { units: "imperial", prices };
    expect(total(made, [parcel(4, undefined, 1, "oz")])).toBe(4);
    expect(total(made, [parcel(4.1, undefined, 1, "oz")])).toBe(9);
    expect(total(made, [parcel(2, undefined, 1, "lb")])).toBe(9);
    expect(total(made, [parcel(2.001, undefined, 1, "lb")])).toBe(20);
    expect(total(made, [parcel(907.18474, undefined, 1, "g")])).toBe(9);
    const fine = { ...made, weight: "{ minimum: 0.001 lb, round: [{ step: 0.001 lb }] }" };
    for (let thousandths = 1; thousandths < 3000; thousandths += 7)
      expect(kilos(fine, [parcel(thousandths / 1000, undefined, 1, "lb")])).toBe(thousandths / 1000);
    const tenths = { ...made, weight: "{ minimum: 0.1 oz, round: [{ step: 0.1 oz }] }" };
    for (let tenth = 1; tenth < 300; tenth += 7)
      expect(kilos(tenths, [parcel(tenth / 10, undefined, 1, "oz")]) * 160).toBeCloseTo(tenth, 9);
  });
  test("up to one cubic foot actual weight is billed, above it volumetric weight", () => {
    const prices = "zone,up_to_lb,price,transit_min,transit_max\nDE,70,20,1,2\n";
    const weight = "{ divisor: 166, volume_when: { volume_over: 1728 }, minimum: 1 oz, round: [{ step: 1 lb }] }";
    const pounds = (sides: Box) => kilos({ units: "imperial", prices, weight }, [parcel(5, sides, 1, "lb", "in")]);
    expect(pounds([12, 12, 12])).toBe(5);
    expect(pounds([13, 12, 12])).toBe(12);
  });
});

describe("surcharges on 40.00 of freight", () => {
  const one = [parcel(1.2)];
  const worth = (value: number, currency = "USD") => ({ value: value * 100, currency });
  test.each<[string, readonly Parcel[], Partial<Shipment> | undefined, number]>([
    ["{ percent: 11.25 }", one, undefined, 4.5],
    ["{ percent: -12.5 }", one, undefined, -5],
    ["{ percent: 250 }", one, undefined, 100],
    ["{ percent: 0.123456 }", [parcel(1, undefined, 1000)], undefined, 49.38],
    ["{ percent: 0.5, of: value }", one, worth(1200), 6],
    ["{ percent: 0.5, of: value }", one, worth(1080, "EUR"), 6],
    ["{ per_unit: 0.72, step: 500 g }", one, undefined, 1.08],
    ["{ per_unit: 0.5, step: 1 kg, beyond: 30 kg }", [parcel(33.5)], undefined, 2],
    ["{ per_unit: 0.5, step: 1 kg, beyond: 30 kg }", one, undefined, 0],
    ["{ per_parcel: 9 }", [parcel(1, undefined, 2), parcel(2)], undefined, 27],
    ["{ per_shipment: 48 }", [parcel(1, undefined, 2), parcel(2)], undefined, 48],
    ["{ per_value: 1.25, step: 100, free: 100 }", one, worth(250), 2.5],
    ["{ per_value: 1.25, step: 100, free: 100 }", one, worth(90), 0],
    ["{ per_value: 1.25, step: 100, minimum: 4 }", one, worth(250), 4],
    ["{ per_unit: 0.6, step: 500 g, minimum: 30 }", [parcel(20)], undefined, 30],
    ["{ percent: 1.5, of: value, minimum: 12, maximum: 90 }", one, worth(500), 12],
    ["{ percent: 1.5, of: value, minimum: 12, maximum: 90 }", one, worth(2000), 30],
    ["{ percent: 1.5, of: value, minimum: 12, maximum: 90 }", one, worth(20_000), 90],
    // per parcel: 4 × 0.5 = 2, raised to 3; 50 × 0.5 = 25, reduced to 20
    ["{ per_unit: 0.5, step: 1 kg, minimum_per_parcel: 3 }", [parcel(4, undefined, 2), parcel(50)], undefined, 31],
    ["{ per_unit: 0.5, step: 1 kg, maximum_per_parcel: 20 }", [parcel(4, undefined, 2), parcel(50)], undefined, 24],
    [
      "{ per_unit: 0.5, step: 1 kg, minimum_per_parcel: 3, maximum_per_parcel: 20, minimum: 30 }",
      [parcel(4, undefined, 2), parcel(50)],
      undefined,
      30,
    ],
    ["{ percent: 5, of: parcels, minimum_per_parcel: 2.5 }", [parcel(1, undefined, 3)], undefined, 7.5],
    ["{ percent: 50, of: parcels, maximum_per_parcel: 12 }", [parcel(1, undefined, 3)], undefined, 36],
    [
      '{ tiers: [{ up_to: 2 kg, prices: { "*": 1.2 } }, { prices: { "*": 2.9 } }], minimum_per_parcel: 2 }',
      [parcel(1, undefined, 2), parcel(3)],
      undefined,
      6.9,
    ],
    ['{ tiers: [{ up_to: 2 kg, prices: { "*": 1.2, DE: 1.6 } }, { prices: { "*": 2.9 } }] }', one, undefined, 1.6],
    [
      '{ tiers: [{ up_to: 2 kg, prices: { "*": 1.2 } }, { prices: { "*": 2.9 } }] }',
      [parcel(1, undefined, 2), parcel(3)],
      undefined,
      5.3,
    ],
  ])("%s", (amount, parcels, changes, expected) => {
    expect(surcharge(amount, parcels, changes)).toBe(expected);
  });
  test("on other surcharges, with and without freight", () => {
    const made = (of: string): Made => ({
      surcharges: `
  - { id: peak, label: Peak, amount: { per_shipment: 3 } }
  - { id: remote, label: Remote, amount: { per_shipment: 5 } }
  - { id: fuel, label: Fuel, amount: { percent: 20, ${of} } }`,
    });
    const fuel = (of: string) => quoted(made(of), one).charges[3]?.amount;
    expect(fuel("of: [peak, remote]")).toBe(960);
    expect(fuel("of_only: [remote]")).toBe(100);
  });
  test("a surcharge that needs the value is refused without one", () => {
    expect(() => surcharge("{ percent: 0.5, of: value }", one)).toThrow("value-needed");
    expect(() => surcharge("{ percent: 0.5, of: value }", one, worth(1, "XAU"))).toThrow("no-exchange-rate");
  });
  test("a group is resolved for each parcel", () => {
    const made: Made = {
      surcharges: `
  - { id: long, label: Long, amount: { per_parcel: 9 }, when: { side_over: 100 cm }, group: size }
  - { id: heavy, label: Heavy, amount: { per_parcel: 7.5 }, when: { weight_over: 22.5 kg }, group: size }`,
    };
    const light = parcel(2, [110, 10, 10]);
    const heavy = parcel(25, [40, 40, 40]);
    expect(total(made, [light])).toBe(49);
    expect(total(made, [light, heavy])).toBe(80 + 16.5);
    expect(total(made, [parcel(25, [110, 10, 10])])).toBe(49);
    expect(total(made, [parcel(2, [110, 10, 10], 3), parcel(2, [20, 10, 10], 2)])).toBe(200 + 27);
  });
  test.each<[string, Box, number, boolean]>([
    ["side_over: 100 cm", [100, 10, 10], 1, false],
    ["side_from: 100 cm", [100, 10, 10], 1, true],
    ["second_side_over: 76 cm", [120, 76.1, 10], 1, true],
    ["second_side_over: 76 cm", [120, 76, 76], 1, false],
    ["third_side_from: 40 cm", [40, 50, 60], 1, true],
    ["girth_over: 260 cm", [100, 40, 40], 1, false],
    ["girth_from: 260 cm", [100, 40, 40], 1, true],
    ["side_sum_over: 90 cm", [30, 30, 30.1], 1, true],
    ["volume_over: 1000", [10, 10, 10], 1, false],
    ["volume_from: 1000", [10, 10, 10], 1, true],
    ["weight_over: 10 kg", [10, 10, 10], 10, false],
    ["weight_under: 10 kg", [10, 10, 10], 9.999, true],
    ["weight_up_to: 10 kg", [10, 10, 10], 10, true],
    ["billable_from: 2 kg", [10, 10, 10], 1.2, true],
    ["side_over: 100 cm, rounded_sides: true", [100.1, 10, 10], 1, true],
    ["side_from: 101 cm, rounded_sides: true", [100.1, 10, 10], 1, true],
    ["side_from: 101 cm", [100.1, 10, 10], 1, false],
    ["any: [{ side_over: 48 in }, { weight_over: 50 lb }]", [130, 10, 10], 1, true],
    ["any: [{ side_over: 48 in }, { weight_over: 50 lb }]", [20, 10, 10], 23, true],
    ["any: [{ side_over: 48 in }, { weight_over: 50 lb }]", [20, 10, 10], 22, false],
    ["total_weight_over: 5 kg", [10, 10, 10], 5, false],
    ["parcels_from: 2", [10, 10, 10], 1, false],
  ])("{ %s } for %j of %d kg", (when, sides, amount, due) => {
    const weight = "{ minimum: 1 g, round: [{ step: 1 kg }] }";
    const surcharges = `  - { id: own, label: Own, amount: { per_parcel: 5 }, when: { ${when} } }`;
    expect(total({ weight, surcharges }, [parcel(amount, sides)])).toBe(due ? 45 : 40);
  });
  test("an option is charged if chosen, and refused if it has no price", () => {
    const surcharges = `
  - { id: insurance, label: Insurance, amount: { percent: 1.5, of: value, minimum: 12 }, when: { option: insurance } }`;
    const made: Made = { surcharges, rest: "included_options: [signature]" };
    const with_ = (...options: ShipmentOption[]) => total(made, one, { options, ...worth(500) });
    expect(with_()).toBe(40);
    expect(with_("insurance")).toBe(52);
    expect(with_("signature", "residential")).toBe(40);
    expect(() => with_("saturday")).toThrow("option-not-offered");
  });
  test("an option named by the card itself has its name in both languages", () => {
    const { options } = cardFor({
      rest: "options: { evening: { en: Evening delivery, zh: 夜间派送 } }\nincluded_options: [signature]",
      surcharges: "  - { id: late, label: Late, amount: { per_shipment: 4 }, when: { option: evening } }",
    });
    expect(options).toEqual([
      { id: "evening", name: { en: "Evening delivery", zh: "夜间派送" }, included: false },
      { id: "signature", name: { en: "Signature", zh: "签收" }, included: true },
    ]);
  });
});

describe("how a card loads containers", () => {
  const prices = "zone,container,price,transit_min,transit_max\nDE,20GP,2000,1,2\nDE,40GP,3000,1,2\n";
  const made = (loading: string): Made => ({ method: "container", prices, rest: loading && `loading: ${loading}` });
  const cartons = (count: number, kilograms = 12) => [parcel(kilograms, [60, 40, 40], count)];
  test("loose, and on pallets of 16 cartons each", () => {
    expect(total(made(""), cartons(240))).toBe(2000);
    const onPallets = made("{ pallet: 120x80 }");
    expect(total(onPallets, cartons(176))).toBe(2000);
    expect(total(onPallets, cartons(240))).toBe(3000);
    expect(quoted(onPallets, cartons(176)).loading?.pallets.reduce((sum, { count }) => sum + count, 0)).toBe(11);
    const lower = "{ size: [120 cm, 80 cm], height: 14.4 cm, weight: 25 kg, max_height: 100 cm, max_load: 500 kg }";
    expect(total(made(`{ pallet: ${lower} }`), cartons(176))).toBe(3000);
    expect(total(made(`{ pallet: ${lower}, pallets_stackable: true }`), cartons(176))).toBe(2000);
  });
  test("what does not fit on a pallet travels without", () => {
    expect(
      quoted(made("{ pallet: 120x80 }"), [parcel(80, [300, 20, 20]), ...cartons(16)]).loading?.pallets,
    ).toHaveLength(1);
  });
  test("in containers with the card's own size and payload", () => {
    expect(total(made(""), cartons(240, 50))).toBe(2000);
    expect(total(made("{ containers: { 20GP: { max_payload: 10 t } } }"), cartons(240, 50))).toBe(3000);
    const narrow = "{ containers: { 20GP: { inner: [450 cm, 220 cm, 220 cm], door: [210 cm, 210 cm] } } }";
    expect(total(made(narrow), cartons(240))).toBe(3000);
    expect(total(made("{ gap: 2 cm }"), cartons(300))).toBe(3000);
  });
});

describe("a parcel with more volume than the card accepts", () => {
  const cubic = (limits: string): Made => ({ rest: "", weight: "{ minimum: 1 g, round: [{ step: 1 g }] }", limits });
  const reasonsOf = (made: Made, sides: Box) => {
    const shipment = { ...testShipment(), parcels: [parcel(1, sides)] };
    const answer = quoteCard(shipment, cardFor(made), testReference);
    return answer.available ? [] : answer.reasons;
  };
  test("is refused, with how long a side may be", () => {
    const made = cubic("{ max_volume: 8000 }");
    expect(reasonsOf(made, [40, 20, 10])).toEqual([]);
    expect(reasonsOf(made, [41, 20, 10])).toEqual([
      {
        field: "sides",
        code: "volume-too-big",
        given: 8200,
        limit: 8000,
        fix: { field: "longestSide", length: toLength(40, "cm") },
      },
    ]);
    const side = ([reason]: readonly Reason[]) => (reason?.fix?.field === "longestSide" ? reason.fix.length / 1e4 : 0);
    expect(side(reasonsOf(made, [80, 80, 5]))).toBe(40);
    expect(side(reasonsOf(made, [80, 80, 80]))).toBe(20);
  });
  test("may be measured with sides as rounded", () => {
    const made = cubic("{ max_volume: 8000, rounded_sides: true }");
    expect(reasonsOf(made, [39.1, 20, 10])).toEqual([]);
    expect(reasonsOf(made, [39.1, 20, 10.1]).map(({ given }) => given)).toEqual([40 * 20 * 11]);
  });
});

test("part of a country that is not served is refused, its neighbours are not", () => {
  const made: Made = { prices: flat.replaceAll("DE", "GB"), rest: "excluded: { GB: JE PA20 }" };
  const to = (postcode: string) => total(made, [parcel(1)], { to: "GB", postcode });
  expect(() => to("JE2 3AB")).toThrow("destination-not-served");
  expect(() => to("PA20 9AB")).toThrow("destination-not-served");
  expect(["PA2 0HG", "W1A 1AA", ""].map(to)).toEqual([40, 40, 40]);
});

describe("rules that some tariffs state differently", () => {
  const perKg = {
    method: "per-kg-and-item",
    prices: "zone,up_to_kg,per_kg,per_item,transit_min,transit_max\nDE,1000,50.24,5.3228,1,2\n",
  };
  test("freight and item fee rounded together, or each on its own", () => {
    expect(total(perKg, [parcel(0.1)])).toBe(10.34);
    const made = { ...perKg, rest: "item_fee: in-freight" };
    expect(total(made, [parcel(0.1)])).toBe(10.35);
    expect(quoted(made, [parcel(0.1)]).charges).toHaveLength(1);
    expect(total(made, [parcel(0.1, undefined, 3), parcel(0.1)])).toBe(41.39);
  });
  test.each([
    ["{ step: 1 }", 41, 100],
    ["{ step: 1, rounding: down }", 40, 0],
    ["{ step: 0.5, rounding: up }", 41, 100],
    ["{ step: 10, rounding: up }", 50, 1000],
  ])("the total rounded %s", (rule, whole) => {
    const surcharges = "  - { id: own, label: Own, amount: { percent: 1.9 } }";
    const { total: sum, charges } = quoted({ surcharges, rest: `round_total: ${rule}` }, [parcel(1)]);
    expect(sum).toBe(whole * 100);
    expect(charges.reduce((all, { amount }) => all + amount, 0)).toBe(sum);
    expect(charges.at(-1)).toMatchObject({ id: "rounding" });
  });
  test("a percentage of only the long parcel's freight", () => {
    const prices = "zone,up_to_kg,price,transit_min,transit_max\nDE,4,28.65,1,2\nDE,5,35.85,1,2\n";
    const of = (base: string) => ({
      prices,
      surcharges: `  - { id: long, label: Long, amount: { percent: 35, of: ${base} }, when: { side_over: 120 cm } }`,
    });
    const two = [parcel(4, [30, 20, 20]), parcel(5, [130, 20, 20])];
    expect(total(of("parcels"), two)).toBe(77.05);
    expect(total(of("freight"), two)).toBe(87.08);
    expect(total(of("parcels"), [parcel(4, [30, 20, 20], 2)])).toBe(57.3);
  });
  test.each([
    ["ratio_percent_from: 200", 60, true],
    ["ratio_percent_over: 200", 60, false],
    ["ratio_percent_over: 200", 59.999, true],
    ["ratio_percent_from: 200", 60.001, false],
    ["ratio_percent_up_to: 200", 60, true],
    ["ratio_percent_under: 200", 60, false],
  ])("{ %s } with a volume of 120 kg and %d kg", (when, kg, due) => {
    const weight = "{ divisor: 5000, minimum: 1 g, round: [{ step: 1 kg }] }";
    const surcharges = `  - { id: own, label: Own, amount: { per_parcel: 5 }, when: { ${when} } }`;
    expect(total({ weight, surcharges }, [parcel(kg, [100, 100, 60])])).toBe(due ? 45 : 40);
    expect(total({ weight, surcharges }, [parcel(kg)])).toBe(40);
  });
  test("an amount per revenue ton, with a minimum", () => {
    const made = {
      method: "weight-or-measure",
      prices: "zone,per_wm,per_shipment,transit_min,transit_max\nDE,100,0,1,2\n",
      rest: "measure: { minimum: 0.5, step: 0.01 }",
      surcharges: "  - { id: own, label: Own, amount: { per_wm: 500, minimum: 400 } }",
    };
    expect(total(made, [parcel(300, [110, 90, 120])])).toBe(714);
    expect(total(made, [parcel(300, [100, 60, 100])])).toBe(460);
  });
  test("a fee for each container of its kind with a heavy load", () => {
    const made = {
      method: "container",
      prices: "zone,container,price,transit_min,transit_max\nDE,20GP,2000,1,2\nDE,40GP,3000,1,2\n",
      surcharges: `  - { id: a, label: A, amount: { per_container: 200 }, when: { containers: [20GP], payload_over: 12 t } }
  - { id: b, label: B, amount: { per_container: 300 }, when: { containers: [40GP], payload_from: 24 t } }`,
    };
    const tons = (count: number) => total(made, [parcel(1000, [100, 100, 100], count)]);
    expect([12, 13, 20].map(tons)).toEqual([2000, 2200, 2200]);
    expect(total(made, [parcel(600, [100, 100, 100], 40)])).toBe(3300);
  });
});

describe("postcodes by their country's structure", () => {
  const zones = `zone,country,postcodes,label,origin
FAR,GB,IM PA20 PA41-PA49 W1 FIQQ BFPO BT_,,
FAR,CA,X0A H0-H1,,
FAR,NL,1791-1797,,
FAR,AR,V9410,,
FAR,IE,F28,,
FAR,US,80-81 875,,
NEAR,GB,,,
NEAR,CA,,,
NEAR,NL,,,
NEAR,AR,,,
NEAR,IE,,,
NEAR,US,,,
`.replace(" BT_", "");
  const prices = "zone,up_to_kg,price,transit_min,transit_max\nFAR,30,90,1,2\nNEAR,30,10,1,2\n";
  test.each([
    ["GB", "PA2 0HG", false],
    ["GB", "pa20hg", false],
    ["GB", "PA20 9AB", true],
    ["GB", "pa209ab", true],
    ["GB", "PA4 1AB", false],
    ["GB", "PA41 7AA", true],
    ["GB", "PA49", true],
    ["GB", "PA50 1AA", false],
    ["GB", "IM1 1AA", true],
    ["GB", "I1 1AA", false],
    ["GB", "W1A 1AA", true],
    ["GB", "FIQQ 1ZZ", true],
    ["GB", "fiqq1zz", true],
    ["GB", "FY1 1AA", false],
    ["GB", "BFPO 58", true],
    ["GB", "W10 1AA", false],
    ["GB", "W1", true],
    ["CA", "X0A 0H0", true],
    ["CA", "h1a-0a1", true],
    ["CA", "H2Y 1C6", false],
    ["NL", "1795 AB", true],
    ["NL", "1017XX", false],
    ["AR", "9410", true],
    ["AR", "V9410ABC", true],
    ["IE", "F28 X285", true],
    ["US", "80202-1234", true],
    ["US", "79999", false],
    ["US", "87501", true],
  ])("%s %s", (to, postcode, far) => {
    expect(total({ prices, zones }, [parcel(1)], { to, postcode })).toBe(far ? 90 : 10);
  });
  test("a code cut short lies in no range", () => {
    const west = "zone,country,postcodes,label,origin\nFAR,US,80-99,,\nNEAR,US,,,\n";
    const to = (postcode: string) => total({ prices, zones: west }, [parcel(1)], { to: "US", postcode });
    expect([to("90001"), to("9")]).toEqual([90, 10]);
  });
});

// Each rule in docs/rate-cards.md under Sizes, Measures, The next band and Rounding, with its example there.
const letters = `sizes:
  - { id: letter, name: { en: Letter }, when: { side_up_to: 24 cm, third_side_up_to: 0.5 cm, weight_up_to: 100 g }, volume: ignored }
  - { id: small, name: { en: Small }, when: { longest_and_shortest_up_to: 50 cm }, packaging: 100 g }
  - { id: large, name: { en: Large } }`;
const sized: Made = {
  weight: "{ divisor: 5000, minimum: 1 g, round: [{ step: 1 g }] }",
  rest: letters,
  prices:
    "zone,size,up_to_kg,price,transit_min,transit_max\nDE,letter,0.1,1.60,2,4\nDE,small,0.5,3.90,2,4\nDE,small,2,4.60,2,4\nDE,large,10,8.90,2,4\n",
};
const whole = "per: consignment, minimum: 1 g, round: [{ step: 1 g }]";
const perKilo = "zone,up_to_kg,per_kg,per_item,transit_min,transit_max\n";
const dense: Made = {
  method: "per-kg-and-item",
  weight: `{ ${whole} }`,
  rest: "sizes:\n  - { id: dense, name: { en: Dense }, when: { total_density_from: 300 } }\n  - { id: light, name: { en: Light } }",
  prices: "zone,size,up_to_kg,per_kg,per_item,transit_min,transit_max\nDE,dense,999,1,0,2,4\nDE,light,999,3,0,2,4\n",
};
const pallet: Box = [120, 80, 150];
const counted = (of: string, prices: string, method = "flat-by-band"): Made => ({
  method,
  weight: `{ ${whole} }`,
  rest: `measure: { of: ${of} }`,
  prices: `zone,${prices}`,
});
const nextBand = (step: string): Made => ({
  method: "per-kg-and-item",
  weight: `{ minimum: 1 g, round: [{ step: ${step} }] }`,
  rest: "next_band: if-cheaper",
  prices: `${perKilo}DE,20,5,0,2,4\nDE,50,4,0,2,4\n`,
});
const single: Made = { method: "per-kg-and-item", prices: `${perKilo}DE,50,1,0,2,4\n` };
const owned = (amount: string, rest = ""): Made => ({
  surcharges: `  - { id: own, label: Own, amount: ${amount}${rest} }`,
});

test.each<[name: string, made: Made, parcels: readonly Parcel[], total: number, last?: string]>([
  ["packaging lifts a parcel into the next band", sized, [parcel(0.45, [30, 20, 10])], 4.6],
  [
    "sizes of one shipment are priced one by one",
    sized,
    [parcel(0.08, [20, 15, 0.4], 2), parcel(0.45, [45, 20, 10])],
    12.1,
  ],
  // 37.820475 kg ÷ 113,575 cm³, which no binary fraction writes
  [
    "a density right on its threshold",
    { ...dense, rest: dense.rest?.replace("from: 300", "up_to: 333") ?? "" },
    [parcel(37.820475, [59, 55, 35])],
    37.82,
  ],
  ["density is that of all pieces", dense, [parcel(60, [50, 50, 40]), parcel(140, [100, 100, 120])], 600],
  [
    "loading metres weigh most",
    {
      method: "per-kg-and-item",
      weight: `{ ${whole}, divisor: 3003, loading_metre: 1750 kg }`,
      prices: `${perKilo}DE,9000,0.1,0,2,4\n`,
    },
    [parcel(200, pallet, 3)],
    210,
  ],
  [
    "only what bears a load is stacked",
    {
      method: "per-kg-and-item",
      weight: `{ ${whole}, loading_metre: 1750 kg, stack: 2 }`,
      prices: `${perKilo}DE,9000,0.1,0,2,4\n`,
    },
    [parcel(200, pallet, 2), { ...parcel(200, pallet), unstackable: true }],
    140,
  ],
  [
    "pallets by their number",
    counted("pallet-spaces", "up_to_pallet,price,transit_min,transit_max\nDE,1,120,2,4\nDE,2,210,2,4\n"),
    [parcel(300, pallet, 2)],
    210,
  ],
  [
    "a pallet of more than its weight as two",
    {
      ...counted("pallet-spaces", "up_to_pallet,price,transit_min,transit_max\nDE,1,120,2,4\nDE,2,210,2,4\n"),
      rest: "measure: { of: pallet-spaces, weight: 250 kg }",
    },
    [parcel(300, pallet)],
    210,
  ],
  [
    "loading metres",
    counted(
      "loading-metres",
      "up_to_ldm,per_ldm,per_item,transit_min,transit_max\nDE,13.6,100,0,2,4\n",
      "per-kg-and-item",
    ),
    [parcel(300, pallet, 3)],
    120,
    "1.2 ldm × 100.00 USD/ldm",
  ],
  [
    "cubic metres",
    counted("cubic-metres", "up_to_m3,per_m3,per_item,transit_min,transit_max\nDE,90,100,0,2,4\n", "per-kg-and-item"),
    [parcel(300, pallet)],
    144,
  ],
  [
    "a first and each further piece",
    counted(
      "pieces, step: 1",
      "up_to_piece,first_piece,first_price,step_piece,step_price,transit_min,transit_max\nDE,100,1,12,1,5,2,3\n",
      "first-and-additional",
    ),
    [parcel(1, undefined, 3)],
    22,
  ],
  ["the next band at its least weight", nextBand("500 g"), [parcel(18)], 82, "20.5 kg × 4.00 USD/kg"],
  ["the next band by the card's own step", nextBand("1 kg"), [parcel(18)], 84],
  ["the next band is not cheaper", nextBand("1 kg"), [parcel(16)], 80],
  [
    "a minimum of freight",
    { ...single, prices: "zone,up_to_kg,per_kg,per_item,minimum,transit_min,transit_max\nDE,50,1,0,8,2,4\n" },
    [parcel(2, undefined, 2)],
    16,
    "2 × max(8.00 USD; 2 kg × 1.00 USD/kg)",
  ],
  ["a minimum of the total", { ...single, rest: "minimum_total: 25" }, [parcel(18.4)], 25, "25.00 USD − 18.40 USD"],
  ["a total right at its minimum", { ...single, rest: "minimum_total: 25" }, [parcel(25)], 25, "25 kg × 1.00 USD/kg"],
  ["parcels rounded once", single, [parcel(0.333, undefined, 3)], 1],
  [
    "parcels priced one by one",
    { ...single, rest: "round_lines: { step: 0.01, per: parcel }" },
    [parcel(0.333, undefined, 3)],
    0.99,
    "3 × round(0.333 kg × 1.00 USD/kg; 0.01)",
  ],
  [
    "a line rounded to five cents",
    owned("{ percent: 11.53, round: { step: 0.05 } }"),
    [parcel(1)],
    44.6,
    "round(11.53% × 40.00 USD; 0.05)",
  ],
  [
    "a line rounded up to whole tens",
    owned("{ per_unit: 0.7, step: 1 kg, round: { step: 10, rounding: up } }"),
    [parcel(15)],
    60,
  ],
  [
    "an amount in another currency",
    owned("{ per_shipment: 950, currency: EUR }"),
    [parcel(1)],
    1095.56,
    "1 × 950.00 EUR ÷ 0.9 EUR/USD (2026-11-01)",
  ],
  [
    "its bounds are in that currency",
    owned("{ per_unit: 0.333, step: 1 kg, minimum: 3, currency: EUR }"),
    [parcel(5)],
    43.33,
  ],
  [
    "only parcels above the second",
    owned("{ per_parcel: 8, beyond: 2 }"),
    [parcel(1, undefined, 5)],
    224,
    "(5 − 2) × 8.00 USD",
  ],
  ["fewer parcels than that", owned("{ per_parcel: 8, beyond: 2 }"), [parcel(1)], 40],
  [
    "a share of the excess by volume",
    {
      method: "per-kg-and-item",
      weight: "{ divisor: 5000, volume_share: 40, minimum: 1 g, round: [{ step: 1 g }] }",
      prices: `${perKilo}DE,50,1,0,2,4\n`,
    },
    [parcel(2, [50, 35, 20])],
    4,
  ],
])("%s", (_, made, parcels, expected, last) => {
  const answer = quoted(made, parcels);
  expect(answer.total / 100).toBe(expected);
  if (last) expect(formatFormula(answer.charges.at(-1)?.formula ?? { op: "+", parts: [] })).toBe(last);
});

test("a fixed amount and a percentage are one line, with one maximum", () => {
  const amount = "{ percent: 3, of: value, plus: 11.5, maximum: 70 }";
  expect(surcharge(amount, [parcel(1)], { value: 10_000 })).toBe(14.5);
  expect(surcharge(amount, [parcel(1)], { value: 200_000 })).toBe(70);
  expect(surcharge("{ percent: 5, plus: 1.25 }", [parcel(1)])).toBe(3.25);
});

test("a percentage of the value may be in another currency, with the value that its condition names", () => {
  const amount = "{ percent: 10, of: value, currency: EUR }";
  const when = ", when: { value_under: 1000 }";
  expect(surcharge(amount, [parcel(1)], { value: 80_000, currency: "EUR" }, when)).toBe(88.89);
  expect(surcharge(amount, [parcel(1)], { value: 110_000 }, when)).toBe(110);
  expect(surcharge(amount, [parcel(1)], { value: 112_000 }, when)).toBe(0);
});

test("an option excluded is not charged with that option", () => {
  const made: Made = {
    surcharges: `  - { id: pickup, label: Pickup, amount: { per_shipment: 5 }, when: { without: [signature] } }
  - { id: signed, label: Signed, amount: { per_shipment: 3 }, when: { option: signature } }`,
  };
  expect(total(made, [parcel(1)])).toBe(45);
  expect(total(made, [parcel(1)], { options: ["signature"] })).toBe(43);
  // any one of those named is enough
  const either: Made = { ...made, surcharges: made.surcharges?.replace("[signature]", "[signature, insured]") ?? "" };
  expect(
    total({ ...either, rest: "options: { insured: { en: Insured } }\nincluded_options: [insured]" }, [parcel(1)], {
      options: ["signature"],
    }),
  ).toBe(43);
});

test("a card that needs no side asks for none; one that does, does", () => {
  const refused = (made: Made, parcels: readonly Parcel[]) => {
    const answer = quoteCard(testShipment({ parcels }), cardFor(made), testReference);
    return answer.available ? [] : answer.reasons.map(({ field, code }: Reason) => `${field} ${code}`);
  };
  expect(refused({}, [parcel(2000)])).toEqual(["weight no-price"]);
  expect(refused(sized, [parcel(1)])).toEqual(["sides sides-needed"]);
  expect(refused(dense, [parcel(1)])).toEqual(["sides sides-needed"]);
  const two = letters.replace(/\n.*id: large.*/, "");
  expect(
    refused({ ...sized, rest: two, prices: sized.prices?.replace(/DE,large.*\n/, "") ?? "" }, [
      parcel(0.45, [45, 20, 10]),
    ]),
  ).toEqual(["sides no-price"]);
});

// What would price wrongly or never apply is reported where it stands, with a way to correct it.
const pallets = "measure: { of: pallet-spaces }";
test.each<[line: string, made: Made, says: RegExp]>([
  ["next_band", { method: "container", rest: "next_band: if-cheaper" }, /has no bands; remove it/],
  [
    "volume_share",
    { weight: "{ volume_share: 40, minimum: 1 g, round: [{ step: 1 g }] }" },
    /without a divisor; add a divisor/,
  ],
  [
    "loading_metre",
    { weight: "{ loading_metre: 1750 kg, minimum: 1 g, round: [{ step: 1 g }] }" },
    /whole shipment; write per/,
  ],
  ["measure", { rest: pallets }, /counted over the whole shipment; write weight.per/],
  [
    "round_lines",
    { rest: "round_lines: { step: 0.001 }" },
    /smaller than an amount of USD.*; write a multiple of 0.01/,
  ],
  [
    "id: b",
    { rest: "sizes:\n  - { id: a, name: { en: A } }\n  - { id: b, name: { en: B } }" },
    /never reached.*; put that one last/,
  ],
  [
    "id: a",
    { rest: "sizes:\n  - { id: a, name: { en: A }, when: { parcels_from: 2 } }\n  - { id: b, name: { en: B } }" },
    /of the whole shipment; write per/,
  ],
  ["currency: USD }", owned("{ per_shipment: 9, currency: USD }"), /in USD anyway; remove it/],
  [
    "per: parcel",
    owned("{ per_shipment: 9, round: { step: 0.05, per: parcel } }"),
    /not charged parcel by parcel; write per: line/,
  ],
  [
    "without",
    owned("{ per_shipment: 9 }", ", when: { without: [pickup] }"),
    /option of the card "pickup" is not known/,
  ],
])("a mistake in %s is reported", (line, made, says) => {
  const text = writeCard(made);
  const { errors } = compileCardText(text, made.prices ?? flat).problems;
  const at = text.split("\n").findIndex((own) => own.includes(line)) + 1;
  expect(formatProblems(errors.filter((error) => error.line === at))).toMatch(says);
});
