import type { LocalText, RateCard } from "../card.ts";
import type { Source } from "../duties/rules.ts";

/**
 * How a class travels. `card`: on lines whose card has its category; `freight`: only on freight lines that have it;
 * `sea`: by sea alone, as agreed; `ask`: lines that have its category, once somebody has looked; `never`: on none.
 */
export type Carriage = "card" | "freight" | "sea" | "ask" | "never";

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
export type GoodsRule = {
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
export type Article = { id: string; words: readonly string[]; classes: readonly string[] };

/** From best to worst. `freight`: no parcel line takes it, freight does; `sea`: only ships do. */
export const verdicts = ["yes", "papers", "freight", "sea", "ask", "never"] as const;
export type Verdict = (typeof verdicts)[number];
