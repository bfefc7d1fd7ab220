import { expect, test } from "vitest";
import { convertFreightUnits, type FreightFields, readCargo, readFreight, startFields, writeFreight } from "./cargo.ts";

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

test("freight of several kinds comes back from the address as it was typed, in either units", () => {
  expect(writeFreight(mixed)).toEqual(["pallet_CA_M5V 3L9_8_120_80_150_400_n", "carton_14_60_40_40_18,5_y"]);
  for (const fields of [mixed, convertFreightUnits(mixed), convertFreightUnits(convertFreightUnits(mixed))]) {
    expect(readFreight(writeFreight(fields), pallets)).toEqual(fields);
    expect(readCargo(fields)).toEqual(readCargo(mixed));
  }
});

test("an address of one kind says what it always said", () => {
  expect(writeFreight(start)).toEqual(["pallet_US_90001_20_120_100_180_240_n"]);
  expect(readFreight(["pallet_US_90001_20_120_100_180_240_n"], pallets)).toEqual(start);
});

test.each([[[]], [[""]], [["nonsense"]], [["boat_usa"]], [["pallet"]]])(
  "of %j what is understood counts, the rest is the start",
  (texts) => expect(readFreight(texts, pallets)).toEqual(start),
);

test("of a row that cannot be read, nothing breaks", () => {
  const fields = readFreight([...writeFreight(start), "", "boat_x_-1_1e9", ...Array(140).fill("carton")], pallets);
  expect(fields.rows).toHaveLength(100);
  expect(readCargo(fields).parcels).toBeUndefined();
});
