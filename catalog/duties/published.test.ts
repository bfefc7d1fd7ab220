import { describe, expect, test } from "vitest";
import { loadCatalog } from "../catalog.ts";
import type { Consignment, Exchange } from "#rating/duties/answer.ts";
import { answerDuties } from "#rating/duties/questions.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import type { DutyRules } from "#rating/duties/rules.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const rules = catalog.reference.dutyRules;

/** An exchange table in which one unit of the base buys one of each currency, apart from those given. */
const at = (base: string, rates: Record<string, number> = {}): Exchange => ({
  base,
  date: "2026-11-02",
  rates: {
    ...Object.fromEntries(Object.keys(catalog.reference.engine.exchange.rates).map((one) => [one, 1])),
    ...rates,
  },
});

type More = Partial<Consignment> & { day?: string; exchange?: Exchange; law?: DutyRules };

/** What the law answers; goods and carriage in units of `currency`. */
function answer(
  to: string,
  currency: string,
  goods: number,
  carriage: number,
  { day = "2026-11-23", exchange = at(currency), law = rules, ...more }: More = {},
) {
  const minor = (amount: number) => Math.round(amount * 10 ** getMinorDigits(currency));
  const consignment: Consignment = {
    from: "CN",
    to,
    goods: "general",
    value: minor(goods),
    currency,
    carriage: minor(carriage),
    carriageCurrency: currency,
    parcels: 1,
    mode: "air",
    ...more,
  };
  const given = answerDuties(consignment, law, day, exchange);
  if (!given.available) throw new Error(JSON.stringify(given.reason));
  return given;
}

/** Amounts by charge in units of the currency. */
function amounts(...given: Parameters<typeof answer>) {
  const unit = 10 ** getMinorDigits(given[1]);
  return Object.fromEntries(answer(...given).charges.map(({ id, amount }) => [id, amount / unit]));
}

/** The rules without thresholds and schemes, for examples older than today's thresholds but with today's bases. */
function withoutBounds(id: string): DutyRules {
  const regimes = rules.regimes.map((regime) =>
    regime.id === id
      ? {
          ...regime,
          charges: regime.charges
            .filter(({ collected, kind }) => collected === "at-import" && kind !== "fee")
            .map(({ when: { value: _, registered: __, ...when }, ...charge }) => ({ ...charge, when })),
        }
      : regime,
  );
  return { ...rules, regimes };
}

describe("worked examples from customs offices and the press, to the cent", () => {
  test("Australia: an amplifier at 1,274 USD (0.91), 118.30 USD of postage: 70.00 of duty, 160.00 of GST", () => {
    // Australian Customs and Border Protection, "How is duty and GST calculated?", as quoted on 19 December 2010;
    // today's Border Force fees are added: 50.00 below 10,000 AUD, 48.00 for biosecurity by air
    const exchange = at("AUD", { USD: 0.91 });
    expect(
      amounts("AU", "AUD", 0, 130, { exchange, currency: "USD", value: 127_400, carriageCurrency: "AUD" }),
    ).toEqual({ duty: 70, gst: 160, processing: 50, biosecurity: 48 });
  });
  test("Australia: 1,200 AUD of goods, 150 AUD of transport: 60.00 and 141.00", () => {
    // Australian Customs and Border Protection, page 5549, example, as quoted on vwwatercooled.com.au
    expect(amounts("AU", "AUD", 1200, 150)).toMatchObject({ duty: 60, gst: 141 });
  });
  test.each([
    [1000, "air", {}],
    [1000.01, "air", { processing: 50, biosecurity: 48 }],
    [9999.99, "sea", { processing: 50, biosecurity: 71 }],
    [10_000, "sea", { processing: 152, biosecurity: 71 }],
  ] as const)("Australia: the import declaration for %d AUD by %s", (goods, mode, expected) => {
    // Australian Border Force, import processing charge: electronic (N10), over 1,000 to below 10,000 AUD, from 10,000 AUD;
    // Customs Notice 2026/23: 48.00 for biosecurity by air, 71.00 by sea
    const { duty: _, gst: __, ...fees } = amounts("AU", "AUD", goods, 100, { mode });
    expect(fees).toEqual(expected);
  });
  test.each([
    [40, 8, 4.8],
    [900, 100, 100],
  ])("Australia: a registered seller charges GST on goods and delivery: %d + %d AUD", (goods, carriage, gst) => {
    // Australian Taxation Office, LCR 2018/1: the price of the supply includes delivery
    expect(amounts("AU", "AUD", goods, carriage, { registered: true })).toEqual({ gst });
  });
  test.each([
    [0, { gst: 165 }],
    [5, { duty: 50, gst: 172.5 }],
  ])("New Zealand: 1,000 NZD and 100 NZD of freight at %d %% duty", (percent, expected) => {
    // New Zealand Customs Service, "Examples of how to calculate Customs Charges", examples 1 and 2
    const law = withoutBounds("nz");
    const source = { title: "example", date: "2026-11-21" };
    const own = { ...law, tariffs: { ...law.tariffs, NZ: [{ percent: String(percent), source }] } };
    expect(amounts("NZ", "NZD", 1000, 100, { law: own })).toEqual(expected);
  });
  test("New Zealand: the levy of 2.21 NZD and GST on it", () => {
    // New Zealand Customs Service, goods fees 2026 changes: 2.21 plus 15 % GST for each air consignment
    expect(amounts("NZ", "NZD", 80, 10)).toEqual({ levy: 2.21, "levy-gst": 0.33 });
    expect(amounts("NZ", "NZD", 80, 10, { mode: "sea" })).toEqual({ levy: 2.09, "levy-gst": 0.31 });
    expect(amounts("NZ", "NZD", 80, 10, { day: "2026-03-31" })).toEqual({});
  });
  test("Switzerland: 196.70 CHF including all costs are taxed as 197 francs", () => {
    // Federal Office for Customs and Border Security, "Sample calculation - taxable goods value" (page of 2024)
    expect(amounts("CH", "CHF", 159.25, 37.45)).toEqual({ vat: 15.96 });
  });
  test("Switzerland: 5 francs of tax, due on 61 francs of value, are not collected; on 62 they are", () => {
    // Federal Office for Customs and Border Security, "Receipt of letters and parcels"
    expect(amounts("CH", "CHF", 51, 10)).toEqual({});
    expect(amounts("CH", "CHF", 52, 10)).toEqual({ vat: 5.02 });
  });
  test.each([
    [50, { duty: 10, icms: 12.29 }],
    [100, { duty: 40, icms: 28.67 }],
  ])("Brazil: a purchase of %d USD", (goods, expected) => {
    // UOL Economia, 29 July 2025, calculated with the Instituto Brasileiro de Estudos Tributários
    expect(amounts("BR", "USD", goods, 0, { day: "2026-05-11" })).toEqual(expected);
  });
  test.each([
    [100, { duty: 20, icms: 24.58 }],
    [330, { duty: 88, icms: 85.61 }],
  ])("Brazil: %d reais at 5.50 to the dollar", (goods, expected) => {
    // d24am, "Taxa das blusinhas: sites chineses antecipam cobrança", two examples
    expect(amounts("BR", "BRL", goods, 0, { day: "2026-05-11", exchange: at("USD", { BRL: 5.5 }) })).toEqual(expected);
  });
  test.each([
    ["2025-08-14", 500, 95],
    ["2025-08-15", 500, 167.5],
    ["2026-11-23", 60, 20.1],
  ])("Mexico on %s: on %d USD of goods %d USD are due", (day, goods, expected) => {
    // Sonora Presente, July 2025: 95 dollars before, 167.5 after
    expect(amounts("MX", "USD", goods, 0, { day })).toEqual({ "global-rate": expected });
  });
  test("Chile until 24 October 2025: 100 USD CIF pay 6.00 of duty and 20.14 of VAT", () => {
    // Servicio Nacional de Aduanas, quoted by BioBioChile on 26 August 2024
    expect(amounts("CL", "USD", 90, 10, { day: "2025-10-24" })).toEqual({ duty: 6, vat: 20.14 });
  });
  test.each([
    [30, 5.7],
    [40, 7.6],
  ])("Chile since then: on %d USD only VAT is due", (goods, vat) => {
    // Servicio de Impuestos Internos, quoted by El Dínamo (2 October 2025) and ADN (30 September 2025)
    expect(amounts("CL", "USD", goods, 0, { day: "2025-10-25", registered: true })).toEqual({ vat });
  });
  test("Thailand: 60 USD including carriage, 30 % duty, 7 % VAT: 18.00 and 5.46", () => {
    // The Perfect Assistant, "How do Thai Customs charge on imported postal items", 25 February 2024
    expect(amounts("TH", "USD", 50, 10, { goods: "apparel" })).toEqual({ duty: 18, vat: 5.46 });
  });
  test("Malaysia: 480 MYR of goods and 20 MYR of carriage: 48.00 of sales tax, on the goods only", () => {
    // inelogi.com, Low Value Goods notice, example of 1 January 2024
    expect(amounts("MY", "MYR", 480, 20, { registered: true })).toEqual({ tax: 48 });
  });
  test("Jersey: on chairs of 740 GBP including carriage and insurance 37.00 of GST are due", () => {
    // ship2me.co.uk, example 2, based on the guide of the Jersey Customs and Immigration Service
    expect(amounts("JE", "GBP", 600, 140, { goods: "cosmetic" })).toEqual({ gst: 37 });
  });
  test.each([
    [280, 25, {}],
    [390, 35, { gst: 38.25 }],
  ])("Singapore, seller not registered: %d SGD and %d SGD of transport", (goods, carriage, expected) => {
    // Inland Revenue Authority of Singapore, GST on imported goods, examples A (jacket) and B (sneakers)
    expect(amounts("SG", "SGD", goods, carriage)).toEqual(expected);
  });
  test.each([
    ["five T-shirts", 1, 3],
    ["a T-shirt and a watch", 2, 6],
    ["one silk and two wool blouses", 2, 6],
    ["a smartphone, a charger and headphones", 3, 9],
  ])("European Union: %s", (_, subheadings, duty) => {
    // Baker McKenzie, 2 July 2026; Council of the European Union, 11 February 2026; exgateai, June 2026
    expect(amounts("DE", "EUR", 60, 5, { subheadings })).toMatchObject({ duty });
  });
  test("France: two sub-headings cost 6.00 of duty and 1.20 of VAT on it", () => {
    // Glopal, "EU customs changes on 1st July 2026", table
    expect(amounts("FR", "EUR", 0, 0, { subheadings: 2, day: "2026-10-31" })).toEqual({ duty: 6, vat: 1.2 });
  });
  test.each([
    [724_000, { tax: 56_400, local: 15_900 }],
    // personal use, 60 %: 9,999.60 are exempt, 10,000.20 are cut to 10,000
    [16_666, {}],
    [16_667, { tax: 700, local: 100 }],
  ])("Japan: a computer for %d yen", (goods, expected) => {
    // Japan Customs, Customs Answer 1111: of 56,425 yen of tax 56,400 are paid, of the local 15,907 yen 15,900
    const buyer = goods > 100_000 ? "business" : "private";
    expect(amounts("JP", "JPY", goods, 0, { hs: "847130", buyer })).toEqual(expected);
  });
  test.each<
    [law: string, to: string, currency: string, goods: number, more: Parameters<typeof amounts>[4], due: object]
  >([
    // DPD Romania, 22 December 2025: 25 lei per parcel under 150 euros
    ["Romania's tax on two parcels", "RO", "EUR", 149.99, { parcels: 2 }, { "logistics-tax": 50 }],
    ["nor from 150 euros", "RO", "EUR", 150, {}, { handling: 2 }],
    // Service-Public.gouv.fr, 1 July 2026: 2 euros per category of goods, from 1 March to 30 June 2026
    ["France in June 2026", "FR", "EUR", 50, { subheadings: 2, day: "2026-06-30" }, { "small-parcel-tax": 4 }],
    // Saudi Gazette, September 2021: no duty below 1,000 riyals; 5% of duty, 15% of VAT. Saudi customs authority: VAT is
    // on the fees of the declaration too, which are 15 riyals since October 2024
    ["Saudi Arabia below 1,000", "SA", "SAR", 999.99, {}, { services: 15, vat: 152.25 }],
    ["Saudi Arabia from 1,000", "SA", "SAR", 1000, {}, { duty: 50, services: 15, vat: 159.75 }],
    // the customs offices of Korea and Israel: the reliefs are for personal use
    ["Korea, for a business", "KR", "USD", 100, { goods: "apparel", buyer: "business" }, { duty: 13, vat: 11.3 }],
    ["Israel, for a business", "IL", "USD", 60, { hs: "851713", buyer: "business" }, { vat: 10.8 }],
    // States of Guernsey: the UK's tariff above 135 pounds, no tax on goods
    ["Guernsey", "GG", "GBP", 200, { goods: "apparel" }, { duty: 24 }],
    // 19 CFR 24.24: 0.125% of the value, by sea alone
    ["the United States by sea", "US", "USD", 10_000, { mode: "sea", hs: "950300" }, { harbor: 12.5 }],
    // New Zealand Customs Service: 92.87 until 31 March 2026, and 15% of GST
    ["New Zealand's entry", "NZ", "NZD", 2000, { day: "2026-03-31" }, { entry: 92.87, "entry-gst": 13.93 }],
    // Globes, 11 November 2014: clothing pays 6% above 500 dollars
    ["Israel", "IL", "USD", 600, { goods: "apparel" }, { duty: 36, vat: 114.48 }],
  ])("%s", (_, to, currency, goods, more, due) => {
    const found = amounts(to, currency, goods, 0, more);
    expect(found).toMatchObject(due);
    if (to === "GG") expect(found).toEqual(due);
    expect("logistics-tax" in found).toBe("logistics-tax" in due);
  });
  test("Japan, quoted in dollars: the local tax is 22/78 of 3,900 yen, 1,100 yen, not of 25.65 dollars", () => {
    // 50,000 yen without duty: 3,900 and 1,100 yen, at 152.04 to the dollar 25.65 and 7.23
    const exchange = at("USD", { JPY: 152.04 });
    const more = { currency: "JPY", value: 50_000, hs: "847130", buyer: "business", exchange } as const;
    expect(amounts("JP", "USD", 0, 0, more)).toEqual({ tax: 25.65, local: 7.23 });
  });
  test("Philippines: 3,000 pesos of goods and 800 of shipping are exempt, and so are 10,000", () => {
    // importtaxph.com, "How Philippine import tax works": the threshold applies to the goods only
    expect(amounts("PH", "PHP", 3000, 800)).toEqual({});
    expect(amounts("PH", "PHP", 10_000, 800)).toEqual({});
    expect(amounts("PH", "PHP", 10_000.01, 800)).toMatchObject({ duty: 756 });
  });
  test.each([
    [2500, { mpf: 2.69 }],
    [2500.01, { mpf: 33.58 }],
    [9693, { mpf: 33.58 }],
    [20_000, { mpf: 69.28 }],
    [200_000, { mpf: 651.5 }],
  ])("United States: the processing fee of %d USD", (goods, expected) => {
    // Federal Register 90 FR 34665, table 2: 2.69 informal; 0.3464 %, at least 33.58 and at most 651.50, formal
    expect(amounts("US", "USD", goods, 0, { day: "2026-09-30" })).toMatchObject(expected);
  });
  test.each([
    [2500, { mpf: 2.77 }],
    [2500.01, { mpf: 34.58 }],
    [9982, { mpf: 34.58 }],
    [20_000, { mpf: 69.28 }],
    [200_000, { mpf: 670.86 }],
  ])("United States since 1 October 2026: the processing fee of %d USD", (goods, expected) => {
    // Federal Register, FR Doc. 2026-15530: 2.77 informal; 0.3464 %, at least 34.58 and at most 670.86, formal
    expect(amounts("US", "USD", goods, 0, { day: "2026-10-01" })).toMatchObject(expected);
  });
});

describe("rows that no consignment of the lists reaches, worked out from their sources", () => {
  const apparel = { goods: "apparel" };
  const business = { buyer: "business" } as const;
  test.each<[source: string, given: Parameters<typeof answer>, Record<string, number>]>([
    // Customs Notice 20-18: from the United States duty above 150 CAD, tax above 40 CAD
    [
      "Canada, 18% and 13%",
      ["CA", "CAD", 200, 20, { from: "US", postcode: "M5V 2T6", ...apparel }],
      { duty: 36, hst: 30.68 },
    ],
    ["Canada, Alberta", ["CA", "CAD", 100, 9, { from: "US", postcode: "T2P 1J9" }], { gst: 5 }],
    ["Canada, British Columbia", ["CA", "CAD", 100, 9, { from: "US", postcode: "V6B 1A1" }], { gst: 5, pst: 7 }],
    ["Canada, Quebec", ["CA", "CAD", 100, 9, { from: "US", postcode: "H3B 1A7" }], { gst: 5, qst: 9.98 }],
    // the relief up to 135 GBP ends in October 2028: 12% of 110; VAT is charged at the sale, on 110
    ["Britain, October 2028", ["GB", "GBP", 100, 10, { day: "2028-10-15", ...apparel }], { duty: 13.2, vat: 22 }],
    ["Britain, November 2028", ["GB", "GBP", 100, 10, { day: "2028-11-15", ...apparel }], { duty: 13.2, vat: 22 }],
    // order of 150 USD until 24 February 2026; goods for trade pay from the first dollar
    ["Israel, January 2026", ["IL", "USD", 160, 20, { day: "2026-01-15" }], { vat: 32.4 }],
    ["Israel, for trade", ["IL", "USD", 100, 20, business], { duty: 7.2, vat: 22.9 }],
    // Korea Customs Service: 200 USD from the United States; 13% of 235, 10% of 265.55
    ["Korea", ["KR", "USD", 220, 15, { from: "US", ...apparel }], { duty: 30.55, vat: 26.56 }],
    // sold for more than 500 MYR: taxed at the border; 10% of 685.75
    ["Malaysia", ["MY", "MYR", 600, 50, { registered: true }], { duty: 35.75, tax: 68.58 }],
    // until 31 March 2026: 53.44 with GST to Customs, 46.40 without to MPI
    [
      "New Zealand",
      ["NZ", "NZD", 2000, 0, { goods: "battery-inside" }],
      { gst: 300, entry: 92.87, "entry-gst": 13.93 },
    ],
    // ZATCA: 5% of 560, VAT on duty and fee too
    ["Saudi Arabia, for trade", ["SA", "SAR", 500, 60, business], { duty: 28, services: 15, vat: 90.45 }],
    // exempt up to 1,500 THB until the end of 2025
    ["Thailand, 2025", ["TH", "THB", 2000, 100, { day: "2025-12-31", ...apparel }], { duty: 630, vat: 191.1 }],
    // Harmonized Tariff Schedule 2026: the lists, section 232 on the full value, Public Law 119-21
    [
      "United States, July 2027",
      ["US", "USD", 40, 0, { hs: "610910", day: "2027-07-05" }],
      { duty: 6.6, "section-301-list-4a": 3, "section-301-forced-labor": 5, mpf: 2.77 },
    ],
    [
      "drones",
      ["US", "USD", 200, 0, { hs: "880622" }],
      { "section-301-list-1": 50, "section-301-forced-labor": 25, mpf: 2.77 },
    ],
    [
      "e-cigarettes",
      ["US", "USD", 100, 0, { hs: "854340" }],
      { duty: 2.6, "section-301-list-2": 25, "section-301-forced-labor": 12.5, mpf: 2.77 },
    ],
    [
      "body parts of cars",
      ["US", "USD", 200, 0, { hs: "870829" }],
      { duty: 5, "section-301-list-3": 50, "section-232": 50, mpf: 2.77 },
    ],
  ])("%s", (_, given, expected) => expect(amounts(...given)).toEqual(expected));
  test("United States: 50% on screws of steel, 12.5% on clothing whose code is not known", () => {
    expect(amounts("US", "USD", 100, 0, { hs: "731815" })).toMatchObject({ "section-232": 50 });
    expect(amounts("US", "USD", 100, 0, apparel)).toMatchObject({ "section-301-forced-labor": 12.5 });
  });
  // Japan Customs, Customs Answers 1001, 1006 and 1111: values cut to 1,000 yen, each charge to 100 yen
  test.each<[what: string, goods: number, carriage: number, more: More, [duty: number, tax: number, local: number]]>([
    ["in trade, plastics: 3% of 22,000", 20_000, 2000, { hs: "392690", ...business }, [600, 1700, 400]],
    ["in trade, sports shoes: 8% of 260,000", 250_000, 10_000, { hs: "640411", ...business }, [20_800, 21_800, 6100]],
    ["in trade, other goods: 5% of 22,000", 20_000, 2000, business, [1100, 1700, 400]],
    ["in trade, other goods: 4% of 260,000", 250_000, 10_000, business, [10_400, 21_000, 5900]],
    ["in trade, a woollen sweater: 10.9% of 9,000", 8000, 1000, { hs: "611011", ...business }, [900, 700, 100]],
    ["a woollen sweater: 10.9% of 6,000", 10_000, 1000, { hs: "611011" }, [600, 400, 100]],
    ["sports shoes: 8% of 240,000", 400_000, 0, { hs: "640411" }, [19_200, 20_200, 5600]],
    ["other goods: 5% of 12,000", 20_000, 2000, {}, [600, 900, 200]],
    ["other goods: 4% of 240,000", 400_000, 0, {}, [9600, 19_400, 5400]],
    // woven or knitted, above the exemption 10% either way
    ["in trade, clothing: 10% of 22,000", 20_000, 2000, { ...apparel, ...business }, [2200, 1800, 500]],
    ["in trade, clothing: 10% of 260,000", 250_000, 10_000, { ...apparel, ...business }, [26_000, 22_300, 6200]],
    ["clothing: 10% of 12,000", 20_000, 2000, apparel, [1200, 1000, 200]],
    ["clothing: 10% of 240,000", 400_000, 0, apparel, [24_000, 20_500, 5700]],
  ])("Japan, %s", (_, goods, carriage, more, [duty, tax, local]) => {
    const given = answer("JP", "JPY", goods, carriage, more);
    expect(amounts("JP", "JPY", goods, carriage, more)).toEqual({ duty, tax, local });
    const sum = duty + tax + local;
    expect(given.certainty.all).toEqual({ low: sum, high: sum });
  });
});

describe("what the law of a day says", () => {
  test("the EU's flat duty begins on 1 July 2026 and ends before 1 July 2028", () => {
    const on = (day: string) => amounts("DE", "EUR", 100, 0, { day, goods: "apparel" }).duty;
    expect(["2026-06-30", "2026-07-01", "2028-06-30", "2028-07-01"].map(on)).toEqual([undefined, 3, 3, 12]);
  });
  test("150 EUR are within the flat duty; one cent more is subject to the tariff on goods and carriage", () => {
    expect(amounts("DE", "EUR", 150, 10)).toMatchObject({ duty: 3 });
    expect(amounts("DE", "EUR", 150.01, 10)).toMatchObject({ duty: 5.6 });
  });
  test("the EU's handling fee counts items of any value, from 1 November 2026, and not those for a business", () => {
    // Danish Customs Agency, DMS release 2.3.0: on every B2C declaration, whatever its value
    const fee = (day: string, buyer: "business" | "private" = "private") =>
      amounts("DK", "EUR", 900, 0, { day, buyer, subheadings: 2 }).handling;
    expect([fee("2026-10-31"), fee("2026-11-01"), fee("2026-11-01", "business")]).toEqual([undefined, 4, undefined]);
  });
  test("the threshold applies to the consignment, however many parcels it has", () => {
    expect(amounts("DE", "EUR", 400, 10, { parcels: 4 })).toMatchObject({ duty: 14.35 });
  });
  test("the section 122 surcharge applied from 24 February to 23 July 2026", () => {
    const on = (day: string) => amounts("US", "USD", 100, 0, { day })["section-122"];
    expect(["2026-02-23", "2026-02-24", "2026-07-23", "2026-07-24"].map(on)).toEqual([undefined, 10, 10, undefined]);
  });
  test("goods from China are charged 12.5 % more from 24 July 2026", () => {
    const on = (day: string) => amounts("US", "USD", 100, 0, { day })["section-301-forced-labor"];
    expect(["2026-07-23", "2026-07-24", "2026-11-23"].map(on)).toEqual([undefined, 12.5, 12.5]);
  });
  test("Israel's threshold rose twice and has been 75 USD again since 1 June 2026", () => {
    const on = (day: string, goods = 140) => amounts("IL", "USD", goods, 0, { day }).vat;
    const days = ["2025-12-23", "2025-12-24", "2026-02-24", "2026-02-25"];
    expect(days.map((day) => on(day))).toEqual([25.2, undefined, undefined, 25.2]);
    expect([on("2026-05-31", 130), on("2026-06-01", 130), on("2026-06-01", 75)]).toEqual([undefined, 23.4, undefined]);
  });
  test("Norway's VOEC ends below 3,000 NOK", () => {
    const at = (goods: number) => Object.keys(amounts("NO", "NOK", goods, 0, { registered: true, goods: "apparel" }));
    expect([at(2999.99), at(3000)]).toEqual([["vat"], ["duty", "vat"]]);
  });
  test.each([
    ["M5V 2T6", { gst: undefined, hst: 15.34 }],
    ["H2X 1Y4", { gst: 5.9, qst: 11.77 }],
    ["V6B 1A1", { gst: 5.9, pst: 8.26 }],
    ["T2P 1J9", { gst: 5.9, pst: undefined }],
    ["B3H 4R2", { hst: 16.52 }],
  ])("Canada, %s: clothing for 100 CAD, 18 %% duty, then the province's tax", (postcode, expected) => {
    const found = amounts("CA", "CAD", 100, 25, { postcode, goods: "apparel" });
    expect(found.duty).toBe(18);
    for (const [id, amount] of Object.entries(expected)) expect(found[id]).toBe(amount);
  });
  test("with IOSS the seller's return includes the VAT, and flat duty and fee are left at the border", () => {
    const consignment: Consignment = {
      from: "CN",
      to: "IE",
      goods: "general",
      value: 10_000,
      currency: "EUR",
      carriage: 1000,
      carriageCurrency: "EUR",
      parcels: 1,
      mode: "air",
      registered: true,
    };
    const answer = answerDuties(consignment, rules, "2026-11-23", at("EUR"));
    expect(answer.available && answer.charges.map(({ id, amount, collected }) => [id, amount, collected])).toEqual([
      ["duty", 300, "at-import"],
      ["handling", 200, "at-import"],
      ["vat", 2530, "by-seller"],
    ]);
  });
  test("Norway exempts shoes, while other clothing is charged 10.7 percent", () => {
    expect(amounts("NO", "NOK", 1000, 0, { goods: "apparel" })).toMatchObject({ duty: 107 });
    expect(amounts("NO", "NOK", 1000, 0, { goods: "apparel", hs: "640399" })).not.toHaveProperty("duty");
  });
});

describe("refused instead of wrong", () => {
  const asked = (to: string, changes: Partial<Consignment> = {}) =>
    answerDuties(
      {
        from: "CN",
        to,
        goods: "general",
        value: 5000,
        currency: "USD",
        carriage: 1000,
        carriageCurrency: "USD",
        parcels: 1,
        mode: "air",
        ...changes,
      },
      rules,
      "2026-11-23",
      catalog.reference.engine.exchange,
    );
  test.each([
    ["ES", "35001"],
    ["ES", "51001"],
    ["DE", "27498"],
    ["DE", "78266"],
    ["IT", "23041"],
    ["IT", "22061"],
    ["FR", "97110"],
    ["GR", "63087"],
    ["DK", "3900"],
    ["GB", "BT1 1AA"],
    ["GB", "JE2 4US"],
    ["DK", "FO-100"],
    ["DK", "3800"],
    ["IT", "47890"],
    ["IT", "00120"],
    ["CH", "6911"],
    ["GB", "BF1 2AU"],
    ["GB", "FIQQ 1ZZ"],
    ["US", "09012"],
    ["US", "96201"],
    ["AU", "7151"],
    ["MY", "07000"],
    ["IL", "8810101"],
    ["NO", "9170"],
    ["CH", "7563"],
    ["US", "00901"],
    ["US", "96910"],
    ["AU", "6798"],
    ["PR", "00901"],
  ])("%s %s is outside the tax territory", (to, postcode) => {
    const answer = asked(to, { postcode });
    expect(answer).toMatchObject({ available: false, reason: { code: "beyond-rules" } });
  });
  test.each([
    ["ES", "28001"],
    ["FI", "22100"],
    ["FR", "20000"],
    ["US", "96813"],
    ["GB", "PA2 0HG"],
    ["PT", "9000-001"],
    ["GR", "81100"],
    ["CH", "9490"],
    ["CH", "8238"],
    ["AU", "2898"],
    ["DK", "3700"],
    ["GB", "BB1 1AA"],
    ["GB", "TD1 1AA"],
    ["GB", "ST1 1AA"],
    ["US", "34102"],
    ["US", "10001"],
    ["IT", "47900"],
  ])("%s %s is inside", (to, postcode) => expect(asked(to, { postcode })).toMatchObject({ available: true }));
  test("Madeira, the Azores, Jungholz and Mittelberg have VAT rates of their own", () => {
    const vat = (postcode: string, to = "PT") => {
      const answer = asked(to, { postcode, currency: "EUR", carriageCurrency: "EUR" });
      return answer.available && answer.charges.find(({ id }) => id === "vat")?.formula;
    };
    expect(["1000-001", "9000-001", "9500-001"].map((postcode) => vat(postcode))).toMatchObject([
      { percent: "23" },
      { percent: "22" },
      { percent: "16" },
    ]);
    expect(["6020", "6691", "6992"].map((postcode) => vat(postcode, "AT"))).toMatchObject([
      { percent: "20" },
      { percent: "19" },
      { percent: "19" },
    ]);
  });
  test("without a value, a province, an exchange rate or a rule", () => {
    const { value: _, ...without } = { value: 1 };
    expect(asked("DE", { value: undefined as never, ...without })).toMatchObject({ reason: { code: "value-missing" } });
    expect(asked("CA")).toMatchObject({ reason: { code: "postcode-needed" }, questions: [{ ask: "postcode" }] });
    expect(asked("DE", { currency: "XYZ" })).toMatchObject({ reason: { code: "currency-without-rate" } });
    expect(asked("AQ")).toMatchObject({ reason: { code: "destination-without-rule" } });
    expect(asked("constructor")).toMatchObject({ reason: { code: "destination-without-rule" } });
    expect(asked("MX", { value: 250_001 })).toMatchObject({ reason: { code: "beyond-rules" } });
    expect(asked("BR", { value: 299_001 })).toMatchObject({ reason: { code: "beyond-rules" } });
  });
});

describe("a form asks only what changes the answer", () => {
  const questions = (to: string, changes: Partial<Consignment> = {}) =>
    answerDuties(
      {
        from: "CN",
        to,
        goods: "general",
        currency: "USD",
        carriage: 1000,
        carriageCurrency: "USD",
        parcels: 1,
        mode: "air",
        ...changes,
      },
      rules,
      "2026-11-23",
      catalog.reference.engine.exchange,
    ).questions.map(({ ask }) => ask);
  test("before the value is known", () => {
    expect(questions("IE")).toEqual(["value", "subheadings", "registered"]);
    expect(questions("DE")).toEqual(["value", "postcode", "subheadings", "registered"]);
    expect(questions("TH")).toEqual(["value"]);
    expect(questions("US")).toEqual(["value", "postcode"]);
  });
  test("once it is known, only what still matters", () => {
    expect(questions("IE", { value: 5000 })).toEqual(["subheadings", "registered"]);
    expect(questions("IE", { value: 50_000 })).toEqual(["subheadings"]);
    expect(questions("ES", { value: 50_000 })).toEqual(["postcode", "subheadings"]);
    expect(questions("ES", { value: 50_000, postcode: "28001" })).toEqual(["subheadings"]);
    expect(questions("PH", { value: 5000 })).toEqual([]);
    expect(questions("BR", { value: 5000, postcode: "01310-100" })).toEqual(["registered"]);
  });
});
