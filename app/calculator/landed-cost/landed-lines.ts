import type { Answer } from "#rating/answer.ts";
import { comparedIn } from "#rating/compared-in.ts";
import type { Reference } from "#rating/reference.ts";
import { bestFirst, type InTime } from "../in-time.ts";

/** The services whose landed cost can be said: those with a price, in the order in which they are offered; where none has one, those that only want to know more of the import. */
export function landedLines(
  answers: readonly Answer[],
  currency: string,
  reference: Reference,
  isInTime?: InTime,
): string[] {
  const inOne = comparedIn(currency, reference.exchange.rates);
  const priced = bestFirst(
    answers.filter((answer) => answer.available),
    inOne,
    isInTime,
  );
  if (priced.length > 0) return priced.map(({ service }) => service);
  const ofDuties = answers.filter(
    (answer) => !answer.available && answer.reasons.every(({ field }) => field === "incoterm" || field === "value"),
  );
  return ofDuties.map(({ service }) => service);
}
