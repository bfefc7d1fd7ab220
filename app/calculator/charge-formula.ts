import type { Charge } from "#rating/answer.ts";
import { formulaText } from "#rating/formula.ts";
import { m } from "#app/messages/m.ts";
import { chargeLabel } from "./charge-label.ts";

/** The formula of a charge as a person reads it: amounts of other charges go by their names, not by the ids of the card. */
export function chargeFormula({ formula }: Charge, charges: readonly Charge[]): string {
  return charges.reduce(
    (text, other) =>
      other.id ? text.replaceAll(` (${other.id})`, m.noted({ text: "", note: chargeLabel(other) })) : text,
    formulaText(formula),
  );
}
