import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { combineReader } from "#app/calculator/destination/make-line-reader.ts";
import { readLocaleWith } from "#app/platform/current-locale.ts";
import { findTrackingNumber } from "#app/platform/tracking.ts";
import { loadCatalog } from "#catalog/catalog.ts";
import { listArticles } from "#catalog/goods/read-goods.ts";
import { listGoodsCards } from "#catalog/views/goods.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { searchFile } from "#catalog/search-documents.ts";
import { baseLocale, knownLocales, type Locale, toLocalPath } from "#site/locales.ts";
import { loadSearchEngine } from "./engine.ts";
import { answerLine } from "./line-answers.ts";

/** How many results a visitor looks at. */
const looked = 3;
/** How many of the questions must be answered by one of them. */
const asked = 146;
const fewest = 140;

const catalog = loadContent();
const { law } = catalog.reference.articles;

function loadContent() {
  const loaded = loadCatalog("content").catalog;
  if (!loaded) throw new Error("the content has errors");
  return loaded;
}

const readRows = (name: string) =>
  Papa.parse<Record<string, string>>(readFileSync(`tests/fixtures/questions/${name}.csv`, "utf8"), {
    header: true,
    skipEmptyLines: true,
  }).data;

beforeEach(() => {
  vi.stubGlobal("fetch", async (asked: RequestInfo | URL) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const [, locale, name = ""] = /\/search\/(\w+)\/([\w-]+)\.json/.exec(url) ?? [];
    return Response.json(searchFile(catalog, locale === "zh" ? "zh" : "en", name));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  readLocaleWith(() => baseLocale);
});

const readers = new Map<Locale, ReturnType<typeof combineReader>>();

/** The reader of a language's lines: it holds the names of all places and goods, which are the same for every question. */
function readerOf(locale: Locale) {
  const known = readers.get(locale);
  if (known) return known;
  const lists = [locale, ...knownLocales.filter((one) => one !== locale)].map((one) =>
    listArticles(catalog.reference.articles, one),
  );
  const made = combineReader(buildPlaceNames(catalog, locale), lists, { law, cards: listGoodsCards(catalog) });
  readers.set(locale, made);
  return made;
}

/** What the search lists first for a query, as addresses. */
async function listFirst(query: string, locale: Locale): Promise<string[]> {
  if (findTrackingNumber(query)) return [toLocalPath("/tracking", locale)];
  readLocaleWith(() => locale);
  const { read, judge } = readerOf(locale);
  const engine = await loadSearchEngine(locale);
  await engine.readTexts();
  const { first, last, about = query } = answerLine(read(query, "2026-11-27"), locale, judge);
  return [...first, ...engine.find(about), ...last].slice(0, looked).map(({ path }) => path);
}

test("questions of people who have not seen the site are answered by the first results", async () => {
  const answers = new Map(readRows("answers").map(({ id = "", address = "" }) => [id, address.split(" ")]));
  const missed: string[] = [];
  const questions = readRows("questions");
  for (const { id = "", language, question = "" } of questions) {
    const locale = language === "zh" ? "zh" : "en";
    const found = await listFirst(question, locale);
    const right = (answers.get(id) ?? []).map((address) => toLocalPath(address, locale));
    if (!found.some((path) => right.some((address) => decodeURI(path).startsWith(address))))
      missed.push(`${id} ${question}: ${found.join(", ")}`);
  }
  expect(questions.length).toBe(asked);
  expect(questions.length - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(fewest);
});

test.each([
  ["en", "how long does customs take", "/questions#how-long-does-customs-clearance-take"],
  ["zh", "清关要多久", "/zh/questions#清关要多久需要几天"],
  ["en", "do you ship batteries", "/#question-3"],
] as const)("in %s, %s is answered by that question, and by little beside it", async (locale, query, answer) => {
  readLocaleWith(() => locale);
  const engine = await loadSearchEngine(locale);
  await engine.readTexts();
  const [first, ...others] = engine.find(query);
  expect(decodeURI(first?.path ?? "")).toBe(answer);
  expect(others.length).toBeLessThan(6);
  // by the name of its page; the home page is titled with what the site says of itself
  expect(first?.text).toMatch(/^(?:Questions and answers|常见问题|Home page) · /);
});

test.each([
  ["en", "duty on a €30 shirt to France", "fr"],
  ["zh", "30欧的衬衫到法国要交多少税", "fr"],
  ["en", "VAT on a 30 euro dress to Germany", "de"],
  ["zh", "寄鞋子到德国关税多少", "de"],
  ["en", "how much tax for a $100 bag to Spain", "es"],
  ["zh", "50美元的衬衫到美国要交多少税", "us"],
  ["en", "duty on a $50 shirt to the USA", "us"],
] as const)(
  "in %s, %s finds what is due in that country, and no other's guide before it",
  async (locale, query, code) => {
    const [best = ""] = (await listFirst(query, locale)).filter((path) => !path.includes("what-can-i-ship"));
    const guide = code === "us" ? "us" : "eu";
    expect(best).toMatch(new RegExp(`^(?:/zh)?/resource/(?:destinations/${code}|guides/${guide}-import-rules)`));
  },
);

test.each(["invoice check", "check invoice", "check my carrier invoice", "overcharged"])(
  "%s finds the page that checks invoices, and no voice recorder",
  async (query) => {
    expect((await listFirst(query, "en"))[0]).toBe("/resource/order-files");
  },
);
