import { expect, test, vi } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { buildPlaceIndex } from "#app/calculator/parse/line/places.ts";
import { readLine } from "#app/calculator/parse/line/read-line.ts";
import { fillFields, readTypedLine, sayFields, writeWholeLine } from "./typed-line.ts";

const problem = (text: string, proposals: string[]) => ({
  ...{ text, parts: [], more: [] },
  problems: [{ kind: "unit", span: [0, text.length], proposals }],
});
vi.mock(import("#app/calculator/destination/line-reader.ts"), async (original) => ({
  ...(await original()),
  loadLineReader: vi.fn().mockResolvedValue((text: string) => problem(text, text === "0" ? [] : [`${text} g`])),
}));

test("a number that no unit makes a weight is left to the field's own words about its limits", async () => {
  expect(await readTypedLine("0")).toBeUndefined();
  expect(await readTypedLine("40000")).toBeDefined();
});

const places = buildPlaceIndex(buildPlaceNames(getCatalog(), "en"));
const read = (line: string) => readLine(line, { places, findGoods: () => undefined }, "2026-11-27");
const fields = { to: "FR", weight: "2.3 kg 40x30x20 to Spain", size: "50x40x30" };

test("a line in a field wins over what stood in the others, and what is typed there after it over the line", () => {
  const reading = read(fields.weight);
  expect(fillFields(reading, "weight", fields)).toEqual({ to: "ES", weight: "2.3", size: "40 × 30 × 20" });
  const later = ["size"] as const;
  expect(fillFields(reading, "weight", fields, later)).toEqual({ to: "ES", weight: "2.3", size: "50x40x30" });
});

test("of a line that says more than the fields hold they show what they can, and nothing of a line that asks", () => {
  const valued = read("2 kg to Spain worth 60 euros");
  expect(fillFields(valued, "weight", fields)).toBeUndefined();
  expect(sayFields(valued, fields, [])).toMatchObject({ to: "ES", size: "50x40x30" });
  expect(sayFields(read("2 kg to Spain foo"), fields, [])).toBe(fields);
});

test("a line goes on with what it does not say, and with what was typed after it in place of what it says", () => {
  const countries = [{ code: "FR", name: "France" }];
  const reading = read("2 kg 40x30x20 to Spain worth 60 euros");
  expect(writeWholeLine(reading, { size: "50x40x30" }, countries)).toBe(reading.text);
  const written = writeWholeLine(reading, { size: "50x40x30", to: "FR" }, countries, ["to", "size"]);
  expect(read(written)).toMatchObject({
    problems: [],
    to: "FR",
    value: { amount: 60 },
    sides: [500_000, 400_000, 300_000],
  });
  expect(writeWholeLine(read("2 kg worth 60 euros"), { size: "50x40x30", to: "FR" }, countries)).toBe(
    "2 kg worth 60 euros 50x40x30 cm France",
  );
});
