/** Work is counted, never timed, so that a plan is the same on every machine. */
export type Steps = { left: number };

/** Counts work done; false once there is none left. */
export function spend(steps: Steps, amount: number): boolean {
  steps.left -= amount;
  return steps.left > 0;
}
