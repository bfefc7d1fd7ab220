import { type GoodsLaw, judgeGoods } from "#rating/goods/goods.ts";
import { findPlace } from "#rating/duties/rules.ts";
import type { Catalog } from "../model.ts";
import type { JudgedGoods, JudgedRule } from "../page-parts.ts";
import { listCards } from "./list-destinations.ts";

type GoodsRule = GoodsLaw["rules"][number];

/** What a country's law adds for goods, with the verdict that the lines there leave of it. */
export function judgeRules(catalog: Catalog, code: string): JudgedGoods {
  const { articles, dutyRules } = catalog.reference;
  const { law } = articles;
  const states = Object.keys(findPlace(dutyRules, code, undefined)?.regime.countries ?? {});
  const cards = listCards(catalog, code);
  const judge = (rule: GoodsRule): JudgedRule[] => {
    const findVerdict = (id: string) =>
      // what no line decides is left to the law
      law.classes.find((one) => one.id === id)?.carriage ? judgeGoods([id], code, cards, law).verdict : rule.verdict;
    const { countries: _countries, ...own } = rule;
    return [...Map.groupBy(rule.classes, findVerdict)].map(([verdict, classes]) => ({ ...own, classes, verdict }));
  };
  const rules = law.rules.filter(({ countries }) => countries.includes(code));
  const isShared = ({ countries }: GoodsRule) => states.length > 2 && states.every((one) => countries.includes(one));
  return {
    classes: law.classes.filter(({ id }) => rules.some(({ classes }) => classes.includes(id))),
    papers: law.papers,
    rules: rules.filter((rule) => !isShared(rule)).flatMap(judge),
    shared: rules.filter(isShared).flatMap(judge),
    states: states.length,
  };
}
