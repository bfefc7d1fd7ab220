import type { Answer } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import { dutyAnswerOf } from "#rating/duty-answer.ts";
import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment.ts";
import { carriageOf } from "./carriage-of.ts";

/** What the form has to ask about the import, because the duty of some line that takes the shipment depends on it. */
export function dutyQuestions(
  shipment: Shipment,
  answers: readonly Answer[],
  cards: readonly RateCard[],
  reference: Reference,
): DutyQuestion[] {
  const settings = answers.flatMap((answer) => {
    const card = cards.find(({ service }) => service === answer.service);
    // a line that says no may do so for want of an answer; one that never goes there has no say
    if (!card || (!answer.available && !answer.reasons.some(({ field }) => ofDuties.has(field)))) return [];
    return [{ card, carriage: answer.available ? carriageOf(answer) : 0 }];
  });
  // while nothing is priced, as if by air and carried for nothing
  const [first] = cards;
  if (settings.length === 0 && first) settings.push({ card: first, carriage: 0 });
  const found = new Map<DutyQuestion["ask"], DutyQuestion>();
  for (const { card, carriage } of settings)
    for (const question of dutyAnswerOf(card, shipment, carriage, reference).questions)
      found.set(question.ask, question);
  return [...found.values()];
}

const ofDuties: ReadonlySet<string> = new Set(["value", "postcode", "incoterm"]);
