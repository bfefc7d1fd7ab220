import { expect, test } from "vitest";
import { findCountryInText } from "./country.ts";

const countries = [
  { code: "DE", name: "德国", aliases: ["Germany"], typed: ["deguo", "dg"] },
  { code: "US", name: "美国", aliases: ["USA", "United States"], typed: ["meiguo", "mg"] },
];

test.each([
  ["德国 2公斤 40x30x20", "DE"],
  ["发往美国，0.8 kg", "US"],
  ["deguo 2kg", "DE"],
  ["2 kg to United States", undefined],
  ["United States 2 kg", "US"],
  ["usa 40x30x20", "US"],
  ["2 mg", undefined],
  ["德国 美国 2公斤", undefined],
  ["40x30x20 cm 2.5 kg", undefined],
])("%s names %s", (text, code) => {
  expect(findCountryInText(text, countries)?.code).toBe(code);
});
