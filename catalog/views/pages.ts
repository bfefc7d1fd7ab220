import { parcelPrices } from "#rating/parcel-prices.ts";
import type { Catalog } from "../catalog.ts";
import { addressOf } from "#site/pages.ts";
import { baseLocale, type Locale, localPath } from "#site/locales.ts";
import { chinese } from "../chinese/locale.ts";
import { typedKeys } from "../chinese/pinyin.ts";
import { inLanguages, inLocale, type Localized, original } from "../localized.ts";
import { type Prose, renderMarkdown } from "../markdown/render.ts";
import { coverOfGuide } from "../drawings/covers/cover.ts";
import { parcelMap } from "../drawings/service-map.ts";
import { calculatorRates } from "./calculator-rates.ts";
import { contactView } from "./contact.ts";
import { destinations } from "./destinations.ts";
import { guideLinks } from "./guide-links.ts";
import { today } from "../day.ts";
import { newsArchive } from "../newsroom/archive.ts";
import { withCovers } from "../newsroom/covers.ts";
import { overviewPath } from "../paths.ts";
import { datedSources } from "./dated-sources.ts";
import { parcelCards, parcelRatesFile } from "./parcel-rates.ts";
import { peakOf } from "./peak.ts";
import { sampleFor, sampleShipment, sampleView } from "./sample-prices.ts";
import { serviceLinks } from "./service-link.ts";
import { samplesFor } from "../sample-files.ts";
import { serviceLines } from "./service-lines.ts";
import { serviceName } from "./service-name.ts";

export function homeView(catalog: Catalog, locale: Locale) {
  const { value } = inLocale(catalog.home, locale);
  const home = value.value;
  const shipment = sampleShipment(catalog, home.sample);
  const parcelLines = serviceLines(catalog, locale, "b2c", home.sample);
  return {
    ...home,
    ...inLanguages(catalog.home, locale),
    faq: home.faq.map(({ q, a }) => ({ q, html: renderMarkdown(a, locale).html })),
    hub: inLocale(catalog.site.origins[0].hub, locale).value,
    countries: countryOptions(catalog, locale),
    map: parcelMap(catalog, locale),
    sample: home.sample,
    today: today(),
    from: shipment.from,
    currency: shipment.currency,
    rates: parcelRatesFile(catalog).address,
    prices: parcelPrices(shipment, parcelCards(catalog), catalog.reference.engine, home.worked),
    parcelLines,
    peak: peakOf(
      catalog,
      locale,
      parcelLines.map(({ slug }) => slug),
    ),
    freightLines: serviceLines(catalog, locale, "b2b", sampleFor(catalog, "b2b")),
    freightSample: sampleView(catalog, locale, "b2b"),
    overviews: { b2b: overviewPath(catalog, "b2b"), b2c: overviewPath(catalog, "b2c") },
    news: withCovers(catalog, locale, newsArchive(catalog, locale).entries.slice(0, 4)),
  };
}

/** Countries for a list, sorted by name. */
export function countryOptions({ reference }: Catalog, locale: Locale) {
  return reference.countries
    .map(({ code, name, inSentence, aliases }) => ({
      code,
      name: inLocale(name, locale).value,
      ...(inLocale(inSentence, locale).value !== inLocale(name, locale).value && {
        inSentence: inLocale(inSentence, locale).value,
      }),
      aliases: locale === baseLocale ? aliases : [...aliases, original(name)],
      typed: typedNames(name, locale),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Countries with how their postcodes are written, and the cities that may be typed instead, as named in this language and in the site's first. */
function withPlaces(catalog: Catalog, locale: Locale) {
  const known = new Map(catalog.reference.countries.map((country) => [country.code, country]));
  return countryOptions(catalog, locale).map((country) => {
    const { cities: own = [], postcode } = known.get(country.code) ?? {};
    const cities = own.map(({ name, aliases }) => [
      ...new Set([inLocale(name, locale).value, original(name), ...aliases]),
    ]);
    return { ...country, ...(cities.length > 0 && { cities }), ...(postcode && { postcode }) };
  });
}

/** What is typed for the Chinese name of a country, on pages in any language. */
function typedNames(name: Localized<string>, locale: Locale): string[] {
  const own = name[chinese];
  if (own === undefined) return [];
  return [...(locale === chinese ? [] : [own]), ...typedKeys(own)];
}

/** What the calculator needs to run in the browser. */
export function calculatorView(catalog: Catalog, locale: Locale) {
  const { value } = inLocale(catalog.calculator, locale);
  return {
    ...value.value,
    ...inLanguages(catalog.calculator, locale),
    countries: withPlaces(catalog, locale),
    goods: catalog.reference.goods.map(({ id, label, rule, guide }) => ({
      id,
      label: inLocale(label, locale).value,
      rule: inLocale(rule, locale).value,
      ...(guide && { guide: localPath(addressOf("guides", guide), locale) }),
    })),
    origins: catalog.site.origins.map(({ code, label, hub }) => ({
      code,
      label: inLocale(label, locale).value,
      hub: inLocale(hub, locale).value,
    })),
    currencies: catalog.site.currencies,
    /** What the forms start with. */
    start: { from: catalog.site.origins[0].code, currency: catalog.site.currencies[0], ...catalog.site.samples.start },
    pallets: catalog.site.samples.pallets,
    services: serviceLinks(
      catalog,
      locale,
      [...catalog.services].filter(([, versions]) => !original(versions).head.overview).map(([slug]) => slug),
    ),
    ...calculatorRates(catalog, locale).rates,
    today: today(),
    /** Sample order files. */
    samples: samplesFor(catalog, locale),
    email: catalog.site.email,
    /** Where the addresses of the hubs are. */
    ...(catalog.site.hubs.length > 0 && { hubs: `${localPath("/about-us", locale)}#hubs` }),
    ...(catalog.site.booking && { booking: catalog.site.booking }),
  };
}

/** The page of order files: the calculator's data under a title of its own. */
export function orderFilesView(catalog: Catalog, locale: Locale) {
  const { value } = inLocale(catalog.orderFiles, locale);
  return { ...calculatorView(catalog, locale), ...value.value, ...inLanguages(catalog.orderFiles, locale) };
}

export type CalculatorPage = ReturnType<typeof calculatorView>;

export function proseView(catalog: Catalog, locale: Locale, name: string) {
  const versions = catalog.pages.get(name);
  if (!versions) throw new Error(`No page content/pages/${name}.md`);
  const { value } = inLocale(versions, locale);
  const { checked, ...head } = value.head;
  return {
    ...head,
    sources: datedSources(catalog, locale, { ...head, checked }),
    ...inLanguages(versions, locale),
    prose: value.prose,
    contents: contentsOf(value.prose),
  };
}

/** The headings of a text as links within its page. */
function contentsOf({ headings }: Prose) {
  return headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ title: text, path: `#${id}` }));
}

export function guideView(catalog: Catalog, locale: Locale, slug: string) {
  const versions = catalog.guides.get(slug);
  if (!versions) return undefined;
  const { value } = inLocale(versions, locale);
  const { checked, ...head } = value.head;
  const services = serviceLinks(catalog, locale, head.services);
  const others = guideList(catalog, locale).filter((other) => other.slug !== slug);
  return {
    slug,
    ...head,
    sources: datedSources(catalog, locale, { ...head, checked }),
    services,
    contents: contentsOf(value.prose),
    ...inLanguages(versions, locale),
    prose: value.prose,
    minutes: Math.max(1, Math.round(value.prose.words / 220)),
    others,
  };
}

export function guideList(catalog: Catalog, locale: Locale) {
  return [...catalog.guides]
    .sort(([, a], [, b]) => original(a).head.order - original(b).head.order)
    .map(([slug, versions]) => {
      const { title, summary, icon, updated } = inLocale(versions, locale).value.head;
      const drawn = coverOfGuide(catalog, slug, locale)?.markup ?? "";
      return { slug, title, summary, icon, updated, drawn, path: localPath(addressOf("guides", slug), locale) };
    });
}

export function resourceView(catalog: Catalog, locale: Locale) {
  const { value } = inLocale(catalog.resource, locale);
  const services = [...new Set(catalog.cards.map(({ service }) => service))].sort(
    (a, b) => placeInMenu(catalog, a) - placeInMenu(catalog, b),
  );
  return {
    ...value.value,
    ...inLanguages(catalog.resource, locale),
    guides: guideList(catalog, locale),
    downloads: services.map((service) => {
      const own = catalog.cards.filter((card) => card.service === service);
      return {
        service,
        name: serviceName(catalog, service, locale),
        href: localPath(`/downloads/${service}.csv`, locale),
        validFrom: own.map(({ validFrom }) => validFrom).sort()[0] ?? "",
        rows: own.reduce((sum, { tariff }) => sum + Object.values(tariff.bands).flat().length, 0),
      };
    }),
  };
}

/** Parcels before freight, then by the services' own order. */
function placeInMenu({ services }: Catalog, slug: string): number {
  const head = original(services.get(slug))?.head;
  return (head?.kind === "b2c" ? 0 : 1_000) + (head?.order ?? 0);
}

export function onboardingView(catalog: Catalog, locale: Locale) {
  const { value } = inLocale(catalog.onboarding, locale);
  const heads = [...catalog.services.values()].map((versions) => inLocale(versions, locale).value.head);
  return {
    ...value.value,
    ...inLanguages(catalog.onboarding, locale),
    // who sells on marketplaces sends parcels
    guides: guideLinks(catalog, locale, heads.find(({ overview, kind }) => overview && kind === "b2c")?.guides ?? []),
    faq: value.value.faq.map(({ q, a }) => ({ q, html: renderMarkdown(a, locale).html })),
  };
}

/** The network in figures, counted from published data. */
function networkFigures({ cards, network, reference }: Catalog) {
  const { departures } = reference.engine.calendar;
  return {
    lines: new Set(cards.map(({ service }) => service)).size,
    gateways: network.gateways?.gateways.filter(({ stop }) => !stop).length ?? 0,
    // lines that share a departure count once
    departures: departures.reduce((sum, { on }) => sum + on.length, 0),
    prices: cards.reduce((sum, { tariff }) => sum + Object.values(tariff.bands).flat().length, 0),
  };
}

export function aboutView(catalog: Catalog, locale: Locale) {
  return {
    ...proseView(catalog, locale, "about-us"),
    map: parcelMap(catalog, locale),
    countries: destinations(catalog).length,
    ...networkFigures(catalog),
    contact: contactView(catalog, locale),
  };
}
