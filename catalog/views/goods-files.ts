import type { LocalText } from "#rating/card.ts";
import type { HeadingTariff } from "#rating/duties/headings.ts";
import { findTariffRate } from "#rating/duties/possible-charges.ts";
import type { DutyRules } from "#rating/duties/rules.ts";
import { type Locale, locales, resolveLocale } from "#site/locales.ts";
import type { GoodsCard, GoodsLaw } from "#rating/goods/goods.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { rememberByOwner } from "../cache.ts";
import type { HeadingRates } from "../goods/read-headings.ts";
import { listArticles } from "../goods/read-goods.ts";
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
    articles: listArticles(catalog.reference.articles, locale),
  }));
}

/** The addresses of these files in each language, the page's first. */
export function listArticleFiles(catalog: Catalog, locale: Locale): string[] {
  return [...new Set([locale, ...locales])].map((one) => writeArticles(catalog, one).address);
}

/** Heading candidates of all articles, by id, each with its name, its classes and what decides; the rates of these, and by which tariffs; the questions that decide. */
export function writeHeadings(catalog: Catalog, locale: Locale): DataFile {
  const { articles, sourceTitles } = catalog.reference;
  return keep(catalog, `headings-${locale}`, () => ({
    headings: Object.fromEntries(
      articles.articles.map(({ id, name, classes, hs, question, edition }) => [
        id,
        { name: resolveLocale(name, locale).value, classes, hs, edition, ...(question && { question }) },
      ]),
    ),
    rates: collectHeadingRates(catalog.reference),
    tariffs: pickLanguage(articles.tariffs, locale, sourceTitles),
    questions: pickLanguage(articles.questions, locale, sourceTitles),
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
  questions: Readonly<Record<string, LocalText>>;
};

type Headings = Readonly<
  Record<
    string,
    { name: string; classes: readonly string[]; hs: readonly string[]; edition: string; question?: string }
  >
>;

/** What a verdict on goods is made of, besides their classes. */
export type GoodsLawData = { law: GoodsLaw; cards: readonly GoodsCard[] };

/** Classes and rules in one language, and what they need of today's rate cards (`GoodsLawData`). */
export function writeGoodsLaw(catalog: Catalog, locale: Locale): DataFile {
  const { articles, sourceTitles } = catalog.reference;
  return keep(catalog, `goods-law-${locale}`, () => ({
    law: pickLanguage(articles.law, locale, sourceTitles),
    cards: listGoodsCards(catalog),
  }));
}

/** Today's rate cards, of which only what a verdict on goods needs. */
export function listGoodsCards({ cards }: Pick<Catalog, "cards">): GoodsCard[] {
  return filterCardsByDay(getToday(), cards).map(({ service, mode, goods, zones, tariff }) => ({
    service,
    mode,
    goods,
    zones: [...new Set(zones.map(({ country }) => country))].map((country) => ({ country })),
    tariff: { method: tariff.method },
  }));
}
