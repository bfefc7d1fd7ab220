import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { contentRoot } from "../catalog.ts";
import type { Files } from "../read/files.ts";
import { formatProblems, Problems } from "../read/problems.ts";
import { readDuties } from "./read-duties.ts";

const folder = `${contentRoot}/reference/duties`;
const real = new Map(
  readdirSync(folder).map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8")]),
);
const countries = readFileSync(`${contentRoot}/reference/countries.csv`, "utf8")
  .split("\n")
  .filter((row) => /^[A-Z]{2},/.test(row))
  .map((row) => row.slice(0, 2));
const currencies = "USD EUR GBP CNY CAD AUD CHF JPY DKK SEK NOK MXN ILS AED SAR NZD SGD MYR THB PHP RON".split(" ");

/** What the check reports for the duties with one file changed. */
function problemsOf(file = "", find: string | RegExp = "", put = ""): string {
  const texts = new Map(real);
  if (file) {
    const path = `${folder}/${file}`;
    const before = texts.get(path) ?? "";
    const after = before.replace(find, put);
    if (after === before) throw new Error(`"${find}" is not in ${file}`);
    texts.set(path, after);
  }
  const files: Files = {
    root: contentRoot,
    has: (path) => texts.has(path),
    text: (path) => texts.get(path) ?? "",
    list: (_, ending) => [...texts.keys()].filter((path) => path.endsWith(ending)).sort(),
  };
  const problems = new Problems();
  const goods = ["general", "apparel", "battery-inside", "cosmetic", "liquid", "magnet"];
  readDuties(files, { countries, lineOfCountry: () => 7, currencies, goods }, problems);
  return formatProblems(problems.all);
}

/** The line of a text in an unchanged file. */
function lineOf(file: string, text: string): number {
  return (real.get(`${folder}/${file}`) ?? "").split("\n").findIndex((row) => row.includes(text)) + 1;
}

test("the duties as they stand have no mistakes", () => expect(problemsOf()).toBe(""));

test("the highest tax there is and a rate of a single day are no mistakes", () => {
  expect(problemsOf("th.yaml", "vat: 7", "vat: 30")).toBe("");
  expect(problemsOf("tariffs.csv", "US,,610910,16.5,,", "US,,610910,16.5,2026-11-22,2026-11-22")).toBe("");
});

test.each<[mistake: string, file: string, find: string | RegExp, put: string, at: string, says: RegExp]>([
  ["a country that is none", "eu.yaml", "  AT: {", "  AX: {", "  AT: {", /"AX" is not known/],
  [
    "a country in two files",
    "gb.yaml",
    "  IM: { vat: 20 }",
    "  IM: { vat: 20 }\n  JE: { vat: 20 }",
    "",
    /JE is in channel-islands\.yaml too/,
  ],
  ["a country left out", "th.yaml", "  TH: { vat: 7 }", "  PH: { vat: 7 }", "", /TH has no rules/],
  ["a currency without a rate", "no.yaml", "currency: NOK", "currency: NOX", "currency: NOK", /"NOX" is not known/],
  ["a currency of small letters", "no.yaml", "currency: NOK", "currency: nok", "currency: NOK", /ISO 4217/],
  ["a tax of all of its base", "br.yaml", "percent: { rate: icms }", "percent: 100", "true, percent: { r", /below 100/],
  ["a rate in words", "th.yaml", "vat: 7", "vat: seven", "vat: 7", /TH\.vat/],
  ["a rate below zero", "th.yaml", "vat: 7", "vat: -7", "vat: 7", /below zero/],
  ["a rate of 4,000 percent", "th.yaml", "vat: 7", "vat: 4000", "vat: 7", /above 400/],
  ["a country without the rate", "eu.yaml", "  LV: { vat: 21 }", "  LV: {}", "  LV: { vat", /LV has no rate "vat"/],
  [
    "a reduced rate that nobody has",
    "th.yaml",
    "rate: vat",
    "rate: vat, reduced: { gst: first }",
    "id: vat",
    /"gst" is/,
  ],
  [
    "a reduced rate without codes",
    "th.yaml",
    "rate: vat",
    "rate: vat, reduced: { vat: first }",
    "id: vat",
    /codes "vat"/,
  ],
  ["one without a source", "th.yaml", "rate: vat", "rate: vat, reduced: { vat: firts }", "id: vat", /source "firts"/],
  ["a rate that nobody has", "th.yaml", "{ rate: vat }", "{ rate: gst }", "id: vat", /rate "gst" is not known/],
  [
    "a tariff that is none",
    "th.yaml",
    "{ tariff: TH }",
    "{ tariff: TI }",
    "id: duty",
    /tariff "TI" is not known; did you mean "TH"/,
  ],
  [
    "a mistyped source",
    "th.yaml",
    "source: first }",
    "source: frist }",
    "id: duty",
    /source "frist" is not known; did you mean "first"/,
  ],
  [
    "a gift without a source",
    "nz.yaml",
    /^countries:/m,
    "gift: { up_to: 110, source: gits }\ncountries:",
    "countries:",
    /source "gits" is not known/,
  ],
  [
    "a source that nobody names",
    "th.yaml",
    "sources:\n",
    "sources:\n  old: { title: x, edition: undated, read: 2026-01-01 }\n",
    "  first:",
    /nothing names the source "old"/,
  ],
  ["a source without a day", "ph.yaml", ", read: 2026-11-22", "", "minimis:", /read" is missing/],
  [
    "a front page for a source",
    "kr.yaml",
    "customs.go.kr/english/cm/cntnts/cntntsView.do?mi=8057&cntntsId=2733",
    "customs.go.kr/english/main.do",
    "list:",
    /front page, which says no fact/,
  ],
  ["a day that is none", "th.yaml", "to: 2025-12-31", "to: 2026-02-30", "id: duty", /this day does not exist/],
  [
    "a row that ends before it begins",
    "us.yaml",
    "to: 2026-07-23",
    "to: 2026-01-23",
    "to: 2026-07-23",
    /before it begins/,
  ],
  [
    "two rows on one day",
    "th.yaml",
    "to: 2025-12-31",
    "to: 2026-01-31",
    "from: 2026-01-01",
    /two rows of "duty" hold on 2026-01-01/,
  ],
  [
    "a day between two laws",
    "mx.yaml",
    "from: 2025-08-15",
    "from: 2025-08-20",
    "from: 2025-08-15",
    /no row of "global-rate" holds from 2025-08-15/,
  ],
  [
    "two rows for one value",
    "gb.yaml",
    "value_over: 135\n    percent: { rate",
    "value_over: 100\n    percent: { rate",
    "",
    /two rows of "vat" hold between 100 and 135: value_over here and value_up_to in number \d/,
  ],
  [
    "no value within the bounds",
    "br.yaml",
    "value_up_to: 50,",
    "value_over: 60, value_up_to: 50,",
    "value_up_to: 50",
    /no value is within/,
  ],
  [
    "two lower bounds",
    "sa.yaml",
    "value_from: 1000",
    "value_from: 1000, value_over: 1000",
    "value_from",
    /two lower bounds/,
  ],
  ["neither a percentage nor an amount", "mx.yaml", "    percent: 19\n", "", "id: global-rate", /has no amount/],
  [
    "a percentage and an amount",
    "nz.yaml",
    "each: 2.21",
    "percent: 3, of: [goods], each: 2.21",
    "each: 2.21",
    /has two amounts/,
  ],
  [
    "an amount for each of nothing",
    "nz.yaml",
    "each: 2.21, per: consignment",
    "each: 2.21",
    "each: 2.21",
    /for each of what/,
  ],
  [
    "a percentage of nothing",
    "mx.yaml",
    "percent: 33.5\n    of: [goods, carriage]",
    "percent: 33.5",
    "",
    /mx\.yaml:16: .*does not say of what/,
  ],
  [
    "a minimum of a fixed amount",
    "nz.yaml",
    "each: 2.21",
    "min: 1, each: 2.21",
    "each: 2.21",
    /"min" belongs to a percentage/,
  ],
  ["a minimum above the maximum", "us.yaml", "min: 33.58", "min: 3358", "min: 33.58", /above the maximum/],
  [
    "a base that stands below",
    "eu.yaml",
    "of: [goods, carriage]",
    "of: [goods, vat]",
    "",
    /the base "vat" is not known here/,
  ],
  [
    "a base of itself",
    "ph.yaml",
    "of: [goods, carriage, duty]",
    "of: [goods, vat]",
    "id: vat",
    /the base "vat" is not known here/,
  ],
  ["a base twice", "ph.yaml", "of: [goods, carriage, duty]", "of: [goods, goods]", "id: vat", /twice in the base/],
  ["a mistyped base", "ph.yaml", "of: [goods, carriage]", "of: [goods, carraige]", "id: duty", /the base "carraige"/],
  ["each of a kind that is none", "eu.yaml", "per: sub-heading", "per: heading", "per: sub-heading", /"heading"/],
  [
    "a scheme that is not told",
    "th.yaml",
    "to: 2025-12-31,",
    "to: 2025-12-31, registered: true,",
    "id: duty",
    /no scheme/,
  ],
  [
    "a kind of goods that is none",
    "jp.yaml",
    "not_goods: [apparel]",
    "not_goods: [aparel]",
    "not_goods: [apparel]",
    /kind of goods "aparel" is not known; did you mean "apparel"/,
  ],
  [
    "a national fee of another country",
    "eu.yaml",
    "countries: [RO]",
    "countries: [GB]",
    "countries: [RO]",
    /"GB" is not known/,
  ],
  [
    "a fee in a currency without a rate",
    "eu.yaml",
    "currency: RON",
    "currency: HUF",
    "currency: RON",
    /"HUF" is not known/,
  ],
  [
    "a part of a foreign country",
    "eu.yaml",
    "country: PT, name: { en: Madeira",
    "country: MA, name: { en: Madeira",
    "id: PT-MADEIRA",
    /"MA" is not a country of this file/,
  ],
  ["a reversed range of postcodes", "eu.yaml", "9000-9399", "9399-9000", "id: PT-MADEIRA", /"9399-9000" is not one/],
  ["a range of unequal length", "br.yaml", '"30-39"', '"30-399"', "BR-MG", /"30-399" is not one/],
  [
    "a part that is never reached",
    "eu.yaml",
    'postcodes: "9500-9999"',
    'postcodes: "9100"',
    "id: PT-AZORES",
    /never reached/,
  ],
  ["a part twice", "eu.yaml", "id: PT-AZORES", "id: PT-MADEIRA", "id: PT-AZORES", /appears twice/],
  ["an open question with one reading", "nz.yaml", /\n {6}- \{ id: nothing.*/, "", "readings:", /has one reading/],
  [
    "an open question that no charge depends on",
    "mx.yaml",
    /\n {4}reading: \{ base: .*/g,
    "",
    "",
    /no charge depends on the question "base"/,
  ],
  [
    "a reading that no question has",
    "mx.yaml",
    "reading: { base: goods }",
    "reading: { base: good }",
    "reading: { base: goods }",
    /reading "good" is not known; did you mean "goods"/,
  ],
  [
    "an assumed reading that is none",
    "mx.yaml",
    "assumed: with-carriage",
    "assumed: carriage",
    "assumed:",
    /reading "carriage" is not known/,
  ],
  [
    "a list of codes that is none",
    "us.yaml",
    "codes: [list-1]",
    "codes: [list-9]",
    "id: section-301-list-1",
    /list of codes "list-9" is not known/,
  ],
  ["a code in words", "us.yaml", 'metal: ["731815"]', 'metal: ["bolts"]', "metal: [", /write 2 to 6 digits/],
  [
    "two measures of a name on one code",
    "us.yaml",
    "codes: [car-part], percent: 25",
    "codes: [metal-article], percent: 25",
    "codes: [car-part], percent: 25",
    /two rows of "section-232" hold/,
  ],
  ["a source without an edition", "ph.yaml", /, edition: [^,}]*/, "", "minimis:", /edition" is missing/],
  ["a rate without an edition", "tariffs.csv", "HTS 2026 revision 10", "", "US,,610910", /names no edition/],
  ["a field that is not known", "ph.yaml", "value_over:", "value_above:", "id: duty", /"value_above" is not known/],
  [
    "a charge without a name in words",
    "ph.yaml",
    "label: { en: VAT, zh: 增值税 }",
    "label: { zh: 增值税 }",
    "id: vat",
    /label\.en" is missing/,
  ],
  ["a tariff without a kind of goods", "tariffs.csv", /EU,liquid.*\n/, "", "EU,general", /EU has no rate for liquid/],
  [
    "two rates on one day",
    "tariffs.csv",
    "EU,apparel,,12,",
    "EU,general,,12,",
    "EU,apparel,,12",
    /EU has two rates for general/,
  ],
  ["a rate with a comma", "tariffs.csv", "EU,general,,3.5", 'EU,general,,"3,5"', "EU,general", /write 3\.5/],
  ["an HS code of words", "tariffs.csv", "NO,,64,0", "NO,,shoes,0", "NO,,64", /"hs" is "shoes"/],
  ["a rate without a source", "tariffs.csv", /(NO,apparel,,10.7,,,)"[^"]*"/, "$1", "NO,apparel", /no source/],
  [
    "a rate read on no day",
    "tariffs.csv",
    "importation-of-clothing/,undated,2026-11-21",
    "importation-of-clothing/,undated,2026-13-21",
    "NO,apparel",
    /"read" is "2026-13-21"/,
  ],
  [
    "a kind of goods in the tariff that is none",
    "tariffs.csv",
    "EU,magnet",
    "EU,magnets",
    "EU,magnet",
    /"magnets" is not known; did you mean "magnet"/,
  ],
  ["a column too many", "tariffs.csv", "US,general,,3.5,,", "US,general,,3.5,,,,", "US,general", /the header 10/],
])("%s is reported with its line", (_, file, find, put, at, says) => {
  const found = problemsOf(file, find, put);
  expect(found).toMatch(says);
  if (at) expect(found).toMatch(new RegExp(`${file.replace(".", "\\.")}:${lineOf(file, at)}: |countries\\.csv`));
});
