import type { Day } from "../card.ts";
import type { Formula } from "../formula.ts";
import type { Minor } from "../money.ts";
import type { DutyCharge, DutyRefusal } from "./answer.ts";
import { type Calculus, formulas, PlainNumbers } from "./calculus.ts";
import { charged, type Charged } from "./charge.ts";
import { inBounds, onDay } from "./conditions.ts";
import type { Consignment, Exchange } from "./consignment.ts";
import { possibleAt } from "./due.ts";
import { canExchange } from "./exchanged.ts";
import { type Place, partsOf, placeOf } from "./place.ts";
import type { DutyRules, ValueBounds } from "./rules.ts";

/**
 * Import duties, taxes and fees of a consignment on a day, in the currency of its carriage, each charge with its
 * formula, its collector and its source; or the reason why no figure can be given. Never throws.
 */
export function dutyChargesOf(
  consignment: Consignment,
  rules: DutyRules,
  day: Day,
  exchange: Exchange,
): DutyCharge[] | DutyRefusal {
  const place = placeOf(rules, consignment.to, consignment.postcode);
  if (!place) return { code: "destination-without-rule", to: consignment.to };
  return chargesAt(place, consignment, rules, day, exchange);
}

const plain = new PlainNumbers();

/** Only the sum of the charges collected at import: fast, for thousands of orders. */
export function dutyTotalOf(
  consignment: Consignment,
  rules: DutyRules,
  day: Day,
  exchange: Exchange,
): Minor | DutyRefusal {
  const place = placeOf(rules, consignment.to, consignment.postcode);
  if (!place) return { code: "destination-without-rule", to: consignment.to };
  plain.unclear = false;
  const quick = chargedAt(place, consignment, rules, day, exchange, plain);
  if (!plain.unclear) return totalOf(quick);
  return totalOf(chargedAt(place, consignment, rules, day, exchange, formulas));
}

function totalOf<Value>(all: Charged<Value>[] | DutyRefusal): Minor | DutyRefusal {
  if (!Array.isArray(all)) return all;
  let total = 0;
  for (const { due, amount } of all) if (due.charge.collected === "at-import") total += amount;
  return total;
}

/** The charges at a place in full, or why there are none. */
export function chargesAt(
  place: Place,
  consignment: Consignment,
  rules: DutyRules,
  day: Day,
  exchange: Exchange,
): DutyCharge[] | DutyRefusal {
  const all = chargedAt(place, consignment, rules, day, exchange, formulas);
  return Array.isArray(all) ? all.map((one) => dutyChargeOf(one, consignment.carriageCurrency)) : all;
}

function dutyChargeOf({ due, value, base, amount }: Charged<Formula>, currency: string): DutyCharge {
  const { id, kind, label, collected, unsettled } = due.charge;
  return {
    id,
    kind,
    label,
    formula: value,
    base: base.map((one) => ({ part: one.part, amount: formulas.amount(one.value, currency) })),
    amount,
    collected,
    source: due.source,
    ...(unsettled && { unsettled }),
  };
}

/** Works out the charges of a consignment at a place, or why no figure can be given. */
function chargedAt<Value>(
  place: Place,
  consignment: Consignment,
  rules: DutyRules,
  day: Day,
  exchange: Exchange,
  calculus: Calculus<Value>,
): Charged<Value>[] | DutyRefusal {
  const { regime, part, country } = place;
  if (part?.refused) return { code: "beyond-rules", reason: part.refused, source: part.source };
  if (regime.partNeeded && !part && partsOf(rules, country).length > 0) return { code: "postcode-needed", to: country };
  const { value, currency, carriage, carriageCurrency } = consignment;
  if (value === undefined) return { code: "value-missing" };
  const own = regime.currency;
  if (!canExchange(currency, own, exchange)) return { code: "currency-without-rate", currency };
  if (!canExchange(carriageCurrency, own, exchange))
    return { code: "currency-without-rate", currency: carriageCurrency };
  if (!canExchange(currency, carriageCurrency, exchange)) return { code: "currency-without-rate", currency };
  const { goods, hs, mode } = consignment;
  const known = { day, goods, hs, mode, registered: isRegistered(place, consignment) };
  const { charges, refusals } = possibleAt(place, rules, known);
  const lawValue = (of: ValueBounds["of"]) => {
    const ofGoods = calculus.exchanged(calculus.money(value, currency), currency, own, exchange);
    if (of === "goods") return ofGoods;
    const ofCarriage = calculus.money(carriage, carriageCurrency);
    return calculus.sum([ofGoods, calculus.exchanged(ofCarriage, carriageCurrency, own, exchange)]);
  };
  for (const { when, reason, source } of refusals)
    if (inBounds(when.value, lawValue, calculus)) return { code: "beyond-rules", reason, source };
  // a day before the earliest rule is unknown, not free of tax
  if (charges.length === 0 && regime.charges.length > 0 && !regime.charges.some(({ when }) => onDay(when, day)))
    return { code: "day-without-rule", to: country };
  const setting = { consignment, value, own, exchange, calculus };
  const all: Charged<Value>[] = [];
  for (const due of charges) {
    if (!inBounds(due.charge.when.value, lawValue, calculus)) continue;
    const one = charged(due, all, setting);
    if (one) all.push(one);
  }
  return all;
}

/** Whether the seller's scheme applies: never in a part that excludes it; by default as the regime assumes. */
function isRegistered({ regime, part }: Place, { registered }: Consignment): boolean {
  if (!regime.scheme || part?.withoutScheme) return false;
  return registered ?? regime.scheme.assumed;
}
