import type { Reason } from "#rating/answer.ts";
import type { Incoterm, Mode, PostcodeRule } from "#rating/card.ts";
import type { GoodsLaw, Verdict } from "#rating/goods/goods.ts";
import type { PostcodeForm } from "#rating/shipment/postcode-form.ts";
import type { DayMark } from "./drawings/calendar.ts";

// What the data of several pages are made of; the pages themselves are in page-data.ts.

export type Link = { title: string; path: string };

export type ServiceLink = { slug: string; name: string; path: string };

export type Question = { q: string; html: string };

export type Price = { amount: number; currency: string };

export type Days = { min: number; max: number };

/** A price with the working days that the line takes. */
export type PricedDays = { price: Price; days: Days };

/** A source with the last day on which a fact was read in it; `original`: its own title, where `title` is a translation. */
export type DatedSource = {
  title: string;
  original?: string;
  url: string | undefined;
  host?: string;
  read: string | undefined;
};

/** The boxes that a line is priced in: how much they weigh for their size. */
export type Bulk = { kg: number; cubicCentimetres: number };

/** The sample that the lines of a kind are compared by, and its destination: the country, and as named in a sentence. */
export type SampleView = Sample & { country: string; place: string };

export type NavLink = { to: string; label: string; note?: string };

/** A menu; or, with an address and without items, a link beside the menus. */
export type NavGroup = { label: string; to?: string; items: NavLink[] };

/**
 * Rates from the cards' currencies to the one that a language's readers think in, per minor unit; `date`: the day of the
 * reference rates, `example`: one unit of a card's currency in words.
 */
export type OwnCurrency = {
  date: string;
  name: string;
  pattern: string;
  example: { one: string; is: string };
  rates: Readonly<Record<string, number>>;
};

/** A country in a list: `inSentence` where a sentence names it otherwise, `typed`: what is typed for its Chinese name. */
export type CountryOption = { code: string; name: string; inSentence?: string; aliases: string[]; typed: string[] };

/** How to reach the provider, and where goods are handed over. */
export type Contact = {
  phone: string;
  email: string;
  press: string;
  hours?: string;
  /** `code`: a QR code as markup. */
  wechat?: { id: string; code: string; note?: string };
  hubs: { name: string; receiver: string; phone: string; address: string }[];
  hubsNote?: string;
};

/** A guide in a list; `drawn`: its cover as markup. */
export type GuideEntry = {
  slug: string;
  title: string;
  summary: string;
  icon: string;
  updated: string;
  drawn: string;
  path: string;
};

/** A service as a row of a comparison. */
export type ServiceLine = {
  slug: string;
  name: string;
  path: string;
  icon: string;
  summary: string;
  mode: Mode;
  carries: string[];
  maxKg?: number;
  countries: number;
  price?: Price;
  transit?: Days;
  /** What keeps it from taking the sample, where it does not. */
  refused?: Reason["field"];
};

/** A day on which a line leaves, and the first and last day on which what it carries is delivered. */
export type Departure = { day: string; from: string; to: string };

/** A peak that lengthens what is handed over today. */
export type PeakView = {
  name: string;
  /** The last day of handover that it lengthens. */
  until: string;
  /** Working days that it adds, over all destinations. */
  extra: Days;
  /** Names of the lines that keep their usual days. */
  except: string[];
};

/** When a line departs, and by when goods for it must be handed over. */
export type Schedule = {
  kind: "flight" | "sailing";
  /** Names of its days of the week; empty if it departs every working day. */
  days: string[];
  /** Latest time of handover, such as `14:00`. */
  by: string;
  /** Working days between handover and departure. */
  before: number;
  /** Name of the last handover day, for a line that departs once a week. */
  handOver?: string;
};

/** An item as shown in lists. */
export type NewsEntry = {
  id: string;
  title: string;
  date: string;
  topic: string;
  topicName: string;
  summary: string;
  path: string;
  detailPath: string;
  /** Its cover as markup, in lists that show it. */
  drawn?: string;
  /** Why production would leave the item out; only set during development. */
  hidden?: "draft" | "future";
};

/** An image from the content, ready for `<picture>`. */
export type Picture = {
  alt: string;
  width: number;
  height: number;
  fallback: { src: string; srcSet: string };
  sources: { type: string; media?: string; srcSet: string }[];
};

export type Sample = {
  to: string;
  postcode?: string | undefined;
  quantity?: number;
  weight_kg: number;
  size_cm: [number, number, number];
  goods?: string;
};

/**
 * A notice's calendar: markup for wide screens (days in a row) and for phones (weeks as rows), and the same as a list.
 */
export type CalendarDrawing = { markup: string; rows: { kind: DayMark["kind"]; days: string; label: string }[] };

export type MapDrawing = {
  /** SVG markup for each size; if a phone shows a part of the middle one, it has none of its own. */
  markup: Record<MapSize, string>;
  /** Whether the wide map stands in the column of the page, with an inset in a frame, not across the window. */
  framed: boolean;
  /** Cities by the numbers that the map puts into their dots, starting at 1; empty if it has none. */
  hubs: string[];
  /** Places whose label found no room, with their prices, by size. */
  unnamed: Partial<Record<MapSize, string[]>>;
  /** What its prices or marks stand for. */
  note?: string;
  /** How many places it shows, and everything that can be read off it as a list: HTML markup. */
  count: number;
  list: string;
};

export type MapSize = "wide" | "middle" | "narrow";

/** What the search knows about a page. */
export type SearchDocument = {
  path: string;
  kind: "place" | "service" | "guide" | "news" | "page" | "answer";
  title: string;
  /** Stands before a title that says nothing alone, and is searched. */
  lead?: string;
  /** Searched in addition to the title, and shown below it. */
  text: string;
  /** Headings and other words: searched but not shown. */
  more?: string;
  /** The sound of its Chinese words, syllable by syllable: what is typed on a Latin keyboard. */
  sound?: string;
  /** What is typed for a place only: its code, its Chinese name, `deguo`, `dg`. */
  typed?: string;
  date?: string;
  /** Of a line: the countries that it goes to. */
  serves?: readonly string[];
};

/** The file that a search opens first: all pages and the newest items, and how much else there is. */
export type SearchFile = { documents: SearchDocument[]; archive: { files: number; items: number } };

/** A line to a country, or to a part of one, with prices for the weights of its kind. */
export type DestinationLine = {
  kind: "b2b" | "b2c";
  slug: string;
  name: string;
  path: string;
  part?: string;
  prices: (Price | null)[];
  days?: Days;
  /** In words. */
  limits: string;
  terms: readonly Incoterm[];
};

/** A charge on import in words: its name, how much it is, and for which consignments. */
export type LawRow = { name: string; rate: string; when: string };

/** A point that no source settles, or a fact of the order: its readings, and which of them quotes charge. */
export type LawQuestion = { question: string; readings: { text: string; isAssumed: boolean }[] };

/** What is charged on import to a country; `duty`, `tax`: from which value; `gift`: up to which one is free of both. */
export type DestinationLaw = {
  rows: LawRow[];
  duty: string;
  tax: string;
  gift?: string;
  /** The next day on which something begins or ends; `expected` where that is an open question. */
  next?: {
    day: string;
    expected: boolean;
    rows: (LawRow & { begins: boolean })[];
    refusals: string[];
    open: LawQuestion[];
  };
  /** What would change the charges. */
  open: LawQuestion[];
  /** How many countries share the law, its questions and its guides. */
  states: number;
  guides: Link[];
  sources: DatedSource[];
};

/** What a country adds for goods of the same verdict there: that of its law and of the lines together. */
export type JudgedRule = Omit<GoodsLaw["rules"][number], "verdict" | "countries"> & {
  verdict: Verdict;
  /** The law admits them, but none of our lines takes them there. */
  isUntaken?: true;
};

/** The goods rules of a country, apart from those that hold in the `states` of its whole customs territory alike. */
export type JudgedGoods = Pick<GoodsLaw, "classes" | "papers"> & {
  rules: JudgedRule[];
  shared: JudgedRule[];
  states: number;
};

/** What a postcode of a country decides, by line and by law. */
export type PostcodeRules = {
  form?: PostcodeForm;
  lines: {
    name: string;
    /** In order: the first that matches applies; without postcodes it is the whole country. */
    zones: { name: string; postcodes?: readonly PostcodeRule[] }[];
    excluded: readonly PostcodeRule[];
    dearer: { text: string; postcodes: readonly PostcodeRule[] }[];
  }[];
  law: { name: string; text: string; postcodes: readonly PostcodeRule[] }[];
};

/** A day or period of the calendar; `abroad`: a holiday where parcels arrive. */
export type CalendarMark = {
  kind: DayMark["kind"] | "abroad";
  from: string;
  to?: string;
  label: string;
  path?: string;
};
