import type { Charge } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { chargeLabel } from "./charge-label.ts";
import { formulaWords } from "./formula-words.ts";

/** The formula of a charge as a person reads it: amounts of other charges go by their names, not by the ids of the card. */
export function chargeFormula({ formula }: Charge, charges: readonly Charge[]): string {
  return charges.reduce(
    (text, other) =>
      other.id
        ? text.replaceAll(m.noted({ text: "", note: other.id }), m.noted({ text: "", note: chargeLabel(other) }))
        : text,
    formulaWords(formula),
  );
}
