import type { CardOption, RateCard, ShipmentOption } from "#rating/card.ts";
import type { FormState } from "../form-state.ts";

/** What can be chosen of any card, once each, in the order of the cards. */
export function offeredOptions(cards: readonly RateCard[]): CardOption[] {
  return [...new Map(cards.flatMap(({ options }) => options.map((option) => [option.id, option] as const))).values()];
}

/** The ids chosen in the form. */
export function chosenOptions({ options }: Pick<FormState, "options">): ShipmentOption[] {
  return [...new Set(options.split(",").filter((id) => id !== ""))];
}

/** Whether what is chosen costs by the goods' value on some card, so that the form asks for it. */
export function optionsNeedValue(state: Pick<FormState, "options">, cards: readonly RateCard[]): boolean {
  const chosen = chosenOptions(state);
  return cards.some(({ surcharges }) =>
    surcharges.some(
      ({ when, amount }) =>
        when?.option !== undefined &&
        chosen.includes(when.option) &&
        (amount.per === "value" || (amount.per === "percent" && amount.of.includes("value"))),
    ),
  );
}
