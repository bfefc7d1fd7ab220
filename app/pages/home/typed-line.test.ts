import { expect, test, vi } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { findFreightPath } from "#app/calculator/destination/freight-path.ts";
import { buildPlaceIndex } from "#app/calculator/parse/line/places.ts";
import { readLine } from "#app/calculator/parse/line/read-line.ts";
import type { Reading } from "#app/calculator/parse/line/reading.ts";
import type { Fields } from "./parcel.ts";
import { readTypedLine, sayFields, writeWholeLine } from "./typed-line.ts";

const places = buildPlaceIndex(buildPlaceNames(getCatalog(), "en"));
const read = (line: string) => readLine(line, { places, findGoods: () => undefined }, "2026-11-27");
vi.mock(import("#app/calculator/destination/line-reader.ts"), async (original) => ({
  ...(await original()),
  loadLineReader: vi.fn().mockImplementation(async () => read),
  getFreightPath: (reading: Reading) => findFreightPath(reading, "en"),
}));

const countries = [{ code: "FR", name: "France" }];
const fields = { to: "FR", weight: "2.3 kg 40x30x20 to Spain", size: "50x40x30" };
const type = (weight: string, changes: Partial<Fields> = {}, order: readonly (keyof Fields)[] = ["weight"]) =>
  readTypedLine("weight", { ...fields, weight, ...changes }, order, countries);
/** What a line says of its parcels, in kilograms and centimetres. */
const list = (reading: Reading | undefined) =>
  reading &&
  [reading, ...(reading.more ?? [])].map(({ quantity, mass = 0, sides }) =>
    [quantity, mass / 8_000_000_000, sides?.map((side) => side / 10_000).join("x")].join(" "),
  );

test.each(["", "0", "999999", "40000"])(
  "“%s” alone is a weight there, of which the field says its limits",
  async (number) => expect(await type(number)).toBeUndefined(),
);

test("a number with two readings is asked about, and so is a weight without its unit", async () => {
  const ask = async (text: string) => (await type(text))?.reading.problems;
  expect(await ask("1,000")).toMatchObject([{ kind: "two-readings", proposals: ["1 kg", "1000 kg"] }]);
  expect(await ask("3x4")).toMatchObject([{ kind: "unit", proposals: ["3x4 kg"] }]);
  expect(await ask("40x30x")).not.toMatchObject([{ kind: "unit" }]);
});

test("a line in a field wins over what stood in the others, and what is typed there after it over the line", async () => {
  expect(await type(fields.weight)).toMatchObject({
    isHeld: true,
    fields: { to: "ES", weight: "2.3", size: "40 × 30 × 20" },
  });
  const later = await type(fields.weight, {}, ["weight", "size"]);
  expect(later).toMatchObject({ isHeld: true, fields: { to: "ES", weight: "2.3", size: "50x40x30" } });
  expect(list(later?.reading)).toEqual([" 2.3 50x40x30"]);
});

test("of a line that says more than the fields hold they show what they can, and nothing of a line that asks", () => {
  expect(sayFields(read("2 kg to Spain worth 60 euros"), fields)).toMatchObject({ to: "ES", size: "50x40x30" });
  expect(sayFields(read("2 kg to Spain foo"), fields)).toBe(fields);
});

test("freight shows where it goes, and is priced where freight is", async () => {
  const said = await type("12 pallets to Los Angeles");
  expect(said?.fields).toEqual({ ...fields, weight: "12 pallets to Los Angeles", to: "US" });
  expect(said?.freight).toMatch(/\/freight-calculator\?freight=pallet_US_90001_12_/);
  expect((await type("12 pallets", {}, ["to", "weight"]))?.freight).toMatch(/pallet_FR__12_/);
});

test("parcels of several kinds stay as many, with the size that was typed after them for each", async () => {
  const line = "3 × 4 kg 30x30x30 cm + 2 x 6kg 50x40x30";
  const rows = ["3 4 30x30x30", "2 6 50x40x30"];
  const asTyped = await type(line);
  expect(list(asTyped?.reading)).toEqual(rows);
  expect(asTyped?.fields.size).toBe("");
  const write = (typed: typeof asTyped, own: Partial<Fields>) =>
    typed && list(read(writeWholeLine(typed.reading, own, countries)));
  expect(write(asTyped, { to: "FR", size: "" })).toEqual(rows);
  const change = (size: string) => type(line, { size }, ["weight", "size"]);
  for (const [size, sides] of [
    ["60x40x40", "60x40x40"],
    ["", ""],
  ] as const) {
    const sized = await change(size);
    expect(list(sized?.reading)).toEqual([`3 4 ${sides}`, `2 6 ${sides}`]);
    expect(write(sized, { to: "FR", size })).toEqual([`3 4 ${sides}`, `2 6 ${sides}`]);
  }
  // half a size is not that of any parcel yet
  expect(list((await change("60x"))?.reading)).toEqual(rows);
});

test("a line goes on with what it does not say, and with what was typed after it in place of what it says", () => {
  const reading = read("2 lb 40x30x20 to Spain worth 60 euros");
  expect(writeWholeLine(reading, { size: "50x40x30" }, countries)).toBe(reading.text);
  const written = read(writeWholeLine(reading, { size: "50x40x30", to: "FR" }, countries, ["to", "size"]));
  expect(written).toMatchObject({ problems: [], to: "FR", value: { amount: 60 }, mass: read("2 lb").mass });
  expect(written.sides).toEqual([500_000, 400_000, 300_000]);
  const beside = read(writeWholeLine(read("2 kg worth 60 euros"), { size: "50x40x30", to: "FR" }, countries));
  expect(beside).toMatchObject({ problems: [], to: "FR", value: { amount: 60 }, sides: [500_000, 400_000, 300_000] });
});
