import { expect, test } from "vitest";
import { convertFreightUnits, exampleFigures, startFields } from "./cargo.ts";
import { listKeptFigures, readExampleFigures, writeExampleFigures } from "./use-freight.ts";

const pallets = { to: "US", postcode: "90001", quantity: 20, weight_kg: 240, size_cm: [120, 100, 180] } as const;
const start = { ...startFields(pallets), example: exampleFigures };

test("what is still the example's is said in the address, in other units too, and not once it is changed", () => {
  const fields = { ...start, rows: start.rows.map((row) => ({ ...row, quantity: "3" })) };
  const query = writeExampleFigures(
    listKeptFigures(fields, start),
    new URLSearchParams("freight=pallet&example=quantity"),
  );
  expect(String(query)).toBe("freight=pallet&example=height_weight");
  const back = { ...fields, example: readExampleFigures(query) };
  expect(listKeptFigures(back, start)).toEqual(["height", "weight"]);
  expect(listKeptFigures(convertFreightUnits(back), start)).toEqual(["height", "weight"]);
  expect(String(writeExampleFigures([], query))).toBe("freight=pallet");
});

test("what came in an address of its own is somebody's, even if it is as much", () => {
  const example = readExampleFigures(new URLSearchParams("freight=pallet"));
  expect(listKeptFigures({ ...start, example }, start)).toEqual([]);
  expect(readExampleFigures(new URLSearchParams("example=height_price"))).toEqual(["height"]);
});
