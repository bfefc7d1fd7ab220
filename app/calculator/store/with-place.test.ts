import { expect, test } from "vitest";
import { startState } from "./form-state.ts";
import { buildPostcodeReaders } from "../parse/postcodes.ts";
import { withPlace } from "./actions.ts";

const countries = [
  {
    code: "FR",
    name: "France",
    aliases: ["法国"],
    cities: [["Paris"]],
    postcode: { forms: ["NNNNN"], example: "75001" },
  },
  { code: "DE", name: "Germany", aliases: ["Deutschland"], postcode: { forms: ["NNNNN"], example: "10115" } },
  { code: "CA", name: "Canada", aliases: [], postcode: { forms: ["ANA NAN"], example: "K1A 0B1" } },
  {
    code: "US",
    name: "United States",
    aliases: ["USA"],
    cities: [["Chicago"]],
    postcode: { forms: ["NNNNN"], example: "60601" },
  },
];
const start = startState({ from: "CN", to: "DE", weight_kg: 1, size_cm: [1, 1, 1], currency: "USD" });

test.each([
  ["Rue de Rivoli 10, 75001 Paris, France", "FR", "75001"],
  ["Lung Wai 27, 27498 Helgoland, Germany", "DE", "27498"],
  ["27498 Helgoland\nDeutschland", "DE", "27498"],
  ["10 Main Street, Paris, IL 61944, USA", "US", "61944"],
  ["Chicago 60601", "US", "60601"],
  ["Rue de Rivoli 10, 75001 Lutetia FR", "FR", "75001"],
  ["巴黎 75001 法国", "FR", "75001"],
  ["Paris, France", "FR", ""],
])("the address %s is in %s", (text, to, postcode) => {
  expect(withPlace(start, text, countries, buildPostcodeReaders(countries))).toEqual({ ...start, to, postcode });
});

test.each(["Fresno, CA", "Atlantis 12345", "", "DE"])("%j names no place that is served", (text) => {
  expect(withPlace(start, text, countries, buildPostcodeReaders(countries))).toBeUndefined();
});
