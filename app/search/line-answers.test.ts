import { expect, test } from "vitest";
import { combineReader } from "#app/calculator/destination/make-line-reader.ts";
import { loadCatalog } from "#catalog/catalog.ts";
import { listArticles } from "#catalog/goods/read-goods.ts";
import { searchFile } from "#catalog/search-documents.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { listGoodsCards } from "#catalog/views/goods.ts";
import { knownLocales } from "#site/locales.ts";
import { answerLine } from "./line-answers.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { law } = catalog.reference.articles;
const lists = knownLocales.map((locale) => listArticles(catalog.reference.articles, locale));
const { read, judge } = combineReader(buildPlaceNames(catalog, "en"), lists, { law, cards: listGoodsCards(catalog) });

function list(text: string) {
  const { first, last } = answerLine(read(text, "2026-11-27"), "en", judge);
  return [...first, ...last];
}

test.each([
  ["perfume 0.5kg to UK", "No"],
  ["knife 0.4 kg to Germany", "No"],
  ["supplements 0.5kg to US", "Not as a parcel"],
  ["power bank 300g to US", "Only by sea"],
  ["knife 0.4 kg", "Lines that take it"],
])("%s is offered no price but the verdict, first", (text, verdict) => {
  const answers = list(text);
  expect(answers.some(({ path }) => path.includes("shipping-calculator"))).toBe(false);
  expect(answers[0]?.path).toContain("/resource/what-can-i-ship?q=");
  expect(answers[0]?.text).toContain(verdict);
});

test.each([
  "1kg to Germany before Christmas",
  "1kg to italy worth 60 euros",
  "衣服3公斤到日本 包税 加急到付",
  "1kg to Germany and France",
  "1 kg to Georgia",
  "phase case with power bank 300g to Canada",
  "2 boxes 3 kg each and 1 box 5 kg to Germany",
])("%s goes to the calculator as it was typed, or at a price of all of it", (text) => {
  const reading = read(text, "2026-11-27");
  const [first] = list(text);
  const query = new URL(first?.path ?? "", "https://example.com").searchParams;
  if (reading.problems.length > 0) expect(query.get("to")).toBe(text);
  else expect(first?.title).toContain("Prices");
});

test("a line about a place alone says how long parcels take there", () => {
  expect(list("how long to Germany")[0]?.text).toMatch(/parcels take \d.*working days$/);
  expect(list("2 kg to Germany")[0]?.text).not.toMatch(/\d/);
});

test("a line that is understood is a price, of the goods that it names", () => {
  expect(list("t-shirt 1kg")[0]?.path).toMatch(/shipping-calculator\?goods=apparel/);
  expect(list("t-shirt 1kg to Germany")[0]?.path).toMatch(/shipping-calculator\?to=DE&goods=apparel&article=t-shirt/);
});

test("what measures something says where it goes, and where a line goes is known of the pages of lines", () => {
  const to = (text: string) => answerLine(read(text, "2026-11-27"), "en", judge).to;
  expect(to("600 kg furniture parts to Toronto")).toBe("CA");
  expect(to("freight to Canada")).toBeUndefined();
  const documents = searchFile(catalog, "en", "recent")?.documents ?? [];
  const serving = documents.filter(({ serves }) => serves);
  expect(serving.length).toBeGreaterThan(3);
  expect(serving.every(({ kind }) => kind === "service")).toBe(true);
  expect(serving.some(({ serves = [] }) => !serves.includes("CA"))).toBe(true);
});
