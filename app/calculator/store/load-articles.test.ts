import { expect, test } from "vitest";
import { loadCatalog } from "#catalog/catalog.ts";
import { buildCalculatorPage } from "#catalog/views/pages.ts";
import { collectHeadingRates, listGoodsCards } from "#catalog/views/goods.ts";
import { isOpen, judgeGoods } from "#rating/goods/goods.ts";
import { quote } from "#rating/quote.ts";
import { fillInExample, startState } from "./form-state.ts";
import { makeArticleData } from "./load-articles.ts";
import { readShipment } from "./read-shipment.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { articles, law } = catalog.reference.articles;
const page = buildCalculatorPage(catalog, "en");
const headings = Object.fromEntries(
  articles.map(({ id, classes, hs, edition }) => [id, { name: id, classes, hs, edition }]),
);
const data = makeArticleData(
  { headings, rates: collectHeadingRates(catalog.reference), tariffs: {}, questions: {} },
  law,
  catalog.cards,
);
const known = {
  countries: page.countries.map(({ code }) => code),
  goods: page.goods.map(({ id }) => id),
  today: page.today,
  articles: data,
};
const start = fillInExample(startState(page.start), page.start);
const cards = listGoodsCards(catalog);

/** The lines that price an article, and those that take it by the page of what may be sent. */
function compareLines(article: string, classes: readonly string[], to: string) {
  // of a kind of goods that most lines have: nothing but the article may stand against it
  const parcels = [{ quantity: "1", weight: "0.4", length: "", width: "", height: "" }];
  const { shipment } = readShipment({ ...start, to, article, parcels, goods: "general" }, known);
  const priced = shipment ? quote(shipment, page.cards, page.reference).filter(({ available }) => available) : [];
  const taking = judgeGoods(classes, to, cards, law).lines.filter(({ verdict }) => isOpen(verdict));
  return { priced: priced.map(({ service }) => service), taking: taking.map(({ service }) => service) };
}

test.each(["DE", "US", "AU", "SA", "GB"])("no line to %s prices an article that it does not take", (to) => {
  const wrong = articles.filter(({ id, classes }) => {
    const { priced, taking } = compareLines(id, classes, to);
    return priced.some((service) => !taking.includes(service));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test.each([
  ["knife-set", "DE", "class-not-carried"],
  ["supplements", "US", "class-not-carried"],
  ["perfume", "GB", "class-not-carried"],
  ["t-shirt,knife-set", "DE", "class-not-carried"],
  ["vibrator", "SA", "article-not-taken"],
])("%s to %s is refused by the parcel lines with its reason", (article, to, code) => {
  const { shipment } = readShipment({ ...start, to, article, goods: "general" }, known);
  const answers = shipment ? quote(shipment, page.cards, page.reference) : [];
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.filter(({ available }) => available)).toEqual([]);
  const codes = answers.flatMap((answer) => (answer.available ? [] : answer.reasons.map((reason) => reason.code)));
  expect(codes).toContain(code);
});

test("an article that nobody knows is judged by its kind alone", () => {
  expect(data.judge(["nothing-of-that-name"], "DE", page.today)).toBeUndefined();
  const { shipment } = readShipment({ ...start, article: "t-shirt" }, known);
  expect(shipment?.judged?.verdict).toBe("yes");
});
