import type { Calendar } from "#rating/calendar/calendar.ts";
import type { RateCard } from "#rating/card.ts";
import type { Reference } from "#rating/reference.ts";
import type { Catalog } from "../catalog.ts";
import { addDays } from "../add-days.ts";
import { today } from "../day.ts";
import { original } from "../localized.ts";
import { type DataFile, dataFile } from "./data-file.ts";

/** What a page needs to price parcels whose duties the buyer pays: the parcel lines' cards, and exchange rates. */
export type ParcelRates = {
  /** The last day for which they are known. */
  until: string;
  cards: readonly RateCard[];
  reference: Reference;
};

/** How many days a page may stay in a cache after its build and still give prices. */
const daysAhead = 30;
/** The longest for which a shut hub puts off a hand-over. */
const putOff = 30;

/** The cards of the parcel lines. */
export function parcelCards({ cards, services }: Pick<Catalog, "cards" | "services">): RateCard[] {
  return cards.filter(({ service }) => {
    const versions = services.get(service);
    return versions && original(versions).head.kind === "b2c";
  });
}

export function parcelRates(catalog: Catalog): ParcelRates {
  const { exchange, emissions, calendar } = catalog.reference.engine;
  const now = today();
  const until = addDays(now, daysAhead);
  return {
    until,
    cards: parcelCards(catalog).filter(({ validFrom, validTo }) => validFrom <= until && (!validTo || now <= validTo)),
    reference: {
      exchange,
      dutyRules: { regimes: [], tariffs: {} },
      calendar: handOverDays(calendar, now, addDays(until, putOff)),
      emissions: { ...emissions, distances: {} },
    },
  };
}

/** The part of the calendar that determines working days: when hubs accept parcels, and which peaks add days. */
function handOverDays({ holidays, hubs, peaks }: Calendar, now: string, last: string): Calendar {
  const origins = Object.keys(hubs);
  return {
    holidays: holidays.filter(
      ({ day, regions }) => now <= day && day <= last && regions.some((region) => origins.includes(region)),
    ),
    weekends: {},
    hubs,
    departures: [],
    peaks: peaks.filter(({ from, to }) => now <= to && from <= last),
  };
}

const written = new WeakMap<Catalog, DataFile>();

/** The same data as a file. */
export function parcelRatesFile(catalog: Catalog): DataFile {
  const file = written.get(catalog) ?? dataFile("parcel-rates", parcelRates(catalog));
  written.set(catalog, file);
  return file;
}
