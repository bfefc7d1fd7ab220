import type { RateCard } from "./card.ts";
import { grains, type Mass } from "./mass.ts";
import type { Reference } from "./reference.ts";

/**
 * Grams of CO₂e of a shipment: tonnes × kilometres × factor over the main leg and the last leg by road. Weight is the
 * actual weight, as ISO 14083 counts it. Nothing where the lane's distance is not known.
 */
export function emissionsOf(card: RateCard, to: string, mass: Mass, { emissions }: Reference): number | undefined {
  const distance = emissions.distances[to];
  const main = distance?.[card.mode];
  if (!distance || main === undefined) return undefined;
  const tonnes = mass / grains.t;
  const { perTonneKm } = emissions;
  return Math.round(tonnes * (main * perTonneKm[card.mode] + distance.road * perTonneKm.road));
}
