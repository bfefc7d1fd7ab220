import { createHash } from "node:crypto";
import type { Calendar } from "#rating/calendar/calendar.ts";
import type { Day, RateCard } from "#rating/card.ts";
import type { ChargeRule, Conditions, DutyRules, Regime } from "#rating/duties/rules.ts";
import type { Reference } from "#rating/reference.ts";
import { baseLocale, getOriginal, type Locale, type Localized, resolveLocale, sourceLocale } from "#site/locales.ts";
import { rememberByOwner } from "../cache.ts";
import { translate } from "../messages.ts";
import type { Catalog } from "../model.ts";
import { addDays, getToday } from "../read/values.ts";
import type { ReferenceData, SourceTitles } from "../reference/read-reference.ts";
import { getHost } from "./names.ts";

/**
 * Reference data for pages in one language: each text only in that language, hosts instead of the addresses of sources,
 * without past holidays, charges that ended before the day `since`, and what only goods with a known HS code meet, where
 * no article's heading has it.
 */
export function engineReference(
  { engine, sourceTitles, articles }: ReferenceData,
  locale: Locale,
  since: Day = "",
): Reference {
  const { calendar, dutyRules } = engine;
  const now = getToday();
  const ahead = { ...calendar, holidays: calendar.holidays.filter(({ day }) => day >= now) };
  const told = {
    calendar: ahead,
    emissions: engine.emissions,
    dutyRules: dropRules(dutyRules, articles.tariffs, since),
  };
  return { ...engine, ...pickLanguage(told, locale, sourceTitles) };
}

function dropRules(
  { regimes, tariffs }: DutyRules,
  byHeading: ReferenceData["articles"]["tariffs"],
  since: Day,
): DutyRules {
  // what a heading's own columns replace is not met either
  const isMet = ({ countries }: Regime) =>
    Object.keys(countries).some((country) => byHeading[country] && Object.keys(byHeading[country].added).length === 0);
  const met = <Row extends { when: Conditions }>(rows: readonly Row[]): Row[] =>
    rows.flatMap((row) => {
      const { codes, notCodes: _, codeKnown, ...when } = row.when;
      return codes || codeKnown ? [] : [{ ...row, when }];
    });
  const common = (charge: ChargeRule): ChargeRule => {
    const { amount } = charge;
    if (!("percent" in amount && "own" in amount.percent)) return charge;
    return { ...charge, amount: { ...amount, percent: { own: amount.percent.own } } };
  };
  const drop = (one: Regime) => ({ ...one, charges: met(one.charges).map(common), open: met(one.open) });
  const lasting = (one: Regime) => ({ ...one, charges: one.charges.filter(({ when: { to } }) => !to || to >= since) });
  return {
    regimes: regimes.map((one) => lasting(isMet(one) ? one : drop(one))),
    tariffs: Object.fromEntries(Object.entries(tariffs).map(([name, rows]) => [name, rows.filter(({ hs }) => !hs)])),
  };
}

/** The same value with each text in one language; sources have their name in it, and a host instead of an address. */
export function pickLanguage<T>(value: T, locale: Locale, titles: SourceTitles): T {
  const text = JSON.stringify(value, (key, own: unknown) => {
    // an undated page or an average of our own has no edition that a reader could look up
    if (key === "edition" && (own === "undated" || own === "illustrative")) return undefined;
    if (hasAddress(own)) {
      const { url, title, ...more } = own;
      const text = titles.get(title)?.[locale] ?? title;
      return { ...more, title: translate("noted", locale, { text, note: getHost(url) }) };
    }
    if (["title", "source", "edition"].includes(key) && typeof own === "string")
      return titles.get(own)?.[locale] ?? own;
    if (!isText(own)) return own;
    const { value: said, locale: really } = resolveLocale(own, locale);
    return { [really]: said };
  });
  return JSON.parse(text);
}

function hasAddress(value: unknown): value is { title: string; url: string } {
  return typeof value === "object" && value !== null && "url" in value && "title" in value;
}

/** Whether a value is a text by language: nothing else has language codes as keys. */
function isText(value: unknown): value is Localized<string> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.hasOwn(value, baseLocale) || Object.hasOwn(value, sourceLocale);
}

/** Data in a file whose address changes with its content: kept like code, for pages that are still open. */
export type DataFile = { address: string; text: string; keys: readonly string[] };

export function makeDataFile(name: string, data: object): DataFile {
  const text = JSON.stringify(data);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { address: `/assets/${name}-${hash}.json`, text, keys: Object.keys(data) };
}

/** What the calculator prices with: nine tenths of its page's data, shared with the page of order files. */
type Rates = { cards: readonly RateCard[]; reference: Reference };

const rememberRates = rememberByOwner<{ rates: Rates; file: DataFile }>();

/** The rates for pages in one language, and the file that these pages share. */
export function getCalculatorRates(catalog: Catalog, locale: Locale) {
  return rememberRates(catalog, locale, () => {
    const { cards, reference } = catalog;
    // no quote is for a day before the first card's
    const [first] = cards.map(({ validFrom }) => validFrom).sort();
    const rates = {
      cards: pickLanguage(cards, locale, reference.sourceTitles),
      reference: engineReference(reference, locale, first),
    };
    return { rates, file: makeDataFile(`calculator-rates-${locale}`, rates) };
  });
}

/** What a page needs to price parcels whose duties the buyer pays: the parcel lines' cards, and exchange rates. */
export type ParcelRates = Rates & {
  /** The last day for which they are known. */
  until: string;
};

/** How many days a page may stay in a cache after its build and still give prices. */
const daysAhead = 30;
/** The longest for which a shut hub puts off a hand-over. */
const putOff = 30;

/** The cards of the parcel lines. */
export function filterParcelCards({ cards, services }: Pick<Catalog, "cards" | "services">): RateCard[] {
  return cards.filter(({ service }) => {
    const versions = services.get(service);
    return versions && getOriginal(versions).head.kind === "b2c";
  });
}

export function collectParcelRates(catalog: Catalog): ParcelRates {
  const { exchange, emissions, calendar } = catalog.reference.engine;
  const now = getToday();
  const until = addDays(now, daysAhead);
  return {
    until,
    cards: filterParcelCards(catalog).filter(
      ({ validFrom, validTo }) => validFrom <= until && (!validTo || now <= validTo),
    ),
    reference: {
      exchange,
      dutyRules: { regimes: [], tariffs: {} },
      calendar: pickHandoverCalendar(calendar, now, addDays(until, putOff)),
      emissions: { ...emissions, distances: {} },
    },
  };
}

/** The part of the calendar that determines working days: when hubs accept parcels, and which peaks add days; nothing is named. */
function pickHandoverCalendar({ holidays, hubs, peaks }: Calendar, now: string, last: string): Calendar {
  const origins = Object.keys(hubs);
  return {
    holidays: holidays
      .filter(({ day, regions }) => now <= day && day <= last && regions.some((region) => origins.includes(region)))
      .map((holiday) => ({ ...holiday, name: {} })),
    weekends: {},
    hubs,
    departures: [],
    peaks: peaks.filter(({ from, to }) => now <= to && from <= last).map((peak) => ({ ...peak, name: {} })),
  };
}

const rememberParcels = rememberByOwner<DataFile>();

/** The same data as a file. */
export function writeParcelRates(catalog: Catalog): DataFile {
  return rememberParcels(catalog, "", () => makeDataFile("parcel-rates", collectParcelRates(catalog)));
}
