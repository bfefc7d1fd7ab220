import type { RateCard } from "#rating/card.ts";
import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import { fromCardLength, fromCardMass } from "#rating/scale.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import type { FormState } from "./form-state.ts";
import { clauses } from "#app/ui/joined.ts";
import { unitText } from "#app/ui/unit-text.ts";

/**
 * The limits of a line in a sentence: what somebody who came for it should know before typing. A line with several cards
 * carries what any of them carries.
 */
export function limitsText(cards: readonly RateCard[], units: FormState["units"]): string {
  const metric = units === "metric";
  const weight = (mass: number) => `${number(massIn(metric ? "kg" : "lb", mass), 1)} ${unitText(metric ? "kg" : "lb")}`;
  const side = (length: number) =>
    `${number(lengthIn(metric ? "cm" : "in", length), 1)} ${unitText(metric ? "cm" : "in")}`;
  const [least] = wherever(cards, ({ limits }) => limits.minTotalMass, fromCardMass);
  const heaviest = wherever(cards, ({ limits }) => limits.maxMass, fromCardMass).at(-1);
  const longest = wherever(cards, ({ limits }) => limits.maxSide, fromCardLength).at(-1);
  const widest = wherever(cards, ({ limits }) => limits.maxGirth, fromCardLength).at(-1);
  const limits = [
    least !== undefined && m.limit_from({ weight: weight(least) }),
    heaviest !== undefined && m.limit_parcel({ weight: weight(heaviest) }),
    longest !== undefined && m.limit_side({ side: side(longest) }),
    widest !== undefined && m.limit_girth({ girth: side(widest) }),
  ];
  return clauses(limits.filter((text) => text !== false));
}

/** A limit of each card, the smallest first; none if a card does without it. */
function wherever(
  cards: readonly RateCard[],
  limitOf: (card: RateCard) => number | undefined,
  amountOf: (limit: number, unit: RateCard["unit"]) => number,
): number[] {
  const limits = cards.flatMap((card) => {
    const limit = limitOf(card);
    return limit === undefined ? [] : amountOf(limit, card.unit);
  });
  return limits.length === cards.length ? limits.sort((a, b) => a - b) : [];
}
