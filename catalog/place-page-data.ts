import type { Calendar } from "#rating/calendar/calendar.ts";
import type { PageLanguages } from "#site/locales.ts";
import type {
  Bulk,
  CalendarMark,
  Contact,
  DestinationLaw,
  DestinationLine,
  JudgedGoods,
  Link,
  PeakView,
  PostcodeRules,
  PricedDays,
  Schedule,
  ServiceLink,
} from "./page-parts.ts";
import type { TextPage } from "./page-data.ts";

// What the pages of countries, days and hubs are made of: page-data.ts has the others.

/** All countries: those that are served, and the others with what is nearest. */
export type DestinationsPage = TextPage & {
  /** Kilograms that are priced. */
  kg: number;
  served: {
    code: string;
    name: string;
    /** Other names that somebody may type. */
    also: string[];
    /** Its page; without one, the calculator. */
    path: string;
    lines: string[];
    cheapest?: PricedDays;
    fastest?: PricedDays;
  }[];
  others: { code: string; name: string; also: string[]; nearest: Link[] }[];
};

/** What is to be known about sending to a country. */
export type DestinationPage = PageLanguages & {
  code: string;
  /** In the site's first language. */
  path: string;
  name: string;
  /** The name within a sentence. */
  place: string;
  title: string;
  description: string;
  /** How many lines go there, and those that take the lightest parcel for least and in the fewest days. */
  count: number;
  cheapest?: PricedDays;
  fastest?: PricedDays;
  lines: DestinationLine[];
  /** Kilograms that the lines of a kind are priced for. */
  weights: Readonly<Record<"b2b" | "b2c", readonly number[]>>;
  /** The boxes that they are priced in. */
  bulk: Bulk;
  carton: Bulk;
  peak?: PeakView;
  law?: DestinationLaw;
  goods: JudgedGoods;
  postcodes?: PostcodeRules;
  holidays: { day: string; name: string; expected?: true }[];
  today: string;
  /** Last days of handover by line: to arrive by a day, or to leave before a closing. */
  last: LastDays[];
  news: (Link & { date: string })[];
};

/** Lines with the same day together; `day` is absent where they never make it. */
export type LastDays = { rows: { names: string[]; day?: string | undefined }[] } & (
  | { by: string; path: string }
  | { before: string }
);

/** The days of hubs, lines and destinations. */
export type CalendarPage = TextPage & {
  today: string;
  /** Their short names, from Monday. */
  weekdays: string[];
  months: {
    /** Such as `2026-12`. */
    id: string;
    title: string;
    /** Weeks of seven days; nothing for those of another month. */
    weeks: ({ day: string; kind?: CalendarMark["kind"] } | null)[][];
    marks: (CalendarMark & { days: string })[];
  }[];
  lines: (ServiceLink & {
    schedule: Schedule;
    /** Its days for a calendar program. */
    file: string;
    /** By deadline: the last days of handover, each with its countries. */
    last: { by: string; path: string; days: { day: string; places: string[] }[] }[];
  })[];
};

/** Where goods are handed over: hours, addresses, and what decides whether the hubs are open at a moment. */
export type HubsPage = TextPage & {
  origin: string;
  /** With this origin's hub and its days of rest alone. */
  calendar: Calendar;
  hours: { from: string; to: string };
  /** Its days of the week in words, and the name of its time. */
  open: string;
  clock?: string;
  /** Lines by the latest time of handover. */
  cutOffs: { by: string; lines: ServiceLink[] }[];
  closings: { label: string; days: string; expected: boolean }[];
  /** `local`: the whole line as couriers there want it, in the language `tag`. */
  tag: string;
  hubs: (Contact["hubs"][number] & { local: string })[];
  note?: string;
  phone: string;
  phoneHours?: string;
  /** Addresses: of the provider's booking, of a request for collection, of the calendar. */
  booking?: string;
  pickup?: string;
  all?: string;
  /** Where the provider says where they are. */
  map?: string;
};
