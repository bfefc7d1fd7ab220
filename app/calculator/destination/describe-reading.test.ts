import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { buildPlaceIndex } from "../parse/line/places.ts";
import { readLine } from "../parse/line/read-line.ts";
import { describePart } from "./describe-reading.ts";

const names = buildPlaceNames(getCatalog(), "en");
const places = buildPlaceIndex(names);

test("of a place that a line starts from it is said where its prices start", () => {
  const [hub] = names.origins;
  const describe = (line: string) =>
    readLine(line, { places, findGoods: () => undefined }, "2026-11-27").parts.map((part) => describePart(part, line));
  expect(describe("1 kg from Yiwu to Germany")).toContain(`Yiwu: prices start in ${hub?.hub[0]}`);
});
