import { expect, test } from "vitest";
import { makePostcodeReader } from "#rating/shipment/postcode-form.ts";
import { contentRoot, loadCatalog } from "../catalog.ts";
import { checkReferences } from "../check/references.ts";
import { openFiles } from "../read/files.ts";
import { formatProblems, Problems } from "../read/problems.ts";
import { readReference } from "./read-reference.ts";

const disk = openFiles(contentRoot);
const { catalog } = loadCatalog(contentRoot);
if (!catalog) throw new Error("the content has errors");
const { site, services } = catalog;

function reportOf(file = "", from: string | RegExp = "", to = ""): string {
  const path = `${contentRoot}/reference/${file}`;
  const changed = file && disk.text(path).replace(from, to);
  if (file && changed === disk.text(path)) throw new Error(`${file} has no ${from}`);
  const problems = new Problems();
  const text = (own: string) => (file && own === path ? changed : disk.text(own));
  readReference({ ...disk, text }, site, [...services.keys()], problems);
  return formatProblems(problems.all);
}

test("the reference data as it stands has no mistakes", () => expect(reportOf()).toBe(""));

test.each<[mistake: string, file: string, from: string | RegExp, to: string, place: string, says: RegExp]>([
  ["a country that is none", "countries.csv", "\nTH,", "\nTX,", "TH,", /"TX" is not a country code/],
  ["a country of three letters", "countries.csv", "\nTH,", "\nTHA,", "TH,", /"THA" is not a country code/],
  ["a country twice", "countries.csv", "\nTH,", "\nSG,", "TH,", /SG appears twice/],
  ["a country without a name", "countries.csv", "TH,Thailand", "TH,", "TH,", /TH has no name/],
  ["a currency that is none", "countries.csv", ",THB,", ",THX,", "TH,", /"THX" is not a currency/],
  ["a place off the globe", "countries.csv", /(\nTH,[^\n]*THB,)[-\d.]+/, "$1137.5", "TH,", /"lat" is "137.5"/],
  ["a place in words", "countries.csv", /(\nTH,[^\n]*THB,)[-\d.]+/, "$1north", "TH,", /"lat" is "north"/],
  ["a city in a country that is none", "cities.csv", "TH,Bangkok", "TX,Bangkok", "TH,", /"TX" is not a country code/],
  ["a form in a country that is none", "postcodes.csv", "\nTH,", "\nTX,", "TH,", /"TX" is not in countries.csv/],
  ["a form twice", "postcodes.csv", "\nTH,", "\nSG,", "TH,", /SG appears twice/],
  ["a form in digits", "postcodes.csv", "TH,NNNNN", "TH,10200", "TH,", /"10200" is not the form of a postcode/],
  ["no whole form", "postcodes.csv", "TH,NNNNN", "TH,(NN)", "TH,", /TH has no whole form/],
  ["an example of another form", "postcodes.csv", "TH,NNNNN,10200", "TH,NNNNN,1020", "TH,", /"1020" has none of/],
  ["a sign that is none", "postcodes.csv", "BE,NNNN,1000,B", "BE,NNNN,1000,B-", "BE,", /"B-" is not a road sign/],
  ["a rate of a currency that is none", "exchange.yaml", "THB:", "THX:", "THB:", /"THX" is not a currency/],
  ["a base without a rate", "exchange.yaml", "base: USD", "base: INR", "base:", /the base "INR" has no rate/],
  ["a base that is not worth itself", "exchange.yaml", "USD: 1\n", "USD: 1.1\n", "USD: 1", /one USD buys 1.1/],
  ["a rate of nothing", "exchange.yaml", "THB: 32.5", "THB: 0", "THB:", /rates\.THB/],
  ["a rate below zero", "exchange.yaml", "THB: 32.5", "THB: -32.5", "THB:", /rates\.THB/],
  ["a rate with a comma", "exchange.yaml", "THB: 32.5", "THB: 32,5", "THB:", /rates\.THB/],
  ["a day of rates that is none", "exchange.yaml", "date: 2026-11-02", "date: 2026-11-31", "date:", /does not exist/],
  ["rates without a source", "exchange.yaml", /source: .*\n/, "", "", /source/],
  [
    "a sea lane to a country that is none",
    "emissions.yaml",
    "  US: 11850",
    "  UX: 11850",
    "  US: 11850",
    /"UX" is not known/,
  ],
  ["an emission below zero", "emissions.yaml", "air: 690", "air: -690", "air: 690", /grams_per_tonne_km\.air/],
  ["a kind of goods twice", "goods.yaml", "id: magnet", "id: liquid", "id: magnet", /"liquid" appears twice/],
  ["a kind of goods with capitals", "goods.yaml", "id: magnet", "id: Magnet", "id: magnet", /categories\.5\.id/],
])("%s is reported with its line", (_, file, from, to, place, says) => {
  const found = reportOf(file, from, to)
    .split("\n")
    .filter((row) => says.test(row));
  expect(found, reportOf(file, from, to)).not.toEqual([]);
  for (const row of found) expect(row).toMatch(/\/reference\/\S+:\d+: .+; .+/);
  if (!place) return;
  const line =
    disk
      .text(`${contentRoot}/reference/${file}`)
      .split("\n")
      .findIndex((row) => row.startsWith(place) || row.includes(place)) + 1;
  expect(found.map((row) => Number(/:(\d+):/.exec(row)?.[1]))).toContain(line);
});

test("the guide of a kind of goods must be there", () => {
  const goods = catalog.reference.goods.map((kind) => (kind.guide ? { ...kind, guide: "lithium-battery" } : kind));
  const problems = new Problems();
  checkReferences({ ...catalog, reference: { ...catalog.reference, goods } }, problems);
  expect(formatProblems(problems.all)).toMatch(
    /goods\.yaml:\d\d: the guide "lithium-battery" is not known; .*batteries/,
  );
});

test("every country that a card tells by postcode has a form, and the gateways' own postcodes fit it", () => {
  const form = new Map(catalog.reference.countries.map(({ code, postcode }) => [code, postcode]));
  const told = catalog.cards.flatMap(({ zones, excluded = [] }) => [
    ...zones.filter(({ postcodes }) => postcodes).map(({ country }) => country),
    ...excluded.map(({ country }) => country),
  ]);
  expect([...new Set(told)].filter((country) => !form.get(country))).toEqual([]);
  const gateways = (catalog.network.gateways?.places ?? []).flatMap(({ postcode, zone }) =>
    postcode ? [{ postcode, country: zone.slice(0, 2) }] : [],
  );
  expect(gateways.length).toBeGreaterThan(10);
  for (const { postcode, country } of gateways) {
    const own = form.get(country);
    expect(own && makePostcodeReader(country, own)(postcode), `${country} ${postcode}`).toBeDefined();
  }
});
