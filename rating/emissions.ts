import type { RateCard } from "./card.ts";
import { grains, type Mass } from "./mass.ts";
import type { Reference } from "./reference.ts";

/**
 * A shipment's emissions in grams of CO₂e: tonnes × kilometres × factor, for the main leg and the last leg by road.
 * Uses actual weight, as ISO 14083 does. Undefined if the lane's distance is not known.
 */
export function emissionsOf(card: RateCard, to: string, mass: Mass, { emissions }: Reference): number | undefined {
  const distance = emissions.distances[to];
  const main = distance?.[card.mode];
  if (!distance || main === undefined) return undefined;
  const tonnes = mass / grains.t;
  const { perTonneKm } = emissions;
  return Math.round(tonnes * (main * perTonneKm[card.mode] + distance.road * perTonneKm.road));
}
