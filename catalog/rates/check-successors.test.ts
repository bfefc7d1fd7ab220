import { expect, test } from "vitest";
import { holdFiles } from "./test-cards.ts";
import { Problems } from "../read/problems.ts";
import { checkCardsBefore } from "./check-successors.ts";

const zones = ["AT", "BE", "DE", "FR", "NL", "PL"];
const writePrices = (price: (zone: string) => number) =>
  ["zone,up_to_kg,price", ...zones.map((zone) => `${zone},2,${price(zone).toFixed(2)}`)].join("\n");
const writeCard = (percent: number, fee: number, more = "") =>
  `surcharges:\n  - id: fuel\n    amount: { percent: ${percent}, of: freight }\n  - id: remote\n    amount: { per_parcel: ${fee} }\n${more}`;

/** What is said of a card after one with a fuel surcharge of 10.5 %, a fee of 4.2 and prices of 10. */
function tell(card: string, prices: string): string[] {
  const texts = new Map([
    ["content/rates/air/2026-01-01/card.yaml", writeCard(10.5, 4.2)],
    ["content/rates/air/2026-01-01/prices.csv", writePrices(() => 10)],
    ["content/rates/air/2027-01-01/card.yaml", card],
    ["content/rates/air/2027-01-01/prices.csv", prices],
  ]);
  const problems = new Problems();
  checkCardsBefore(holdFiles(texts), problems);
  return problems.all.map(({ file, line, wrong, level }) => `${file.split("/").at(-1)}:${line}: ${level}: ${wrong}`);
}

const raised = (zone: string) => (zone === "DE" ? 10 : 10.4);

test("a percent or an amount of a tenth or ten times the one before is told with both", () => {
  expect(
    tell(
      writeCard(1.05, 42),
      writePrices(() => 10.4),
    ),
  ).toEqual([
    'card.yaml:3: warning: "percent" of the surcharge "fuel" is 1.05, and 10.5 in 2026-01-01, the card before',
    'card.yaml:5: warning: "per_parcel" of the surcharge "remote" is 42, and 4.2 in 2026-01-01, the card before',
  ]);
});

test("seven times as much is told, and less is not", () => {
  const prices = writePrices(() => 10.4);
  expect([73.5, 73.4].map((percent) => tell(writeCard(percent, 4.2), prices).length)).toEqual([1, 0]);
});

test("rows that a rise or a fall of nearly all others has not reached are told", () => {
  const left = (way: string) => [
    `prices.csv:4: warning: the row (DE up_to_kg 2) still has the prices of 2026-01-01, the card before, and 5 of 6 ${way}`,
  ];
  expect(tell(writeCard(10.5, 4.2), writePrices(raised))).toEqual(left("rose"));
  expect(
    tell(
      writeCard(10.5, 4.2),
      writePrices((zone) => 20 - raised(zone)),
    ),
  ).toEqual(left("fell"));
});

test("nothing is told of an ordinary rise, of one for some zones alone, and of what the card calls unusual", () => {
  expect(
    tell(
      writeCard(12, 6),
      writePrices(() => 10.4),
    ),
  ).toEqual([]);
  expect(
    tell(
      writeCard(10.5, 4.2),
      writePrices((zone) => (zone < "DE" ? 10.4 : 10)),
    ),
  ).toEqual([]);
  expect(tell(writeCard(1, 4.2, "unusual: { fuel: a rebate, DE: a contract }"), writePrices(raised))).toEqual([]);
});
