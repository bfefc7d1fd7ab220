import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { findArticles } from "#rating/goods/find-articles.ts";
import { knownLocales } from "#site/locales.ts";
import { loadCatalog } from "../catalog.ts";
import { listArticles } from "./read-goods.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const lists = knownLocales.map((locale) => listArticles(catalog.reference.articles, locale));
const rows = Papa.parse<{ word: string; article: string }>(readFileSync("tests/fixtures/goods/general.csv", "utf8"), {
  header: true,
  skipEmptyLines: true,
}).data;

// a word for many things is answered as that, or asks which of them: never as one of them by accident
test.each(rows)("$word is no single article: $article", ({ word, article }) => {
  const found = lists
    .map((list) => findArticles(word, list))
    .toSorted((a, b) => Number(b[0]?.whole) - Number(a[0]?.whole) || b.length - a.length);
  const whole = found.flatMap((one) => one.filter((hit) => hit.whole).map((hit) => hit.article.id));
  expect([...new Set(whole)]).toEqual(article ? [article] : []);
  // what is asked has several answers
  if (!article) expect(found[0]?.length).toBeGreaterThan(1);
});
