import { expect, test } from "vitest";
import { contentRoot } from "../catalog.ts";
import { disk, reportOf, reportWithEdit } from "./test-cards.ts";

// Mistakes that people make in rate cards. Each must be reported with its file and line, and a way to correct it.
const card = `${contentRoot}/rates/standard-express/2026-09-01/card.yaml`;
const prices = `${contentRoot}/rates/standard-express/2026-09-01/prices.csv`;
const islandZones = `${contentRoot}/rates/island-dedicated-line/2026-09-01/zones.csv`;
const airPrices = `${contentRoot}/rates/us-air-freight/2026-10-01/prices.csv`;
const fclPrices = `${contentRoot}/rates/us-ocean-freight/2026-10-01-fcl/prices.csv`;
const priorityPrices = `${contentRoot}/rates/priority-express/2026-09-01/prices.csv`;

test.each<[name: string, file: string, from: string | RegExp, to: string, says: RegExp]>([
  ["a mistyped field", card, "incoterms:", "incoterm:", /incoterm/],
  ["a method that there is not", card, "per-kg-and-item", "per-kilo", /method|per-kg-and-item/],
  ["a currency that is no code", card, "currency: USD", "currency: Dollar", /ISO 4217/],
  ["a mode that there is not", card, "mode: air", "mode: ship", /air/],
  ["a weight without its unit", card, "max_weight: 30 kg", "max_weight: 30", /weight with its unit/],
  ["a length in a weight's unit", card, "max_side: 120 cm", "max_side: 120 kg", /length such as/],
  ["a divisor below zero", card, "divisor: 8000", "divisor: -8000", /divisor/],
  ["an end that is no day", card, "valid_to: 2026-12-31", "valid_to: 2026-02-30", /day does not exist/],
  ["an end before the start", card, "valid_to: 2026-12-31", "valid_to: 2026-01-31", /is before/],
  ["goods that there are not", card, "goods: [general, apparel", "goods: [generel, apparel", /did you mean "general"/],
  ["an origin that there is not", card, "origins: [CN]", "origins: [CM]", /CM/],
  ["terms that there are not", card, "[DAP, DDP]", "[DAP, CIF]", /incoterms|DAP/],
  ["limits of a zone without prices", card, "  MX: {", "  XX: {", /XX/],
  ["a percentage over a hundred", card, "percent: 11", "percent: 110000", /percent|10000/],
  ["a surcharge of a surcharge that there is not", card, "of: freight", "of: [fule]", /fule/],
  [
    "a surcharge period that ends before it begins",
    card,
    "from: 2026-10-19, to: 2027-01-10",
    "from: 2027-10-19, to: 2027-01-10",
    /before|after/,
  ],
  ["a condition that there is not", card, "when: { from:", "when: { form:", /form/],
  ["no rounding", card, /round:\n {4}- \{ step: 10 g \}/, "round: []", /round/],
  ["broken YAML", card, "limits:", "limits", /YAML/],
  ["a price that is no number", prices, /(\nUS,[\d.]+,)[\d.]+/, "$1cheap", /number/],
  ["a price with a decimal comma", prices, /(\nUS,[\d.]+),(\d+)\.(\d+)/, '$1,"$2,$3"', /number|comma/],
  ["a price below zero", prices, /(\nUS,[\d.]+,)/, "$1-", /number|negative|zero/],
  ["a missing cell", prices, /(\nUS,[\d.]+),[\d.]+,/, "$1,,", /empty|missing|number/],
  ["a missing column", prices, "per_kg", "per_kilo", /per_kg/],
  ["bands that fall", prices, /(\nUS,)0\.\d+/, "$199", /band|over|rise|order|weight/],
  ["a band twice", prices, /\nUS,([^\n]+)\n/, "\nUS,$1\nUS,$1\n", /band|twice|same|rise|order/],
  [
    "a row of another zone in a block",
    prices,
    /\n(IT,10,[^\n]+)(?=\n)/,
    "\n$1\n$1",
    /band up_to_kg 10 of zone IT appears twice/,
  ],
  [
    "a row pasted over another zone's",
    prices,
    /\nFR,10,/,
    "\nIT,10,",
    /row of zone IT up_to_kg 10 .* block of zone FR/,
  ],
  ["a country that there is not", prices, "\nUS,", "\nUX,", /UX/],
  ["days that end before they begin", prices, /(\nUS,[^\n]*),(\d+),(\d+)\n/, "$1,$3,$2\n", /transit|days/],
  ["a postcode range upside down", islandZones, "35000-35660 38000", "35660-35000 38000", /range|35660/],
  ["a zone of a country that there is not", islandZones, "ES-CANARY,ES", "ES-CANARY,EX", /EX/],
  ["a zone without prices", islandZones, "ES-CANARY,ES", "ES-CANARIES,ES", /ES-CANARIES|ES-CANARY/],
  ["breaks that fall", airPrices, /\nUS-WEST,45,/, "\nUS-WEST,4500,", /rise|break|order|weight/],
  ["a container that there is not", fclPrices, "20GP", "20FT", /20GP|container/],
  ["a heavier parcel that costs less", prices, "\nUS,2,8.98,3.25,", "\nUS,2,6.98,1.25,", /costs less/],
  ["a decimal point that slipped", prices, /(\nUS,30,\d)\./, "$1", /over 10 kg costs more than 5 times as much/],
  ["a step of nothing", priorityPrices, /(\nUS,[\d.]+,[\d.]+,[\d.]+,)[\d.]+/, "$10", /step/],
])("%s is reported", (_, file, from, to, says) => {
  const { report, line } = reportWithEdit(file, from, to);
  const own = report.split("\n").filter((text) => text.startsWith(file.replace(/(prices|zones)\.csv|card\.yaml/, "")));
  expect(own.join("\n"), `of line ${line}`).toMatch(says);
  for (const text of own) expect(text).toMatch(/^\S+:\d+: .+; .+/);
  const lines = own.map((text) => Number(/:(\d+):/.exec(text)?.[1]));
  expect(Math.min(...lines.map((found) => Math.abs(found - line))), `lines ${lines} of ${line}`).toBeLessThanOrEqual(1);
});

test("a folder that is not a service, one that is not a day, and a card without prices are reported", () => {
  const moved = (folder: string) => ({
    [card]: undefined,
    [prices]: undefined,
    [`${contentRoot}/rates/${folder}/card.yaml`]: disk.text(card),
    [`${contentRoot}/rates/${folder}/prices.csv`]: disk.text(prices),
  });
  expect(reportOf(moved("standart-express/2026-09-01"))).toContain('did you mean "standard-express"');
  expect(reportOf(moved("standard-express/autumn"))).toMatch(/autumn\/card\.yaml:1: .*does not begin with a date/);
  expect(reportOf({ [prices]: undefined })).toMatch(/card\.yaml:1: .*no prices\.csv/);
});
