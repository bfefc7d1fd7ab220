import { useMemo } from "react";
import type { Answer } from "#rating/answer.ts";
import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import type { FormState } from "../form-state.ts";
import { readShipment } from "../read-shipment.ts";
import { dutyQuestions } from "./duty-questions.ts";

/** What is asked about the import. While a field is wrong the questions go on that would stand without it. */
export function useQuestions(
  state: FormState,
  known: Parameters<typeof readShipment>[1],
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined,
  page: CalculatorPage,
): readonly DutyQuestion[] {
  const { shipment, answers } = given ?? {};
  return useMemo(() => {
    const asked = shipment ?? readShipment(mended(state, known), known).shipment;
    return asked ? dutyQuestions(asked, answers ?? [], page.cards, page.reference) : [];
  }, [state, known, shipment, answers, page]);
}

/** The form without what is wrong in it. */
function mended(state: FormState, known: Parameters<typeof readShipment>[1]): FormState {
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
