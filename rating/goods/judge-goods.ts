import { type GoodsCard, type GoodsClass, type GoodsLaw, type GoodsRule, type Verdict, verdicts } from "./goods.ts";

export type LineVerdict = {
  service: string;
  verdict: Verdict;
  /** The class that the line does not carry, if one is the reason. */
  refused?: GoodsClass;
};

export type GoodsAnswer = {
  /** The best that any line offers; `never` also where no line goes. */
  verdict: Verdict;
  /** Every line that serves the country, in the order of the cards. */
  lines: readonly LineVerdict[];
  /** What has to come with the goods, whichever line carries them: ids of `GoodsLaw.papers`. */
  papers: readonly string[];
  classes: readonly GoodsClass[];
  /** The destination's rules that apply, strictest first. */
  rules: readonly GoodsRule[];
};

/**
 * Whether goods of some classes may be sent to a country (ISO 3166-1), by line. `cards` are those valid on the day.
 * Unknown or no classes give "ask": what is not known is not permitted.
 */
export function judgeGoods(
  ids: readonly string[],
  country: string,
  cards: readonly GoodsCard[],
  law: GoodsLaw,
): GoodsAnswer {
  const classes = law.classes.filter(({ id }) => ids.includes(id));
  const known = classes.length === new Set(ids).size && classes.some(({ carriage }) => carriage);
  const rules = law.rules
    .filter((rule) => rule.countries.includes(country) && rule.classes.some((id) => ids.includes(id)))
    .sort((a, b) => rank(b.verdict) - rank(a.verdict));
  const papers = [...new Set([...classes, ...rules].flatMap((one) => one.papers))];
  const least = worst([
    known ? "yes" : "ask",
    papers.length > 0 ? "papers" : "yes",
    ...rules.map(({ verdict }) => verdict),
  ]);
  const serving = cards.filter(({ zones }) => zones.some((zone) => zone.country === country));
  const lines = [...new Set(serving.map(({ service }) => service))].map((service) =>
    judgeLine(
      service,
      serving.filter((card) => card.service === service),
      classes,
      least,
    ),
  );
  return { verdict: findBest(lines, cards), lines, papers, classes, rules };
}

/** The best of all lines; "freight" or "sea" if only such lines take the goods, however freely. */
function findBest(lines: readonly LineVerdict[], cards: readonly GoodsCard[]): Verdict {
  const best = lines.reduce<Verdict>((so, { verdict }) => (rank(verdict) < rank(so) ? verdict : so), "never");
  if (rank(best) >= rank("sea")) return best;
  const open = new Set(lines.flatMap(({ service, verdict }) => (rank(verdict) < rank("ask") ? service : [])));
  const taking = cards.filter(({ service }) => open.has(service));
  if (taking.every(({ mode }) => mode === "sea")) return "sea";
  return taking.every(isFreight) ? "freight" : best;
}

function judgeLine(
  service: string,
  cards: readonly GoodsCard[],
  classes: readonly GoodsClass[],
  least: Verdict,
): LineVerdict {
  const refused = classes.find((one) => !cards.some((card) => isCarried(one, card)));
  if (refused) return { service, verdict: "never", refused };
  return { service, verdict: worst([least, ...classes.map(getBest)]) };
}

function isCarried({ carriage, category }: GoodsClass, card: GoodsCard): boolean {
  const inCategory = category === undefined || card.goods.includes(category);
  if (carriage === "sea") return card.mode === "sea" && inCategory;
  if (carriage === "freight") return isFreight(card) && inCategory;
  return carriage !== "never" && inCategory;
}

function getBest({ carriage }: GoodsClass): Verdict {
  return carriage === "sea" || carriage === "ask" || carriage === "never" ? carriage : "yes";
}

export function isFreight({ tariff: { method } }: GoodsCard): boolean {
  return method === "breaks" || method === "weight-or-measure" || method === "container";
}

function rank(verdict: Verdict): number {
  return verdicts.indexOf(verdict);
}

function worst(all: readonly Verdict[]): Verdict {
  return all.reduce((so, one) => (rank(one) > rank(so) ? one : so));
}

/** The categories of goods under which rate cards price an article, in the order of its classes; none if no card does. */
export function listCategories(ids: readonly string[], law: GoodsLaw): string[] {
  const found = ids.map((own) => law.classes.find(({ id }) => id === own)?.category);
  return [...new Set(found.flatMap((category) => category ?? []))];
}
