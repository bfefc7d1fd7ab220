import { expect, test } from "vitest";
import { readFreightText } from "./read-freight-text.ts";

const shown = (text: string) =>
  readFreightText(text)?.rows.map(({ kind, quantity, length, width, height, weight }) =>
    [quantity, kind, length, width, height, weight].join(" "),
  );

test.each([
  [
    "8 pallets 120x80x150 of 400 kg and 14 cartons 60x40x40 of 18 kg",
    ["8 pallet 120 80 150 400", "14 carton 60 40 40 18"],
  ],
  [
    "We have 8 plts, 120 x 80 x 150 cm, 400 kg each; 14 ctns 60*40*40, 18,5 kg",
    ["8 pallet 120 80 150 400", "14 carton 60 40 40 18.5"],
  ],
  ["8托 120x80x150 400公斤、14箱 60x40x40 18公斤", ["8 pallet 120 80 150 400", "14 carton 60 40 40 18"]],
  [
    "3 skids 48x40x60 in 900 lb and 2 boxes 60x40x40 cm 18 kg",
    ["3 pallet 48 40 60 900", "2 carton 60cm 40cm 40cm 18kg"],
  ],
])("%s is understood", (text, rows) => expect(shown(text)).toEqual(rows));

test.each(["", "120", "400 kg", "8 pallets", "hello and 3 more"])("%j says no freight", (text) =>
  expect(readFreightText(text)).toBeUndefined(),
);
