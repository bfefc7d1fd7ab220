import type { Day } from "../card.ts";
import { evaluate } from "../formula.ts";
import type { DutyAnswer, DutyLine, DutyRefusal } from "./answer.ts";
import { chargeLine, type Setting } from "./charge.ts";
import { type Facts, holds, onDay } from "./conditions.ts";
import type { Consignment, Exchange } from "./consignment.ts";
import { canExchange, exchangedFormula, money } from "./exchanged.ts";
import { type Place, partsOf, placeOf, within } from "./place.ts";
import { questionsOf } from "./questions.ts";
import type { DutyRules } from "./rules.ts";

/**
 * Duties, taxes and fees of import of a consignment on a day, in the currency of its carriage, each line with its
 * formula, who collects it and its source; or the reason why no figure can be said. With them comes what else a form
 * would have to ask, because the answer depends on it. Never throws.
 */
export function dutiesOf(consignment: Consignment, rules: DutyRules, day: Day, exchange: Exchange): DutyAnswer {
  const place = placeOf(rules, consignment.to, consignment.postcode);
  if (!place) return refusal({ code: "destination-without-rule", to: consignment.to });
  const lines = linesAt(place, consignment, rules, day, exchange);
  const questions = questionsOf(place, consignment, day, lines, {
    inPart: (part) => linesAt(within(place.regime, place.country, part), consignment, rules, day, exchange),
    with: (changes) => linesAt(place, { ...consignment, ...changes }, rules, day, exchange),
  });
  if (!Array.isArray(lines)) return { available: false, reason: lines, questions };
  return { available: true, lines, questions, open: place.regime.open.filter((one) => onDay(one, day)) };
}

/** The lines alone, without what a form would have to ask: for thousands of orders. */
export function dutyLinesOf(
  consignment: Consignment,
  rules: DutyRules,
  day: Day,
  exchange: Exchange,
): DutyLine[] | DutyRefusal {
  const place = placeOf(rules, consignment.to, consignment.postcode);
  if (!place) return { code: "destination-without-rule", to: consignment.to };
  return linesAt(place, consignment, rules, day, exchange);
}

function refusal(reason: DutyRefusal): DutyAnswer {
  return { available: false, reason, questions: [] };
}

/** The lines at a place, or why there are none. */
export function linesAt(
  place: Place,
  consignment: Consignment,
  rules: DutyRules,
  day: Day,
  exchange: Exchange,
): DutyLine[] | DutyRefusal {
  const { regime, part, country } = place;
  if (part?.refused) return { code: "beyond-rules", reason: part.refused, source: part.source };
  if (regime.partNeeded && !part && partsOf(regime, country).length > 0)
    return { code: "postcode-needed", to: country };
  const { value, currency, carriageCurrency } = consignment;
  if (value === undefined) return { code: "value-missing" };
  for (const one of [currency, carriageCurrency])
    if (!canExchange(one, regime.currency, exchange)) return { code: "currency-without-rate", currency: one };
  if (!canExchange(currency, carriageCurrency, exchange)) return { code: "currency-without-rate", currency };
  const setting: Setting = { consignment: { ...consignment, value }, place, rules, day, exchange };
  const facts = factsOf(setting);
  const beyond = regime.refusals.find(({ when }) => holds(when, facts));
  if (beyond) return { code: "beyond-rules", reason: beyond.reason, source: beyond.source };
  // a day before the oldest row is not a day without taxes
  if (regime.charges.length > 0 && !regime.charges.some(({ when }) => onDay(when, day)))
    return { code: "day-without-rule", to: country };
  const lines: DutyLine[] = [];
  for (const charge of regime.charges) {
    if (!holds(charge.when, facts)) continue;
    const line = chargeLine(charge, lines, setting);
    if (line) lines.push(line);
  }
  return lines;
}

function factsOf({ consignment, place, day, exchange }: Setting): Facts {
  const { regime, country } = place;
  const { value, currency, carriage, carriageCurrency, goods, mode } = consignment;
  const own = (amount: number, from: string) => exchangedFormula(money(amount, from), from, regime.currency, exchange);
  const ofGoods = own(value, currency);
  return {
    day,
    country,
    goods,
    mode,
    registered: isRegistered(place, consignment),
    value: {
      goods: evaluate(ofGoods),
      "with-carriage": evaluate({ op: "+", parts: [ofGoods, own(carriage, carriageCurrency)] }),
    },
  };
}

/** Whether the seller's scheme counts: never where the part has none, as assumed where nobody said. */
export function isRegistered({ regime, part }: Place, { registered }: Consignment): boolean {
  if (!regime.scheme || part?.withoutScheme) return false;
  return registered ?? regime.scheme.assumed;
}
