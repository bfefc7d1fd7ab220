import type { Day, RateCard } from "../card.ts";
import type { Reference } from "../reference.ts";
import type { Shipment } from "../shipment/shipment.ts";
import type { Consignment, DutyAnswer, DutyCharge, DutyQuestion, DutyRefusal, Exchange } from "./answer.ts";
import { assessCertainty } from "./certainty.ts";
import { holdsBut } from "./possible-charges.ts";
import { type Paid, toConsignment } from "./duties.ts";
import { listChargesAt } from "./duty-charges.ts";
import { type DutyRules, listParts, type Place, findPlace } from "./rules.ts";

/**
 * What customs and the tax authority charge on a shipment, whoever pays it (DDP or DAP), in the card's currency, and
 * what a form must still ask because the answer depends on it.
 */
export function estimateDuties(
  card: Pick<RateCard, "mode" | "currency" | "buyers">,
  shipment: Shipment,
  paid: Paid,
  { dutyRules, exchange }: Reference,
): DutyAnswer {
  return answerDuties(toConsignment(card, shipment, paid), dutyRules, shipment.shipDate, exchange);
}

/**
 * Import duties, taxes and fees of a consignment on a day, in the currency of its carriage, each charge with its
 * formula, its collector and its source; or the reason why no figure can be given. Includes what a form must still ask
 * because the answer depends on it. Never throws.
 */
export function answerDuties(consignment: Consignment, rules: DutyRules, day: Day, exchange: Exchange): DutyAnswer {
  const place = findPlace(rules, consignment.to, consignment.postcode);
  if (!place) return refusal({ code: "destination-without-rule", to: consignment.to });
  const charges = listChargesAt(place, consignment, rules, day, exchange);
  const questions = listQuestions(place, listParts(rules, place.country), consignment, day, charges, {
    inPart: (part) => listChargesAt(part, consignment, rules, day, exchange),
    with: (changes) => listChargesAt(place, { ...consignment, ...changes }, rules, day, exchange),
  });
  if (!Array.isArray(charges)) return { available: false, reason: charges, questions };
  const certainty = assessCertainty(place, consignment, rules, day, exchange, charges);
  return { available: true, charges, questions, certainty };
}

function refusal(reason: DutyRefusal): DutyAnswer {
  return { available: false, reason, questions: [] };
}

type Charges = DutyCharge[] | DutyRefusal;

/** What the charges would be with other inputs. */
export type Otherwise = {
  inPart: (part: Place) => Charges;
  with: (changes: Partial<Consignment>) => Charges;
};

/** What would change the answer for this consignment if it were known: the questions that a form needs to ask. */
function listQuestions(
  place: Place,
  parts: readonly Place[],
  consignment: Consignment,
  day: Day,
  charges: Charges,
  otherwise: Otherwise,
): DutyQuestion[] {
  if (place.part?.refused) return [];
  const questions: DutyQuestion[] = [];
  const { regime } = place;
  if (consignment.value === undefined && regime.charges.length > 0) questions.push({ ask: "value" });
  if (asksPostcode(place, parts, consignment, charges, otherwise)) questions.push({ ask: "postcode" });
  if (Array.isArray(charges)) {
    const differs = (changes: Partial<Consignment>) => !isSameCharges(charges, otherwise.with(changes));
    if (differs({ subheadings: (consignment.subheadings ?? 1) + 1 })) questions.push({ ask: "subheadings" });
    if (
      regime.scheme &&
      !place.part?.withoutScheme &&
      (differs({ registered: true }) || differs({ registered: false }))
    )
      questions.push({ ask: "registered", scheme: regime.scheme.name, assumed: regime.scheme.assumed });
    return questions;
  }
  return [...questions, ...listQuestionsBeforeValue(place, consignment, day)];
}

/** Without a value: whatever could matter for some value. */
function listQuestionsBeforeValue(
  { regime, country, part }: Place,
  consignment: Consignment,
  day: Day,
): DutyQuestion[] {
  const { from, goods, hs, buyer = "private", mode } = consignment;
  const facts = (registered: boolean) => ({ day, country, from, goods, hs, buyer, mode, registered });
  const possible = regime.charges.filter(({ when }) => holdsBut(when, facts(true)) || holdsBut(when, facts(false)));
  const questions: DutyQuestion[] = [];
  if (possible.some(({ amount }) => "per" in amount && amount.per === "sub-heading"))
    questions.push({ ask: "subheadings" });
  if (regime.scheme && !part?.withoutScheme && possible.some(({ when }) => when.registered !== undefined))
    questions.push({ ask: "registered", scheme: regime.scheme.name, assumed: regime.scheme.assumed });
  return questions;
}

/** A postcode is asked for if there is none yet and part of the country may be treated differently. */
function asksPostcode(
  { regime }: Place,
  parts: readonly Place[],
  { postcode, value }: Consignment,
  charges: Charges,
  otherwise: Otherwise,
) {
  if (parts.length === 0 || (postcode ?? "").trim() !== "") return false;
  return (
    regime.partNeeded || value === undefined || parts.some((part) => !isSameCharges(charges, otherwise.inPart(part)))
  );
}

function isSameCharges(a: Charges, b: Charges): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return !Array.isArray(a) && !Array.isArray(b) && a.code === b.code;
  return (
    a.length === b.length &&
    a.every(({ id, amount, collected }, at) => {
      const other = b[at];
      return other?.id === id && other.amount === amount && other.collected === collected;
    })
  );
}
