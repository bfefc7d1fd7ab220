import type { Answer } from "#rating/answer.ts";

/** The services whose landed cost can be said: those with a price; where none has one, those that only want to know more of the import. */
export function landedLines(answers: readonly Answer[]): string[] {
  const priced = answers.filter((answer) => answer.available).sort((a, b) => a.total - b.total);
  if (priced.length > 0) return priced.map(({ service }) => service);
  const ofDuties = answers.filter(
    (answer) => !answer.available && answer.reasons.every(({ field }) => field === "incoterm" || field === "value"),
  );
  return ofDuties.map(({ service }) => service);
}
