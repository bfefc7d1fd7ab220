import { useMemo } from "react";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { Answer } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import type { DutyQuestion } from "#rating/duties/answer.ts";
import { estimateDuties } from "#rating/duties/questions.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { FormState } from "../store/form-state.ts";
import { readShipment } from "../store/read-shipment.ts";
import { splitCarriage } from "./landed-cost.ts";

const free = { carriage: 0, clearance: 0 };
/** The fields for which a refusal may only wait. */
const dutyFields: ReadonlySet<string> = new Set(["value", "postcode", "incoterm"]);

/** The questions about the import. While a field is wrong they are those that would stand without it. */
export function useQuestions(
  state: FormState,
  known: Parameters<typeof readShipment>[1],
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined,
  page: CalculatorPage,
): readonly DutyQuestion[] {
  const { shipment, answers } = given ?? {};
  return useMemo(() => {
    const asked = shipment ?? readShipment(dropWrongFields(state, known), known).shipment;
    return asked ? listDutyQuestions(asked, answers ?? [], page.cards, page.reference) : [];
  }, [state, known, shipment, answers, page]);
}

/** The form with one plain parcel, and without the fields that are wrong. */
function dropWrongFields(state: FormState, known: Parameters<typeof readShipment>[1]): FormState {
  const { problems } = readShipment(state, known);
  const parcel = { quantity: "1", weight: "1", length: "", width: "", height: "" };
  return {
    ...state,
    parcels: [parcel],
    ...(problems.value && { value: "" }),
    ...(problems.subheadings && { subheadings: "1" }),
    ...(problems.date && { date: "" }),
    ...(problems.postcode && { postcode: "" }),
  };
}

/** What the form has to ask about the import, because the duty of some service that takes the shipment depends on it. */
export function listDutyQuestions(
  shipment: Shipment,
  answers: readonly Answer[],
  cards: readonly RateCard[],
  reference: Reference,
): DutyQuestion[] {
  const settings = answers.flatMap((answer) => {
    const card = cards.find(({ service }) => service === answer.service);
    // a refusal for want of an answer counts; a service that never goes there does not
    if (!card || (!answer.available && !answer.reasons.some(({ field }) => dutyFields.has(field)))) return [];
    return [{ card, paid: answer.available ? splitCarriage(answer) : free }];
  });
  // while nothing is priced, the first card counts, as if it carried for free
  const [first] = cards;
  if (settings.length === 0 && first) settings.push({ card: first, paid: free });
  const found = new Map<DutyQuestion["ask"], DutyQuestion>();
  for (const { card, paid } of settings)
    for (const question of estimateDuties(card, shipment, paid, reference).questions) found.set(question.ask, question);
  return [...found.values()];
}
