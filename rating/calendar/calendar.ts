import type { Day } from "../card.ts";
import type { LocalText } from "../duties/rules.ts";

/** Every exceptional day: at the origin, in transit and at the destination. */
export type Calendar = {
  holidays: readonly Holiday[];
  /** Days of the week on which a region does not work (0 is Sunday); Saturday and Sunday for a region not listed. */
  weekends: Readonly<Record<string, readonly number[]>>;
  /** By region of origin. */
  hubs: Readonly<Record<string, Hub>>;
  departures: readonly Departure[];
  peaks: readonly Peak[];
};

/** A day on which regions do not work. `expected`: its date has not been published yet. */
export type Holiday = { day: Day; name: LocalText; regions: readonly string[]; expected?: true };

export type Hub = {
  /** Days of the week on which parcels are accepted. */
  open: readonly number[];
  hours: { from: string; to: string };
  /** Cut-off time: parcels arriving by then count as handed over on that day. */
  handOverBy: string;
  handOverByService: Readonly<Record<string, string>>;
  closings: readonly Closing[];
};

/** Days other than weekends and holidays on which a hub is closed; both ends included. */
export type Closing = {
  id: string;
  name: LocalText;
  from: Day;
  to: Day;
  /** The first day on which anything departs again; if absent, the day after the closing. */
  firstDeparture?: Day;
};

/** The days of the week on which a service flies or sails; a service without a row departs every working day. */
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
