import { describe, expect, test } from "vitest";
import { toMicro } from "#rating/money/money.ts";
import { quoteCard } from "#rating/quote.ts";
import { cm, testCard, testReference, testShipment } from "#rating/test-card.ts";
import { adviseFreight } from "./answer-load.ts";
import { type FreightFields, type FreightRow, convertFreightUnits } from "./cargo.ts";
import { readCargo } from "./read-cargo.ts";
import { mapKindsToRows } from "./freight-text.ts";
import { projectViews } from "./drawings/load-view.tsx";
import type { FreightMode } from "./modes.ts";

const row = (kind: FreightRow["kind"], texts: string, stackable: boolean): FreightRow => {
  const [quantity = "", length = "", width = "", height = "", weight = ""] = texts.split(" ");
  return { kind, quantity, length, width, height, weight, stackable };
};
const fields: FreightFields = {
  to: "DE",
  postcode: "10115",
  units: "metric",
  rows: [
    row("carton", "14 60 40 40 18", true),
    row("pallet", "8 120 80 150 400", false),
    row("parcel", "3 60 40 40 18", true),
  ],
};

function planned() {
  const { parcels } = readCargo(fields);
  if (!parcels) throw new Error("The rows cannot be read");
  const band = { container: "20GP", price: toMicro(2900), transitMin: 20, transitMax: 27 } as const;
  const card = testCard({
    limits: { maxSide: cm(1180) },
    zones: [{ zone: "DE", country: "DE" }],
    tariff: { method: "container", bands: { DE: [band] } },
  });
  const answer = quoteCard(testShipment({ parcels }), card, testReference);
  if (!answer.available || !answer.loading) throw new Error("There is no plan");
  return { plan: answer.loading, parcels };
}

describe("pallets, cartons, and parcels that are like the cartons", () => {
  test("are called in the plan by their rows", () => {
    const { plan, parcels } = planned();
    const rows = mapKindsToRows(plan, parcels);
    // cartons and parcels are alike to a loader
    expect(rows.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([[0, 2], [1]]);
    for (const [kind, own] of rows.entries())
      expect(plan.kinds[kind]?.quantity).toBe(own.reduce((sum, at) => sum + Number(fields.rows[at]?.quantity), 0));
  });
  test("stand in the drawing as what they are, each with the sides of its row", () => {
    const { plan, parcels } = planned();
    const rows = mapKindsToRows(plan, parcels);
    const [loaded] = plan.spaces;
    if (!loaded) throw new Error("Nothing is loaded");
    const { above, pieces } = projectViews(loaded, plan);
    expect(above).toHaveLength(25);
    for (const { number, kind, width, height } of above) {
      const { dz = 0 } = pieces[number - 1] ?? {};
      const sides = [width, height, dz].toSorted((a, b) => b - a);
      expect(sides).toEqual(rows[kind]?.includes(1) ? [1500, 1200, 800] : [600, 400, 400]);
      if (rows[kind]?.includes(1)) expect(dz).toBe(1500);
    }
  });
});

test("other units change no piece", () => {
  expect(readCargo(convertFreightUnits(fields, "imperial"))).toEqual(readCargo(fields));
});

describe("advice on stacking", () => {
  const shipment = testShipment({ parcels: readCargo(fields).parcels ?? [] });
  const refused: FreightMode["answer"] = { available: false, service: "sea", reasons: [] };
  const ways = (total: number): FreightMode[] => [{ name: "20GP", answer: refused, total }];
  const always = async () => true;

  test("names the row that would bear others, and what is saved", async () => {
    const ask = ({ parcels }: typeof shipment) => ways(parcels[1]?.unstackable ? 6000 : 3000);
    expect(await adviseFreight(shipment, ways(6000), ask, always)).toEqual([
      { row: 1, way: "20GP", containers: 0, total: 3000, saved: 3000 },
    ]);
  });
  test("is not given for a saving that is not worth a packer's time, nor to somebody who has typed on", async () => {
    expect(await adviseFreight(shipment, ways(6000), () => ways(5990), always)).toEqual([]);
    expect(
      await adviseFreight(
        shipment,
        ways(6000),
        () => ways(1),
        async () => false,
      ),
    ).toBeUndefined();
  });
});
