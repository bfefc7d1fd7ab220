import type { RateCard } from "#rating/card.ts";
import { checkNewsDays } from "./calendar/check-news-days.ts";
import { checkLinks } from "./check-links.ts";
import { publishLanguagesOf } from "./languages.ts";
import { checkNews } from "./newsroom/check-news.ts";
import { checkReferences } from "./check-references.ts";
import { publication } from "./newsroom/publication.ts";
import { readCards } from "./rates/read-cards.ts";
import { saveKeptDocuments } from "./read/kept-documents.ts";
import { openFiles } from "./read/files.ts";
import { ContentError, Problems } from "./read/problems.ts";
import { readYaml } from "./read/yaml.ts";
import { type Doc, readItemFolder, readMarkdownFolder, readYamlPage } from "./read-documents.ts";
import { readNetwork } from "./read-network.ts";
import { readReference } from "./read-reference.ts";
import {
  calculatorSchema,
  orderFilesSchema,
  esgSchema,
  guideSchema,
  homeSchema,
  newsroomSchema,
  newsSchema,
  onboardingSchema,
  partnersSchema,
  proseSchema,
  resourceSchema,
  serviceSchema,
} from "./schema/documents.ts";
import { type Site, siteSchema } from "./schema/site.ts";
import { original } from "./localized.ts";

/** Everything that `content/` holds, checked. */
export type Catalog = NonNullable<ReturnType<typeof loadCatalog>["catalog"]>;

export type News = Doc<ReturnType<typeof newsSchema.parse>>;

/** Reads a content folder. The catalog is missing when an error keeps it from being whole. */
export function loadCatalog(root: string) {
  publishLanguagesOf(root);
  const files = openFiles(root);
  const problems = new Problems();
  const siteFile = `${root}/site.yaml`;
  const siteRead = files.has(siteFile) ? readYaml(siteFile, files.text(siteFile), siteSchema, problems) : undefined;
  const site: Site | undefined = siteRead?.value;
  if (!siteRead || !site) {
    if (!files.has(siteFile))
      problems.error(siteFile, 1, "the file is missing", "add it: it names the brand and the navigation");
    return { problems };
  }
  const services = readMarkdownFolder(files, "services", serviceSchema, problems);
  const guides = readMarkdownFolder(files, "guides", guideSchema, problems);
  const written = readItemFolder(files, "newsroom", newsSchema, problems);
  const pages = readMarkdownFolder(files, "pages", proseSchema, problems);
  const home = readYamlPage(files, "home", homeSchema, problems);
  const esg = readYamlPage(files, "esg", esgSchema, problems);
  const partners = readYamlPage(files, "partners", partnersSchema, problems);
  const onboarding = readYamlPage(files, "onboarding", onboardingSchema, problems);
  const resource = readYamlPage(files, "resource", resourceSchema, problems);
  const calculator = readYamlPage(files, "calculator", calculatorSchema, problems);
  const orderFiles = readYamlPage(files, "order-files", orderFilesSchema, problems);
  const newsroom = readYamlPage(files, "newsroom", newsroomSchema, problems);
  const reference = readReference(files, site, [...services.keys()], problems);
  const network = readNetwork(files, problems);
  const cards: RateCard[] = reference
    ? readCards(
        files,
        {
          services: [...services.keys()],
          countries: reference.countries.map(({ code }) => code),
          goods: reference.goods.map(({ id }) => id),
          origins: site.origins.map(({ code }) => code),
          currencies: Object.keys(reference.engine.exchange.rates),
        },
        problems,
      )
    : [];
  saveKeptDocuments();
  const whole = home && esg && partners && onboarding && resource && calculator && orderFiles && newsroom && reference;
  if (!whole) return { problems };
  const news = new Map([...written].filter(([, versions]) => showsHidden() || !publication(original(versions).head)));
  const catalog = {
    root,
    site,
    siteLine: siteRead.lineOf,
    services,
    guides,
    news,
    pages,
    home,
    esg,
    partners,
    onboarding,
    resource,
    calculator,
    orderFiles,
    newsroom,
    reference,
    network,
    cards,
  };
  const all = { ...catalog, news: written };
  checkReferences(all, problems);
  checkNews(all, problems);
  checkNewsDays(all, files, problems);
  checkLinks(all, files, problems);
  return { problems, written: all, catalog: problems.errors.length === 0 ? catalog : undefined };
}

/** Development shows drafts and items of days to come, with a mark. */
function showsHidden(): boolean {
  return process.env.NODE_ENV === "development";
}

let loaded: { catalog: Catalog; version: number } | undefined;

/** The folder that the site is made of; CONTENT names another one. */
export const contentRoot = process.env.CONTENT ?? "content";

/**
 * The site's catalog, read once; in development again after a change (which `globalThis.contentVersion` counts, since
 * the watcher and the pages are different module graphs). Throws a ContentError that lists all errors.
 */
export function catalog(): Catalog {
  const version = Reflect.get(globalThis, "contentVersion") ?? 0;
  if (loaded && loaded.version === version) return loaded.catalog;
  const { catalog: read, problems } = loadCatalog(contentRoot);
  if (!read) throw new ContentError(problems.errors);
  loaded = { catalog: read, version };
  return read;
}
