import { expect, test } from "vitest";
import { resolveGoods, findLowestPrices, priceParcels } from "./parcel-prices.ts";
import { quoteCards } from "../quote-cards.ts";
import { testCard, testReference, testShipment } from "../test-card.ts";
import { getTransitDays } from "../answer.ts";

const name = { en: "Weeks before Christmas" };
const peak = { id: "christmas", name, from: "2026-11-20", to: "2026-12-24", add: [{ countries: ["DE"], days: 2 }] };
const reference = { ...testReference, calendar: { ...testReference.calendar, peaks: [peak] } };
const cards = [testCard()];

test.each(["2026-11-24", "2027-02-02"])("a parcel handed over on %s takes the same days on every page", (shipDate) => {
  const shipment = testShipment({ shipDate });
  const [answer] = quoteCards(shipment, cards, reference);
  if (!answer?.available) throw new Error("There is no price");
  const days = getTransitDays(answer.transit);
  expect(days.max - answer.transit.max).toBe(shipDate < "2027" ? 2 : 0);
  expect(priceParcels(shipment, cards, reference, "").lines[0]).toMatchObject(days);
  expect(findLowestPrices(shipment, ["DE"], cards, reference).get("DE")).toMatchObject(days);
});

test("lines are sorted by price, each with goods that it accepts, and the worked example is the one asked for", () => {
  const dear = testCard({ service: "dear" });
  const own = { ...testCard(), currency: "EUR", service: "euro" };
  const other = { ...testCard(), service: "other", goods: ["battery"] };
  const all = [testCard(), own, other, dear];
  const shipment = testShipment();
  const { lines, worked } = priceParcels(shipment, all, reference, "dear");
  // 0.9 euros are worth a dollar, so the same figure in euros is more
  expect(lines.map(({ service }) => service)).toEqual(["test", "other", "dear", "euro"]);
  expect(lines.find(({ service }) => service === "other")?.goods).toBe("battery");
  expect(worked?.quote.service).toBe("dear");
  expect(worked?.flatter?.kind).toBe("flatter");
  expect(priceParcels(shipment, all, reference, "nobody").worked?.quote.service).toBe("test");
  expect(priceParcels(shipment, [other], reference, "other").worked).toBeUndefined();
  expect(resolveGoods("x", [])).toBe("x");
});

test("the lowest price of each place is the cheapest line's; a place that no line serves has none", () => {
  const cheap = { ...testCard({ service: "cheap" }), surcharges: [] };
  const dear = testCard({
    service: "dear",
    surcharges: [{ id: "s", label: { en: "S" }, amount: { per: "shipment", price: 1_000_000 } }],
  });
  const shipment = testShipment();
  for (const cards of [
    [cheap, dear],
    [dear, cheap],
  ]) {
    const lowest = findLowestPrices(shipment, ["DE", "FR"], cards, reference);
    expect([...lowest.keys()]).toEqual(["DE"]);
    expect(lowest.get("DE")).toMatchObject({ service: "cheap", goods: "general", amount: 1295, currency: "USD" });
  }
});

test("prices in several currencies are compared in one, on a page and on a map", () => {
  // 0.9 euros are worth a dollar, so the same figure in euros is more
  const [dollars, euros] = [testCard(), { ...testCard(), currency: "EUR", service: "euro" }];
  for (const cards of [
    [dollars, euros],
    [euros, dollars],
  ])
    expect(findLowestPrices(testShipment(), ["DE"], cards, reference).get("DE")?.service).toBe("test");
});
