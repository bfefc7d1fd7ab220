import { afterEach, expect, test, vi } from "vitest";
import { listParts } from "#rating/duties/rules.ts";
import { getCatalog, loadCatalog } from "../catalog.ts";
import { listPagePaths, listRedirects } from "../site-pages.ts";
import { describeLaw } from "./destination-page.ts";
import { judgeRules } from "./destination-page.ts";
import { listDestinationLines } from "./lines.ts";
import { listServedDestinations } from "./list-destinations.ts";
import { listPostcodeRules } from "./postcodes.ts";

const catalog = getCatalog();
// the law as it is published: its figures are those of the sources
const { catalog: published } = loadCatalog("content");
if (!published) throw new Error("the content has errors");
const served = listServedDestinations(catalog).map(({ country }) => country.code);

afterEach(() => vi.unstubAllEnvs());

test("every country that is served has a line with a price and days, and none that is not", () => {
  for (const { code } of catalog.reference.countries) {
    const lines = listDestinationLines(catalog, "en", code);
    const priced = lines.filter(({ prices, days }) => days && prices.some((price) => price !== null));
    expect(priced.length > 0, code).toBe(served.includes(code));
  }
});

test("where little else is to be said of a country, news of it decides whether it has a page", () => {
  const { articles, engine } = catalog.reference;
  const reference = {
    ...catalog.reference,
    articles: { ...articles, law: { ...articles.law, rules: [] } },
    engine: { ...engine, calendar: { ...engine.calendar, holidays: [] } },
  };
  // left are its law and its postcodes
  const cards = catalog.cards.filter(({ service }) => service === "standard-express");
  const hasPage = (news: typeof catalog.news) =>
    listServedDestinations({ ...catalog, cards, reference, news }).find(({ country }) => country.code === "FR")
      ?.hasPage;
  expect([hasPage(catalog.news), hasPage(new Map())]).toEqual([true, false]);
});

test("every country that is served has an address: its page, or its row of the list", () => {
  const [rules, pages] = [listRedirects(published), listPagePaths(published)];
  for (const { country, hasPage } of listServedDestinations(published)) {
    const code = country.code.toLowerCase();
    const path = `/resource/destinations/${code}`;
    const row = `/resource/destinations#${code}`;
    expect([pages.includes(path), rules[path]]).toEqual([hasPage, hasPage ? undefined : row]);
    expect(rules[`/zh${path}`]).toBe(hasPage ? undefined : `/zh${row}`);
  }
});

test.each([
  // the thresholds that the posts and customs of these countries publish
  ["GB", "over £135", "from the first cent"],
  ["CA", "over CA$20", "over CA$20"],
  ["KR", "over US$150", "over US$150"],
  [
    "AU",
    "over A$1,000",
    "from the first cent with Australian GST registration; over A$1,000 without Australian GST registration",
  ],
  [
    "BR",
    "over US$50 including carriage with Remessa Conforme; from the first cent without Remessa Conforme",
    "from the first cent",
  ],
  ["JP", "from ¥16,667", "from ¥16,667"],
])("%s: duty %s, tax %s", (code, duty, tax) => {
  expect(describeLaw(published, "en", code)).toMatchObject({ duty, tax });
});

test("what a private gift may be worth is told with its source, where that was read", () => {
  const law = describeLaw(published, "en", "FR");
  expect(law?.gift).toBe("up to €45");
  expect(law?.sources.map(({ title }) => title)).toContainEqual(
    expect.stringContaining("a gift from outside the European Union"),
  );
  expect(describeLaw(published, "en", "AU")?.gift).toBeUndefined();
});

test("a rate that holds for every value is said once, and a change is told with its day", () => {
  vi.stubEnv("BUILD_DAY", "2026-11-23");
  const law = describeLaw(published, "en", "DE");
  expect(law?.rows).toContainEqual({ name: "VAT", rate: "19%", when: "any value" });
  expect(law?.rows).toContainEqual({
    name: "Customs duty (flat)",
    rate: "€3 per tariff sub-heading",
    when: "up to €150",
  });
  // the Regulation lets the flat duty be extended
  expect(law?.next).toMatchObject({ day: "2028-07-01", expected: true });
  vi.stubEnv("BUILD_DAY", "2028-07-01");
  const then = describeLaw(published, "en", "DE");
  expect(then?.rows.map(({ name }) => name)).not.toContain("Customs duty (flat)");
  for (const { begins, ...row } of law?.next?.rows ?? [])
    if (begins) expect(then?.rows).toContainEqual(row);
    else expect(then?.rows).not.toContainEqual(row);
});

test("a rate is told with what the law takes off it, bounds it or counts it on", () => {
  vi.stubEnv("BUILD_DAY", "2026-11-23");
  const tell = (code: string) => describeLaw(published, "en", code)?.rows ?? [];
  // Law 15.502/2026: 60% less 30 dollars; ICMS is part of its own base
  expect(tell("BR")).toContainEqual(
    expect.objectContaining({
      name: "Import tax",
      rate: "60%, less US$30",
      when: expect.stringContaining("over US$50"),
    }),
  );
  expect(tell("BR")).toContainEqual({ name: "ICMS", rate: "17%, part of its own base", when: "any value" });
  // CBP's fees of fiscal year 2027
  expect(tell("US")).toContainEqual(
    expect.objectContaining({ rate: "0.3464%, at least US$34.58, at most US$670.86", when: "over US$2,500" }),
  );
  // Japan Customs, Customs Answer 1111: the local part is a share of the national one, and begins where that begins
  expect(tell("JP").find(({ name }) => name.includes("local"))?.when).toBe("from ¥16,667");
});

test("a day from which no figure can be given is the next change; a question of other orders is not asked", () => {
  vi.stubEnv("BUILD_DAY", "2026-11-23");
  const read = (code: string) => describeLaw(published, "en", code);
  expect(read("JP")?.next).toMatchObject({ day: "2028-04-01", refusals: [expect.stringContaining("new rules apply")] });
  expect(read("JP")?.open).toEqual([]);
  const asked = (code: string) => read(code)?.open.map(({ question }) => question);
  expect(asked("US")).not.toContain("Is the code exempt from the forced-labour duty (US note 52(b))?");
  expect(asked("NO")).toEqual([expect.stringMatching(/^VOEC: /)]);
  // what is open is told with its readings, and with the one that the table charges
  const [fee] = read("DE")?.open ?? [];
  expect(fee?.question).toContain("handling fee");
  expect(fee?.readings.map(({ text, isAssumed }) => [text.slice(0, 3), isAssumed])).toEqual([
    ["Yes", true],
    ["Not", false],
  ]);
});

test("goods that no line takes to a country are refused there, whatever its law asks for", () => {
  const verdicts = (code: string, id: string) =>
    [...judgeRules(published, code).rules, ...judgeRules(published, code).shared].flatMap(({ classes, verdict }) =>
      classes.includes(id) ? [verdict] : [],
    );
  expect(verdicts("DE", "perfume")).toEqual(["never"]);
  expect(verdicts("DE", "cosmetic")).toEqual(["papers"]);
  expect(verdicts("NO", "cosmetic")).toEqual(["never"]);
  expect(verdicts("US", "food")).toEqual(["freight"]);
  expect(verdicts("US", "alcohol")).toEqual(["sea"]);
  // what holds in all states of a union is told apart, and a country of its own has nothing to share
  expect(["DE", "US"].map((code) => judgeRules(published, code).shared.length > 0)).toEqual([true, false]);
});

test("duties unpaid is offered only where a line goes", () => {
  for (const code of listServedDestinations(published).map(({ country }) => country.code)) {
    const told = new Set(listPostcodeRules(published, "en", code)?.law.map(({ text }) => text));
    for (const { part } of listParts(published.reference.dutyRules, code))
      if (part.refused?.en?.includes("We ship there")) expect(told, part.id).toContain(part.refused.en);
  }
});

test("a postcode with a tax of its own is there to be looked up", () => {
  expect(listPostcodeRules(published, "en", "AT")?.law).toContainEqual(
    expect.objectContaining({ name: "Jungholz and Mittelberg", text: "Tax here: 19%" }),
  );
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
