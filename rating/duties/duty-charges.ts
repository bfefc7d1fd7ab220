import type { Day } from "../card.ts";
import type { Formula } from "../money/formula.ts";
import type { Minor } from "../money/money.ts";
import type { Consignment, DutyCharge, DutyRefusal, Exchange } from "./answer.ts";
import { type Calculus, canExchange, formulas } from "./calculus.ts";
import { type ChosenHeading, listHeadingEnds } from "./headings.ts";
import { PlainNumbers } from "./plain-numbers.ts";
import {
  type Due,
  holdsUnder,
  isWithinBounds,
  onDay,
  type Possible,
  cachePossible,
  type Readings,
} from "./possible-charges.ts";
import {
  type Decimal,
  type DutyRules,
  type EachAmount,
  listParts,
  type PercentAmount,
  type Place,
  findPlace,
  type ValueBounds,
} from "./rules.ts";

/** A consignment on a day at its destination, with the law there. */
export type DutyCase = {
  place: Place;
  consignment: Consignment;
  rules: DutyRules;
  day: Day;
  exchange: Exchange;
  /** By which the goods are charged, where the consignment has candidates in this country. */
  heading?: ChosenHeading | undefined;
};

/** What all charges of a consignment have in common; `own` is the currency of the law. */
export type Setting<Value> = {
  consignment: Consignment;
  value: Minor;
  own: string;
  exchange: Exchange;
  calculus: Calculus<Value>;
};

/** A charge of a consignment: its value, the parts of its base, and its amount in the currency of carriage. */
export type Charged<Value> = { due: Due; value: Value; base: readonly BasePart<Value>[]; amount: Minor };

export type BasePart<Value> = { part: string; value: Value };

/** Finds the place that a consignment goes to; the refusal if no law is known there. */
export function findDutyCase(
  consignment: Consignment,
  rules: DutyRules,
  day: Day,
  exchange: Exchange,
): DutyCase | DutyRefusal {
  const place = findPlace(rules, consignment.to, consignment.postcode);
  if (!place) return { code: "destination-without-rule", to: consignment.to };
  const { classified } = consignment;
  const [heading] = classified?.country === place.country ? listHeadingEnds(classified) : [];
  return { place, consignment, rules, day, exchange, heading };
}

/**
 * Import duties, taxes and fees of a consignment on a day, in the currency of its carriage, each charge with its
 * formula, its collector and its source; or the reason why no figure can be given. Never throws.
 */
export function calculateDutyCharges(...given: Parameters<typeof findDutyCase>): DutyCharge[] | DutyRefusal {
  const found = findDutyCase(...given);
  return "code" in found ? found : listDutyCharges(found);
}

/** Only the sum of the charges collected at import: fast, for thousands of orders. */
export function calculateDutyTotal(...given: Parameters<typeof findDutyCase>): Minor | DutyRefusal {
  const found = findDutyCase(...given);
  return "code" in found ? found : sumCharges(calculateQuickly(found));
}

/** The charges in plain numbers, or by formulas where those cannot settle a half cent or a limit. */
export function calculateQuickly(own: DutyCase, readings?: Readings): Charged<unknown>[] | DutyRefusal {
  const plain = new PlainNumbers(own.place.regime.currency, own.exchange);
  const quick = calculateCharges(own, plain, readings);
  return plain.unclear ? calculateCharges(own, formulas, readings) : quick;
}

function sumCharges<Value>(all: Charged<Value>[] | DutyRefusal): Minor | DutyRefusal {
  if (!Array.isArray(all)) return all;
  let total = 0;
  for (const { due, amount } of all) if (due.charge.collected === "at-import") total += amount;
  return total;
}

/** The charges in full, or why there are none. */
export function listDutyCharges(own: DutyCase): DutyCharge[] | DutyRefusal {
  const all = calculateCharges(own, formulas);
  return Array.isArray(all) ? all.map(toDutyCharge) : all;
}

function toDutyCharge({ due, value, base, amount }: Charged<Formula>): DutyCharge {
  const { id, kind, label, collected } = due.charge;
  return {
    id,
    kind,
    label,
    formula: value,
    base: base.map(({ part }) => part),
    amount,
    collected,
    source: due.source,
  };
}

/** What can be due on a consignment, whatever its value. */
export function findPossibleCharges({ place, consignment, rules, day, heading }: DutyCase): Possible {
  const { goods, hs = heading?.hs, from, buyer = "private", mode } = consignment;
  return cachePossible(place, rules, {
    day,
    goods,
    hs,
    from,
    buyer,
    mode,
    registered: isRegistered(place, consignment),
    heading,
  });
}

/** Whether the seller's scheme applies: never in a part that excludes it; by default as the regime assumes. */
function isRegistered({ regime, part }: Place, { registered }: Consignment): boolean {
  if (!regime.scheme || part?.withoutScheme) return false;
  return registered ?? regime.scheme.assumed;
}

/**
 * Works out the charges of a consignment, or why no figure can be given. Open questions are answered as the
 * regime assumes, unless `readings` answers them.
 */
function calculateCharges<Value>(
  own: DutyCase,
  calculus: Calculus<Value>,
  readings?: Readings,
): Charged<Value>[] | DutyRefusal {
  const { place, consignment, rules, day, exchange } = own;
  const { regime, part, country } = place;
  if (part?.refused) return { code: "beyond-rules", reason: part.refused, source: part.source };
  if (regime.partNeeded && !part && listParts(rules, country).length > 0)
    return { code: "postcode-needed", to: country };
  const { value, currency, carriage, carriageCurrency } = consignment;
  if (value === undefined) return { code: "value-missing" };
  const law = regime.currency;
  if (!canExchange(currency, law, exchange)) return { code: "currency-without-rate", currency };
  if (!canExchange(carriageCurrency, law, exchange))
    return { code: "currency-without-rate", currency: carriageCurrency };
  if (!canExchange(currency, carriageCurrency, exchange)) return { code: "currency-without-rate", currency };
  const { charges, refusals, assumed } = findPossibleCharges(own);
  const ofGoods = calculus.exchanged(calculus.money(value, currency), currency, law, exchange);
  let withCarriage: Value | undefined;
  const lawValue = (of: ValueBounds["of"]) => {
    if (of === "goods") return ofGoods;
    const ofCarriage = () =>
      calculus.exchanged(calculus.money(carriage, carriageCurrency), carriageCurrency, law, exchange);
    withCarriage ??= calculus.sum([ofGoods, ofCarriage()]);
    return withCarriage;
  };
  for (const { when, reason, source } of refusals)
    if (isWithinBounds(when.value, lawValue, calculus)) return { code: "beyond-rules", reason, source };
  // a day before the earliest rule is unknown, not free of tax
  if (charges.length === 0 && regime.charges.length > 0 && !regime.charges.some(({ when }) => onDay(when, day)))
    return { code: "day-without-rule", to: country };
  const setting = { consignment, value, own: law, exchange, calculus };
  const all: Charged<Value>[] = [];
  for (const due of charges) {
    const { when } = due.charge;
    if (!holdsUnder(when, readings ?? assumed) || !isWithinBounds(when.value, lawValue, calculus)) continue;
    const one = calculateCharge(due, all, setting);
    if (one) all.push(one);
  }
  return all;
}

/** Works out a charge whose conditions hold; undefined if it is zero or waived. */
function calculateCharge<Value>(
  due: Due,
  earlier: readonly Charged<Value>[],
  setting: Setting<Value>,
): Charged<Value> | undefined {
  const { consignment, own, exchange, calculus } = setting;
  const { amount: rule, waivedUpTo } = due.charge;
  const base = "each" in rule ? [] : listBaseParts(rule, earlier, setting);
  const value =
    "each" in rule ? calculateEach(rule, setting) : calculatePercent(rule, due.percent ?? "0", base, setting);
  const shown = consignment.carriageCurrency;
  if (waivedUpTo !== undefined && calculus.against(calculus.exchanged(value, shown, own, exchange), waivedUpTo) <= 0)
    return undefined;
  const amount = calculus.amount(value, shown);
  return amount === 0 ? undefined : { due, value, base, amount };
}

function calculateEach<Value>(
  { each, currency, per }: EachAmount,
  { consignment, own, exchange, calculus }: Setting<Value>,
): Value {
  const from = currency ?? own;
  const all = calculus.times(counts[per](consignment), calculus.fixed(each, from));
  return calculus.exchanged(all, from, consignment.carriageCurrency, exchange);
}

const counts: Readonly<Record<EachAmount["per"], (consignment: Consignment) => number>> = {
  consignment: () => 1,
  parcel: ({ parcels }) => parcels,
  "sub-heading": ({ subheadings }) => countSubheadings(subheadings),
};

/** How many tariff sub-headings goods fall under: one, if the number is missing or invalid. */
export function countSubheadings(given = 1): number {
  return Number.isInteger(given) && given >= 1 ? Math.min(given, 1_000_000) : 1;
}

function calculatePercent<Value>(
  { baseStep, step, rounding, inside, less, min, max }: PercentAmount,
  percent: Decimal,
  parts: readonly BasePart<Value>[],
  { consignment, own, exchange, calculus }: Setting<Value>,
): Value {
  const shown = consignment.carriageCurrency;
  const toShown = (value: Value) => calculus.exchanged(value, own, shown, exchange);
  const round = (value: Value, to: Decimal) =>
    toShown(calculus.rounded(calculus.exchanged(value, shown, own, exchange), to, rounding ?? "half-up"));
  let base = calculus.sum(parts.map(({ value }) => value));
  if (baseStep) base = round(base, baseStep);
  if (inside) base = calculus.aroundTax(percent, base);
  let value = calculus.percent(percent, base);
  if (less) value = calculus.less(value, toShown(calculus.fixed(less, own)));
  if (min) value = calculus.atLeast(toShown(calculus.fixed(min, own)), value);
  if (max) value = calculus.atMost(toShown(calculus.fixed(max, own)), value);
  return step ? round(value, step) : value;
}

/** Goods, carriage and clearance in the displayed currency; earlier charges as their amounts, or exact if the law rounds them. */
function listBaseParts<Value>(
  { of, goodsPercent }: PercentAmount,
  earlier: readonly Charged<Value>[],
  { consignment, value, exchange, calculus }: Setting<Value>,
): BasePart<Value>[] {
  const { currency, carriage, clearance = 0, carriageCurrency } = consignment;
  const parts: BasePart<Value>[] = [];
  const add = (part: string, amount: Minor) => {
    if (amount !== 0) parts.push({ part, value: calculus.money(amount, carriageCurrency) });
  };
  for (const part of of) {
    if (part === "goods") {
      const goods = calculus.exchanged(calculus.money(value, currency), currency, carriageCurrency, exchange);
      parts.push({ part, value: goodsPercent === undefined ? goods : calculus.percent(goodsPercent, goods) });
    } else if (part === "carriage") add(part, carriage);
    else if (part === "clearance") add(part, clearance);
    else
      for (const { due, value: exact, amount } of earlier)
        if (due.charge.id !== part) continue;
        // whole hundreds of yen stay so, although the amount is in cents
        else if ("step" in due.charge.amount) parts.push({ part, value: exact });
        else add(part, amount);
  }
  return parts;
}
