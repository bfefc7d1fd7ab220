import { afterEach, expect, test, vi } from "vitest";
import { getCatalog } from "../catalog.ts";
import { describeLaw } from "./duties.ts";
import { listDestinationLines } from "./lines.ts";
import { listServedDestinations } from "./list-destinations.ts";
import { listPostcodeRules } from "./postcodes.ts";

const catalog = getCatalog();
const served = listServedDestinations(catalog).map(({ country }) => country.code);

afterEach(() => vi.unstubAllEnvs());

test("every country that is served has a line with a price and days, and none that is not", () => {
  for (const { code } of catalog.reference.countries) {
    const lines = listDestinationLines(catalog, "en", code);
    const priced = lines.filter(({ prices, days }) => days && prices.some((price) => price !== null));
    expect(priced.length > 0, code).toBe(served.includes(code));
  }
});

test.each([
  // the thresholds that the posts and customs of these countries publish
  ["GB", "over £135", "from the first cent"],
  ["CA", "over $20", "over $20"],
  ["KR", "over $150", "over $150"],
  ["AU", "over $1,000", "from the first cent"],
])("%s: duty %s, tax %s", (code, duty, tax) => {
  expect(describeLaw(catalog, "en", code)).toMatchObject({ duty, tax });
});

test("a rate that holds for every value is said once, and a change is told with its day", () => {
  vi.stubEnv("BUILD_DAY", "2026-11-23");
  const law = describeLaw(catalog, "en", "DE");
  expect(law?.rows).toContainEqual({ name: "VAT", rate: "19%", when: "any value" });
  expect(law?.rows).toContainEqual({
    name: "Customs duty (flat)",
    rate: "€3 per tariff sub-heading",
    when: "up to €150",
  });
  expect(law?.next?.day).toBe("2028-07-01");
  vi.stubEnv("BUILD_DAY", "2028-07-01");
  const then = describeLaw(catalog, "en", "DE");
  expect(then?.rows.map(({ name }) => name)).not.toContain("Customs duty (flat)");
  for (const { begins, ...row } of law?.next?.rows ?? [])
    if (begins) expect(then?.rows).toContainEqual(row);
    else expect(then?.rows).not.toContainEqual(row);
});

test("every rule by postcode of the cards and of the law is there to be looked up", () => {
  for (const code of served) {
    const rules = listPostcodeRules(catalog, "en", code);
    const left = catalog.cards.flatMap(({ excluded = [] }) => excluded.filter(({ country }) => country === code));
    if (left.length > 0) expect(rules?.lines.some(({ excluded }) => excluded.length > 0)).toBe(true);
    for (const { zones } of rules?.lines ?? [])
      for (const { name, postcodes } of zones) expect(name !== "", code).toBe(postcodes !== undefined);
  }
});
