import type { Day } from "../card.ts";
import type { LocalText } from "../duties/rules.ts";

/** Every day that is not like the others, at the origin, on the way and at the destination. */
export type Calendar = {
  holidays: readonly Holiday[];
  /** Days of the week on which a region rests (0 is Sunday); Saturday and Sunday where it is not named. */
  weekends: Readonly<Record<string, readonly number[]>>;
  /** By region of origin. */
  hubs: Readonly<Record<string, Hub>>;
  departures: readonly Departure[];
  peaks: readonly Peak[];
};

/** A day on which regions do not work. `expected` ones are not yet published. */
export type Holiday = { day: Day; name: LocalText; regions: readonly string[]; expected?: true };

export type Hub = {
  /** Days of the week on which parcels are taken. */
  open: readonly number[];
  hours: { from: string; to: string };
  /** What comes by this time counts as handed over on that day. */
  handOverBy: string;
  handOverByService: Readonly<Record<string, string>>;
  closings: readonly Closing[];
};

/** Days beside weekends and holidays on which a hub is shut; both ends included. */
export type Closing = {
  id: string;
  name: LocalText;
  from: Day;
  to: Day;
  /** The first day on which anything flies or sails again; the day after the closing where it is not named. */
  firstDeparture?: Day;
};

/** On which days of the week a service flies or sails; every working day where a service has no row. */
export type Departure = { services: readonly string[]; kind: "flight" | "sailing"; on: readonly number[] };

/** Weeks in which everything takes longer: parcels handed over from `from` to `to` need `add` more working days. */
export type Peak = {
  id: string;
  name: LocalText;
  from: Day;
  to: Day;
  services?: readonly string[];
  add: readonly { countries?: readonly string[]; days: number }[];
};
