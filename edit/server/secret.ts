import { timingSafeEqual } from "node:crypto";

/** Compares a secret in a time that tells nothing of it. */
export function isSecret(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
