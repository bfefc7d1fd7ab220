import type { z } from "zod";
import type { Quote } from "#rating/answer.ts";
import type { Calendar } from "#rating/calendar/calendar.ts";
import type { Limits, Mode, RateCard, WeightRule } from "#rating/card.ts";
import type { Tariff } from "#rating/freight/tariff.ts";
import type { ParcelPrices } from "#rating/comparison/parcel-prices.ts";
import type { PostcodeForm } from "#rating/shipment/postcode-form.ts";
import type { GoodsCard, GoodsLaw, Verdict } from "#rating/goods/goods.ts";
import type { Reference } from "#rating/reference.ts";
import type { CardUnit } from "#rating/shipment/units.ts";
import type { Locale, PageLanguages } from "#site/locales.ts";
import type { NoticeState } from "#site/notice-state.ts";
import type { Prose } from "./model.ts";
import type { guideSchema, proseSchema, serviceSchema } from "./schema/documents.ts";
import type {
  calculatorSchema,
  contactSchema,
  esgSchema,
  homeSchema,
  newsroomSchema,
  onboardingSchema,
  partnersSchema,
  resourceSchema,
  trackingSchema,
} from "./schema/pages.ts";
import type { OpenDataFile } from "./open-data/schemas.ts";
import type { Site } from "./schema/site.ts";
import type {
  Departure,
  CalendarDrawing,
  JudgedGoods,
  CalendarMark,
  Contact,
  CountryOption,
  DatedSource,
  Days,
  DestinationLaw,
  DestinationLine,
  GuideEntry,
  Link,
  MapDrawing,
  NavGroup,
  NewsEntry,
  OwnCurrency,
  PeakView,
  Picture,
  PostcodeRules,
  Price,
  PricedDays,
  Question,
  SampleView,
  Schedule,
  ServiceLine,
  ServiceLink,
} from "./page-parts.ts";

// The contract between build and browser: the data that each page is made of. views/page-builders.ts has the function
// that makes them, the page takes them, and both are checked against the type here. Texts come as the content's schema
// has them.

/** What surrounds every page: brand, navigation, footer. */
export type Shell = {
  locale: Locale;
  name: string;
  claim: string;
  description: string;
  address: string;
  legalName: string;
  email: string;
  street: string;
  phone: string;
  /** The provider's address for a number, the page about tracking or else the provider's, and own forms of number. */
  tracking?: { template?: string; page?: string; link: string; forms: { form: string; name: string }[] };
  icp?: string;
  illustrative: string;
  /** The time zone of the first hub, whose days are told. */
  timeZone?: string;
  /** The hour at its hub after which goods count for the next day. */
  handOverBy?: string;
  ownCurrency?: OwnCurrency;
  navigation: NavGroup[];
  footer: NavGroup[];
};

export type HomePage = Omit<z.output<typeof homeSchema>, "faq"> &
  PageLanguages & {
    faq: Question[];
    /** The first origin's hub, which the lines on the map leave from. */
    hub: string;
    countries: CountryOption[];
    map: MapDrawing;
    today: string;
    /** The sample's origin and currency. */
    from: string;
    currency: string;
    /** The address of the parcel cards, which the browser asks for when somebody types. */
    rates: string;
    prices: ParcelPrices;
    parcelLines: ServiceLine[];
    peak: PeakView | undefined;
    freightLines: ServiceLine[];
    freightSample: SampleView;
    overviews: { b2b: string | undefined; b2c: string | undefined };
    news: NewsEntry[];
  };

/** What the calculator runs on in the browser. */
export type CalculatorPage = z.output<typeof calculatorSchema> &
  PageLanguages & {
    /** With how postcodes are written, and cities that may be typed instead, each in its spellings. */
    countries: (CountryOption & { cities?: string[][]; postcode?: PostcodeForm })[];
    goods: { id: string; label: string; rule: string; guide?: string }[];
    origins: { code: string; label: string; hub: string }[];
    currencies: Site["currencies"];
    /** What the forms start with. */
    start: Site["samples"]["start"] & { from: string; currency: string };
    pallets: Site["samples"]["pallets"];
    services: ServiceLink[];
    cards: readonly RateCard[];
    reference: Reference;
    today: string;
    /** Sample order files. */
    samples: { kind: "orders" | "invoice"; address: string }[];
    /** Where the browser finds what articles may fall under. */
    headings: string;
    /** And what may be sent. */
    goodsLaw: string;
    /** And what articles are called, in each language, the page's first. */
    articles: readonly string[];
    email: string;
    /** Where the addresses of the hubs are. */
    hubs?: string | undefined;
    booking?: string | undefined;
  };

/** The same under the title of order files, with what they are for. */
export type OrderFilesPage = CalculatorPage & { intro: string };

/** A page of text, such as the imprint. */
export type TextPage = Omit<z.output<typeof proseSchema>, "sources" | "checked" | "also"> &
  PageLanguages & { sources: DatedSource[]; prose: Prose; contents: Link[] };

/** A page of text whose address is the name of the text. */
export type AddressedTextPage = TextPage & { name: string };

/** For developers: the text, and the data files with their schemas. */
export type DevelopersPage = TextPage & { files: OpenDataFile[] };

/** What may be sent: the law in the page's language, the lines, and where the browser finds the articles. */
export type GoodsPage = TextPage & {
  law: GoodsLaw;
  /** The lines' cards, of which only what a verdict needs. */
  cards: readonly GoodsCard[];
  services: ServiceLink[];
  countries: { code: string; name: string; inSentence: string }[];
  /** The destination that stands there at first. */
  to: string;
  /** Addresses of the articles, in the page's language first. */
  articles: readonly string[];
  headings: string;
  /** Each class that decides who carries it: what it says by way, and some articles. */
  table: readonly { id: string; ways: Readonly<Record<GoodsWay, Verdict>>; examples: readonly string[] }[];
  /** Countries of a rule as they are told: their names, or how many. */
  places: Readonly<Record<string, readonly string[]>>;
};

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

type Bulk = { kg: number; cubicCentimetres: number };

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
    file?: string;
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

export type GoodsWay = "parcel" | "air" | "sea";

export type AboutPage = TextPage & {
  map: MapDrawing;
  /** Destination countries; lines, gateways, departures a week and published prices, all counted from the data. */
  countries: number;
  lines: number;
  gateways: number;
  departures: number;
  prices: number;
  /** For a provider without a page of its own for it. */
  contact?: Contact | undefined;
};

export type GuidePage = Pick<z.output<typeof guideSchema>, "title" | "summary" | "updated"> &
  PageLanguages & {
    slug: string;
    sources: DatedSource[];
    services: ServiceLink[];
    contents: Link[];
    prose: Pick<Prose, "html">;
    /** Minutes to read it. */
    minutes: number;
    others: Pick<GuideEntry, "title" | "summary" | "path" | "drawn">[];
  };

export type ResourcePage = z.output<typeof resourceSchema> &
  PageLanguages & {
    guides: GuideEntry[];
    /** Rate cards as CSV: the first day of validity, and how many rows. */
    downloads: { service: string; name: string; href: string; validFrom: string; rows: number }[];
  };

export type OnboardingPage = Omit<z.output<typeof onboardingSchema>, "faq"> &
  PageLanguages & { guides: Link[]; faq: Question[] };

type Partners = z.output<typeof partnersSchema>;

export type PartnersPage = Omit<Partners, "way"> &
  PageLanguages & {
    email: string;
    /** A parcel's journey: drawn by the hour, and told by the companies whose hands it goes through. */
    way: Omit<Partners["way"], "hands"> & {
      drawn: string;
      hands: { firm: string; title: string; does: string; scans: { day: string; at: string; text: string }[] }[];
    };
  };

type Esg = z.output<typeof esgSchema>;

export type EsgPage = Omit<Esg, "figures"> &
  PageLanguages & {
    figures: (Pick<Esg["figures"][number], "id" | "title" | "unit" | "note" | "computed"> & {
      axis: string;
      /** `beside`: the amount stands beside the bar, else above its end. */
      rows: { label: string; amount: string; beside: boolean; note?: string; drawn: string }[];
      kinds: (Mode | "rest")[];
      peak?: PeakView | undefined;
    })[];
  };

/** The texts of a service's front matter that its page shows as they are. */
type ServiceTexts = Pick<
  z.output<typeof serviceSchema>,
  | "name"
  | "kind"
  | "icon"
  | "summary"
  | "description"
  | "audience"
  | "carries"
  | "refuses"
  | "tracking"
  | "customs"
  | "packing"
  | "steps"
> &
  PageLanguages & {
    slug: string;
    path: string;
    /** The kinds of goods that its cards take; none on a page that compares services. */
    kinds: string[];
    faq: Question[];
    prose: Prose;
    sources: DatedSource[];
    guides: Link[];
    peak: PeakView | undefined;
    /** The calculator's address for the sample. */
    query: string;
    news: NewsEntry[];
  };

export type TrackingPage = Omit<z.output<typeof trackingSchema>, "faq" | "also"> & PageLanguages & { faq: Question[] };

export type ContactPage = Omit<z.output<typeof contactSchema>, "also"> &
  PageLanguages & {
    contact: Contact;
    /** The provider's own form. */
    form?: string | undefined;
  };

/** The page of a line. */
export type ServicePage = ServiceTexts & {
  mode: Mode;
  batteries: boolean;
  schedule: Schedule;
  unit: CardUnit;
  limits: Limits;
  weight: WeightRule;
  methods: Tariff["method"][];
  longest: { method: Tariff["method"]; side: NonNullable<Limits["maxSide"]> }[];
  /** The first day of the card's validity. */
  valid: string;
  countries: string[];
  map: MapDrawing;
  prices: {
    /** Kilograms. */
    columns: number[];
    rows: { code: string; place: string; country: string; prices: (Price | null)[]; transit?: Days }[];
    bulk: { kg: number; cubicCentimetres: number };
  };
  way?: { to: string; drawn: string } | undefined;
  /** What has left and what leaves to the place of the way; `thing` is what is on its way, as markup to stand on an axis. */
  departures?: { place: string; thing: string; all: Departure[] } | undefined;
  example?: { shipment: SampleShipment; place: string; answer: Quote; drawn: string } | undefined;
  notices: {
    id: string;
    title: string;
    path: string;
    text: string;
    from: string;
    to?: string;
    destinations: string[];
  }[];
  today: string;
  overview: string | undefined;
  weightGuide?: string | undefined;
  siblings: { name: string; path: string; summary: string }[];
};

type SampleShipment = NonNullable<z.output<typeof serviceSchema>["example"]>;

/** The page that compares the lines of a kind. */
export type OverviewPage = ServiceTexts & {
  sample: SampleView;
  /** `largest`: the sides in cm of the largest box that the line takes, as drawn. */
  lines: (ServiceLine & { drawn?: string; largest?: [number, number, number] })[];
  matrix: {
    lines: { name: string; path: string }[];
    rows: { code: string; place: string; cells: ((Price & Days) | null)[] }[];
  };
};

/** A page of a list of news: of all, of a topic or of a year. */
export type NewsListPage = Omit<z.output<typeof newsroomSchema>, "topics"> &
  PageLanguages & {
    topics: { id: string; name: string; path: string }[];
    years: { year: string; path: string }[];
    topic?: { id: string; name: string; text: string } | undefined;
    year?: string | undefined;
    /** The days to keep, as markup. */
    ahead?: string | undefined;
    /** In the site's first language. */
    path: string;
    all: string;
    entries: NewsEntry[];
    count: number;
    page: number;
    pages: number;
    /** The neighbouring pages, and the first and last. */
    pager: { number: number; path: string }[];
  };

/** An item before or after another in time, as a link to either of its pages. */
type NewsNeighbour = Pick<NewsEntry, "title" | "path" | "detailPath">;

/** A news item between its neighbours. */
export type NewsItem = NewsEntry &
  PageLanguages & {
    facts: { label: string; value: string }[];
    concerns: string;
    sources: DatedSource[];
    corrections: { date: string; text: string }[];
    notice?: { from: string; to?: string; destinations: string[] } | undefined;
    noticeState?: NoticeState | undefined;
    services: ServiceLink[];
    related: NewsEntry[];
    newer?: NewsNeighbour | undefined;
    older?: NewsNeighbour | undefined;
    pressEmail: string;
    socialCard: string;
    calendar?: CalendarDrawing | undefined;
    drawn: string;
    prose: Prose;
    /** The list beside the item: its neighbours in time. */
    beside: Pick<NewsEntry, "id" | "title" | "date" | "topicName" | "path">[];
    /** The cover's file in the content. */
    coverImage?: { file: string; alt: string } | undefined;
    modified?: string | undefined;
    minutes: number;
  };

/** A news item at a glance: what the article alone shows is left out. */
export type NewsGlancePage = Omit<
  NewsItem,
  "prose" | "related" | "corrections" | "sources" | "coverImage" | "modified" | "minutes"
>;

/** A news item on a page of its own, as an article. */
export type NewsDetailPage = Omit<NewsItem, "beside" | "coverImage"> & { cover?: Picture | undefined };
