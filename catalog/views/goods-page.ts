import {
  type GoodsCard,
  type GoodsLaw,
  type Verdict,
  verdicts,
  isFreight,
  isOpen,
  judgeGoods,
} from "#rating/goods/goods.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { baseLocale, type Locale, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import type { GoodsPage } from "../page-data.ts";
import { getToday } from "../read/values.ts";
import { pickLanguage } from "./engine-data.ts";
import { listArticleFiles, listGoodsCards, writeHeadings } from "./goods-files.ts";
import { getCountryName, listDatedSources, listServiceLinks } from "./names.ts";
import { buildTextPage, listCountryOptions } from "./pages.ts";

/** How many articles a class names. */
const mostExamples = 4;
/** More countries than this are counted, not named. */
const mostNamed = 4;

export function buildGoodsPage(catalog: Catalog, locale: Locale): GoodsPage {
  const { reference, site } = catalog;
  const { law, articles } = reference.articles;
  const cards = listGoodsCards(catalog);
  const examples = (id: string) =>
    articles.filter(({ classes }) => classes.includes(id)).map(({ name }) => resolveLocale(name, locale).value);
  const text = buildTextPage(catalog, locale, "what-can-i-ship");
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
