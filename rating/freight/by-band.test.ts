import { expect, test } from "vitest";
import { formatFormula } from "../money/formula.ts";
import { toMicro } from "../money/money.ts";
import { quote } from "../quote.ts";
import { kg, testCard, testReference, testShipment } from "../test-card.ts";

test("a price per band and one per kilogram are shown as their sum, and one that is zero is left out", () => {
  const days = { transitMin: 1, transitMax: 2 };
  const told = (price: number, perUnit?: number) => {
    const band = {
      upTo: kg(30),
      price: toMicro(price),
      ...(perUnit !== undefined && { perUnit: toMicro(perUnit) }),
      ...days,
    };
    const card = testCard({ tariff: { method: "flat-by-band", bands: { DE: [band] } } });
    const [answer] = quote(testShipment(), [card], testReference);
    if (!answer?.available) throw new Error("the card takes it");
    return answer.charges.map(({ formula, amount }) => `${formatFormula(formula)} = ${amount}`);
  };
  expect(told(5)).toEqual(["5.00 USD (≤ 30 kg) = 500"]);
  expect(told(5, 2)).toEqual(["5.00 USD (≤ 30 kg) + 1.5 kg × 2.00 USD/kg = 800"]);
  expect(told(0, 2)).toEqual(["1.5 kg × 2.00 USD/kg = 300"]);
});
