import { expect, test } from "vitest";
import { convertFreightUnits, exampleFigures, startFields } from "./cargo.ts";
import { undoEdit } from "../store/actions.ts";
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
  expect(listKeptFigures(convertFreightUnits(back, "imperial"), start)).toEqual(["height", "weight"]);
  expect(String(writeExampleFigures([], query))).toBe("freight=pallet");
});

test("what came in an address of its own is somebody's, even if it is as much", () => {
  const example = readExampleFigures(new URLSearchParams("freight=pallet"));
  expect(listKeptFigures({ ...start, example }, start)).toEqual([]);
  expect(readExampleFigures(new URLSearchParams("example=height_price"))).toEqual(["height"]);
});

test("a row that comes back after the units were changed is as heavy as it was, beside what was typed since", () => {
  const [row] = start.rows;
  if (!row) throw new Error("The example has no row");
  const before = { ...start, rows: [row, { ...row, weight: "80" }] };
  const after = { ...before, rows: before.rows.slice(0, 1) };
  const other = convertFreightUnits(after, "imperial");
  const now = { ...other, rows: other.rows.map((one) => ({ ...one, quantity: "3" })) };
  const undone = undoEdit(now, after, before, convertFreightUnits);
  expect(undone.rows.map(({ quantity, weight }) => [quantity, weight])).toEqual([
    ["3", "240kg"],
    ["20", "80kg"],
  ]);
  // a list in pounds took the place of rows in kilograms, and the form was set to kilograms by hand
  const pasted = { ...start, units: "imperial" as const, rows: [{ ...row, weight: "500" }] };
  const back = undoEdit(convertFreightUnits(pasted, "metric"), pasted, before, convertFreightUnits);
  expect([back.units, back.rows.map(({ weight }) => weight)]).toEqual(["metric", ["240", "80"]]);
});
