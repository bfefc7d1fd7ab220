import { describe, expect, test } from "vitest";
import type { RateCard } from "#rating/card.ts";
import { containers } from "#rating/loading/containers-and-pallets.ts";
import { packContainers } from "#rating/loading/plan-load.ts";
import { formatFormula } from "#rating/money/formula.ts";
import { toMicro } from "#rating/money/money.ts";
import { cm, kg, testCard, testReference, testShipment } from "#rating/test-card.ts";
import { createContainerRow, type FreightFields, type FreightRow, startFields as fieldsOf } from "./cargo.ts";
import { readCargo } from "./read-cargo.ts";
import { findCheapestByQuantity, listHiredModes, listModeCards, planUnpriced, quoteModes } from "./answer-load.ts";
import { buildAskMail, explainRefusedContainers, labelMode } from "./freight-text.ts";
import { projectViews } from "./drawings/load-view.tsx";
import { isPriced } from "./modes.ts";

const startFields = fieldsOf({ to: "US", postcode: "90001", quantity: 20, weight_kg: 240, size_cm: [120, 100, 180] });
const withFirst = (change: Partial<FreightRow>): FreightFields => ({
  ...startFields,
  rows: startFields.rows.map((row) => ({ ...row, ...change })),
});
const transit = { transitMin: 20, transitMax: 27 };
const freight = {
  service: "sea",
  limits: { maxSide: cm(1180) },
  zones: [{ zone: "DE", country: "DE", postcodes: [{ prefix: "1" }] }],
};
const cards: RateCard[] = [
  testCard({
    ...freight,
    tariff: {
      method: "container",
      bands: {
        DE: [
          { container: "20GP", price: toMicro(2900), ...transit },
          { container: "40GP", price: toMicro(3712), ...transit },
          { container: "40HC", price: toMicro(3799), ...transit },
        ],
      },
    },
  }),
  testCard({
    ...freight,
    limits: { maxMass: kg(1000) },
    tariff: {
      method: "weight-or-measure",
      minimum: 1000,
      step: 1,
      bands: { DE: [{ perRevenueTon: toMicro(118), perItem: toMicro(95), ...transit }] },
    },
  }),
];
const ways = listModeCards("2026-11-20", cards);

function asked(quantity: number, postcode = "10115") {
  const { parcels } = readCargo(withFirst({ quantity: String(quantity) }));
  if (!parcels) throw new Error("The start cannot be read");
  return testShipment({ parcels, postcode });
}

describe("20 pallets of 120 × 100 × 180 cm", () => {
  const found = quoteModes(asked(20), ways, testReference);

  test("go by the cubic metre, in two 20GP, in one 40GP or in one 40HC", () => {
    // 43.2 m³ × 118 and 95; 2 × 2,900; one of 3,712 or 3,799
    expect(found.map(({ name, total }) => [name, total])).toEqual([
      ["LCL", 519_260],
      ["20GP", 580_000],
      ["40GP", 371_200],
      ["40HC", 379_900],
    ]);
  });
  test("stand in the drawing where they stand in the plan: inside, side by side, two more places beside them", () => {
    const plan = found.filter(isPriced).find(({ name }) => name === "40HC")?.answer.loading;
    const [loaded] = plan?.spaces ?? [];
    if (!plan || !loaded) throw new Error("There is no plan");
    const { above, side, free, empty, pieces } = projectViews(loaded, plan);
    expect(above).toHaveLength(20);
    expect(free).toHaveLength(2);
    expect(empty).toBe(containers["40HC"].height - 1800);
    for (const one of [...above, ...free]) {
      expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= 12_032 && one.y + one.height <= 2350).toBe(true);
      const others = [...above, ...free].filter((other) => other !== one);
      expect(others.some((other) => overlap(one, other))).toBe(false);
    }
    for (const { number, x, y, width } of side) {
      const piece = pieces[number - 1];
      expect([x, y, width]).toEqual([piece?.x, containers["40HC"].height - 1800, piece?.dx]);
    }
  });
  test("are asked for their postcode and not refused", () => {
    const without = quoteModes(asked(20, ""), ways, testReference);
    expect(without.map(({ answer }) => (answer.available ? "" : answer.reasons[0]?.code))).toEqual(
      Array.from({ length: 4 }, () => "postcode-needed"),
    );
    // until then they are drawn as they will be loaded
    const priced = found.filter(isPriced).find(({ name }) => name === "40GP");
    expect(planUnpriced(asked(20, ""), without, ways, testReference)).toEqual(priced?.answer.loading);
    expect(planUnpriced(asked(20), found, ways, testReference)).toBeUndefined();
  });
  test("where one of several cards of a way only leaves out a postcode, that is the reason", () => {
    const card = (zone: RateCard["zones"][number]) => ({ name: "air" as const, card: testCard({ zones: [zone] }) });
    const elsewhere = card({ zone: "DE", country: "FR" });
    const here = card({ zone: "DE", country: "DE", postcodes: [{ prefix: "1" }] });
    for (const both of [
      [elsewhere, here],
      [here, elsewhere],
    ])
      expect(quoteModes(asked(20, "99501"), both, testReference)).toMatchObject([
        { answer: { reasons: [{ field: "postcode", given: "99501" }] } },
      ]);
  });
  test("a 40GP costs less than the cubic metre from the quantity that each price says", async () => {
    const ask = (quantity: number) => ({
      quantity,
      totals: Object.fromEntries(
        quoteModes(asked(quantity), ways, testReference).map(({ name, total }) => [name, total ?? 0]),
      ),
    });
    const curve = await findCheapestByQuantity(30, ask, async () => true);
    // LCL is 95 + 118 × 2.16 n: 2,899 at 11 pallets and 20GP takes 10 of them; 3,663 at 14, 3,918 at 15
    expect(curve?.stretches.slice(0, 2)).toEqual([
      { from: 1, name: "LCL" },
      { from: 15, name: "40GP" },
    ]);
    expect(await findCheapestByQuantity(30, ask, async () => false)).toBeUndefined();
  });
});

test("a stack is drawn with its top last", () => {
  const plan = packContainers(
    [{ sides: [1200, 1000, 1000], mass: 200_000, quantity: 2, upright: true, stackable: true }],
    [{ ...containers["20GP"], price: 1 }],
  );
  if (!plan.ok) throw new Error("It is refused");
  const [loaded] = plan.spaces;
  if (!loaded) throw new Error("Nothing is loaded");
  const { above, pieces } = projectViews(loaded, plan);
  const heights = above.map(({ number }) => pieces[number - 1]?.z ?? 0);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});

test.each([
  [{ quantity: "0" }, ["quantity"]],
  [{ quantity: "1.5", weight: "x" }, ["quantity", "weight"]],
  [{ length: "", height: "1,200" }, ["length", "height"]],
  // rather in metres than a hand's breadth
  [{ length: "1.2", width: "0.8", height: "1.5" }, ["height"]],
])("%j cannot be read", (change, problems) => expect(readCargo(withFirst(change)).problems).toEqual([problems]));

type Rect = { x: number; y: number; width: number; height: number };
function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe("whole containers", () => {
  test.each(["20GP", "40GP", "40HC"] as const)("three of %s are three, whatever weight is said or not", (kind) => {
    for (const weight of ["", "12000"]) {
      const rows = [{ ...createContainerRow(kind, 3), weight }];
      const { parcels = [] } = readCargo({ ...startFields, rows });
      const shipment = testShipment({ parcels, postcode: "10115" });
      const [own] = quoteModes(shipment, listHiredModes("2026-11-20", cards, new Set([kind])), testReference);
      expect(own?.name).toBe(kind);
      expect(own?.answer.available && own.answer.loading?.spaces.map(({ count }) => count)).toEqual([3]);
    }
  });

  const quoteMix = (...rows: readonly FreightRow[]) => {
    const { parcels = [] } = readCargo({ ...startFields, rows });
    const kinds = new Set(parcels.flatMap(({ hired }) => hired ?? []));
    const found = quoteModes(
      testShipment({ parcels, postcode: "10115" }),
      listHiredModes("2026-11-20", cards, kinds),
      testReference,
    );
    return found;
  };

  test("of several kinds they are the ones that are asked for, each with its own charge, and no cheaper mix", () => {
    const [mix, ...others] = quoteMix(createContainerRow("40HC", 1), createContainerRow("20GP", 2));
    expect(others).toEqual([]);
    // 2 × 2,900 and 3,799, though one 40HC more would hold what two 20GP do
    expect(mix).toMatchObject({ name: "mix", total: 959_900 });
    if (!mix?.answer.available) throw new Error("It is refused");
    expect(mix.answer.charges.map(({ formula, amount }) => [formatFormula(formula), amount])).toEqual([
      ["2 × 2,900.00 USD (20GP)", 580_000],
      ["1 × 3,799.00 USD (40HC)", 379_900],
    ]);
    expect(labelMode(mix).replaceAll("\u00a0", " ")).toBe("2 × 20GP + 1 × 40HC");
  });

  test("the same kind twice is one, and a kind that no card prices is a reason", () => {
    expect(quoteMix(createContainerRow("20GP", 1), createContainerRow("20GP", 2))).toMatchObject([
      { name: "20GP", total: 870_000 },
    ]);
    const [mix] = quoteMix(createContainerRow("20GP", 1), createContainerRow("45HC", 1));
    expect(mix?.answer).toMatchObject({ available: false, reasons: [{ code: "does-not-fit-container" }] });
  });

  test("where none goes the ways are named that do go there, and no other", () => {
    const explain = (...methods: readonly RateCard["tariff"]["method"][]) =>
      explainRefusedContainers(
        {
          cards: [
            // to Germany containers alone
            ...cards.slice(0, 1),
            ...methods.map((method) =>
              testCard({
                zones: [{ zone: "CA", country: "CA" }],
                tariff:
                  method === "breaks"
                    ? { method, bands: { CA: [] } }
                    : { method: "weight-or-measure", minimum: 1000, step: 1, bands: { CA: [] } },
              }),
            ),
          ],
        },
        { ...startFields, to: "CA", rows: [createContainerRow("20GP", 2)] },
      );
    expect(explain("breaks")).toContain("cartons: air.");
    expect(explain("weight-or-measure")).toContain("cartons: shared container.");
    expect(explain("breaks", "weight-or-measure")).toContain("cartons: air, shared container.");
  });

  test("who asks about freight to where none goes sends what was typed", () => {
    const fields = { ...startFields, to: "DE", postcode: "20457", rows: [createContainerRow("40HC", 1)] };
    const mail = decodeURIComponent(buildAskMail("hello@example.com", fields, "Germany"));
    expect(mail).toMatch(/^mailto:hello@example\.com\?subject=/);
    expect(mail).toContain("Germany 20457\n1 × 40HC");
  });

  test("thousands of pieces are read as they are written, and what would be shown as 0 kg is none", () => {
    const read = (change: Partial<FreightRow>) => readCargo(withFirst(change)).parcels?.[0];
    expect(read({ quantity: "1,200" })?.quantity).toBe(1200);
    expect(read({ weight: "0.0009" })).toBeUndefined();
  });

  test("a load above what one carries, or that cannot be read, is a mistake of its field", () => {
    const read = (weight: string) =>
      readCargo({ ...startFields, rows: [{ ...createContainerRow("40HC", 1), weight }] }).problems;
    expect(read("26460")).toEqual([[]]);
    expect(read("26461")).toEqual([["weight"]]);
    expect(read("heavy")).toEqual([["weight"]]);
  });
});
