import { expect, test } from "vitest";
import { lowestPrices, parcelPrices } from "./parcel-prices.ts";
import { quoteCards } from "./quote-cards.ts";
import { testCard, testReference, testShipment } from "./test-card.ts";
import { daysOnTheWay } from "./transit.ts";

const name = { en: "Weeks before Christmas" };
const peak = { id: "christmas", name, from: "2026-11-20", to: "2026-12-24", add: [{ countries: ["DE"], days: 2 }] };
const reference = { ...testReference, calendar: { ...testReference.calendar, peaks: [peak] } };
const cards = [testCard()];

test.each(["2026-11-24", "2027-02-02"])("a parcel handed over on %s takes the same days on every page", (shipDate) => {
  const shipment = testShipment({ shipDate });
  const [answer] = quoteCards(shipment, cards, reference);
  if (!answer?.available) throw new Error("There is no price");
  const days = daysOnTheWay(answer.transit);
  expect(days.max - answer.transit.max).toBe(shipDate < "2027" ? 2 : 0);
  expect(parcelPrices(shipment, cards, reference, "").lines[0]).toMatchObject(days);
  expect(lowestPrices(shipment, ["DE"], cards, reference).get("DE")).toMatchObject(days);
});
