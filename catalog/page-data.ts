import type { z } from "zod";
import type { Mode, RateCard } from "#rating/card.ts";
import type { ParcelPrices } from "#rating/comparison/parcel-prices.ts";
import type { PostcodeForm } from "#rating/shipment/postcode-form.ts";
import type { GoodsCard, GoodsLaw, Verdict } from "#rating/goods/goods.ts";
import type { Reference } from "#rating/reference.ts";
import type { Locale, PageLanguages } from "#site/locales.ts";
import type { Prose } from "./model.ts";
import type { guideSchema, proseSchema } from "./schema/documents.ts";
import type {
  calculatorSchema,
  contactSchema,
  esgSchema,
  homeSchema,
  onboardingSchema,
  partnersSchema,
  resourceSchema,
  trackingSchema,
} from "./schema/pages.ts";
import type { OpenDataFile } from "./open-data/schemas.ts";
import type { Site } from "./schema/site.ts";
import type {
  Contact,
  CountryOption,
  DatedSource,
  GuideEntry,
  Link,
  MapDrawing,
  NavGroup,
  NewsEntry,
  OwnCurrency,
  PeakView,
  Question,
  SampleView,
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
  /** The day of the build. */
  today: string;
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
    /** The countries that freight goes to. */
    freightTo: string[];
    freightSample: SampleView;
    overviews: { b2b: string | undefined; b2c: string | undefined };
    news: NewsEntry[];
  };

/** What the calculator runs on in the browser. */
export type CalculatorPage = z.output<typeof calculatorSchema> &
  PageLanguages & {
    /** With how postcodes are written, and cities that may be typed instead, each in its spellings. */
    countries: (CountryOption & { cities?: string[][]; postcode?: PostcodeForm })[];
    /** Goods and lines: where files name them, also with their names in the site's other languages (`also`). */
    goods: { id: string; label: string; rule: string; guide?: string; also?: readonly string[] }[];
    origins: { code: string; label: string; hub: string }[];
    currencies: Site["currencies"];
    /** What the forms start with. */
    start: Site["samples"]["start"] & { from: string; currency: string };
    pallets: Site["samples"]["pallets"];
    services: (ServiceLink & { also?: readonly string[] })[];
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
  countries: { code: string; name: string; inSentence?: string }[];
  /** The destination that stands there at first. */
  to: string;
  /** Addresses of the articles, in the page's language first. */
  articles: readonly string[];
  headings: string;
  /** Each class that decides who carries it: what it says by way, and some articles. */
  table: readonly {
    id: string;
    ways: readonly [parcel: Verdict, air: Verdict, sea: Verdict];
    examples: readonly string[];
  }[];
  /** Countries of a rule as they are told: their names, or how many. */
  places: Readonly<Record<string, readonly string[] | number>>;
};

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
    figures: (Pick<Esg["figures"][number], "id" | "title" | "note" | "computed"> & {
      axis: string;
      rows: { label: string; said: string; note?: string; drawn: string }[];
      kinds: (Mode | "rest")[];
      peak?: PeakView | undefined;
    })[];
  };

export type TrackingPage = Omit<z.output<typeof trackingSchema>, "faq" | "also"> & PageLanguages & { faq: Question[] };

export type ContactPage = Omit<z.output<typeof contactSchema>, "also"> &
  PageLanguages & {
    contact: Contact;
    /** The provider's own form. */
    form?: string | undefined;
  };
