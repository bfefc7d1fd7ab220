import { type Locale, type PageLanguages, toPlainPath } from "#site/locales.ts";
import type { PageName } from "#site/pages.ts";
import { buildCalendarPage } from "../calendar/calendar-page.ts";
import { buildHubsPage } from "../calendar/hubs-page.ts";
import { buildDestinationPage } from "../destinations/destination-page.ts";
import { buildDestinationsPage } from "../destinations/destinations-page.ts";
import type { Catalog, PageRequest } from "../model.ts";
import { buildNewsDetail, buildNewsGlance } from "../newsroom/item.ts";
import { buildNewsList } from "../newsroom/list.ts";
import { listOpenData } from "../open-data/schemas.ts";
import type { DevelopersPage, AddressedTextPage } from "../page-data.ts";
import { type DataFile, getCalculatorRates } from "./engine-data.ts";
import { buildEsgPage } from "./esg.ts";
import { buildGoodsPage } from "./goods.ts";
import {
  buildAboutPage,
  buildCalculatorPage,
  buildContactPage,
  buildFreightPage,
  buildGuidePage,
  buildHomePage,
  buildOnboardingPage,
  buildOrderFilesPage,
  buildResourcePage,
  buildTextPage,
  buildTrackingPage,
} from "./pages.ts";
import { buildPartnersPage } from "./partners.ts";
import { buildOverviewPage, buildServicePage } from "./service.ts";

/** Makes the data of a page, and names the languages it exists in; undefined if the content has no such page. */
type PageBuilder = (
  catalog: Catalog,
  locale: Locale,
  request: Pick<PageRequest, "path" | "params">,
) => PageLanguages | undefined;

/** What each page of the register is made of: the types are in `page-data.ts`, the components in `app/pages/`. */
export const pageBuilders: Readonly<Record<PageName, PageBuilder>> = {
  home: buildHomePage,
  esg: buildEsgPage,
  "about-us": buildAboutPage,
  "resource/index": buildResourcePage,
  "resource/shipping-calculator": buildCalculatorPage,
  "resource/freight-calculator": buildFreightPage,
  "resource/order-files": buildOrderFilesPage,
  "resource/developers": (catalog, locale): DevelopersPage => ({
    ...buildTextPage(catalog, locale, "developers"),
    files: listOpenData(),
  }),
  "resource/what-can-i-ship": (catalog, locale) =>
    buildGoodsPage(catalog, locale, buildTextPage(catalog, locale, "what-can-i-ship")),
  "resource/destinations": buildDestinationsPage,
  "resource/destination": (catalog, locale, { params }) => buildDestinationPage(catalog, locale, params.code ?? ""),
  "resource/calendar": buildCalendarPage,
  "resource/hubs": buildHubsPage,
  "resource/guide": (catalog, locale, { params }) => buildGuidePage(catalog, locale, params.slug ?? ""),
  "newsroom/index": (catalog, locale, { params: { topic, year, page = "1" } }) =>
    buildNewsList(catalog, locale, { topic, year, page: Number(page) }),
  "newsroom/item": (catalog, locale, { params }) => buildNewsGlance(catalog, locale, params.id ?? ""),
  "newsroom/detail": (catalog, locale, { params }) => buildNewsDetail(catalog, locale, params.id ?? ""),
  "our-solutions/overview": (catalog, locale, { params, path }) =>
    keepAt(path, buildOverviewPage(catalog, locale, params.slug ?? "")),
  "our-solutions/service": (catalog, locale, { params, path }) =>
    keepAt(path, buildServicePage(catalog, locale, params.slug ?? "")),
  "yun-ecosystem/partners": buildPartnersPage,
  "yun-ecosystem/marketplace-onboarding": buildOnboardingPage,
  tracking: buildTrackingPage,
  contact: buildContactPage,
  // the address is the name of the text: /imprint is content/pages/imprint.md
  text: (catalog, locale, { path }): AddressedTextPage => {
    const name = path.slice(1);
    return { name, ...buildTextPage(catalog, locale, name) };
  },
  "cookies-policy": (catalog, locale) => buildTextPage(catalog, locale, "cookies-policy"),
};

const pagesWithRates: readonly PageName[] = [
  "resource/shipping-calculator",
  "resource/freight-calculator",
  "resource/order-files",
];

/** Data of a page that is too large for a document, as a file of its own. */
export function findDataFile(name: PageName, catalog: Catalog, locale: Locale): DataFile | undefined {
  return pagesWithRates.includes(name) ? getCalculatorRates(catalog, locale).file : undefined;
}

/** A service of the other kind has no page at an address. */
function keepAt<Data extends { path: string }>(path: string, data: Data | undefined): Data | undefined {
  return data && toPlainPath(data.path) === path ? data : undefined;
}
