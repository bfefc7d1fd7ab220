/** Which pieces of a line are understood already. */
export function use(used: boolean[], from: number, next: number): void {
  used.fill(true, from, next);
}

/** Whether one of several pieces is. */
export function isTaken(used: readonly boolean[], { from, next }: { from: number; next: number }): boolean {
  return used.slice(from, next).some(Boolean);
}
