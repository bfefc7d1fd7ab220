import type { Answer } from "#rating/answer.ts";
import { comparedIn } from "#rating/compared-in.ts";
import type { Reference } from "#rating/reference.ts";

/** The services whose landed cost can be said: those with a price; where none has one, those that only want to know more of the import. */
export function landedLines(answers: readonly Answer[], currency: string, reference: Reference): string[] {
  const inOne = comparedIn(currency, reference.exchange.rates);
  const priced = answers.filter((answer) => answer.available).sort((a, b) => inOne(a) - inOne(b));
  if (priced.length > 0) return priced.map(({ service }) => service);
  const ofDuties = answers.filter(
    (answer) => !answer.available && answer.reasons.every(({ field }) => field === "incoterm" || field === "value"),
  );
  return ofDuties.map(({ service }) => service);
}
