import type { Calendar } from "./calendar/calendar.ts";
import type { Day, Mode } from "./card.ts";
import type { DutyRules } from "./duties/rules.ts";

/** What the engine needs to know besides the cards. Every row states its source and date. */
export type Reference = {
  /** How much of each currency one unit of the base currency buys. */
  exchange: { base: string; date: Day; rates: Readonly<Record<string, number>> };
  dutyRules: DutyRules;
  calendar: Calendar;
  emissions: Emissions;
};

type Sourced = { source: string; date: Day };

export type Emissions = Sourced & {
  /** Grams of CO₂e per tonne-kilometre. */
  perTonneKm: Readonly<Record<Exclude<Mode, "rail">, number>> & { rail?: number | undefined };
  /** Kilometres of the main leg, by mode and destination country (`land`: by road or rail), and of the last leg by road. */
  distances: Readonly<Record<string, { air: number; sea?: number; land?: number; road: number }>>;
};

/** Kilometres of the main leg to a country and grams of CO₂e per tonne-kilometre on it, if both are known. */
export function findMainLeg(
  { distances, perTonneKm }: Pick<Emissions, "distances" | "perTonneKm">,
  to: string,
  mode: Mode,
): { km: number; factor: number; last: number } | undefined {
  const distance = distances[to];
  const km = distance?.[mode === "air" || mode === "sea" ? mode : "land"];
  const factor = perTonneKm[mode];
  return distance && km !== undefined && factor !== undefined ? { km, factor, last: distance.road } : undefined;
}
