import type { Day } from "../card.ts";
import type { DutyAnswer, DutyRefusal } from "./answer.ts";
import { onDay } from "./conditions.ts";
import type { Consignment, Exchange } from "./consignment.ts";
import { chargesAt } from "./duties-of.ts";
import { partsOf, placeOf } from "./place.ts";
import { questionsOf } from "./questions.ts";
import type { DutyRules } from "./rules.ts";

/**
 * Import duties, taxes and fees of a consignment on a day, in the currency of its carriage, each charge with its
 * formula, its collector and its source; or the reason why no figure can be given. Includes what a form must still ask
 * because the answer depends on it. Never throws.
 */
export function dutiesOf(consignment: Consignment, rules: DutyRules, day: Day, exchange: Exchange): DutyAnswer {
  const place = placeOf(rules, consignment.to, consignment.postcode);
  if (!place) return refusal({ code: "destination-without-rule", to: consignment.to });
  const charges = chargesAt(place, consignment, rules, day, exchange);
  const questions = questionsOf(place, partsOf(rules, place.country), consignment, day, charges, {
    inPart: (part) => chargesAt(part, consignment, rules, day, exchange),
    with: (changes) => chargesAt(place, { ...consignment, ...changes }, rules, day, exchange),
  });
  if (!Array.isArray(charges)) return { available: false, reason: charges, questions };
  return { available: true, charges, questions, open: place.regime.open.filter((one) => onDay(one, day)) };
}

function refusal(reason: DutyRefusal): DutyAnswer {
  return { available: false, reason, questions: [] };
}
