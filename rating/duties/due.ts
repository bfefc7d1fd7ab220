import type { Day } from "../card.ts";
import { parseDecimal } from "../rational.ts";
import type { Due } from "./charge.ts";
import { holdsBut } from "./conditions.ts";
import type { Place } from "./place.ts";
import type { ChargeRule, Decimal, DutyRules, Regime, Source } from "./rules.ts";
import { tariffRate } from "./tariff.ts";

/** What is known of a consignment apart from its value: the same for thousands of orders. */
export type Known = {
  day: Day;
  goods: string;
  hs?: string | undefined;
  mode: "air" | "sea";
  registered: boolean;
};

/** The charges and refusals that can apply at a place, depending on the value. */
export type Possible = { charges: readonly Due[]; refusals: Regime["refusals"] };

/** Results by facts, and the latest one: consecutive orders of a file mostly have the same facts. */
type Found = { all: Map<string, Possible>; last: { known: Known; possible: Possible } | undefined };
const found = new WeakMap<Place, Found>();
/** The most combinations of goods and day cached per place; only a script asking for thousands reaches it. */
const most = 500;

/** What can be due at a place, given what is known; worked out once per place, goods and day. */
export function possibleAt(place: Place, rules: DutyRules, known: Known): Possible {
  let own = found.get(place);
  if (!own || own.all.size > most) {
    own = { all: new Map(), last: undefined };
    found.set(place, own);
  }
  if (own.last && isSame(own.last.known, known)) return own.last.possible;
  const { day, goods, hs = "", mode, registered } = known;
  const key = `${day}/${mode}/${registered}/${hs}/${goods}`;
  let possible = own.all.get(key);
  if (!possible) {
    possible = findPossible(place, rules, known);
    own.all.set(key, possible);
  }
  own.last = { known, possible };
  return possible;
}

function isSame(a: Known, b: Known): boolean {
  return a.goods === b.goods && a.day === b.day && a.hs === b.hs && a.mode === b.mode && a.registered === b.registered;
}

function findPossible(place: Place, rules: DutyRules, known: Known): Possible {
  const facts = { ...known, country: place.country };
  return {
    refusals: place.regime.refusals.filter(({ when }) => holdsBut(when, facts)),
    charges: place.regime.charges.flatMap((charge): Due[] => {
      if (!holdsBut(charge.when, facts)) return [];
      if ("each" in charge.amount) return [{ charge, source: charge.source }];
      const rate = rateOf(charge.amount.percent, place, rules, known);
      if (!rate || parseDecimal(rate.percent).numerator === 0n) return [];
      return [{ charge, percent: rate.percent, source: rate.source ?? charge.source }];
    }),
  };
}

function rateOf(
  percent: Extract<ChargeRule["amount"], { percent: unknown }>["percent"],
  { rates }: Place,
  { tariffs }: DutyRules,
  { goods, hs, day }: Known,
): { percent: Decimal; source?: Source } | undefined {
  if ("fixed" in percent) return { percent: percent.fixed };
  if ("tariff" in percent) return tariffRate(tariffs[percent.tariff] ?? [], goods, hs, day);
  const own = rates[percent.own];
  return own === undefined ? undefined : { percent: own };
}
