import type { LocalText, RateCard } from "../card.ts";
import type { Source } from "../duties/rules.ts";

/**
 * How a class travels. `card`: on lines whose card has its category; `freight`: only on freight lines that have it;
 * `sea`: by sea alone, as agreed; `ask`: lines that have its category, once somebody has looked; `never`: on none.
 */
type Carriage = "card" | "freight" | "sea" | "ask" | "never";

/** What an article is, for carriage and for law: "lithium battery inside", "toy". */
export type GoodsClass = {
  id: string;
  label: LocalText;
  /** If absent, the class only meets rules of destinations. */
  carriage?: Carriage;
  /** The category of goods on a rate card. */
  category?: string;
  /** Ids of `GoodsLaw.papers`. */
  papers: readonly string[];
  un?: string;
  packingInstruction?: string;
  packing?: LocalText;
  why: LocalText;
  source: Source;
};

/** What a destination adds for some classes. */
type GoodsRule = {
  id: string;
  classes: readonly string[];
  /** ISO 3166-1. */
  countries: readonly string[];
  verdict: "papers" | "ask" | "never";
  papers: readonly string[];
  why: LocalText;
  source: Source;
};

/** All classes, what they need, and the rules of destinations. */
export type GoodsLaw = {
  classes: readonly GoodsClass[];
  rules: readonly GoodsRule[];
  papers: Readonly<Record<string, LocalText>>;
};

/** What a verdict needs of a rate card. */
export type GoodsCard = Pick<RateCard, "service" | "mode" | "goods"> & {
  zones: readonly { country: string }[];
  tariff: Pick<RateCard["tariff"], "method">;
};

/** An article as it is searched: its name first, then what else it is called, in one language. */
export type Article = {
  id: string;
  words: readonly string[];
  classes: readonly string[];
  /** No article, but words that can mean several: their ids, the likeliest first; none where the words say nothing. */
  kinds?: readonly string[];
  /** Such words make doubtful what stands beside them, unless an article there has one of `classes`. */
  warns?: true;
};

/** From best to worst. `freight`: no parcel line takes it, freight does; `sea`: only ships do. */
export const verdicts = ["yes", "papers", "freight", "sea", "ask", "never"] as const;
export type Verdict = (typeof verdicts)[number];

type LineVerdict = {
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

/** Why a line does not take goods as they come: the class that it does not carry, or else what stands against it. */
type Bar = { verdict: Verdict; refused?: LocalText; why?: LocalText };

/** What a verdict says to a price: the best that any line offers, and each line that offers none. */
export type Judged = { verdict: Verdict; barred: Readonly<Record<string, Bar>> };

/** Whether goods travel at a line's own price. Whatever is worse needs a word with us first, or another line. */
export function isOpen(verdict: Verdict): boolean {
  return verdict === "yes" || verdict === "papers";
}

/** A verdict as the rate engine asks for it. */
export function toJudged({ verdict, lines, classes, rules }: GoodsAnswer): Judged {
  const closed = lines.filter((line) => !isOpen(line.verdict));
  const findWhy = (own: Verdict) =>
    [...rules.filter((rule) => rule.verdict === own), ...classes.filter((one) => getBest(one) === own)][0]?.why;
  const bars = closed.map(({ service, verdict: own, refused }): [string, Bar] => {
    const why = findWhy(own);
    return [service, { verdict: own, ...(refused ? { refused: refused.label } : why && { why }) }];
  });
  return { verdict, barred: Object.fromEntries(bars) };
}

/**
 * Whether goods of some classes may be sent to a country (ISO 3166-1), by line. `cards` are those valid on the day.
 * Unknown or no classes give "ask": what is not known is not permitted. One that is named twice counts once.
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
  // a line for clothes alone refuses the box of a silver ring, too: what stands in the way on all lines is named first
  const countCarrying = (one: GoodsClass) => serving.filter((card) => isCarried(one, card)).length;
  const strictest = [...classes].sort(
    (a, b) => rank(getBest(b)) - rank(getBest(a)) || countCarrying(a) - countCarrying(b),
  );
  const lines = [...new Set(serving.map(({ service }) => service))].map((service) =>
    judgeLine(
      service,
      serving.filter((card) => card.service === service),
      strictest,
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
