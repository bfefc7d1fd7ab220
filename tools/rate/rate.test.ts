import { expect, test } from "vitest";
import { toMass } from "#rating/shipment/units.ts";
import { quote } from "#rating/quote.ts";
import { testCard, testReference } from "#rating/test-card.ts";
import { readShipments } from "./read-shipments.ts";
import { writeAnswer, writeShort } from "../rate.ts";

const today = "2026-11-20";
const defaults = { shipDate: today, from: "CN", currency: "USD" };
const one = (json: object) => readShipments("s.json", JSON.stringify(json), defaults);
const parcels = [{ quantity: 2, kg: 0.8, cm: [40, 30, 10] }];

test("a shipment in kilograms and centimetres is answered in them", () => {
  const { orders, single } = one({ to: "DE", parcels });
  expect(single).toBe(true);
  const [answer] = quote(orders[0]?.shipment ?? fail(), [testCard()], testReference);
  expect(writeAnswer(answer ?? fail())).toMatchObject({
    service: "test",
    zone: "DE",
    total: 2590,
    billable: { mass: 3, unit: "kg", pieces: [{ quantity: 2, mass: 1.5 }] },
    charges: [
      { formula: "2 × 1.5 kg × 7.10 USD/kg", amount: 2130 },
      { formula: "2 × 2.30 USD", amount: 460 },
    ],
  });
  const heavy = one({ to: "DE", parcels: [{ kg: 31, cm: [130, 30, 10] }] }).orders[0]?.shipment ?? fail();
  expect(writeAnswer(quote(heavy, [testCard()], testReference)[0] ?? fail())).toMatchObject({
    reasons: [
      { code: "parcel-too-heavy", given: 31, limit: 30, fix: { field: "parcelMass", kg: 30 } },
      { code: "side-too-long", given: 130, limit: 120, fix: { field: "longestSide", cm: 120 } },
    ],
  });
});

test("a CSV has one row per order", () => {
  const { orders } = readShipments(
    "o.csv",
    "order,to,kg,quantity,ship_date\nA,DE,1.5,3,2026-12-01\n,US,2,,\n",
    defaults,
  );
  expect(orders).toMatchObject([
    { order: "A", shipment: { to: "DE", shipDate: "2026-12-01", parcels: [{ quantity: 3, mass: toMass(1.5, "kg") }] } },
    { order: "3", shipment: { to: "US", shipDate: today, parcels: [{ quantity: 1 }] } },
  ]);
  const [answer] = quote(orders[1]?.shipment ?? fail(), [testCard()], testReference);
  expect(writeShort(answer ?? fail())).toEqual({
    service: "test",
    available: false,
    reasons: ["destination-not-served"],
  });
});

test("orientation, stacking and options are read from both formats", () => {
  const json = one({ to: "DE", parcels: [{ kg: 1, upright: true, unstackable: true }], options: ["insurance"] });
  const row = readShipments("o.csv", "to,kg,upright,unstackable,options\nDE,1,yes,yes,insurance\n", defaults);
  const wanted = { parcels: [{ quantity: 1, upright: true, unstackable: true }], options: ["insurance"] };
  for (const { orders } of [json, row]) expect(orders[0]?.shipment).toMatchObject(wanted);
  expect(() => readShipments("o.csv", "to,kg,upright\nDE,1,perhaps\n", defaults)).toThrow(/^o\.csv:2: .*upright/);
});

test("a parcel with too much volume is answered in cubic centimetres", () => {
  const card = testCard({ limits: { maxVolume: 8_000_000_000 } });
  const large = one({ to: "DE", parcels: [{ kg: 1, cm: [41, 20, 10] }] }).orders[0]?.shipment ?? fail();
  expect(writeAnswer(quote(large, [card], testReference)[0] ?? fail())).toMatchObject({
    reasons: [{ code: "volume-too-big", given: 8200, limit: 8000, fix: { field: "longestSide", cm: 40 } }],
  });
});

test.each<[string, string, RegExp]>([
  ["a weight that nothing has", '{"to":"DE","parcels":[{"kg":1e300}]}', /^s\.json: "parcels\.0\.kg" is more than/],
  ["a country that is none", '{"to":"constructor","parcels":[{"kg":1}]}', /country code such as DE/],
  ["a field that is none", '{"to":"DE","parcels":[{"kg":1}],"too":1}', /has no field too/],
  ["two sides", '{"to":"DE","parcels":[{"kg":1,"cm":[1,2]}]}', /parcels\.0/],
  ["no parcel", '{"to":"DE","parcels":[]}', /parcels/],
  ["a day that is none", '{"to":"DE","parcels":[{"kg":1}],"shipDate":"2026-02-30"}', /does not exist/],
  ["no JSON", "hello\nthere", /^s\.json: [^\n]+$/],
  ["no object", "7", /a shipment is an object/],
])("%s is refused with a one-line message", (_, text, says) => {
  expect(() => readShipments("s.json", text, defaults)).toThrow(says);
});

test("a row that cannot be read is named", () => {
  expect(() => readShipments("o.csv", "to,kg\nDE,1\nDE,much\n", defaults)).toThrow(/^o\.csv:3: /);
  expect(() => readShipments("o.csv", "to,weight\nDE,1\n", defaults)).toThrow(/o\.csv:1: .*"weight" is not known/);
});

function fail(): never {
  throw new Error("there is no answer");
}
