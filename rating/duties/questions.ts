import type { Day } from "../card.ts";
import type { DutyCharge, DutyQuestion, DutyRefusal } from "./answer.ts";
import { holdsBut } from "./conditions.ts";
import type { Consignment } from "./consignment.ts";
import type { Place } from "./place.ts";

type Charges = DutyCharge[] | DutyRefusal;

/** What the charges would be with other inputs. */
export type Otherwise = {
  inPart: (part: Place) => Charges;
  with: (changes: Partial<Consignment>) => Charges;
};

/** What would change the answer for this consignment if it were known: the questions that a form needs to ask. */
export function questionsOf(
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
    const differs = (changes: Partial<Consignment>) => !same(charges, otherwise.with(changes));
    if (differs({ subheadings: (consignment.subheadings ?? 1) + 1 })) questions.push({ ask: "subheadings" });
    if (
      regime.scheme &&
      !place.part?.withoutScheme &&
      (differs({ registered: true }) || differs({ registered: false }))
    )
      questions.push({ ask: "registered", scheme: regime.scheme.name, assumed: regime.scheme.assumed });
    return questions;
  }
  return [...questions, ...beforeValue(place, consignment, day)];
}

/** Without a value: whatever could matter for some value. */
function beforeValue({ regime, country, part }: Place, { goods, mode }: Consignment, day: Day): DutyQuestion[] {
  const facts = (registered: boolean) => ({ day, country, goods, mode, registered });
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
  return regime.partNeeded || value === undefined || parts.some((part) => !same(charges, otherwise.inPart(part)));
}

function same(a: Charges, b: Charges): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return !Array.isArray(a) && !Array.isArray(b) && a.code === b.code;
  return (
    a.length === b.length &&
    a.every(({ id, amount, collected }, at) => {
      const other = b[at];
      return other?.id === id && other.amount === amount && other.collected === collected;
    })
  );
}
