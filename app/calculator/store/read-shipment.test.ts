import { describe, expect, test, vi } from "vitest";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { fromQuery, toQuery } from "./address.ts";
import { fields, fillInExample, startState } from "./form-state.ts";
import { convertFormUnits, convertParcelUnits } from "./actions.ts";
import { buildPostcodeReaders } from "../parse/postcodes.ts";
import { readAmount } from "../parse/amount.ts";
import { readShipment } from "./read-shipment.ts";
import { toParcelFields } from "./write-parcels.ts";

const start = fillInExample(startState({ from: "CN", currency: "USD" }), {
  from: "CN",
  to: "DE",
  weight_kg: 0.8,
  size_cm: [40, 30, 10],
  currency: "USD",
});
const known = { countries: ["DE", "US"], goods: ["general"], today: "2026-11-21" };

test.each([
  ["1.5", 1.5],
  ["1,5", 1.5],
  [" 1200 ", 1200],
  [".5", 0.5],
  ["1,200", undefined],
  ["1e3", undefined],
  ["-1", undefined],
  ["0x10", undefined],
  ["", undefined],
  ["1.2.3", undefined],
])("%j reads as %j", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

describe("reading the form", () => {
  const withParcel = (changes: object) => ({
    ...start,
    parcels: [{ quantity: "1", weight: "0.8", length: "", width: "", height: "", ...changes }],
  });
  test("a number of pieces is whole however its thousands are written, and no weight is shown as nothing", () => {
    const parcelOf = (changes: object) => readShipment(withParcel(changes), known).shipment?.parcels[0];
    expect(parcelOf({ quantity: "1,200" })?.quantity).toBe(1200);
    expect(parcelOf({ quantity: "1.200" })?.quantity).toBe(1200);
    expect(parcelOf({ weight: "1 g" })?.mass).toBe(toMass(1, "g"));
    expect(parcelOf({ weight: "0.0009" })).toBeUndefined();
  });
  test("a small box that the page fills in itself is in centimetres, and nobody is asked about metres", () => {
    const sides = [toLength(2.8, "cm"), toLength(2.8, "cm"), toLength(1.5, "cm")] as const;
    const parcels = toParcelFields([{ quantity: 1, mass: toMass(20, "g"), sides }], "metric");
    const { shipment, problems } = readShipment({ ...start, parcels }, known);
    expect(problems).toEqual({});
    expect(shipment?.parcels).toEqual([{ quantity: 1, mass: toMass(20, "g"), sides }]);
  });
  test("gives a shipment of exact units", () => {
    expect(readShipment(start, known).shipment).toMatchObject({
      to: "DE",
      shipDate: "2026-11-21",
      parcels: [{ quantity: 1, mass: toMass(800, "g") }],
    });
  });
  test("a field that says an option adds it to those that are chosen", () => {
    vi.spyOn(fields.registered, "toShipment").mockReturnValue({ options: ["residential"] });
    expect(readShipment(start, known).shipment?.options).toEqual(["residential"]);
    const options = "signature,residential";
    expect(readShipment({ ...start, options }, known).shipment?.options).toEqual(["residential", "signature"]);
    vi.restoreAllMocks();
  });
  test.each([
    [{ weight: "0" }, "weight-0"],
    [{ weight: "abc" }, "weight-0"],
    [{ weight: "30001" }, "weight-0"],
    [{ quantity: "1.5" }, "quantity-0"],
    [{ quantity: "" }, "quantity-0"],
    [{ length: "40" }, "size-0"],
    [{ length: "0.4", width: "0.3", height: "0.2" }, "size-0"],
    [{ length: "0.4x0.3x0.2" }, "size-0"],
    [{ length: "40", width: "-3", height: "2" }, "size-0"],
  ])("%j is a problem of %s", (changes, field) => {
    const { shipment, problems } = readShipment(withParcel(changes), known);
    expect(shipment).toBeUndefined();
    expect(Object.keys(problems)).toContain(field);
  });
  test("a number with two meanings is asked back, in every field that has one", () => {
    const asked = (changes: object) =>
      Object.values(readShipment({ ...withParcel(changes), ...changes }, known).problems);
    const weight = "“1,645” could mean 1.645 or 1645. Enter one of the two.";
    expect(asked({ weight: "1,645" })).toContain(weight);
    expect(asked({ length: "1,645", width: "30", height: "20" })).toContain(weight);
    expect(asked({ value: "1.200" })).toEqual(["“1.200” could mean 1.2 or 1200. Enter one of the two."]);
    expect(asked({ value: "1200.50" })).toEqual([]);
  });
  test.each([{ value: "abc" }, { value: "1,200" }, { value: "99999999" }, { subheadings: "none" }])(
    "%j is a problem, and leaves the prices that need no such thing",
    (changes) => {
      const { shipment, problems } = readShipment({ ...start, ...changes }, known);
      expect(Object.keys(problems)).toEqual(Object.keys(changes));
      expect(shipment).toEqual(readShipment(start, known).shipment);
    },
  );
  test.each(["2026-02-30", "yesterday", "2026-13-01"])("the date %s is a problem", (date) => {
    expect(readShipment({ ...start, date }, known).problems).toHaveProperty("date");
  });
});

describe("a postcode", () => {
  const postcodes = buildPostcodeReaders([
    { code: "DE", postcode: { forms: ["NNNNN"], example: "10115", signs: ["D"] } },
    { code: "GB", name: "United Kingdom", postcode: { forms: ["AAN NAA"], example: "SW1 1AA" } },
    {
      code: "GG",
      name: "Guernsey",
      postcode: { forms: ["GYN NAA"], example: "GY1 1AA", within: { country: "GB", begins: ["GY"] } },
    },
  ]);
  const read = (postcode: string, to = "DE") => readShipment({ ...start, to, postcode }, { ...known, postcodes });
  test("is read as its country writes it", () => {
    const other = "GY1 1AA is in Guernsey: choose that as the destination.";
    expect(read("gy1 1aa", "GB").problems.postcode).toBe(other);
    expect(read("gy1 1aa", "GG").problems).not.toHaveProperty("postcode");
    expect(read("sw1 1aa", "GB").problems).not.toHaveProperty("postcode");
    expect(read("d-10115").shipment).toHaveProperty("postcode", "10115");
    expect(read("Hauptstr. 5, 10115 Berlin").shipment).toHaveProperty("postcode", "10115");
    expect(read("  ").shipment).not.toHaveProperty("postcode");
  });
  test.each(["101", "1011", "ABC", "abc", "F-75008", "EC1A 1BB", "101155"])(
    "%j has no price, and the field says what would",
    (text) => {
      expect(read(text)).toEqual({
        problems: { postcode: "Not a postcode of this destination: one looks like 10115." },
      });
    },
  );
  test("of a country whose forms are not known is taken as it is", () => {
    expect(read("ab 1", "US").shipment).toHaveProperty("postcode", "AB 1");
  });
});

describe("the address", () => {
  test("brings back what was typed, right or wrong", () => {
    const state = {
      ...start,
      to: "US",
      postcode: "90 001",
      value: "abc",
      terms: "DDP" as const,
      parcels: [{ quantity: "3", weight: "2,5", length: "40", width: "", height: "x" }],
    };
    expect(fromQuery(new URLSearchParams(toQuery(state, start).toString()), start)).toEqual(state);
  });
  test("is empty at the start", () => {
    expect(toQuery(start, start).toString()).toBe("");
  });
  test("takes a bare weight, and survives nonsense", () => {
    expect(fromQuery(new URLSearchParams("to=us&weight=2"), start)).toMatchObject({
      to: "US",
      parcels: [{ quantity: "1", weight: "2", length: "" }],
    });
    const weightOf = (query: string) => fromQuery(new URLSearchParams(query), start).parcels[0]?.weight;
    expect(weightOf("to=us&weight=800+g")).toBe("0.8");
    expect(weightOf("to=us&weight=2%2C5")).toBe("2,5");
    expect(fromQuery(new URLSearchParams("terms=XXX&units=furlong&parcel=_____&parcel="), start)).toMatchObject({
      terms: "DAP",
      units: "metric",
    });
    expect(
      fromQuery(new URLSearchParams(Array.from({ length: 150 }, () => ["parcel", "1_1"])), start).parcels,
    ).toHaveLength(100);
  });
});

test("changing units there and back keeps the parcel", () => {
  const there = convertFormUnits(start, "imperial");
  expect(there.parcels.map((parcel) => convertParcelUnits(parcel, "imperial"))[0]).toMatchObject({
    weight: "1.764",
    length: "15.75",
  });
  expect(convertFormUnits(there, "metric")).toEqual(start);
  // the same parcel to the last grain: no step of a card is passed by the way
  expect(readShipment(there, known).shipment).toEqual(readShipment(start, known).shipment);
  expect(fromQuery(toQuery(there, start), start)).toEqual(there);
});

test("a deadline that is over leaves the day of handing over as it is without one", () => {
  const past = { ...start, date: "2026-10-01" };
  const { problems, shipment } = readShipment({ ...past, by: "2026-09-01" }, known);
  expect(Object.keys(problems)).toEqual(["by"]);
  expect(shipment).toEqual(readShipment(past, known).shipment);
});
