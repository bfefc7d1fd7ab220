import type { RateCard } from "#rating/card.ts";
import { checkLinks } from "./check-links.ts";
import { checkReferences } from "./check-references.ts";
import { readCards } from "./rates/read-cards.ts";
import { openFiles } from "./read/files.ts";
import { ContentError, Problems } from "./read/problems.ts";
import { readYaml } from "./read/yaml.ts";
import { type Doc, readItemFolder, readMarkdownFolder, readYamlPage } from "./read-documents.ts";
import { readReference } from "./read-reference.ts";
import {
  calculatorSchema,
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

/** Everything that `content/` holds, checked. */
export type Catalog = NonNullable<ReturnType<typeof loadCatalog>["catalog"]>;

export type News = Doc<ReturnType<typeof newsSchema.parse>>;

/** Reads a content folder. The catalog is missing when an error keeps it from being whole. */
export function loadCatalog(root = "content") {
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
  const news = readItemFolder(files, "newsroom", newsSchema, problems);
  const pages = readMarkdownFolder(files, "pages", proseSchema, problems);
  const home = readYamlPage(files, "home", homeSchema, problems);
  const esg = readYamlPage(files, "esg", esgSchema, problems);
  const partners = readYamlPage(files, "partners", partnersSchema, problems);
  const onboarding = readYamlPage(files, "onboarding", onboardingSchema, problems);
  const resource = readYamlPage(files, "resource", resourceSchema, problems);
  const calculator = readYamlPage(files, "calculator", calculatorSchema, problems);
  const newsroom = readYamlPage(files, "newsroom", newsroomSchema, problems);
  const reference = readReference(files, site, problems);
  const cards: RateCard[] = reference
    ? readCards(
        files,
        {
          services: [...services.keys()],
          countries: reference.countries.map(({ code }) => code),
          goods: reference.goods.map(({ id }) => id),
          origins: site.origins.map(({ code }) => code),
        },
        problems,
      )
    : [];
  const whole = home && esg && partners && onboarding && resource && calculator && newsroom && reference;
  if (!whole) return { problems };
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
    newsroom,
    reference,
    cards,
  };
  checkReferences(catalog, problems);
  checkLinks(catalog, files, problems);
  return { problems, catalog: problems.errors.length === 0 ? catalog : undefined };
}

let loaded: { catalog: Catalog; stamp: number } | undefined;

/** The site's catalog, read once (in development again after two seconds). Throws a ContentError that lists all errors. */
export function catalog(): Catalog {
  const fresh = loaded && (process.env.NODE_ENV === "production" || Date.now() - loaded.stamp < 2000);
  if (loaded && fresh) return loaded.catalog;
  const { catalog: read, problems } = loadCatalog();
  if (!read) throw new ContentError(problems.errors);
  loaded = { catalog: read, stamp: Date.now() };
  return read;
}
