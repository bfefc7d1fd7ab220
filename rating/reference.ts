import type { Calendar } from "./calendar/calendar.ts";
import type { Day } from "./card.ts";
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
  perTonneKm: Readonly<Record<"air" | "sea" | "road", number>>;
  /** Kilometres of the main leg, by mode and destination country, and of the last leg by road. */
  distances: Readonly<Record<string, { air: number; sea?: number; road: number }>>;
};
