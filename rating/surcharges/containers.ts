import type { Surcharge } from "../card.ts";
import { holds } from "../condition.ts";
import { grains } from "../mass.ts";
import { type CardUnit, toCardMass } from "../scale.ts";
import type { Scene } from "./scene.ts";

/** The number of containers that a surcharge applies to. */
export function containersOf({ when }: Surcharge, { out }: Scene, unit: CardUnit): number {
  if (!when?.container || !out.plan) return out.containers;
  const { kinds, payload } = when.container;
  let count = 0;
  for (const { space, mass, count: own } of out.plan.spaces) {
    const goods = toCardMass(mass * grains.g, unit);
    if (kinds && !kinds.some((kind) => kind === space.name)) continue;
    if (payload.every(({ is, limit }) => holds(is, goods, limit))) count += own;
  }
  return count;
}
