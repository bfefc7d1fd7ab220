import { expect, test } from "vitest";
import { convertFreightUnits, type FreightFields, type FreightRow, readFreight, startFields } from "./cargo.ts";
import { readCargo } from "./read-cargo.ts";
import { writeFreight } from "./write-freight.ts";

const pallets = { to: "US", postcode: "90001", quantity: 20, weight_kg: 240, size_cm: [120, 100, 180] } as const;
const start = startFields(pallets);
const mixed: FreightFields = {
  to: "CA",
  postcode: "M5V 3L9",
  units: "metric",
  rows: [
    { kind: "pallet", quantity: "8", length: "120", width: "80", height: "150", weight: "400", stackable: false },
    { kind: "carton", quantity: "14", length: "60", width: "40", height: "40", weight: "18,5", stackable: true },
  ],
};

const comeBack = (fields: FreightFields) => readFreight(new URLSearchParams(String(writeFreight(fields))), pallets);

test("freight of several kinds comes back from the address as it was typed, in either units", () => {
  expect(writeFreight(mixed).getAll("freight")).toEqual([
    "pallet_CA_M5V 3L9_8_120_80_150_400_n",
    "carton_14_60_40_40_18,5_y",
  ]);
  const imperial = convertFreightUnits(mixed, "imperial");
  for (const fields of [mixed, imperial, convertFreightUnits(imperial, "metric")]) {
    expect(comeBack(fields)).toEqual(fields);
    expect(readCargo(fields)).toEqual(readCargo(mixed));
  }
});

test("every field comes back, long texts and fractions too, and what else the address says stays", () => {
  const text = "1 1/2 and what somebody wrote there besides";
  const row: FreightRow = {
    kind: "parcel",
    quantity: text,
    length: text,
    width: text,
    height: text,
    weight: text,
    stackable: true,
  };
  const all: Required<Omit<FreightFields, "left" | "example">> = {
    to: "CA",
    postcode: "290 Bremner Blvd, Toronto, ON M5V 3L9",
    units: "imperial",
    rows: [row, row],
    way: "LCL",
    currency: "EUR",
  };
  expect(comeBack(all)).toEqual(all);
  const query = writeFreight(start, writeFreight(all, new URLSearchParams("date=2027-01-04")));
  expect(String(query)).toBe("date=2027-01-04&freight=pallet_US_90001_20_120_100_180_240_n");
});

const readTexts = (texts: readonly string[]) =>
  readFreight(new URLSearchParams(texts.map((text) => ["freight", text])), pallets);

test("an address of one kind says what it always said", () => {
  expect(readTexts(["pallet_US_90001_20_120_100_180_240_n"])).toEqual(start);
});

test("containers of all kinds are priced without pieces, and pieces without them; what is left is known", () => {
  const pick = (texts: readonly string[]) => {
    const { rows, left = [] } = readTexts(texts);
    return [rows, left].map((some) => some.map(({ kind, quantity }) => `${quantity} ${kind}`));
  };
  expect(pick(["20GP_US_90001_1_____y", "40HC_2_____y", "pallet_12"])).toEqual([["1 20GP", "2 40HC"], ["12 pallet"]]);
  expect(pick(["pallet_US_90001_12", "40HC_2_____y"])).toEqual([["12 pallet"], ["2 40HC"]]);
});

test.each([[[]], [[""]], [["nonsense"]], [["boat_usa"]], [["pallet"]]])(
  "of %j what is understood counts, the rest is the start",
  (texts) => expect(readTexts(texts)).toEqual(start),
);

test("of a row that cannot be read, nothing breaks", () => {
  const own = writeFreight(start).getAll("freight");
  const fields = readTexts([...own, "", "boat_x_-1_1e9", ...Array(140).fill("carton")]);
  expect(fields.rows).toHaveLength(100);
  expect(readCargo(fields).parcels).toBeUndefined();
});
