import type { z } from "zod";
import type { Quote } from "#rating/answer.ts";
import type { Limits, Mode, WeightRule } from "#rating/card.ts";
import type { Tariff } from "#rating/freight/tariff.ts";
import type { CardUnit } from "#rating/shipment/units.ts";
import type { PageLanguages } from "#site/locales.ts";
import type { Prose } from "./model.ts";
import type { serviceSchema } from "./schema/documents.ts";
import type {
  Bulk,
  DatedSource,
  Days,
  Departure,
  Link,
  MapDrawing,
  NewsEntry,
  PeakView,
  Price,
  Question,
  SampleView,
  Schedule,
  ServiceLine,
} from "./page-parts.ts";

// What the pages of lines are made of: page-data.ts has the others.

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
    bulk: Bulk;
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
