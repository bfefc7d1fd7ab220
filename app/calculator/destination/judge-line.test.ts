import { expect, test } from "vitest";
import { loadCatalog } from "#catalog/catalog.ts";
import { listArticles } from "#catalog/goods/read-goods.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { listGoodsCards } from "#catalog/views/goods-files.ts";
import { knownLocales } from "#site/locales.ts";
import { startState } from "../store/form-state.ts";
import { fillForm } from "./fill-form.ts";
import { combineReader } from "./make-line-reader.ts";
import { isWhole } from "./use-line.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { law, articles } = catalog.reference.articles;
const lists = knownLocales.map((locale) => listArticles(articles, locale));
const { read, judge } = combineReader(buildPlaceNames(catalog, "en"), lists, { law, cards: listGoodsCards(catalog) });

const today = "2026-11-27";

test.each([
  ["knife 0.4 kg to Germany", "never", ["knife"]],
  ["perfume 0.5kg to UK", "never", ["perfume"]],
  ["instant noodles 1kg to Germany", "never", ["instant noodles"]],
  ["seeds 0.1 kg to Australia", "never", ["seeds"]],
  ["t-shirt and knife 1kg to Germany", "never", ["knife"]],
  ["刀 0.4公斤到德国", "never", undefined],
  ["supplements 0.5kg to US", "freight", []],
  ["power bank 0.3kg to US", "sea", ["power bank"]],
  ["t-shirt 1kg to Germany", "yes", []],
  ["face cream 1kg to Germany", "papers", []],
  ["1kg to Germany", undefined, []],
  ["knife 1kg", "freight", []],
  ["fireworks 1kg", "never", ["fireworks"]],
  ["face cream 1kg", "papers", []],
])("%s", (text, verdict, forbidden) => {
  const reading = read(text, today);
  if (forbidden === undefined) return expect(isWhole(reading)).toBe(false);
  expect(judge(reading)).toBe(verdict);
  const told = reading.problems.filter(({ kind }) => kind === "goods");
  expect(told.map(({ span }) => text.slice(...span))).toEqual(forbidden);
});

test("all articles of a line come into the form, at the price of the kind that is more than the usual", () => {
  const form = fillForm(
    startState({ from: "CN", currency: "USD" }),
    read("mug and face cream 1kg to Germany", today),
    0,
  );
  expect(form.article.split(",")).toEqual(["mug", "face-cream"]);
  expect(form.goods).toBe("cosmetic");
  const plain = fillForm({ ...form, goods: "cosmetic" }, read("mug 1kg to Germany", today), 0);
  expect(plain).toMatchObject({ article: "mug", goods: "general" });
});

test.each([
  ["battery 1kg to Germany", "Alkaline battery"],
  ["perfum 1kg to Germany", "Perfume"],
  ["phase case 300g to Canada", "Phone case"],
  ["1kg电子产品到德国", "Device with its battery inside"],
  ["1kg液体到德国", "Flammable liquid"],
  ["paint 1kg to Germany", "Water-based paint"],
  ["1kg to Germany before Christmas", undefined],
])("%s proposes %s, and takes nothing for it", (text, name) => {
  const { problems, goods } = read(text, today);
  const proposals = problems.flatMap((problem) => (problem.kind === "unknown" ? problem.proposals : []));
  if (name === undefined) expect(proposals).toEqual([]);
  else expect(proposals).toContain(name);
  expect(goods).toBeUndefined();
});
