import { basename } from "node:path";
import type { RateCard } from "#rating/card.ts";
import { checkNewsDays } from "./calendar/check-news-days.ts";
import { checkLinks, checkReferences, checkRegister } from "./check/references.ts";
import { findNamedFigures, listFigures, readFacts } from "./figures/figure.ts";
import { fillFigures } from "./figures/fill.ts";
import { publishLanguagesOf, useMessageFolder } from "./messages.ts";
import { checkNews, withDays } from "./newsroom/check-news.ts";
import { checkPublication } from "./newsroom/archive.ts";
import { collectNames } from "./rates/options.ts";
import { readCards } from "./rates/read-cards.ts";
import { saveKeptValues } from "./cache.ts";
import { checkFiles, type Files, openFiles } from "./read/files.ts";
import { ContentError, type Problem, Problems } from "./read/problems.ts";
import { readYaml } from "./read/yaml.ts";
import { isComplete, nameByFolder, readMarkdownFolder, readYamlPages, saveKeptDocuments } from "./read/documents.ts";
import { checkTownZones } from "./reference/towns.ts";
import { readNetwork, readReference } from "./reference/read-reference.ts";
import { guideSchema, newsSchema, proseSchema, serviceSchema } from "./schema/documents.ts";
import { optionalPageSchemas, pageSchemas } from "./schema/pages.ts";
import { siteSchema } from "./schema/site.ts";
import { getOriginal } from "#site/locales.ts";
import type { Catalog } from "./model.ts";

/** Reads a content folder. Without a catalog if any part has an error. */
export function loadCatalog(root: string, files = openFiles(root)) {
  const problems = new Problems();
  checkFiles(root, problems);
  if (problems.errors.length > 0) return { problems };
  publishLanguagesOf(root);
  useMessageFolder(root);
  const siteFile = `${root}/site.yaml`;
  if (!files.has(siteFile)) {
    problems.error(siteFile, 1, "the file is missing", "add it: it names the brand and the navigation");
    return { problems };
  }
  const siteRead = readYaml(siteFile, files.text(siteFile), siteSchema, problems);
  if (!siteRead) return { problems };
  const named = siteRead.value;
  const names = [...new Set(files.list("services", ".md").map((file) => basename(file).split(".")[0] ?? ""))];
  const reference = readReference(files, named, names, problems);
  const network = readNetwork(files, problems);
  const facts = readFacts(files, problems);
  const cards: RateCard[] = reference ? readCards(files, collectNames(names, reference, named), problems) : [];
  if (reference) checkTownZones(reference.towns, cards, files, problems);
  // figures looked up in faulty data would only report its errors again
  const data = reference &&
    facts &&
    problems.errors.length === 0 && { cards, reference, site: named, facts: listFigures(facts) };
  const texts = fillFigures(files, data || undefined, problems);
  const read = new Problems();
  const site = readYaml(siteFile, texts.text(siteFile), siteSchema, read)?.value ?? named;
  const services = readMarkdownFolder(texts, "services", serviceSchema, read);
  const guides = readMarkdownFolder(texts, "guides", guideSchema, read);
  const asWritten = readMarkdownFolder(texts, "newsroom", newsSchema, read, nameByFolder);
  const pages = readMarkdownFolder(texts, "pages", proseSchema, read);
  const structured = readYamlPages(texts, pageSchemas, read);
  const optional = readYamlPages(texts, optionalPageSchemas, read, { optional: true });
  // a field that holds nothing but a figure is no number while the figure cannot be looked up
  const isUnknown = ({ file, line }: Problem) => problems.all.some((one) => one.file === file && one.line === line);
  problems.all.push(
    ...read.all.map((one) => {
      if (!namesFigure(files, one)) return one;
      return { ...one, ...(data && !isUnknown(one) ? { computed: true as const } : { follows: true as const }) };
    }),
  );
  saveKeptDocuments();
  saveKeptValues();
  if (!reference || !isComplete(structured, pageSchemas)) return { problems, texts, facts };
  const written = withDays(asWritten, { cards, reference }, problems);
  const news = new Map(
    [...written].filter(([, versions]) => isShowingHidden() || !checkPublication(getOriginal(versions).head)),
  );
  const catalog: Catalog = {
    root,
    site,
    siteLine: siteRead.lineOf,
    services,
    guides,
    news,
    pages,
    ...structured,
    ...optional,
    structured: { ...structured, ...optional },
    reference,
    network,
    cards,
  };
  const all = { ...catalog, news: written };
  // texts whose figures could not be filled in would be judged by what stands in their place
  const found = new Problems();
  checkReferences(all, found);
  checkNews(all, found);
  checkNewsDays(all, files, found);
  checkRegister(all, files, found);
  checkLinks(all, texts, found);
  problems.all.push(...(data ? found.all : found.all.map((one) => ({ ...one, follows: true as const }))));
  return {
    problems,
    texts,
    facts,
    filled: Boolean(data),
    written: all,
    catalog: problems.errors.length === 0 ? catalog : undefined,
  };
}

function namesFigure(files: Files, { file, line }: Problem): boolean {
  // a file that is missing names nothing
  return files.has(file) && findNamedFigures(files.text(file).split("\n")[line - 1] ?? "").length > 0;
}

/** During development drafts and items with a future date are shown, marked as such. */
function isShowingHidden(): boolean {
  return process.env.NODE_ENV === "development";
}

let loaded: { catalog: Catalog; version: number } | undefined;

/** The folder that the site is made from; set CONTENT to use another. */
export const contentRoot = process.env.CONTENT ?? "content";

/**
 * The site's catalog, read once; during development again after each change, counted in `globalThis.contentVersion`
 * because the watcher and the pages do not share modules. Throws a ContentError that lists all errors.
 */
export function getCatalog(): Catalog {
  const version = Reflect.get(globalThis, "contentVersion") ?? 0;
  if (loaded && loaded.version === version) return loaded.catalog;
  const { catalog: read, problems } = loadCatalog(contentRoot);
  if (!read) throw new ContentError(problems.errors);
  loaded = { catalog: read, version };
  return read;
}
