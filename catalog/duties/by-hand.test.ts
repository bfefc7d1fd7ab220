import { describe, expect, test } from "vitest";
import { contentRoot, loadCatalog } from "../catalog.ts";
import type { Consignment } from "#rating/duties/answer.ts";
import { answerDuties } from "#rating/duties/questions.ts";

const { catalog } = loadCatalog(contentRoot);
if (!catalog) throw new Error("the content has errors");
const { dutyRules, engine } = catalog.reference;

/** Each currency buys one of each other, so that the law's own amounts can be read in the test. */
const exchange = {
  base: "USD",
  date: "2026-11-02",
  rates: Object.fromEntries(Object.keys(engine.exchange.rates).map((one) => [one, 1])),
};

type Given = Partial<Omit<Consignment, "value" | "carriage">> & { value: number; carriage?: number; day?: string };

function ask({ value, carriage = 0, day = "2026-11-23", ...given }: Given) {
  const currency = given.currency ?? "USD";
  const digits = currency === "JPY" ? 1 : 100;
  const consignment: Consignment = {
    from: "CN",
    to: "US",
    goods: "general",
    parcels: 1,
    mode: "air",
    carriageCurrency: currency,
    ...given,
    currency,
    value: Math.round(value * digits),
    carriage: Math.round(carriage * digits),
    clearance: given.clearance === undefined ? undefined : Math.round(given.clearance * digits),
  };
  const answer = answerDuties(consignment, dutyRules, day, exchange);
  if (!answer.available) throw new Error(JSON.stringify(answer.reason));
  const { certainty } = answer;
  return {
    due: Object.fromEntries(answer.charges.map(({ id, amount }) => [id, amount / digits])),
    bySeller: answer.charges.filter(({ collected }) => collected === "by-seller").map(({ id }) => id),
    range: [certainty.all.low / digits, certainty.all.high / digits],
    open: certainty.open.map(({ id, readings }) => [id, ...readings.map(({ all }) => all / digits)]),
    status: Object.fromEntries(certainty.measures.map(({ id, status }) => [id, status])),
    stale: certainty.stale.map(({ title }) => title),
  };
}

const eur = { currency: "EUR" };
const jpy = { to: "JP", currency: "JPY" };

describe("consignments worked out by hand from the text of the law, before the engine was asked", () => {
  test.each<[law: string, given: Given, due: Record<string, number>]>([
    // Defensoría del Contribuyente, October 2025; MundoMaritimo, 27 October 2025: 6% unless the platform is registered
    ["Chile, seller not registered", { to: "CL", value: 100, carriage: 20 }, { duty: 7.2, vat: 24.17 }],
    ["Chile, registered, up to 500", { to: "CL", value: 400, carriage: 30, registered: true }, { vat: 81.7 }],
    [
      "Chile, registered, above 500",
      { to: "CL", value: 600, carriage: 50, registered: true },
      { duty: 39, vat: 130.91 },
    ],
    // Sales Tax (Determination of Low Value Goods) Order 2023: sold for up to RM500; duty above RM500 with carriage
    [
      "Malaysia, sold for 490, 520 with carriage",
      { to: "MY", currency: "MYR", value: 490, carriage: 30, registered: true },
      { duty: 28.6, tax: 49 },
    ],
    [
      "Malaysia, seller not registered",
      { to: "MY", currency: "MYR", value: 490, carriage: 30 },
      { duty: 28.6, tax: 54.86 },
    ],
    // Japan Customs, Customs Answers 1001 and 1006
    ["Japan, woven shirts of 9,500 yen", { ...jpy, goods: "apparel", hs: "620520", value: 9000, carriage: 500 }, {}],
    [
      "Japan, a woollen sweater of 9,000 yen",
      { ...jpy, goods: "apparel", hs: "611011", value: 8000, carriage: 1000 },
      { duty: 981, tax: 998 },
    ],
    ["Japan, articles of plastic", { ...jpy, hs: "392690", value: 20_000, carriage: 2000 }, { duty: 660, tax: 2266 }],
    ["Japan, other goods", { ...jpy, value: 20_000, carriage: 2000 }, { duty: 1100, tax: 2310 }],
    ["Japan, woven shirts above it", { ...jpy, hs: "620520", value: 11_000 }, { duty: 1100, tax: 1210 }],
    // Harmonized Tariff Schedule 2026: 16.5% + list 4A 7.5% + forced labor 12.5%; fee 2.77
    [
      "United States, a T-shirt",
      { value: 40, goods: "apparel", hs: "610910" },
      { duty: 6.6, "section-301-list-4a": 3, "section-301-forced-labor": 5, mpf: 2.77 },
    ],
    // 2% + section 232 25% on the full value; list 4B never took effect; forced labor never with section 232
    ["United States, stainless kitchenware", { value: 100, hs: "732393" }, { duty: 2, "section-232": 25, mpf: 2.77 }],
    // 3.4% + four-year review 25% + 12.5% = 40.9%
    [
      "United States, a power bank",
      { value: 30, goods: "battery-inside", hs: "850760" },
      { duty: 1.02, "section-301-review": 7.5, "section-301-forced-labor": 3.75, mpf: 2.77 },
    ],
    // 2.5% + list 3 25% + section 232 25% = 52.5%
    [
      "United States, body parts of cars",
      { value: 200, hs: "870829" },
      { duty: 5, "section-301-list-3": 50, "section-232": 50, mpf: 2.77 },
    ],
    ["United States, toys from China", { value: 40, hs: "950300" }, { "section-301-forced-labor": 5, mpf: 2.77 }],
    // Union Customs Code, articles 71 and 72: 12% of 320, not of 337; Directive 2006/112/EC, article 86: VAT on 375.40
    [
      "France, clothing of 300 with 17 of clearance",
      { ...eur, to: "FR", goods: "apparel", value: 300, carriage: 20, clearance: 17 },
      { duty: 38.4, vat: 75.08 },
    ],
    [
      "Germany, two sub-headings without IOSS",
      { ...eur, to: "DE", goods: "apparel", value: 60, carriage: 10, subheadings: 2 },
      { duty: 6, vat: 14.44 },
    ],
    // HMRC: clearance charges are incidental expenses, part of the value for VAT and not for duty
    [
      "United Kingdom, clothing of 200",
      { to: "GB", currency: "GBP", goods: "apparel", value: 200, carriage: 15, clearance: 10 },
      { duty: 25.8, vat: 50.16 },
    ],
    // Memorandum D17-1-22: provincial tax on casual goods alone
    [
      "Canada, freight for a business in Ontario",
      {
        to: "CA",
        currency: "CAD",
        postcode: "M5V 2T6",
        goods: "apparel",
        buyer: "business",
        value: 1000,
        carriage: 99,
      },
      { duty: 180, gst: 59 },
    ],
    [
      "Canada, the same for a private buyer",
      { to: "CA", currency: "CAD", postcode: "M5V 2T6", goods: "apparel", value: 1000, carriage: 99 },
      { duty: 180, hst: 153.4 },
    ],
    // Customs Notice 20-18: from the United States 40 CAD for taxes, 150 CAD for duty
    [
      "Canada, 100 from the United States",
      { from: "US", to: "CA", currency: "CAD", postcode: "M5V 2T6", goods: "apparel", value: 100 },
      { hst: 13 },
    ],
    // Law 15.502/2026: nothing up to 50, 60% less 30 above; ICMS 17% inside its own base
    ["Brazil, Remessa Conforme, 48", { to: "BR", value: 40, carriage: 8 }, { icms: 9.83 }],
    ["Brazil, Remessa Conforme, 100", { to: "BR", value: 100 }, { duty: 30, icms: 26.63 }],
    ["Brazil, outside the program", { to: "BR", value: 100, registered: false }, { duty: 60, icms: 32.77 }],
    // Korea Customs Service: 150, from the United States 200
    ["Korea, 180 from China", { to: "KR", value: 180, carriage: 20 }, { duty: 16, vat: 21.6 }],
    ["Korea, 180 from the United States", { from: "US", to: "KR", value: 180, carriage: 20 }, {}],
    ["Mexico", { to: "MX", value: 60, carriage: 10 }, { "global-rate": 23.45 }],
    [
      "Norway, VOEC above 3,000",
      { to: "NO", currency: "NOK", value: 3500, carriage: 100, registered: true },
      { vat: 900 },
    ],
    [
      "Thailand",
      { to: "TH", currency: "THB", goods: "apparel", value: 1000, carriage: 200 },
      { duty: 360, vat: 109.2 },
    ],
  ])("%s", (_, given, due) => expect(ask(given).due).toEqual(due));
});

describe("what is open reaches the answer, with both ends", () => {
  test("Germany without IOSS: two questions, four sums, the range of them", () => {
    // flat 6.00 + 19% of 76; with the fee 4.00 more in both; by the tariff 12% of 70 and 19% of 78.40
    const { open, range, status } = ask({
      ...eur,
      to: "DE",
      goods: "apparel",
      value: 60,
      carriage: 10,
      subheadings: 2,
    });
    expect(open).toEqual([
      ["flat-duty", 20.44, 23.3],
      ["handling", 20.44, 25.2],
    ]);
    expect(range).toEqual([20.44, 28.06]);
    expect(status).toMatchObject({ duty: "depends", handling: "depends", vat: "depends" });
  });
  test("with IOSS only the handling fee is open; above 150 nothing is", () => {
    const registered = ask({ ...eur, to: "DE", value: 60, registered: true });
    expect(registered.open).toEqual([["handling", 14.4, 16.4]]);
    expect(registered.status).toMatchObject({ duty: "applies", handling: "depends", vat: "applies" });
    const above = ask({ ...eur, to: "DE", value: 160 });
    expect([above.open, above.range[0]]).toEqual([[], above.range[1]]);
    expect(above.status).toMatchObject({ duty: "applies", handling: "exempt", vat: "applies" });
  });
  test("goods for a business pay the tariff from the first cent, and no handling fee", () => {
    const { due, open } = ask({ ...eur, to: "DE", goods: "apparel", value: 100, buyer: "business" });
    expect([due, open]).toEqual([{ duty: 12, vat: 21.28 }, []]);
  });
  test("Japan, clothing of unknown kind: exempt if woven, taxed if knitted, on the price or on 60% of it", () => {
    // knitted: 10% of 7,000, 10% of 7,700; personal: 10% of 3,600, 10% of 3,960
    const { open, range } = ask({ ...jpy, goods: "apparel", value: 6000, carriage: 1000 });
    expect(open).toEqual([
      ["garment", 0, 1470],
      ["value", 1470, 756],
    ]);
    expect(range).toEqual([0, 1470]);
  });
  test("United States without a code: 0 to 25% of the lists, with or without the forced-labor duty", () => {
    // 3.5% + 2.77 alone; 3.5% + 25% + 25% + 2.77
    const { range, open } = ask({ value: 100 });
    expect(range).toEqual([6.27, 56.27]);
    expect(open.map(([id]) => id)).toEqual(["list", "forced-labor"]);
    expect(ask({ value: 100, hs: "610910" }).open).toEqual([]);
    // on the draft annex of June: whether it stayed on it was not read
    expect(ask({ value: 100, hs: "851830" }).open.map(([id]) => id)).toEqual(["list", "annex"]);
    expect(ask({ value: 100, hs: "851762" }).status).toMatchObject({ "section-301-forced-labor": "exempt" });
  });
  test("section 232 counts on the full value from 6 April 2026", () => {
    const on = (day: string) => ask({ value: 100, hs: "732393", day }).due["section-232"];
    expect(["2026-04-05", "2026-04-06"].map(on)).toEqual([undefined, 25]);
  });
  test.each<[string, Given, [low: number, high: number]]>([
    [
      "British Columbia",
      { to: "CA", currency: "CAD", postcode: "V6B 1A1", goods: "apparel", value: 100 },
      [23.9, 32.16],
    ],
    ["Italy", { ...eur, to: "IT", value: 100, registered: true }, [25, 29]],
    ["Mexico", { to: "MX", value: 60, carriage: 10 }, [20.1, 23.45]],
    ["the Emirates", { to: "AE", currency: "AED", value: 500 }, [25, 51.25]],
    ["New Zealand", { to: "NZ", currency: "NZD", value: 2000, goods: "battery-inside" }, [300, 406.8]],
  ])("%s", (_, given, range) => expect(ask(given).range).toEqual(range));
  test("who collects Norway's VAT is open, not its amount", () => {
    const { open, range } = ask({ to: "NO", currency: "NOK", value: 3500, carriage: 100, registered: true });
    expect([open, range]).toEqual([[["articles", 900, 900]], [900, 900]]);
  });
  test("Brazil's taxes are paid with the price under Remessa Conforme, on arrival outside it", () => {
    expect(ask({ to: "BR", value: 100 }).bySeller).toEqual(["duty", "icms"]);
    expect(ask({ to: "BR", value: 100, registered: false }).bySeller).toEqual([]);
  });
  test("Brazil until 11 May 2026: 20% up to 50", () => {
    expect(ask({ to: "BR", value: 50, day: "2026-05-11" }).due).toEqual({ duty: 10, icms: 12.29 });
  });
  test("a source is stale 60 days after it was read in the United States, elsewhere after 13 months", () => {
    const on = (given: Given) => ask(given).stale.length;
    expect([
      on({ value: 40, hs: "610910", day: "2027-01-20" }),
      on({ value: 40, hs: "610910", day: "2027-01-23" }),
    ]).toEqual([0, 4]);
    const chile = { to: "CL", value: 40, registered: true };
    expect([on({ ...chile, day: "2027-12-23" }), on({ ...chile, day: "2027-12-24" })]).toEqual([0, 1]);
  });
  test("the United States: goods of other countries are refused, not priced as if from China", () => {
    expect(() => ask({ from: "VN", value: 40, hs: "950300" })).toThrow(/beyond-rules/);
  });
});
