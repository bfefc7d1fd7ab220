import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { evaluate } from "#rating/money/formula.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { assignPartLooks, buildBarParts } from "./share-text.ts";
import { listDutyQuestions } from "./landed-section.tsx";
import { calculateLandedCost, isAwaitingLoadPlan } from "./landed-cost.ts";
import { isLanded, listShareRows } from "./landed-sides.ts";

const { cards, reference } = getCatalog();
const { engine } = reference;
const standard = "standard-express";
const crate = [toLength(60, "cm"), toLength(60, "cm"), toLength(60, "cm")] as const;

function shipment(changes: Partial<Shipment> = {}): Shipment {
  return {
    from: "CN",
    to: "DE",
    parcels: [{ quantity: 1, mass: toMass(0.8, "kg") }],
    goods: "general",
    value: 12_000,
    currency: "USD",
    incoterm: "DAP",
    shipDate: "2026-11-24",
    ...changes,
  };
}

function sides(changes: Partial<Shipment> = {}) {
  const found = calculateLandedCost(standard, shipment(changes), cards, engine);
  if (!found || !isLanded(found.ddp) || !isLanded(found.dap)) throw new Error("no landed cost");
  return { ...found, ddp: found.ddp, dap: found.dap };
}

const asks = (changes: Partial<Shipment>) => {
  const asked = shipment(changes);
  return listDutyQuestions(asked, quote(asked, cards, engine), cards, engine).map(({ ask }) => ask);
};

describe("landed cost", () => {
  test("where a post has the duty from the sender, nothing is due at the door of a DAP price", () => {
    const economy = (to: string, postcode: string) => {
      const asked = shipment({ to, postcode, parcels: [{ quantity: 1, mass: toMass(0.4, "kg") }], value: 6_000 });
      const dap = calculateLandedCost("economy-express", asked, cards, engine)?.dap;
      if (!dap || !isLanded(dap)) throw new Error("no landed cost");
      return dap;
    };
    const american = economy("US", "10001");
    expect([american.atDoor, american.span.atDoor]).toEqual([0, { low: 0, high: 0 }]);
    expect(american.bySeller).toBe(american.total - 6_000);
    const canadian = economy("CA", "M5V 2T6");
    expect(canadian.atDoor).toBe(canadian.total - 6_000 - canadian.carriage.total);
  });

  test("paid by the seller it is the goods and the DDP price, to the cent", () => {
    const [price] = quote(
      shipment({ incoterm: "DDP" }),
      cards.filter(({ service }) => service === standard),
      engine,
    );
    if (!price?.available) throw new Error("no price");
    expect(sides().ddp.total).toBe(12_000 + price.total);
    expect(sides().ddp.atDoor).toBe(0);
  });

  test("paid by the buyer, duty and tax are due at the door and rest on the cheaper carriage", () => {
    const { ddp, dap } = sides();
    expect(dap.atDoor).toBe(dap.total - 12_000 - dap.carriage.total);
    const vat = (side: typeof dap) => side.shares.find(({ kind }) => kind === "tax")?.amount ?? 0;
    expect(vat(ddp)).toBeGreaterThan(vat(dap));
  });

  test("three kinds of goods bear the flat duty three times", () => {
    const duty = (side: ReturnType<typeof sides>["dap"]) => side.shares.find(({ id }) => id === "duty");
    const [one, three] = [duty(sides().dap), duty(sides({ subheadings: 3 }).dap)];
    if (!one?.formula || !three?.formula) throw new Error("no duty");
    const [a, b] = [evaluate(one.formula), evaluate(three.formula)];
    expect(b.numerator * a.denominator).toBe(3n * a.numerator * b.denominator);
  });

  test("with IOSS the seller pays the tax office, and nothing but the duty is due at the door", () => {
    const { dap } = sides({ registered: true });
    const tax = dap.shares.find(({ kind }) => kind === "tax");
    const duty = dap.shares.find(({ kind }) => kind === "duty");
    expect(tax?.payment).toBe("seller-treasury");
    expect(dap.atDoor).toBe(duty?.amount);
  });

  test("what the law leaves open is a range that holds the total, on either side", () => {
    const { ddp, dap } = sides();
    for (const { total, span, certainty } of [ddp, dap]) {
      expect(certainty.open.map(({ id }) => id)).toEqual(["flat-duty", "handling"]);
      expect(span.total.low).toBe(total);
      expect(span.total.high).toBeGreaterThan(total);
    }
    expect(ddp.span.atDoor).toEqual({ low: 0, high: 0 });
    expect(dap.span.atDoor.low).toBe(dap.atDoor);
  });

  test("freight for a business in Ontario bears GST, and no provincial tax", () => {
    const [price] = quote(
      shipment({
        to: "CA",
        postcode: "M5V 2T6",
        incoterm: "DDP",
        parcels: [{ quantity: 1, mass: toMass(60, "kg"), sides: crate }],
      }),
      cards.filter(({ service }) => service === "ca-air-freight"),
      engine,
    );
    if (!price?.available) throw new Error(JSON.stringify(price));
    expect(price.charges.flatMap(({ code, id }) => (code === "vat" ? [id] : []))).toEqual(["gst"]);
  });

  test("without a value there is none, and a place beyond the rules says why", () => {
    const { value: _, ...unvalued } = shipment();
    expect(calculateLandedCost(standard, unvalued, cards, engine)).toBeUndefined();
    const canaries = calculateLandedCost(
      "island-dedicated-line",
      shipment({ to: "ES", postcode: "35001" }),
      cards,
      engine,
    );
    expect(canaries && !isLanded(canaries.dap) && canaries.dap.reasons[0]?.code).toBe("duty-not-computed");
  });

  test("a line in containers waits for its plan when it is asked to, and any other answers at once", () => {
    const sides = [toLength(60, "cm"), toLength(50, "cm"), toLength(50, "cm")] as const;
    const full = shipment({ to: "US", postcode: "90210", parcels: [{ quantity: 900, mass: toMass(18, "kg"), sides }] });
    const later = calculateLandedCost("us-ocean-freight", full, cards, engine, "later");
    expect(later && isAwaitingLoadPlan(later)).toBe(true);
    const now = calculateLandedCost("us-ocean-freight", full, cards, engine);
    expect(now && !isAwaitingLoadPlan(now) && isLanded(now.dap)).toBe(true);
    expect(calculateLandedCost(standard, shipment(), cards, engine, "later")).toEqual(
      calculateLandedCost(standard, shipment(), cards, engine),
    );
  });

  test("shares add up and the bars are as long as they say, for any value and place", () => {
    const places = fc.constantFrom("DE", "FR", "GB", "US", "AU", "JP", "NO", "CH");
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 78_000 }), fc.integer({ min: 1, max: 9 }), (to, value, kinds) => {
        const found = calculateLandedCost(standard, shipment({ to, value, subheadings: kinds }), cards, engine);
        if (!found) throw new Error("no card");
        const landed = [found.ddp, found.dap].filter(isLanded);
        const most = Math.max(...landed.map(({ total }) => total));
        const looks = assignPartLooks(listShareRows(found));
        for (const side of landed) {
          const parts = buildBarParts(side.shares, most, looks);
          expect(side.shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(side.total);
          for (const [at, { number, length }] of parts.entries()) {
            expect((length * most) / 100).toBeCloseTo(side.shares[at]?.amount ?? 0, 6);
            expect(number).toBe(looks.get(side.shares[at]?.id ?? "")?.number);
          }
          const end = parts.at(-1);
          expect((((end?.start ?? 0) + (end?.length ?? 0)) * most) / 100).toBeCloseTo(side.total, 6);
        }
        expect(listShareRows(found).length).toBeGreaterThanOrEqual(
          Math.max(...landed.map(({ shares }) => shares.length)),
        );
      }),
      { numRuns: 60 },
    );
  });
});

test("each part has a number of its own, the same in both bars, and those of a kind have one colour", () => {
  const found = calculateLandedCost(standard, shipment({ to: "US", postcode: "90210" }), cards, engine);
  if (!found) throw new Error("no card");
  const rows = listShareRows(found);
  const looks = [...assignPartLooks(rows).values()];
  expect(looks.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  expect(rows.filter(({ ddp }) => ddp?.kind === "duty").length).toBeGreaterThan(1);
  const duties = rows.flatMap(({ ddp }, at) => (ddp?.kind === "duty" ? looks[at]?.look : []));
  expect(new Set(duties).size).toBe(1);
});

describe("what is asked about the import", () => {
  test("kinds of goods up to €150, not above, where each pays its own rate", () => {
    expect(asks({ value: 12_000 })).toContain("subheadings");
    expect(asks({ value: 40_000 })).not.toContain("subheadings");
  });

  test("IOSS where it counts, and no scheme where there is none", () => {
    expect(asks({})).toContain("registered");
    expect(asks({ to: "US", postcode: "10001" })).not.toContain("registered");
  });

  test("the province where the tax hangs on it, until it is known", () => {
    expect(asks({ to: "CA" })).toContain("postcode");
    expect(asks({ to: "CA", postcode: "M5V" })).not.toContain("postcode");
  });
});
