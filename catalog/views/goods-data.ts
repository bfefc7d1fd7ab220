import type { Locale } from "#site/locales.ts";
import type { HeadingRates } from "../goods/read-headings.ts";
import { listArticles } from "../goods/read-goods.ts";
import type { Catalog } from "../model.ts";
import { type DataFile, makeDataFile, pickLanguage } from "./engine-data.ts";

const files = new WeakMap<Catalog, Map<string, DataFile>>();

function keep(catalog: Catalog, name: string, make: () => object): DataFile {
  const own = files.get(catalog) ?? new Map<string, DataFile>();
  files.set(catalog, own);
  const file = own.get(name) ?? makeDataFile(name, make());
  own.set(name, file);
  return file;
}

/** The names of all articles in a language with their classes (`Article[]` under `articles`), fetched when words are typed. */
export function writeArticles(catalog: Catalog, locale: Locale): DataFile {
  return keep(catalog, `articles-${locale}`, () => ({
    articles: listArticles(catalog.reference.articles.articles, locale),
  }));
}

/** Heading candidates of all articles, by id, each with what decides and the rates of these. */
export function writeHeadings(catalog: Catalog): DataFile {
  const { articles: rows, rates } = catalog.reference.articles;
  return keep(catalog, "headings", () => ({
    headings: Object.fromEntries(
      rows.map(({ id, hs, question, edition }) => [id, { hs, edition, ...(question && { question }) }]),
    ),
    rates,
  }));
}

/** What the file of `writeHeadings` holds. */
export type HeadingData = { headings: Headings; rates: HeadingRates };

export type Headings = Readonly<Record<string, { hs: readonly string[]; edition: string; question?: string }>>;

/** Classes and rules in one language (`GoodsLaw` under `law`). */
export function writeGoodsLaw(catalog: Catalog, locale: Locale): DataFile {
  const { articles, sourceTitles } = catalog.reference;
  return keep(catalog, `goods-law-${locale}`, () => ({ law: pickLanguage(articles.law, locale, sourceTitles) }));
}
