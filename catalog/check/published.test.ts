import { expect, test } from "vitest";
import { flatten } from "./flatten-data.ts";
import { describeWhole } from "./published.ts";

const zones = ["AT", "BE", "DE", "FR", "NL"];
const write = (price: (zone: string) => string) =>
  flatten("prices.csv", ["zone,up_to_kg,price", ...zones.map((zone) => `${zone},2,${price(zone)}`)].join("\n"));

test("a rise that has not reached one zone is told as a whole", () => {
  const [old, now] = [write(() => "10.00"), write((zone) => (zone === "DE" ? "10.00" : "10.40"))];
  const changed = [...now.values()].flatMap((one) => (one.text === "10.40" ? [{ ...one, was: "10.00" }] : []));
  const told: string[] = [];
  const report = (_: number, wrong: string) => void told.push(wrong);
  describeWhole(old, now, changed, { since: "in the card before", path: "prices.csv", report });
  expect(told).toEqual([
    "4 zones have changed by about +4.0 % (AT, BE, FR …), and one costs what it did in the card before (DE)",
  ]);
});

test("a row that goes does not give its name to the next one of the same name", () => {
  const rows = [
    "- { id: duty, to: 2026-06-30, percent: 4 }",
    "- { id: duty, from: 2026-07-01, each: 3 }",
    "- { id: vat, percent: 19 }",
  ];
  const write = (own: readonly string[]) => ["charges:", ...own].join("\n");
  const [before, after] = [write(rows), write(rows.slice(1).map((row) => row.replace("19", "20")))];
  const [old, now] = [flatten("eu.yaml", before, after), flatten("eu.yaml", after, before)];
  const changed = [...now].filter(([key, { text }]) => old.get(key)?.text !== text);
  expect(changed.map(([, { field, text }]) => [field, text])).toEqual([["charges.vat.percent", "20"]]);
});
