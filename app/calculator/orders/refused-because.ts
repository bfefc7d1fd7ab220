import type { Reason, ReasonCode } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import type { Cargo } from "#rating/cargo.ts";
import { compiled } from "#rating/compile.ts";
import { evaluate, type Story } from "#rating/evaluate.ts";
import { newPricing } from "#rating/pricing.ts";
import { loadContainers } from "#rating/quote.ts";
import type { Reference } from "#rating/reference.ts";

/** How far a line is from taking an order: what only has to be filled in first, what cannot be changed last. */
const distance: Readonly<Partial<Record<ReasonCode, number>>> = {
  "postcode-needed": 0,
  "value-needed": 0,
  "sides-needed": 0,
  "incoterm-not-offered": 1,
  "goods-not-carried": 2,
  "shipment-too-light": 4,
  "no-card-for-date": 5,
  "origin-not-served": 6,
  "destination-not-served": 6,
};

export type Refused = { service: string; reason: Reason };

/** The line that is nearest to taking an order, with its first reason; of like ones the one whose limit is nearest. */
export function refusedBecause(cargo: Cargo, cards: readonly RateCard[], reference: Reference): Refused | undefined {
  const out = newPricing(undefined, loadContainers);
  let nearest: (Refused & { rank: readonly [number, number, number] }) | undefined;
  for (const card of cards) {
    const story: Story = { reasons: [], weight: { pieces: [], steps: [] } };
    evaluate(compiled(card), cargo, reference, out, story);
    const [reason] = story.reasons;
    if (!reason) continue;
    const far = Math.max(...story.reasons.map(({ code }) => distance[code] ?? 3));
    const beyond =
      typeof reason.limit === "number" && typeof reason.given === "number" ? Math.abs(reason.given - reason.limit) : 0;
    const rank = [far, story.reasons.length, beyond] as const;
    if (!nearest || before(rank, nearest.rank)) nearest = { service: card.service, reason, rank };
  }
  return nearest && { service: nearest.service, reason: nearest.reason };
}

export function before(one: readonly number[], other: readonly number[]): boolean {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? 0;
    if (value !== against) return value < against;
  }
  return false;
}
