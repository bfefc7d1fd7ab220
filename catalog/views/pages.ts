import { priceParcels } from "#rating/comparison/parcel-prices.ts";
import type { Catalog } from "../model.ts";
import type { Located } from "../read/yaml.ts";
import { filterValidCards } from "#rating/quote-cards.ts";
import { buildAddress } from "#site/pages.ts";
import {
  getOriginal,
  getPageLanguages,
  type Locale,
  type Localized,
  type PageLanguages,
  resolveLocale,
  toLocalPath,
} from "#site/locales.ts";
import { renderQuestions } from "../markdown/render.ts";
import { drawGuideCover } from "../drawings/covers/cover.ts";
import { drawParcelMap } from "../drawings/maps/service-map.ts";
import { listArticleFiles, writeGoodsLaw, writeHeadings } from "./goods.ts";
import { getCalculatorRates, filterParcelCards, writeParcelRates } from "./engine-data.ts";
import { buildContact, getHubsPath } from "./shell.ts";
import {
  compareServices,
  countPrices,
  filterCurrentCards,
  findCurrentCard,
  findPeak,
  getPlaceInMenu,
  listDestinations,
} from "./service-lines.ts";
import {
  getServiceName,
  listContents,
  listCountryOptions,
  listDatedSources,
  listGuideLinks,
  listServiceLinks,
  listServiceNames,
} from "./names.ts";
import { getToday } from "../read/values.ts";
import { getNewsArchive } from "../newsroom/archive.ts";
import { withCovers } from "../newsroom/item.ts";
import { findOverviewPath } from "../site-pages.ts";
import { getSample, makeSampleShipment, describeSample } from "./sample-prices.ts";
import { listSamplesFor } from "../content-files.ts";
import type {
  AboutPage,
  CalculatorPage,
  ContactPage,
  OrderFilesPage,
  GuidePage,
  HomePage,
  OnboardingPage,
  ResourcePage,
  TextPage,
  TrackingPage,
} from "../page-data.ts";
import type { GuideEntry } from "../page-parts.ts";

/** The texts of a page with fields of its own, and the languages that it is in. */
function resolveTexts<Texts>(versions: Localized<Located<Texts>>, locale: Locale): Texts & PageLanguages {
  return { ...resolveLocale(versions, locale).value.value, ...getPageLanguages(versions, locale) };
}

export function buildHomePage(catalog: Catalog, locale: Locale): HomePage {
  const home = resolveTexts(catalog.home, locale);
  const shipment = makeSampleShipment(catalog, home.sample);
  const parcelLines = compareServices(catalog, locale, "b2c", home.sample);
  const freightLines = compareServices(catalog, locale, "b2b", getSample(catalog, "b2b"));
  const freightCards = freightLines.flatMap(({ slug }) => filterCurrentCards(catalog, slug));
  // what its prices are for stands above it, and changes with what is typed there
  const { note: _above, ...map } = drawParcelMap(catalog, locale, true).drawing;
  return {
    ...home,
    faq: renderQuestions(home.faq, locale),
    hub: resolveLocale(catalog.site.origins[0].hub, locale).value,
    countries: listCountryOptions(catalog, locale),
    map,
    sample: home.sample,
    today: getToday(),
    from: shipment.from,
    currency: shipment.currency,
    rates: writeParcelRates(catalog).address,
    prices: priceParcels(shipment, filterParcelCards(catalog), catalog.reference.engine, home.worked),
    parcelLines,
    peak: findPeak(catalog, locale, parcelLines),
    freightLines,
    freightTo: [...new Set(freightCards.flatMap(({ zones }) => zones.map(({ country }) => country)))],
    freightSample: describeSample(catalog, locale, "b2b"),
    overviews: { b2b: findOverviewPath(catalog, "b2b"), b2c: findOverviewPath(catalog, "b2c") },
    news: withCovers(catalog, locale, getNewsArchive(catalog, locale).entries.slice(0, 4)),
  };
}

/** Countries with how their postcodes are written, and the cities that may be typed instead, as named in this language and in the site's first. */
function listCountriesWithPlaces(catalog: Catalog, locale: Locale) {
  const known = new Map(catalog.reference.countries.map((country) => [country.code, country]));
  return listCountryOptions(catalog, locale).map((country) => {
    const { cities: own = [], postcode } = known.get(country.code) ?? {};
    const cities = own.map(({ name, aliases }) => [
      ...new Set([resolveLocale(name, locale).value, getOriginal(name), ...aliases]),
    ]);
    return { ...country, ...(cities.length > 0 && { cities }), ...(postcode && { postcode }) };
  });
}

/** What the calculator needs to run in the browser. */
export function buildCalculatorPage(catalog: Catalog, locale: Locale): CalculatorPage {
  return {
    ...resolveTexts(catalog.calculator, locale),
    countries: listCountriesWithPlaces(catalog, locale),
    goods: catalog.reference.goods.map(({ id, label, rule, guide }) => ({
      id,
      label: resolveLocale(label, locale).value,
      rule: resolveLocale(rule, locale).value,
      ...(guide && { guide: toLocalPath(buildAddress("guides", guide), locale) }),
    })),
    origins: catalog.site.origins.map(({ code, label, hub }) => ({
      code,
      label: resolveLocale(label, locale).value,
      hub: resolveLocale(hub, locale).value,
    })),
    currencies: catalog.site.currencies,
    /** What the forms start with. */
    start: { from: catalog.site.origins[0].code, currency: catalog.site.currencies[0], ...catalog.site.samples.start },
    pallets: catalog.site.samples.pallets,
    services: listServiceLinks(
      catalog,
      locale,
      [...catalog.services].flatMap(([slug, versions]) => (getOriginal(versions).head.overview ? [] : [slug])),
    ),
    ...getCalculatorRates(catalog, locale).rates,
    today: getToday(),
    /** Sample order files. */
    samples: listSamplesFor(catalog, locale),
    headings: writeHeadings(catalog, locale).address,
    goodsLaw: writeGoodsLaw(catalog, locale).address,
    articles: listArticleFiles(catalog, locale),
    email: catalog.site.email,
    /** Where the addresses of the hubs are. */
    ...(catalog.site.hubs.length > 0 && { hubs: getHubsPath(catalog, locale) }),
    ...(catalog.site.booking && { booking: catalog.site.booking }),
  };
}

/** The page of pallets and containers: the calculator's data under a title of its own. */
export function buildFreightPage(catalog: Catalog, locale: Locale): CalculatorPage {
  return { ...buildCalculatorPage(catalog, locale), ...resolveTexts(catalog["freight-calculator"], locale) };
}

/** The page of order files, likewise: a file may name goods and lines in any language of the site. */
export function buildOrderFilesPage(catalog: Catalog, locale: Locale): OrderFilesPage {
  const page = buildCalculatorPage(catalog, locale);
  const labels = new Map(
    catalog.reference.goods.map(({ id, label }) => [id, Object.values(label).flatMap((one) => one ?? [])]),
  );
  const withNames = <Named extends object>(named: Named, own: string, all: readonly string[] = []) => {
    const also = [...new Set(all)].filter((name) => name !== own);
    return { ...named, ...(also.length > 0 && { also }) };
  };
  return {
    ...page,
    goods: page.goods.map((one) => withNames(one, one.label, labels.get(one.id))),
    services: page.services.map((one) => withNames(one, one.name, listServiceNames(catalog, one.slug))),
    ...resolveTexts(catalog["order-files"], locale),
  };
}

export function buildTextPage(catalog: Catalog, locale: Locale, name: string): TextPage {
  const versions = catalog.pages.get(name);
  if (!versions) throw new Error(`No page content/pages/${name}.md`);
  const { value } = resolveLocale(versions, locale);
  const { checked, also: _, ...head } = value.head;
  return {
    ...head,
    sources: listDatedSources(catalog, locale, { ...head, checked }),
    ...getPageLanguages(versions, locale),
    prose: value.prose,
    contents: listContents(value.prose),
  };
}

export function buildGuidePage(catalog: Catalog, locale: Locale, slug: string): GuidePage | undefined {
  const versions = catalog.guides.get(slug);
  if (!versions) return undefined;
  const { value } = resolveLocale(versions, locale);
  const { title, summary, updated, services } = value.head;
  return {
    slug,
    title,
    summary,
    updated,
    sources: listDatedSources(catalog, locale, value.head),
    services: listServiceLinks(catalog, locale, services),
    contents: listContents(value.prose),
    ...getPageLanguages(versions, locale),
    prose: { html: value.prose.html },
    minutes: Math.max(1, Math.round(value.prose.words / 220)),
    others: listGuides(catalog, locale)
      .filter((other) => other.slug !== slug)
      .map(({ title, summary, path, drawn }) => ({ title, summary, path, drawn })),
  };
}

export function listGuides(catalog: Catalog, locale: Locale): GuideEntry[] {
  return [...catalog.guides]
    .sort(([, a], [, b]) => getOriginal(a).head.order - getOriginal(b).head.order)
    .map(([slug, versions]) => {
      const { title, summary, icon, updated } = resolveLocale(versions, locale).value.head;
      const drawn = drawGuideCover(catalog, slug, locale)?.markup ?? "";
      return { slug, title, summary, icon, updated, drawn, path: toLocalPath(buildAddress("guides", slug), locale) };
    });
}

export function buildResourcePage(catalog: Catalog, locale: Locale): ResourcePage {
  const services = [...new Set(catalog.cards.map(({ service }) => service))].sort(
    (a, b) => getPlaceInMenu(catalog, a) - getPlaceInMenu(catalog, b),
  );
  return {
    ...resolveTexts(catalog.resource, locale),
    guides: listGuides(catalog, locale),
    downloads: services.map((service) => ({
      service,
      name: getServiceName(catalog, service, locale),
      href: toLocalPath(`/downloads/${service}.csv`, locale),
      validFrom: findCurrentCard(catalog, service)?.validFrom ?? "",
      rows: countPrices(filterCurrentCards(catalog, service)),
    })),
  };
}

export function buildOnboardingPage(catalog: Catalog, locale: Locale): OnboardingPage {
  const texts = resolveTexts(catalog.onboarding, locale);
  const heads = [...catalog.services.values()].map((versions) => resolveLocale(versions, locale).value.head);
  // who sells on marketplaces sends parcels
  const parcels = heads.find(({ overview, kind }) => overview && kind === "b2c");
  return {
    ...texts,
    guides: listGuideLinks(catalog, locale, parcels?.guides ?? []),
    faq: renderQuestions(texts.faq, locale),
  };
}

/** What each event of tracking means, and what to do when nothing moves. Undefined for a provider without the text. */
export function buildTrackingPage({ tracking }: Catalog, locale: Locale): TrackingPage | undefined {
  if (!tracking) return undefined;
  const { also: _, faq, ...texts } = resolveTexts(tracking, locale);
  return { ...texts, faq: renderQuestions(faq, locale) };
}

/** What visitors may ask for, and how to reach the provider. Undefined for a provider without the text. */
export function buildContactPage(catalog: Catalog, locale: Locale): ContactPage | undefined {
  const { contact, site } = catalog;
  if (!contact) return undefined;
  const { also: _, ...texts } = resolveTexts(contact, locale);
  return { ...texts, contact: buildContact(catalog, locale), form: site.contact_form };
}

/** The network in figures, counted from published data as it applies on the day of the build. */
function countNetwork({ cards, network, reference, services }: Catalog) {
  const { departures } = reference.engine.calendar;
  const valid = filterValidCards(getToday(), cards);
  const { gateways = [], places = [] } = network.gateways ?? {};
  // air freight comes down where its zones are delivered from
  const freight = valid.filter(
    ({ mode, service }) => mode === "air" && getOriginal(services.get(service))?.head.kind === "b2b",
  );
  const zones = new Set(freight.flatMap((card) => card.zones.map(({ zone }) => zone)));
  const landing = [...gateways.filter(({ stop }) => !stop), ...places.filter(({ zone }) => zones.has(zone))];
  return {
    lines: new Set(valid.map(({ service }) => service)).size,
    gateways: new Set(landing.map(({ name }) => getOriginal(name))).size,
    // lines that share a departure count once
    departures: departures.reduce((sum, { on }) => sum + on.length, 0),
    prices: countPrices(valid),
  };
}

export function buildAboutPage(catalog: Catalog, locale: Locale): AboutPage {
  return {
    ...buildTextPage(catalog, locale, "about-us"),
    map: drawParcelMap(catalog, locale).drawing,
    countries: listDestinations(catalog).length,
    ...countNetwork(catalog),
    contact: catalog.contact ? undefined : buildContact(catalog, locale),
  };
}
