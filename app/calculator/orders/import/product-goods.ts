import type { PlaceNames } from "#catalog/places/place-names.ts";
import type { RateCard } from "#rating/card.ts";
import { judgeGoods, toJudged } from "#rating/goods/goods.ts";
import { listWarnings } from "#rating/goods/find-articles.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { buildLineReader } from "../../parse/line/read-line.ts";
import { toSimplified } from "../../parse/simplified.ts";
import type { ProductData, ProductReader } from "./types.ts";

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
    const reading = read(name.slice(0, longestName), anyDay);
    const parts = reading.parts.flatMap((part) => (part.kind === "goods" ? part.goods : []));
    const classes = parts.flatMap(({ id }) => classesOf.get(id) ?? []);
    if (classes.length === 0) return undefined;
    // 皮衣 in 蛇皮衣服 is read, and belongs to 蛇 as well, as 滑板 does to 车 in 滑板车
    const unread = reading.problems.flatMap(({ kind, span: [from, next] }) => {
      const more = /\p{Script=Han}/u.test(reading.text[next] ?? "") ? 1 : 0;
      const before = /^\p{Script=Han}$/u.test(reading.text.slice(from, next)) ? 2 : 0;
      return kind === "unknown" ? reading.text.slice(Math.max(0, from - before), next + more) : [];
    });
    // "lithium shoes" are not judged as shoes: a class that nobody knows is asked about
    const isDoubtful = lists.some((list) => listWarnings(toSimplified(unread.join(" ")), list, classes).length > 0);
    return { classes: isDoubtful ? [...classes, "?"] : classes, kinds: parts.flatMap(({ kind }) => kind ?? []) };
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
