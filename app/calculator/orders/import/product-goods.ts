import type { PlaceNames } from "#catalog/places/place-names.ts";
import type { RateCard } from "#rating/card.ts";
import { judgeGoods, toJudged } from "#rating/goods/goods.ts";
import { listWarnings, type ReadPiece } from "#rating/goods/find-articles.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { buildLineReader } from "../../parse/line/read-line.ts";
import type { Reading } from "../../parse/line/reading.ts";
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
  currencies: [],
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
    // "lithium shoes" are not judged as shoes: a class that nobody knows is asked about
    const pieces = splitRead(reading);
    const isDoubtful = lists.some((list) => listWarnings(pieces, list, classes).length > 0);
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

/** A name in what is read as goods and what is not: what warns can be both, as 蛇皮 in 蛇皮衣服, which is 皮衣. */
function splitRead({ text, parts }: Reading): ReadPiece[] {
  const goods = parts.flatMap(({ kind, span }) => (kind === "goods" ? [span] : [])).sort(([a], [b]) => a - b);
  let at = 0;
  const pieces = goods.flatMap(([from, next]) => {
    const before = { text: toSimplified(text.slice(at, from)), isRead: false };
    at = next;
    return [before, { text: toSimplified(text.slice(from, next)), isRead: true }];
  });
  return [...pieces, { text: toSimplified(text.slice(at)), isRead: false }];
}
