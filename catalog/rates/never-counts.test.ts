import { expect, test } from "vitest";
import { loadCatalog } from "../catalog.ts";
import { openFiles } from "../read/files.ts";
import { formatProblems, Problems } from "../read/problems.ts";
import { readCards } from "./read-cards.ts";

// Mistakes that would do their harm in silence: a price that is never asked, a surcharge that is never due, a row that
// nobody reaches. Each must be found with its file and line, and a way to mend it.
const disk = openFiles("content");
const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { services, reference, site } = catalog;
const names = {
  services: [...services.keys()],
  countries: reference.countries.map(({ code }) => code),
  goods: reference.goods.map(({ id }) => id),
  origins: site.origins.map(({ code }) => code),
  currencies: Object.keys(reference.engine.exchange.rates),
};

/** What is said of the cards with some texts changed, or files added. */
function reportOf(changed: Readonly<Record<string, string>>): string {
  const problems = new Problems();
  const added = (ending: string) => Object.keys(changed).filter((file) => file.endsWith(ending) && !disk.has(file));
  readCards(
    {
      ...disk,
      has: (file) => Object.hasOwn(changed, file) || disk.has(file),
      text: (file) => changed[file] ?? disk.text(file),
      list: (folder, ending) => [...disk.list(folder, ending), ...added(ending)].sort(),
    },
    names,
    problems,
  );
  return formatProblems(problems.all);
}

const at = (path: string) => `content/rates/${path}`;
const standard = at("standard-express/2026-09-01/card.yaml");
const standardPrices = at("standard-express/2026-09-01/prices.csv");
const priority = at("priority-express/2026-09-01/card.yaml");
const economy = at("economy-express/2026-09-01/card.yaml");
const air = at("us-air-freight/2026-10-01/card.yaml");
const airZones = at("us-air-freight/2026-10-01/zones.csv");
const airPrices = at("us-air-freight/2026-10-01/prices.csv");
const island = at("island-dedicated-line/2026-09-01/card.yaml");
const islandZones = at("island-dedicated-line/2026-09-01/zones.csv");
const fcl = at("us-ocean-freight/2026-10-01-fcl/card.yaml");
const lcl = at("us-ocean-freight/2026-10-01-lcl/card.yaml");
const lclPrices = at("us-ocean-freight/2026-10-01-lcl/prices.csv");
const fuel = "amount: { percent: 11, of: freight }";
const one = (amount: string, when: string) =>
  `surcharges:\n  - { id: own, label: Own, amount: { ${amount} }, when: { ${when} } }`;

test("the cards are right as they are", () => expect(reportOf({})).toBe(""));

test.each<[name: string, file: string, from: string | RegExp, to: string, line: string, says: RegExp]>([
  // names
  [
    "a zone of a condition mistyped",
    island,
    "GB-SCILLY, GR-ISLANDS",
    "GB-SCILY, GR-ISLANDS",
    "when: { zones",
    /did you mean "GB-SCILLY"/,
  ],
  ["a zone of a tier mistyped", priority, "1.2, US: 1.6", "1.2, USA: 1.6", "US: 1.6", /"USA" has no prices/],
  [
    "a country of a condition that the card does not reach",
    standard,
    "countries: [US]",
    "countries: [IS]",
    "countries: [US]",
    /does not reach "IS"/,
  ],
  [
    "a country of a condition mistyped",
    standard,
    "countries: [US]",
    "countries: [UX]",
    "countries: [US]",
    /"UX" is not known/,
  ],
  [
    "goods of a condition that the card does not carry",
    standard,
    "goods: [battery-inside] }",
    "goods: [liquid] }",
    "goods: [battery-inside] }",
    /does not carry "liquid"/,
  ],
  ["an option mistyped", standard, "surcharges:", one("per_parcel: 1", "option: saterday"), "surcharges:", /saterday/],
  [
    "an option that is included and priced",
    standard,
    "surcharges:\n",
    `included_options: [signature]\nsurcharges:\n  - { id: own, label: Own, amount: { per_parcel: 1 }, when: { option: signature } }\n`,
    "",
    /both included and priced/,
  ],
  ["a base that stands after", standard, fuel, "amount: { percent: 11, of: [peak] }", fuel, /"peak"/],
  ["a surcharge twice", standard, "id: peak", "id: fuel", "id: peak", /"fuel" appears twice/],
  ["a surcharge called value", standard, "id: peak", "id: value", "id: peak", /no name for a surcharge/],
  ["a group of one", standard, "group: size", "group: sise", "group: size", /the group "sise" has one surcharge/],
  [
    "goods twice",
    standard,
    "[general, apparel,",
    "[general, general, apparel,",
    "goods: [general",
    /"general" appears twice/,
  ],
  [
    "a currency without a rate",
    standard,
    "currency: USD",
    "currency: INR",
    "currency: USD",
    /"INR" has no exchange rate/,
  ],
  ["a currency that is none", standard, "currency: USD", "currency: USB", "currency: USD", /"USB" is not a currency/],
  // days
  [
    "a surcharge of a season that the card does not see",
    standard,
    "from: 2026-10-19, to: 2027-01-10",
    "from: 2027-10-19, to: 2028-01-10",
    "from: 2026-10-19",
    /never due: the card ends on 2026-12-31/,
  ],
  [
    "a surcharge of a season before the card",
    air,
    "from: 2026-10-19, to: 2027-01-10",
    "from: 2025-10-19, to: 2026-01-10",
    "from: 2026-10-19",
    /never due: the card begins on 2026-10-01/,
  ],
  ["a day of a season that is none", air, "to: 2027-01-10", "to: 2027-02-30", "to: 2027-01-10", /does not exist/],
  [
    "two cards on one day",
    standard,
    "valid_to: 2026-12-31\n",
    "",
    "",
    /still counts on 2027-01-01.*valid_to: 2026-12-31/,
  ],
  [
    "a day between two cards",
    standard,
    "valid_to: 2026-12-31",
    "valid_to: 2026-12-30",
    "valid_to",
    /2026-12-31.*no card/,
  ],
  // weights
  ["a step of nothing", standard, "step: 10 g }\n", "step: 0 g }\n", "step: 10 g", /no amount above zero/],
  [
    "a step of another system",
    standard,
    "- { step: 10 g }",
    "- { step: 1 oz }",
    "- { step: 10 g }",
    /not one this card can write/,
  ],
  [
    "a step finer than a card counts",
    standard,
    "- { step: 10 g }",
    "- { step: 0.0001 g }",
    "- { step: 10 g }",
    /not one this card can write/,
  ],
  [
    "weights without a range of rounding",
    priority,
    "    - { step: 1 kg }\n",
    "",
    "up_to: 21 kg",
    /weights over 21 kg are not rounded/,
  ],
  [
    "ranges of rounding upside down",
    priority,
    "    - { up_to: 21 kg, step: 500 g }\n    - { step: 1 kg }",
    "    - { step: 1 kg }\n    - { up_to: 21 kg, step: 500 g }",
    "step: 1 kg }",
    /never reached/,
  ],
  [
    "half of a volume that never counts",
    standard,
    "  divisor: 8000            # cm3 per kg\n",
    "  volume: half\n",
    "weight:",
    /volume never counts without a divisor/,
  ],
  ["a divisor with a digit too few", standard, "divisor: 8000", "divisor: 800", "divisor: 8000", /800 .*unusual/],
  ["a divisor of the other system", standard, "divisor: 8000", "divisor: 166", "divisor: 8000", /166 .*unusual/],
  ["a weight that no tier has", priority, "up_to: 30 kg", "up_to: 25 kg", "up_to: 30 kg", /over 25 kg have no tier/],
  ["tiers upside down", priority, "up_to: 10 kg", "up_to: 1 kg", "up_to: 10 kg", /comes after 2 kg/],
  ["a tier without a zone", priority, '"*": 2.9, US', "US", '"*": 2.9', /no price for/],
  [
    "a limit above the last band",
    standard,
    "max_weight: 30 kg\n",
    "max_weight: 40 kg\n",
    "",
    /prices\.csv:2: .*zone US has prices up to 30 kg, and the card takes 40 kg/,
  ],
  [
    "bands above the limit",
    economy,
    "  max_weight: 2 kg\n",
    "  max_weight: 1 kg\n",
    "",
    /prices\.csv:\d+: .*never reached: the card takes 1 kg/,
  ],
  [
    "a condition beyond the limits",
    standard,
    "side_over: 100 cm",
    "side_over: 130 cm",
    "side_over: 100 cm",
    /never due: the card takes no side over 120 cm/,
  ],
  [
    "a weight of a condition beyond the limits",
    standard,
    "weight_over: 22.5 kg",
    "weight_over: 225 kg",
    "weight_over: 22.5 kg",
    /never due: the card takes no weight over 30 kg/,
  ],
  [
    "thresholds that nothing is between",
    standard,
    "weight_over: 22.5 kg",
    "weight_over: 22.5 kg, weight_up_to: 20 kg",
    "weight_over: 22.5 kg",
    /nothing is over 22\.5 kg and up to 20 kg/,
  ],
  [
    "a minimum above the maximum",
    standard,
    fuel,
    "amount: { percent: 11, minimum: 5, maximum: 2 }",
    fuel,
    /below the minimum/,
  ],
  ["a price of nothing", standard, "per_parcel: 7.5", "per_parcel: 0", "per_parcel: 7.5", /a price of nothing/],
  [
    "a price finer than a card counts",
    standard,
    "per_parcel: 7.5",
    "per_parcel: 7.1234567",
    "per_parcel: 7.5",
    /six decimals/,
  ],
  ["a price without end", standard, "per_parcel: 7.5", "per_parcel: .inf", "per_parcel: 7.5", /number|Infinity/],
  ["a price that is no number", standard, "per_parcel: 7.5", "per_parcel: .nan", "per_parcel: 7.5", /number|NaN/],
  [
    "containers of a card without",
    standard,
    "per_parcel: 7.5",
    "per_container: 7.5",
    "per_parcel: 7.5",
    /counts no containers/,
  ],
  [
    "a measure of a card without",
    standard,
    "mode: air\n",
    "mode: air\nmeasure: { minimum: 1 }\n",
    "origins:",
    /has no measure/,
  ],
  ["a measure finer than a thousandth", lcl, "step: 0.001", "step: 0.0005", "measure:", /measure/],
  [
    "two amounts in one",
    standard,
    "per_parcel: 7.5",
    "per_parcel: 7.5, per_shipment: 3",
    "per_parcel: 7.5",
    /per_shipment/,
  ],
  ["an amount that is none", standard, "per_parcel: 7.5", "per_pallet: 7.5", "per_parcel: 7.5", /an amount is one of/],
  [
    "a least above the most",
    island,
    "  max_girth: 260 cm",
    "  min_weight: 25 kg\n  max_girth: 260 cm",
    "max_weight: 20 kg",
    /is below min_weight 25 kg/,
  ],
  [
    "containers of a surcharge that counts none",
    fcl,
    "surcharges:",
    one("per_shipment: 5", "containers: [20GP]"),
    "surcharges:",
    /looks at each container/,
  ],
  [
    "a container of a condition mistyped",
    fcl,
    "surcharges:",
    one("per_container: 5", "containers: [20FT]"),
    "surcharges:",
    /20FT/,
  ],
  [
    "revenue tons of a card without",
    standard,
    "per_parcel: 7.5",
    "per_wm: 7.5",
    "per_parcel: 7.5",
    /counts no revenue tons/,
  ],
  [
    "a parcel's freight of a card that has none",
    air,
    "surcharges:",
    one("percent: 5, of: parcels", "side_over: 160 cm"),
    "surcharges:",
    /no freight of single parcels/,
  ],
  [
    "a ratio of volume that never counts",
    economy,
    "surcharges:",
    one("per_parcel: 5", "ratio_percent_over: 200"),
    "surcharges:",
    /without a divisor/,
  ],
  [
    "an item fee of a card without",
    economy,
    "mode: air\n",
    "mode: air\nitem_fee: in-freight\n",
    "mode: air",
    /has no item fee/,
  ],
  [
    "a total rounded to nothing",
    economy,
    "mode: air\n",
    "mode: air\nround_total: { step: 0 }\n",
    "mode: air",
    /round_total\.step/,
  ],
  [
    "a total rounded to less than a cent",
    economy,
    "mode: air\n",
    "mode: air\nround_total: { step: 0.001 }\n",
    "mode: air",
    /smaller than/,
  ],
  [
    "an excluded part of a country that the card does not reach",
    standard,
    "  GB: JE GY",
    "  IS: JE GY",
    "GB: JE",
    /country of the card "IS"/,
  ],
  ["an excluded range upside down", standard, "971-978 984", "978-971 984", "FR: 971", /978-971/],
  // tables
  ["a price finer than the table counts", standardPrices, "US,2,8.98", "US,2,8.9800001", "US,2,8.98", /six decimals/],
  ["a price in the billions", standardPrices, "US,2,8.98", "US,2,8980000000", "US,2,8.98", /below 100,000,000/],
  ["a price with an exponent", standardPrices, "US,2,8.98", "US,2,8e1", "US,2,8.98", /not a number/],
  ["days that nothing takes", standardPrices, /(US,2,8\.98,3\.25),7,11/, "$1,7,99999999", "US,2,8.98", /365 at most/],
  ["half a day", standardPrices, /(US,2,8\.98,3\.25),7,11/, "$1,7.5,11", "US,2,8.98", /whole working days/],
  ["a band up to nothing", standardPrices, "US,0.3,", "US,0,", "US,0.3", /is 0/],
  ["a row without a zone", standardPrices, "\nUS,2,", "\n,2,", "US,2,", /no zone/],
  [
    "a column twice",
    standardPrices,
    "zone,up_to_kg,per_kg",
    "zone,up_to_kg,up_to_kg,per_kg",
    "zone,up_to_kg",
    /appears twice/,
  ],
  ["a quotation mark that is never closed", standardPrices, "\nUS,2,", '\n"US,2,', "US,2,", /quotation mark/],
  ["a cell over two lines", islandZones, "Canary Islands", '"Canary\nIslands"', "Canary Islands", /two lines/],
  ["a zone apart from its rows and lighter", standardPrices, "\nDE,", "\nUS,1,1,1,7,11\nDE,", "DE,", /comes after/],
  [
    "a minimum of two kinds",
    airPrices,
    "US-WEST,45,6.45,,",
    "US-WEST,45,6.45,170,",
    "US-WEST,45",
    /has a minimum of 170 and another of 165/,
  ],
  ["a zone of W/M twice", lclPrices, "\nUS-CENTRAL,", "\nUS-WEST,", "US-CENTRAL,", /appears twice/],
  ["an empty table", standardPrices, /[\s\S]+/, "", "zone,", /no rows/],
  ["an empty card", standard, /[\s\S]+/, "", "", /is missing/],
  // zones
  ["a row behind one that takes all", airZones, "US-WEST,US,8 9,", "US-WEST,US,,", "US-CENTRAL", /never reached/],
  ["postcodes of an earlier row", airZones, "4 5 6 7", "4 5 6 7 8", "US-CENTRAL", /stand in line 3 already/],
  ["postcodes within those of an earlier row", airZones, "4 5 6 7", "4 5 6 7 902", "US-CENTRAL", /902 .*line 3/],
  [
    "districts within a range of an earlier row",
    islandZones,
    "GB-WIGHT,GB,PO30-PO41",
    "GB-WIGHT,GB,PO30-PO41 PA30",
    "GB-WIGHT",
    /PA30 .*line 15/,
  ],
  ["a British code without its form", islandZones, "PO30-PO41", "PO3O-PO41", "GB-WIGHT", /British form|districts/],
  ["a range of unequal length", islandZones, "07000-07860", "7000-07860", "ES-BALEARIC", /equal length/],
  ["a range of three ends", islandZones, "07000-07860", "07000-07400-07860", "ES-BALEARIC", /07000-07400-07860/],
  [
    "an origin that is none",
    airZones,
    /zone,country,postcodes,label\nUS-WEST,US,8 9,Gateway Los Angeles/,
    "zone,country,postcodes,label,origin\nUS-WEST,US,8 9,Gateway Los Angeles,HK",
    "US-WEST",
    /does not start in "HK"/,
  ],
])("%s is found", (_, file, from, to, place, says) => {
  const text = disk.text(file);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  const report = reportOf({ [file]: changed });
  expect(report).toMatch(says);
  for (const line of report.split("\n")) expect(line).toMatch(/^\S+:\d+: .+; .+/);
  if (!place) return;
  const line = text.split("\n").findIndex((row) => row.includes(place)) + 1;
  const found = report.split("\n").filter((row) => says.test(row));
  expect(
    found.map((row) => Number(/:(\d+):/.exec(row)?.[1])).some((at) => Math.abs(at - line) <= 1),
    `${report} at ${line}`,
  ).toBe(true);
});

test.each<[name: string, files: Record<string, string>, says: RegExp]>([
  [
    "prices without a card",
    { [at("economy-express/2027-02-01/prices.csv")]: "zone\n" },
    /2027-02-01\/prices\.csv:1: .*no card\.yaml/,
  ],
  ["a card by another name", { [at("economy-express/2027-02-01/card.yml")]: "x: 1\n" }, /card\.yml:1: .*card\.yaml/],
  [
    "zones by another name",
    { [at("economy-express/2026-09-01/zone.csv")]: "zone\n" },
    /zone\.csv:1: .*did you mean "zones\.csv"/,
  ],
  [
    "a card of a day that is none",
    {
      [at("economy-express/2027-02-30/card.yaml")]: disk.text(standard),
      [at("economy-express/2027-02-30/prices.csv")]: disk.text(standardPrices),
    },
    /2027-02-30 .*does not exist/,
  ],
  [
    "a card of a service above its day",
    { [at("economy-express/card.yaml")]: disk.text(standard) },
    /economy-express\/card\.yaml:1: /,
  ],
])("%s is found", (_, files, says) => expect(reportOf(files)).toMatch(says));
