import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Consignment } from "#rating/duties/answer.ts";
import { calculateDutyTotal } from "#rating/duties/duty-charges.ts";
import { classify } from "#rating/duties/classify.ts";
import { answerDuties } from "#rating/duties/questions.ts";
import { loadCatalog } from "../catalog.ts";
import { parseYaml } from "../read/yaml.ts";
import { getToday } from "../read/values.ts";
import { engineReference } from "../views/engine-data.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { articles, rates, tariffs } = catalog.reference.articles;
// as the calculator has it
const { dutyRules } = engineReference(catalog.reference, "en");
const exchange = { base: "USD", date: getToday(), rates: { USD: 1, CAD: 1, JPY: 1 } };
const places = { US: ["90001", "USD"], CA: ["T2P 1J9", "CAD"], JP: ["100-0001", "JPY"] } as const;
type Place = keyof typeof places;

function classifyArticle(id: string, country: Place) {
  const tariff = tariffs[country];
  const hs = articles.find((one) => one.id === id)?.hs;
  if (!tariff || !hs) throw new Error(`no ${id} in ${country}`);
  return classify(hs, country, tariff, { ...rates, "853952": { ...rates["853952"], "JP-simplified": "5" } });
}

/** Duties alone, without carriage, taxes and fees, on goods worth 100, or 100,000 yen. */
function ask(id: string, to: Place, value = to === "JP" ? 100_000 : 10_000) {
  const [postcode, currency] = places[to];
  const consignment: Consignment = {
    from: "CN",
    to,
    postcode,
    goods: articles.find((one) => one.id === id)?.classes.includes("clothing") ? "apparel" : "general",
    classified: classifyArticle(id, to),
    value,
    currency,
    carriage: 0,
    carriageCurrency: currency,
    parcels: 1,
    buyer: "business",
    mode: "air",
  };
  const answer = answerDuties(consignment, dutyRules, getToday(), exchange);
  if (!answer.available) throw new Error(JSON.stringify(answer.reason));
  const duties = answer.charges.filter(({ kind }) => kind === "duty");
  // the three lists of section 301 are one measure where the heading is known
  const told = duties.map(({ id: own, amount }) => [own.replace(/-list-.*/, ""), amount / (value / 100)]);
  return { answer, consignment, value, duties: told };
}

describe("duty by heading", () => {
  // percent of the value, from the tariffs' own lines: HTS 2026 revision 10 and its chapter 99, T2026-0, Japan of July 2026
  test.each<[id: string, to: Place, duties: [string, number][], low: number, high: number]>([
    // 6109.10.00: 16.5, list 4A, forced labour; 6109.90 has lines from 2.6 to 32, some on no list
    [
      "t-shirt",
      "US",
      [
        ["duty", 16.5],
        ["section-301", 7.5],
        ["section-301-forced-labor", 12.5],
      ],
      15.1,
      52,
    ],
    // 3304.99: free, list 3, forced labour on all lines since annex II took it out of section 232
    [
      "face-cream",
      "US",
      [
        ["section-301", 25],
        ["section-301-forced-labor", 12.5],
      ],
      37.5,
      37.5,
    ],
    // 8507.60.00: 3.4, the review of 2024, and the forced-labour duty unless the last annex exempts it
    [
      "power-bank",
      "US",
      [
        ["duty", 3.4],
        ["section-301", 25],
        ["section-301-forced-labor", 12.5],
      ],
      28.4,
      40.9,
    ],
    // 8539.52.00: 2, on no list; the other candidate, 8539.51: free, list 3
    [
      "led-bulb",
      "US",
      [
        ["duty", 2],
        ["section-301-forced-labor", 12.5],
      ],
      14.5,
      37.5,
    ],
    // 8471.30: section 232 of annex I-B unless metal is at most 15 % of the weight, and never beside the forced-labour duty
    ["laptop", "US", [["section-232", 25]], 12.5, 25],
    // 4901.99: free, no more than list 4A; publications bear no forced-labour duty (9903.05.92), catalogues perhaps
    ["book", "US", [["section-301", 7.5]], 0, 20],
    ["t-shirt", "CA", [["duty", 18]], 18, 18],
    // 3304.99: free or 6.5
    ["face-cream", "CA", [["duty", 6.5]], 0, 6.5],
    // knitted: the ordinary tariff at any value
    ["t-shirt", "JP", [["duty", 10.9]], 7.4, 10.9],
    // free under the WTO rate, so the simplified tariff of 5 % does not apply
    ["led-bulb", "JP", [], 0, 0],
  ])("%s to %s", (id, to, duties, low, high) => {
    const { answer, duties: own, value } = ask(id, to);
    expect(own).toEqual(duties);
    const { all, measures } = answer.certainty;
    const fees = answer.charges.reduce((sum, { kind, amount }) => (kind === "fee" ? sum + amount : sum), 0);
    const duty = measures.find((one) => one.id === "duty")?.amount;
    // taxes on duty apart, the ends of the whole are those of the duties with the fees
    const ends = to === "US" ? { low: all.low - fees, high: all.high - fees } : duty;
    expect(ends).toEqual({ low: Math.round((low * value) / 100), high: Math.round((high * value) / 100) });
  });

  test("the source and the edition are those of the heading's tariff", () => {
    const { answer } = ask("t-shirt", "US");
    const duty = answer.charges.find(({ id }) => id === "duty");
    expect(duty?.source.title).toContain("Harmonized Tariff Schedule 2026, revision 10");
    const forced = answer.charges.find(({ id }) => id === "section-301-forced-labor");
    expect(forced?.source.title).toContain("91 FR 47318");
  });

  test("orders are charged the same, and another country's candidates are left alone", () => {
    const { answer, consignment } = ask("t-shirt", "US");
    const sum = answer.charges.reduce((all, { amount }) => all + amount, 0);
    expect(calculateDutyTotal(consignment, dutyRules, getToday(), exchange)).toBe(sum);
    const { classified: _, ...plain } = consignment;
    const other = { ...plain, classified: classifyArticle("t-shirt", "CA") };
    expect(answerDuties(other, dutyRules, getToday(), exchange)).toEqual(
      answerDuties(plain, dutyRules, getToday(), exchange),
    );
  });

  test("a code that always owes the forced-labour duty has no heading of which a draft exempts a line", () => {
    const law: { codes: { due: string[] } } = parseYaml(
      readFileSync("content/reference/duties/us.yaml", "utf8"),
    ).document.toJS();
    const forced = law.codes.due.flatMap((code) =>
      Object.entries(rates).flatMap(([hs, { "US.forced": rate }]) => (hs.startsWith(code) ? [[hs, rate]] : [])),
    );
    expect(forced.filter(([, rate]) => rate !== "12.5")).toEqual([]);
    expect(rates["850760"]?.["US.forced"]).toBe("0-12.5");
  });

  // amounts by weight or piece: the average of the kind stays
  test.each<[string, Place]>([
    ["toy-car", "JP"],
    ["hat", "US"],
  ])("%s to %s has no percentage", (id, to) => expect(classifyArticle(id, to)).toBeUndefined());
});
