import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contentRoot } from "../catalog.ts";
import { openFiles } from "../read/files.ts";
import { formatProblems, Problems } from "../read/problems.ts";
import { readCalendar } from "./read-calendar.ts";

const folder = `${contentRoot}/reference/calendar`;
const countries = readFileSync(`${contentRoot}/reference/countries.csv`, "utf8")
  .split("\n")
  .filter((row) => /^[A-Z]{2},/.test(row))
  .map((row) => row.slice(0, 2));
const services =
  "priority-express standard-express economy-express apparel-dedicated-line cosmetic-dedicated-line island-dedicated-line us-air-freight ca-air-freight us-ocean-freight".split(
    " ",
  );
const real = (file: string) => readFileSync(`${folder}/${file}`, "utf8");

function problemsOf(file = "", find: string | RegExp = "", put = ""): string {
  const disk = openFiles(contentRoot);
  const changed = file && real(file).replace(find, put);
  if (file && changed === real(file)) throw new Error(`"${find}" is not in ${file}`);
  const problems = new Problems();
  const text = (path: string) => (file && path.endsWith(file) ? changed : disk.text(path));
  readCalendar({ ...disk, text }, { origins: ["CN"], countries, services }, problems);
  return formatProblems(problems.all);
}
const lineOf = (file: string, text: string) =>
  real(file)
    .split("\n")
    .findIndex((row) => row.includes(text)) + 1;

test("the calendar as it stands has no mistakes", () => expect(problemsOf()).toBe(""));

test.each<[mistake: string, file: string, find: string | RegExp, put: string, at: string, says: RegExp]>([
  ["a day that is none", "holidays.csv", "2027-01-26,", "2027-02-30,", "2027-01-26,", /"date" is "2027-02-30"/],
  ["a day on a weekend", "holidays.csv", "2027-01-26,", "2027-01-23,", "2027-01-26,", /is a weekend in AU/],
  ["a region that is none", "holidays.csv", ",AU,computed", ",AX,computed", "2027-01-26,", /"AX" is not known/],
  [
    "a day twice for a region",
    "holidays.csv",
    /(2027-01-01,New Year's Day,元旦,)AE AT/,
    "$1AE CN AT",
    "",
    /CN has 2027-01-01 twice/,
  ],
  ["a holiday without a name", "holidays.csv", "Australia Day", "", "2027-01-26,", /has no name/],
  ["a mistyped status", "holidays.csv", ",AU,computed", ",AU,computd", "2027-01-26,", /did you mean "computed"/],
  ["a row without a region", "holidays.csv", ",AU,computed", ",,computed", "2027-01-26,", /names no region/],
  ["a column that is not there", "holidays.csv", "date,name.en,", "day,name,", "date,name", /"day" should be date/],
  ["a country without a row", "regions.csv", /\nTH,.*/, "", "", /TH has no row/],
  ["a region twice", "regions.csv", "\nTH,", "\nSG,", "TH,", /SG appears twice/],
  ["a weekend of no week", "regions.csv", "IL,fri sat", "IL,friday sat", "IL,fri", /"friday" is not a day of the week/],
  ["a region without a source", "regions.csv", /IL,fri sat,"[^"]*"/, "IL,fri sat,", "IL,fri", /no source/],
  ["checked on no day", "regions.csv", /(IL,.*)2026-11-21/, "$12026-11-31", "IL,fri", /"checked" is "2026-11-31"/],
  ["a hub of nowhere", "operations.yaml", "\n  CN:", "\n  HK:", "  CN:", /"HK" is not known/],
  ["a time that is none", "operations.yaml", '"14:00"', '"24:30"', "hand_over_by:", /write a time/],
  [
    "handover after the hub has closed",
    "operations.yaml",
    '"14:00"',
    '"19:00"',
    "hand_over_by:",
    /outside the hub's hours/,
  ],
  [
    "a hub that closes before it opens",
    "operations.yaml",
    'to: "18:00"',
    'to: "08:00"',
    "hours:",
    /closes at 08:00, before it opens/,
  ],
  ["a day of no week", "operations.yaml", "on: [thu]", "on: [tursday]", "us-ocean-freight", /tursday/],
  ["a day twice", "operations.yaml", "on: [thu]", "on: [thu, thu]", "us-ocean-freight", /each day of the week once/],
  [
    "a closing that ends before it begins",
    "operations.yaml",
    "to: 2027-02-10",
    "to: 2027-01-10",
    "to: 2027-02-10",
    /before it begins/,
  ],
  [
    "a departure within the closing",
    "operations.yaml",
    "first_departure: 2027-02-12",
    "first_departure: 2027-02-10",
    "first_departure",
    /within the closing/,
  ],
  [
    "a closing of a hub that is none",
    "operations.yaml",
    "hubs: [CN]",
    "hubs: [CM]",
    "hubs: [CN]",
    /hub "CM" is not known/,
  ],
  [
    "a mistyped service of a departure",
    "operations.yaml",
    "[us-air-freight]",
    "[us-air-frieght]",
    "us-air-freight",
    /did you mean "us-air-freight"/,
  ],
  [
    "a service with two rows",
    "operations.yaml",
    "[us-air-freight]",
    "[ca-air-freight]",
    "[ca-air-freight]",
    /two rows of departures/,
  ],
  [
    "a peak that ends before it begins",
    "operations.yaml",
    "to: 2026-12-23",
    "to: 2026-10-23",
    "to: 2026-12-23",
    /before it begins/,
  ],
  [
    "two peaks at once",
    "operations.yaml",
    "from: 2027-02-11",
    "from: 2026-12-20",
    "from: 2027-02-11",
    /meets number 1/,
  ],
  [
    "a peak of a country that is none",
    "operations.yaml",
    "[US, CA, MX",
    "[USA, CA, MX",
    "[US, CA",
    /"USA" is not known/,
  ],
  [
    "a peak row that is never reached",
    "operations.yaml",
    /( {6}- \{ countries.*\n)( {6}- \{ days: 2 \}\n)/,
    "$2$1",
    "",
    /never reached/,
  ],
  ["a peak of no days", "operations.yaml", "{ days: 2 }", "{ days: 0 }", "{ days: 2 }", /days/],
])("%s is reported with its line", (_, file, find, put, at, says) => {
  const found = problemsOf(file, find, put);
  expect(found).toMatch(says);
  if (at) expect(found).toContain(`${file}:${lineOf(file, at)}: `);
});

describe("days as published", () => {
  const days = (region: string, from: string, to: string) =>
    real("holidays.csv")
      .split("\n")
      .map((row) => row.split(","))
      .filter(([day = "", , , regions = ""]) => regions.split(" ").includes(region) && day >= from && day <= to)
      .map(([day]) => day);
  test("China, autumn 2026: the State Council's notice of 4 November 2025", () => {
    expect(days("CN", "2026-09-01", "2026-12-31")).toEqual([
      "2026-09-25",
      "2026-10-01",
      "2026-10-02",
      "2026-10-05",
      "2026-10-06",
      "2026-10-07",
    ]);
  });
  test("England and Wales, 2027: gov.uk/bank-holidays", () => {
    expect(days("GB", "2026-12-01", "2027-12-31")).toEqual([
      "2026-12-25",
      "2026-12-28",
      "2027-01-01",
      "2027-03-26",
      "2027-03-29",
      "2027-05-03",
      "2027-05-31",
      "2027-08-30",
      "2027-12-27",
      "2027-12-28",
    ]);
  });
  test("United States, 2027: the federal holidays of 5 U.S.C. 6103, moved from weekends", () => {
    expect(days("US", "2027-01-01", "2027-12-31")).toEqual([
      "2027-01-01",
      "2027-01-18",
      "2027-02-15",
      "2027-05-31",
      "2027-06-18",
      "2027-07-05",
      "2027-09-06",
      "2027-10-11",
      "2027-11-11",
      "2027-11-25",
      "2027-12-24",
      "2027-12-31",
    ]);
  });
});
