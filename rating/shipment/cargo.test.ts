import { expect, test } from "vitest";
import { Cargo } from "./cargo.ts";
import { groupRowsAlike } from "./rows-alike.ts";
import { toLength, toMass } from "./units.ts";
import type { Parcel, Shipment } from "./shipment.ts";
import { testShipment } from "../test-card.ts";

const parcel = (changes: Partial<Parcel> = {}): Parcel => ({
  quantity: 1,
  mass: toMass(1, "kg"),
  sides: [toLength(30, "cm"), toLength(20, "cm"), toLength(10, "cm")],
  ...changes,
});
const impossible = (changes: Partial<Shipment>) => new Cargo(testShipment(changes)).impossible;

test("figures beyond exact arithmetic are refused before any card is asked; at the limit they are not", () => {
  const side = toLength(100, "m");
  const long = (x: number) => parcel({ sides: [toLength(1, "cm"), toLength(1, "cm"), x] });
  expect(impossible({ parcels: [long(side)] })).toBeUndefined();
  expect(impossible({ parcels: [long(side + 1)] })).toEqual({
    field: "sides",
    code: "side-too-long",
    given: side + 1,
    limit: side,
  });
  for (const at of [0, 1, 2]) {
    const sides: [number, number, number] = [1, 1, 1];
    sides[at] = 0;
    expect(impossible({ parcels: [parcel({ sides })] })?.code).toBe("side-too-long");
  }
  for (const none of [0, -1, Number.NaN])
    expect(impossible({ parcels: [parcel({ mass: none })] })?.code).toBe("parcel-too-light");
  expect(impossible({ parcels: [parcel({ mass: 1 })] })).toBeUndefined();
  const most = toMass(1000, "t");
  expect(impossible({ parcels: [parcel({ mass: most / 2, quantity: 2 })] })).toBeUndefined();
  expect(impossible({ parcels: [parcel({ mass: most / 2, quantity: 2 }), parcel({ mass: 1 })] })).toEqual({
    field: "weight",
    code: "shipment-too-heavy",
    given: most + 1,
    limit: most,
  });
  const light = parcel({ mass: 1 });
  expect(impossible({ parcels: [{ ...light, quantity: 1_000_000 }] })).toBeUndefined();
  for (const quantities of [[1_000_001], [999_999, 2], [0], [0, 5], [1.5], [-1, 3], []])
    expect(impossible({ parcels: quantities.map((quantity) => ({ ...light, quantity })) })?.code).toBe(
      "too-many-parcels",
    );
  for (const value of [0, 1e13]) expect(impossible({ value })).toBeUndefined();
  for (const value of [-1, 0.5, Number.NaN]) expect(impossible({ value })?.code).toBe("value-needed");
  expect(impossible({ value: 1e13 + 1 })).toEqual({
    field: "value",
    code: "value-too-high",
    given: 1e13 + 1,
    limit: 1e13,
    currency: "USD",
  });
});

test("identical rows become one, whichever way they lie; an upright piece keeps its height", () => {
  const turned = parcel({ sides: [toLength(10, "cm"), toLength(30, "cm"), toLength(20, "cm")] });
  const heavier = parcel({ mass: toMass(2, "kg") });
  expect(groupRowsAlike([parcel(), heavier, turned])).toEqual([[0, 2], [1]]);
  expect(groupRowsAlike([parcel({ upright: true }), { ...turned, upright: true }])).toEqual([[0], [1]]);
  expect(groupRowsAlike([parcel(), parcel({ unstackable: true }), parcel({ unstackable: false })])).toEqual([
    [0, 2],
    [1],
  ]);
  const { sides: _, ...bare } = parcel();
  expect(groupRowsAlike([parcel(), bare, bare])).toEqual([[0], [1, 2]]);
  const cargo = new Cargo(testShipment({ parcels: [parcel(), heavier, { ...turned, quantity: 3 }] }));
  expect(cargo.parcels.map(({ quantity, mass: own }) => [quantity, own])).toEqual([
    [4, toMass(1, "kg")],
    [1, toMass(2, "kg")],
  ]);
});

test("pieces are in the card's units, sides longest first, and never weigh nothing", () => {
  const cargo = new Cargo(testShipment({ parcels: [parcel({ quantity: 2 }), parcel({ mass: 1, quantity: 1 })] }));
  const metric = cargo.in("kg");
  expect(metric).toMatchObject({ count: 3, mass: 2_000_001, sized: true });
  expect(metric.list[0]).toMatchObject({ quantity: 2, mass: 1_000_000, a: 3000, b: 2000, c: 1000 });
  expect(cargo.in("kg")).toBe(metric);
  const imperial = cargo.in("lb");
  expect(imperial.list[0]).toMatchObject({ mass: 2_204_623, a: 11_811, b: 7_874, c: 3_937 });
  expect(cargo.in("lb")).toBe(imperial);
  const { sides: _, ...bare } = parcel();
  const unsized = new Cargo(testShipment({ parcels: [parcel(), bare] })).in("kg");
  expect([unsized.sized, unsized.list[1]?.a]).toEqual([false, 0]);
});
