import { expect, test } from "vitest";
import { loadCatalog } from "#catalog/catalog.ts";
import { listArticles } from "#catalog/goods/read-goods.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { listGoodsCards } from "#catalog/views/goods.ts";
import { knownLocales } from "#site/locales.ts";
import { startState } from "../store/form-state.ts";
import { fillForm } from "./fill-form.ts";
import { combineReader } from "./make-line-reader.ts";
import { isWhole } from "./use-line.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { law } = catalog.reference.articles;
const lists = knownLocales.map((locale) => listArticles(catalog.reference.articles, locale));
const { read, judge } = combineReader(buildPlaceNames(catalog, "en"), lists, { law, cards: listGoodsCards(catalog) });

const today = "2026-11-27";

test.each([
  ["knife 0.4 kg to Germany", "never", ["knife"]],
  ["perfume 0.5kg to UK", "never", ["perfume"]],
  ["instant noodles 1kg to Germany", "never", ["instant noodles"]],
  ["seeds 0.1 kg to Australia", "never", ["seeds"]],
  ["t-shirt and knife 1kg to Germany", "never", ["knife"]],
  ["刀 0.4公斤到德国", "never", ["刀"]],
  ["一把刀 0.4公斤到德国", "never", ["刀"]],
  ["寄刀到德国 0.4公斤", "never", ["刀"]],
  ["刀架 0.4公斤到德国", undefined, undefined],
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

test.each([
  ["power bank 0.3kg to US", "sea"],
  ["nail polish 0.3kg to US", "sea"],
  ["power bank 0.3kg", "sea"],
  ["power bank 0.3kg to Germany", "never"],
  ["fireworks 1kg", "never"],
])("%s is a problem with its verdict: %s", (text, verdict) => {
  const [problem] = read(text, today).problems;
  expect(problem).toMatchObject({ kind: "goods", verdict });
});

// a word for several kinds of goods is understood: which of them it is has to be said
test.each([
  ["lithium shoes 1kg to Germany", "lithium", "Lithium battery"],
  ["发热衣服 1公斤到德国", "发热", "Heated clothing"],
  ["tools 2kg to Germany", "tools", "Hand tools"],
  ["电子产品 2公斤到德国", "电子", "Device with its battery inside"],
])("%s asks what %s is", (text, word, name) => {
  const reading = read(text, today);
  const asked = reading.problems.filter(({ kind }) => kind === "kinds");
  expect(asked.map(({ span }) => text.slice(...span))).toEqual([word]);
  expect(asked[0]?.proposals[0]).toBe(name);
  expect(reading.problems.some(({ kind }) => kind === "unknown")).toBe(false);
  expect(isWhole(reading)).toBe(false);
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
  ["battery 1kg to Germany", "Lithium battery"],
  ["perfum 1kg to Germany", "Perfume"],
  ["phase case 300g to Canada", "Phone case"],
  ["1kg电子产品到德国", "Device with its battery inside"],
  ["1kg液体到德国", "Flammable liquid"],
  ["paint 1kg to Germany", "Water-based paint"],
  ["1kg to Germany before Christmas", undefined],
])("%s proposes %s, and takes nothing for it", (text, name) => {
  const { problems, goods } = read(text, today);
  const proposals = problems.flatMap(({ kind, proposals: own }) => (kind === "unknown" || kind === "kinds" ? own : []));
  if (name === undefined) expect(proposals).toEqual([]);
  else expect(proposals).toContain(name);
  expect(goods).toBeUndefined();
});
