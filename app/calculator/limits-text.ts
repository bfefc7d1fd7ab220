import type { RateCard } from "#rating/card.ts";
import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import { fromCardLength, fromCardMass } from "#rating/scale.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import type { FormState } from "./form-state.ts";
import { clauses } from "#app/ui/joined.ts";
import { unitText } from "#app/ui/unit-text.ts";

/** The limits of a service in a line: what somebody who came for it should know before typing. */
export function limitsText(card: RateCard, units: FormState["units"]): string {
  const metric = units === "metric";
  const weight = (mass: number) =>
    `${number(massIn(metric ? "kg" : "lb", fromCardMass(mass, card.unit)), 1)} ${unitText(metric ? "kg" : "lb")}`;
  const side = (length: number) =>
    `${number(lengthIn(metric ? "cm" : "in", fromCardLength(length, card.unit)), 1)} ${unitText(metric ? "cm" : "in")}`;
  const { minTotalMass, maxMass, maxSide, maxGirth } = card.limits;
  const limits = [
    minTotalMass !== undefined && m.limit_from({ weight: weight(minTotalMass) }),
    maxMass !== undefined && m.limit_parcel({ weight: weight(maxMass) }),
    maxSide !== undefined && m.limit_side({ side: side(maxSide) }),
    maxGirth !== undefined && m.limit_girth({ girth: side(maxGirth) }),
  ];
  return clauses(limits.filter((text) => text !== false));
}
