import type { Answer } from "#rating/answer.ts";

/** The services whose landed cost can be said: those with a price, or that only want to know more of the import. */
export function landedLines(answers: readonly Answer[]): string[] {
  const priced = answers.filter((answer) => answer.available).sort((a, b) => a.total - b.total);
  const ofDuties = answers.filter(
    (answer) => !answer.available && answer.reasons.every(({ field }) => field === "incoterm" || field === "value"),
  );
  return [...priced, ...ofDuties].map(({ service }) => service);
}
