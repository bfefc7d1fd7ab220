import type { Buyer, Day, Mode } from "../card.ts";
import { parseDecimal } from "../money/arithmetic.ts";
import type { Calculus } from "./calculus.ts";
import type { ChosenHeading } from "./headings.ts";
import type {
  ChargeRule,
  Conditions,
  Decimal,
  DutyRules,
  Place,
  Regime,
  Source,
  TariffRate,
  ValueBounds,
} from "./rules.ts";

/** A charge that may be due, with the percentage that applies at this place, for these goods, on this day. */
export type Due = { charge: ChargeRule; percent?: Decimal; source: Source };

/** What is known of a consignment apart from its value: the same for thousands of orders. */
export type Known = {
  day: Day;
  goods: string;
  hs?: string | undefined;
  from: string;
  buyer: Buyer;
  mode: Mode;
  registered: boolean;
  /** By which the goods are charged, where candidates with their rates are known; it has the `hs`. */
  heading?: ChosenHeading | undefined;
};

export type Facts = Known & { country: string };

/** The readings chosen, by question. */
export type Readings = Readonly<Record<string, string>>;

/** The charges and refusals that can apply at a place, depending on the value. */
export type Possible = {
  charges: readonly Due[];
  refusals: Regime["refusals"];
  /** The open questions on which one of the charges depends, and the readings that quotes charge. */
  open: Regime["open"];
  assumed: Readings;
};

/** Results by facts, and the latest one: consecutive orders of a file mostly have the same facts. */
type Found = { all: Map<string, Possible>; last: { known: Known; possible: Possible } | undefined };

const found = new WeakMap<Place, Found>();

type FactName = Exclude<keyof Known, "heading">;
/** Every fact that a result hangs on. One that is missing here does not compile: the answer to another would be given. */
const factTable: Readonly<Record<FactName, true>> = {
  goods: true,
  day: true,
  hs: true,
  from: true,
  buyer: true,
  mode: true,
  registered: true,
};
const factNames = Object.keys(factTable).filter((name): name is FactName => name in factTable);

/** The most combinations of goods and day cached per place; only a script asking for thousands reaches it. */
const most = 500;

/** What can be due at a place, given what is known; worked out once per place, goods and day. */
export function cachePossible(place: Place, rules: DutyRules, known: Known): Possible {
  // a quote or two: not worth keeping
  if (known.heading) return findPossible(place, rules, known);
  let own = found.get(place);
  if (!own || own.all.size > most) {
    own = { all: new Map(), last: undefined };
    found.set(place, own);
  }
  if (own.last && isSame(own.last.known, known)) return own.last.possible;
  const key = factNames.map((name) => known[name]).join("/");
  let possible = own.all.get(key);
  if (!possible) {
    possible = findPossible(place, rules, known);
    own.all.set(key, possible);
  }
  own.last = { known, possible };
  return possible;
}

function isSame(a: Known, b: Known): boolean {
  // every fact of factTable, which a test holds; a loop over their names costs a sixth of all orders
  return (
    a.goods === b.goods &&
    a.day === b.day &&
    a.hs === b.hs &&
    a.from === b.from &&
    a.buyer === b.buyer &&
    a.mode === b.mode &&
    a.registered === b.registered
  );
}

function findPossible(place: Place, rules: DutyRules, known: Known): Possible {
  const facts = { ...known, country: place.country };
  const charges = listChargeRules(place, known.heading).flatMap((charge): Due[] => {
    if (!holdsBut(charge.when, facts)) return [];
    if ("each" in charge.amount) return [{ charge, source: charge.source }];
    const rate = findRate(charge.amount.percent, place, rules, known);
    if (!rate || parseDecimal(rate.percent).numerator === 0n) return [];
    return [{ charge, percent: rate.percent, source: rate.source ?? charge.source }];
  });
  const open = place.regime.open.filter(
    ({ id, when }) => holdsBut(when, facts) && charges.some(({ charge }) => charge.when.reading?.[id] !== undefined),
  );
  return {
    refusals: place.regime.refusals.filter(({ when }) => holdsBut(when, facts)),
    open,
    assumed: Object.fromEntries(open.map(({ id, assumed }) => [id, assumed[known.goods] ?? assumed["*"] ?? ""])),
    charges,
  };
}

/** The charges of a law; what a heading's own columns say stands in place of the rows that they replace. */
export function listChargeRules({ regime }: Place, heading?: ChosenHeading): readonly ChargeRule[] {
  if (!heading) return regime.charges;
  const { country, percents, tariff } = heading;
  return Object.entries(tariff.added).reduce<readonly ChargeRule[]>((rules, [name, { label, replaces }]) => {
    const at = rules.findIndex(({ id }) => replaces.includes(id));
    const first = rules[at];
    if (!first) return rules;
    const percent = { fixed: percents[`${country}.${name}`] ?? "0" };
    // the days and the country of dispatch hold for all of them; the codes, the kinds of goods and the readings do not
    const { codes, notCodes, codeKnown, goods, notGoods, reading, ...when } = first.when;
    const own = { ...first, label, when, amount: { percent, of: ["goods"] } };
    return [...rules.slice(0, at), own, ...rules.slice(at + 1).filter(({ id }) => !replaces.includes(id))];
  }, regime.charges);
}

function findRate(
  percent: Extract<ChargeRule["amount"], { percent: unknown }>["percent"],
  { rates }: Place,
  { tariffs }: DutyRules,
  { goods, hs = "", day, heading }: Known,
): { percent: Decimal; source?: Source } | undefined {
  if ("fixed" in percent) return { percent: percent.fixed };
  if ("tariff" in percent) {
    const row = findTariffRate(tariffs[percent.tariff] ?? [], goods, hs, day);
    const own = heading?.percents[percent.tariff];
    if (!heading || own === undefined) return row;
    const source = percent.tariff === heading.country ? heading.tariff.source : row?.source;
    return { percent: own, ...(source && { source }) };
  }
  const { name, source } = percent.reduced?.find((one) => rates[one.name] && startsWithOne(hs, one.codes)) ?? {};
  const own = rates[name ?? percent.own];
  return own === undefined ? undefined : { percent: own, ...(source && { source }) };
}

/** Whether all conditions hold other than those on the value and on readings of open questions. */
export function holdsBut(when: Conditions, facts: Facts): boolean {
  const { countries, dispatchedFrom, notDispatchedFrom, goods, notGoods, codes, notCodes, ...more } = when;
  const { codeKnown, buyer, mode, registered, from, to, value, reading, ...others } = more;
  // a new condition does not compile until it is looked at below
  others satisfies Record<string, never>;
  const { hs = "" } = facts;
  return (
    onDay(when, facts.day) &&
    (!countries || countries.includes(facts.country)) &&
    (!dispatchedFrom || dispatchedFrom.includes(facts.from)) &&
    !notDispatchedFrom?.includes(facts.from) &&
    (!codes || startsWithOne(hs, codes)) &&
    !(notCodes && startsWithOne(hs, notCodes)) &&
    (codeKnown === undefined || codeKnown === (hs !== "")) &&
    (!buyer || buyer === facts.buyer) &&
    (!goods || goods.includes(facts.goods)) &&
    !notGoods?.includes(facts.goods) &&
    (!mode || mode === facts.mode) &&
    (registered === undefined || registered === facts.registered)
  );
}

function startsWithOne(hs: string, beginnings: readonly string[]): boolean {
  return beginnings.some((one) => hs.startsWith(one));
}

/** Whether a row holds under the readings chosen. */
export function holdsUnder({ reading }: Conditions, readings: Readings): boolean {
  if (!reading) return true;
  for (const question in reading) if (reading[question] !== readings[question]) return false;
  return true;
}

/** Both ends are included. */
export function onDay({ from, to }: Pick<Conditions, "from" | "to">, day: Day): boolean {
  return (!from || from <= day) && (!to || day <= to);
}

/** Whether a value is within bounds; `lawValue` gives the value, with or without carriage, in the regime's currency. */
export function isWithinBounds<Value>(
  bounds: ValueBounds | undefined,
  lawValue: (of: ValueBounds["of"]) => Value,
  calculus: Calculus<Value>,
): boolean {
  if (!bounds) return true;
  const own = lawValue(bounds.of);
  const { over, upTo, from, under } = bounds;
  return (
    (over === undefined || calculus.against(own, over) > 0) &&
    (upTo === undefined || calculus.against(own, upTo) <= 0) &&
    (from === undefined || calculus.against(own, from) >= 0) &&
    (under === undefined || calculus.against(own, under) < 0)
  );
}

/**
 * The rate for goods on a day: of the matching rows, the one with the longest HS code, then the one that names the
 * category. Undefined if no row matches.
 */
export function findTariffRate(
  rows: readonly TariffRate[],
  goods: string,
  hs: string | undefined,
  day: Day,
): TariffRate | undefined {
  let best: TariffRate | undefined;
  for (const row of rows)
    if (fits(row, goods, hs, day) && (!best || rankExactness(row) > rankExactness(best))) best = row;
  return best;
}

function fits(row: TariffRate, goods: string, hs: string | undefined, day: Day): boolean {
  const category = row.goods === undefined || row.goods === goods;
  return category && (row.hs === undefined || (hs ?? "").startsWith(row.hs)) && onDay(row, day);
}

function rankExactness({ goods, hs }: TariffRate): number {
  return (hs?.length ?? 0) * 2 + (goods === undefined ? 0 : 1);
}
