import type { PlaceNames } from "#catalog/places/place-names.ts";
import type { RateCard } from "#rating/card.ts";
import { type Article, type GoodsLaw, judgeGoods, toJudged } from "#rating/goods/goods.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { buildLineReader } from "../../parse/line/read-line.ts";
import type { ProductReader } from "./types.ts";

/** What names of goods are read with: the articles in each language, and what a verdict on them is made of. */
export type ProductData = { lists: readonly (readonly Article[])[]; law: GoodsLaw };

/** A name of a product says no place. */
const nowhere: PlaceNames = {
  served: [],
  others: [],
  states: [],
  cities: [],
  regions: [],
  areas: [],
  origins: [],
  goods: { articles: [], law: "" },
};

/** Nor a day: whatever reads like one is read by any. */
const anyDay = "2000-01-01";

/** A longer name is a description: its beginning says what it is of. */
const longestName = 120;

/** The reader of product names, by the words of goods that a typed line is read by. The same name is read once. */
export function makeProductReader({ lists, law }: ProductData, cards: readonly RateCard[]): ProductReader {
  const read = buildLineReader(nowhere, lists, law);
  const classesOf = new Map(lists.flat().map(({ id, classes }) => [id, classes]));
  const products = new Map<string, ReturnType<ProductReader["find"]>>();
  const verdicts = new Map<string, ReturnType<ProductReader["judge"]>>();
  const findGoods = (name: string) => {
    const parts = read(name.slice(0, longestName), anyDay).parts.flatMap((part) =>
      part.kind === "goods" ? part.goods : [],
    );
    const classes = parts.flatMap(({ id }) => classesOf.get(id) ?? []);
    return classes.length === 0 ? undefined : { classes, kinds: parts.flatMap(({ kind }) => kind ?? []) };
  };
  return {
    find: (name) => {
      const known = products.get(name);
      if (known || products.has(name)) return known;
      const found = findGoods(name);
      products.set(name, found);
      return found;
    },
    judge: (classes, to, day) => {
      const key = [day, to, ...classes].join(" ");
      const judged = verdicts.get(key) ?? toJudged(judgeGoods(classes, to, filterCardsByDay(day, cards), law));
      verdicts.set(key, judged);
      return judged;
    },
  };
}
