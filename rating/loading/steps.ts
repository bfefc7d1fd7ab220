/** Work is counted, not timed, so that a plan is the same on every machine. */
export type Steps = { left: number };

/** Counts work; false once the limit is used up. */
export function spend(steps: Steps, amount: number): boolean {
  steps.left -= amount;
  return steps.left > 0;
}
