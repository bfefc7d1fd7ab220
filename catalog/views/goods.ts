import type { LocalText } from "#rating/card.ts";
import type { HeadingTariff } from "#rating/duties/headings.ts";
import { findTariffRate } from "#rating/duties/possible-charges.ts";
import type { DutyRules } from "#rating/duties/rules.ts";
import {
  type GoodsCard,
  type GoodsLaw,
  isFreight,
  isOpen,
  judgeGoods,
  type Verdict,
  verdicts,
} from "#rating/goods/goods.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { baseLocale, type Locale, locales, resolveLocale } from "#site/locales.ts";
import { rememberByOwner } from "../cache.ts";
import { listArticles } from "../goods/read-goods.ts";
import type { HeadingRates } from "../goods/read-headings.ts";
import type { Catalog } from "../model.ts";
import type { GoodsPage, TextPage } from "../page-data.ts";
import { getToday } from "../read/values.ts";
import { type DataFile, makeDataFile, pickLanguage } from "./engine-data.ts";
import { getCountryName, listCountryOptions, listDatedSources, listServiceLinks } from "./names.ts";

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
  headings: Readonly<
    Record<
      string,
      { name: string; classes: readonly string[]; hs: readonly string[]; edition: string; question?: string }
    >
  >;
  rates: HeadingRates;
  tariffs: Readonly<Record<string, HeadingTariff>>;
  questions: Readonly<Record<string, LocalText>>;
};

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

/** How many articles a class names. */
const mostExamples = 4;
/** More countries than this are counted, not named. */
const mostNamed = 4;

/** The page of what may be shipped: its text, and what its verdicts are made of. */
export function buildGoodsPage(catalog: Catalog, locale: Locale, text: TextPage): GoodsPage {
  const { reference, site } = catalog;
  const { law, articles } = reference.articles;
  const cards = listGoodsCards(catalog);
  const examples = (id: string) =>
    articles.filter(({ classes }) => classes.includes(id)).map(({ name }) => resolveLocale(name, locale).value);
  return {
    ...text,
    sources: [...text.sources, ...listDatedSources(catalog, locale, listLawSources(law))],
    law: pickLanguage(law, locale, reference.sourceTitles),
    cards,
    services: listServiceLinks(catalog, locale, new Set(cards.map(({ service }) => service))),
    countries: listCountryOptions(catalog, locale).map(({ code, name, inSentence }) => ({
      code,
      name,
      ...(inSentence && { inSentence }),
    })),
    to: site.samples.start.to,
    articles: listArticleFiles(catalog, locale),
    headings: writeHeadings(catalog, locale).address,
    table: law.classes
      .filter(({ carriage }) => carriage)
      .map(({ id }) => ({ id, ways: judgeWays(id, cards, law), examples: examples(id).slice(0, mostExamples) })),
    places: Object.fromEntries(
      law.rules.map(({ id, countries }) => [
        id,
        countries.length > mostNamed
          ? countries.length
          : countries.map((code) => getCountryName(catalog, code, locale)),
      ]),
    ),
  };
}

/** The kinds of goods that a service takes without more ado, by name. */
export function listKinds({ cards, reference }: Catalog, locale: Locale, slug: string): string[] {
  const { law } = reference.articles;
  const own = filterCardsByDay(getToday(), cards).filter(({ service }) => service === slug);
  const country = own[0]?.zones[0]?.country ?? "";
  return law.classes
    .filter(({ id, carriage }) => {
      const [line] = judgeGoods([id], country, own, { ...law, rules: [] }).lines;
      return carriage && line && isOpen(line.verdict);
    })
    .map(({ label }) => label[locale] ?? label[baseLocale] ?? "");
}

/** The best that a class is offered anywhere: by parcel, by air freight, by sea. */
function judgeWays(id: string, cards: readonly GoodsCard[], law: GoodsLaw): GoodsPage["table"][number]["ways"] {
  const judge = (own: readonly GoodsCard[]): Verdict => {
    const told = own
      .flatMap(({ zones }) => zones)
      .flatMap(({ country }) =>
        judgeGoods([id], country, own, { ...law, rules: [] }).lines.map(({ verdict }) => verdict),
      );
    return verdicts.find((verdict) => told.includes(verdict)) ?? "never";
  };
  return [
    judge(cards.filter((card) => !isFreight(card))),
    judge(cards.filter((card) => isFreight(card) && card.mode === "air")),
    judge(cards.filter((card) => isFreight(card) && card.mode === "sea")),
  ];
}

function listLawSources({ classes, rules }: GoodsLaw) {
  const all = new Map([...classes, ...rules].map(({ source }) => [source.title, source]));
  return {
    sources: [...all.values()],
    checked: [...all.values()].map(({ title, date }) => ({ source: title, read: date })),
  };
}
