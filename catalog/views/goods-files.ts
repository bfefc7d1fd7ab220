import type { HeadingTariff } from "#rating/duties/headings.ts";
import { findTariffRate } from "#rating/duties/possible-charges.ts";
import type { DutyRules } from "#rating/duties/rules.ts";
import { type Locale, resolveLocale } from "#site/locales.ts";
import { rememberByOwner } from "../cache.ts";
import { type HeadingRates, listArticles } from "../goods/read-goods.ts";
import type { Catalog } from "../model.ts";
import { getToday } from "../read/values.ts";
import { type DataFile, makeDataFile, pickLanguage } from "./engine-data.ts";

const remember = rememberByOwner<DataFile>();

function keep(catalog: Catalog, name: string, make: () => object): DataFile {
  return remember(catalog, name, () => makeDataFile(name, make()));
}

/** The names of all articles in a language with their classes (`Article[]` under `articles`), fetched when words are typed. */
export function writeArticles(catalog: Catalog, locale: Locale): DataFile {
  return keep(catalog, `articles-${locale}`, () => ({
    articles: listArticles(catalog.reference.articles.articles, locale),
  }));
}

/** Heading candidates of all articles, by id, each with its name and what decides; the rates of these, and by which tariffs. */
export function writeHeadings(catalog: Catalog, locale: Locale): DataFile {
  const { articles, sourceTitles } = catalog.reference;
  return keep(catalog, `headings-${locale}`, () => ({
    headings: Object.fromEntries(
      articles.articles.map(({ id, name, hs, question, edition }) => [
        id,
        { name: resolveLocale(name, locale).value, hs, edition, ...(question && { question }) },
      ]),
    ),
    rates: collectHeadingRates(catalog.reference),
    tariffs: pickLanguage(articles.tariffs, locale, sourceTitles),
  }));
}

/** The rates of all headings as `duties/headings.csv` writes them, with what further tariffs say of them. */
export function collectHeadingRates({ articles, dutyRules }: Catalog["reference"]): HeadingRates {
  const also = Object.values(articles.tariffs).flatMap((tariff) => tariff.also);
  return Object.fromEntries(
    Object.entries(articles.rates).map(([hs, own]) => [hs, { ...own, ...listCodeRates(hs, also, dutyRules) }]),
  );
}

/** What `tariffs.csv` says of a code in further tariffs: pages of the calculator know these by kind of goods alone. */
function listCodeRates(hs: string, tariffs: readonly string[], rules: DutyRules): Record<string, string> {
  return Object.fromEntries(
    tariffs.flatMap((name) => {
      const rate = findTariffRate(rules.tariffs[name] ?? [], "", hs, getToday());
      return rate?.hs ? [[name, rate.percent]] : [];
    }),
  );
}

/** What the file of `writeHeadings` holds. */
export type HeadingData = {
  headings: Headings;
  rates: HeadingRates;
  tariffs: Readonly<Record<string, HeadingTariff>>;
};

type Headings = Readonly<Record<string, { name: string; hs: readonly string[]; edition: string; question?: string }>>;

/** Classes and rules in one language (`GoodsLaw` under `law`). */
export function writeGoodsLaw(catalog: Catalog, locale: Locale): DataFile {
  const { articles, sourceTitles } = catalog.reference;
  return keep(catalog, `goods-law-${locale}`, () => ({ law: pickLanguage(articles.law, locale, sourceTitles) }));
}
