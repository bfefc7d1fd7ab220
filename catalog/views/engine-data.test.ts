import { expect, test } from "vitest";
import { findLowestPrices, priceParcels } from "#rating/comparison/parcel-prices.ts";
import { getCatalog, loadCatalog } from "../catalog.ts";
import { collectParcelRates, getCalculatorRates } from "./engine-data.ts";
import { buildHomePage } from "./pages.ts";
import { makeSampleShipment } from "./sample-prices.ts";

const content = getCatalog();
const { cards, reference } = collectParcelRates(content);
const home = buildHomePage(content, "en");

test("the page prices its parcel as the build did: form, table and worked example", () => {
  const live = priceParcels(makeSampleShipment(content, home.sample), cards, reference, home.worked);
  expect(live.lines).toEqual(home.prices.lines);
  expect(live.worked?.quote.total).toBe(home.prices.worked?.quote.total);
  expect(live.worked?.flatter).toEqual(home.prices.worked?.flatter);
  for (const { slug, price } of home.parcelLines)
    expect(price?.amount).toBe(live.lines.find(({ service }) => service === slug)?.amount);
  const sums = live.worked?.quote.charges.reduce((sum, { amount }) => sum + amount, 0);
  expect(sums).toBe(live.worked?.quote.total);
});

test("the lowest price of every place on the map is the first in its own list", () => {
  const places = home.countries.map(({ code }) => code);
  for (const weight_kg of [0.1, 1.25, 7, 25]) {
    const shipment = makeSampleShipment(content, { ...home.sample, weight_kg });
    const lowest = findLowestPrices(shipment, places, cards, reference);
    expect(lowest.size).toBeGreaterThan(10);
    for (const to of places) {
      const { lines } = priceParcels({ ...shipment, to }, cards, reference, home.worked);
      expect(lowest.get(to)?.amount).toBe(lines.find(({ goods }) => goods === "general")?.amount);
    }
  }
});

test("a page is sent no charge that ended before its first card, and no rate of a code that it never meets", () => {
  const { catalog } = loadCatalog("content");
  if (!catalog) throw new Error("the content has errors");
  const { cards, reference: sent } = getCalculatorRates(catalog, "en").rates;
  const [first = ""] = cards.map(({ validFrom }) => validFrom).sort();
  const list = (rules: typeof sent.dutyRules) => rules.regimes.flatMap(({ charges }) => charges);
  const all = list(catalog.reference.dutyRules);
  const hasEnded = ({ when: { to } }: (typeof all)[number]) => to !== undefined && to < first;
  expect(all.some(hasEnded)).toBe(true);
  expect(list(sent.dutyRules).filter(hasEnded)).toEqual([]);
  expect(JSON.stringify(all)).toContain('"reduced"');
  expect(JSON.stringify(list(sent.dutyRules))).not.toContain('"reduced"');
});
