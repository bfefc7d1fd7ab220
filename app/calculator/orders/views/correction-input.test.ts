import { expect, test } from "vitest";
import type { Field, Marks } from "../import/types.ts";
import { checkAnswer } from "./correction-input.tsx";

const units = { weight: "kg", scope: "piece", side: "cm" } as const;
const problem = (field: Field, text: string, marks: Marks = {}) => checkAnswer(field, text, { units, marks });

test("an answer with two meanings is asked back, unless the file says which", () => {
  expect(problem("weight", "1,645")).toContain("1.645 or 1645");
  expect(problem("weight", "1,645 kg")).toContain("1.645 or 1645");
  expect(problem("weight", "1,645", { weight: "," })).toBeUndefined();
});

test.each<[Field, string, string]>([
  ["weight", "heavy", "800 g"],
  ["weight", "-1", "1.2 kg"],
  ["size", "large", "three dimensions"],
  ["quantity", "1.5", "whole number"],
  ["value", "n/a", "Value"],
])("%s: %j is refused with a way out", (field, text, words) => expect(problem(field, text)).toContain(words));

test.each<[Field, string]>([
  ["weight", "800 g"],
  ["weight", "1,5"],
  ["weight", "３００　克"],
  ["weight", "３００克"],
  ["size", "３０×２０×５"],
  ["quantity", "２"],
  ["value", "￥１２．５０"],
  ["size", "30x20x5"],
  ["quantity", "2"],
  ["value", "€12.50"],
  ["postcode", "10115"],
])("%s: %j is taken", (field, text) => expect(problem(field, text)).toBeUndefined());
