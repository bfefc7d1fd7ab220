import { expect, test } from "vitest";
import { Problems } from "../read/problems.ts";
import { checkFirstAndFurther } from "./check-neighbours.ts";
import { compileCardText } from "./test-cards.ts";

const text = `
currency: USD
mode: air
origins: [CN]
method: first-and-additional
weight: { minimum: 50 g, round: [{ step: 10 g }] }
limits: { max_weight: 30 kg }
goods: [general]
incoterms: [DAP]
`;

/** What is said of five rows of the same first weight and step, of which some are replaced. */
function tell(...changed: string[]): string[] {
  const rows = ["US", "GB", "DE", "FR", "NL"].map(
    (zone) => changed.find((row) => row.startsWith(zone)) ?? `${zone},30,0.5,9.40,0.5,4.10,3,5`,
  );
  const head = "zone,up_to_kg,first_kg,first_price,step_kg,step_price,transit_min,transit_max";
  const { card } = compileCardText(text, [head, ...rows].join("\n"));
  const problems = new Problems();
  checkFirstAndFurther(card, Object.entries(card.tariff.bands), (level, { zone }, wrong, right) =>
    problems[level]("prices.csv", 2 + rows.findIndex((row) => row.startsWith(zone)), wrong, right),
  );
  return problems.all.map(({ line, wrong, level }) => `${line}: ${level}: ${wrong}`);
}

test("a row whose first weight, step or order of prices is unlike all others is told", () => {
  expect(tell()).toEqual([]);
  expect(tell("DE,30,0.5,9.40,5,4.10,3,5")).toEqual([
    "4: warning: zone DE has a step of 5 kg, and 4 other rows have a step of 0.5 kg",
  ]);
  expect(tell("DE,30,5,9.40,0.5,4.10,3,5")).toEqual([
    "4: warning: zone DE has a first weight of 5 kg, and 4 other rows have a first weight of 0.5 kg",
  ]);
  expect(tell("US,30,0.5,4.10,0.5,9.40,3,5")).toEqual([
    "2: warning: zone US has a first price below the further one, and 4 other rows have a first price above the further one",
  ]);
});

test("two rows in five are no slip", () => {
  expect(tell("US,30,1,9.40,1,4.10,3,5", "GB,30,1,9.40,1,4.10,3,5")).toEqual([]);
});
