import { getPageLanguages, type Locale, resolveLocale } from "#site/locales.ts";
import { findLastDay, findLastDayBefore, listClosings, listDeadlines } from "../calendar/last-days.ts";
import { translate } from "../messages.ts";
import type { Catalog } from "../model.ts";
import { getNewsArchive } from "../newsroom/archive.ts";
import type { DestinationPage, LastDays } from "../page-data.ts";
import { getToday } from "../read/values.ts";
import { findDestination, getDestinationPath } from "../site-pages.ts";
import { pickLanguage } from "../views/engine-data.ts";
import { getCountryInSentence, getCountryName } from "../views/names.ts";
import { measureSampleBulk } from "../views/sample-prices.ts";
import { findPeak } from "../views/service-lines.ts";
import { describeLaw } from "./duties.ts";
import { lineWeights, listDestinationLines, summariseLines } from "./lines.ts";
import { listNewsOf, listCards } from "./list-destinations.ts";
import { listPostcodeRules } from "./postcodes.ts";
import { type GoodsLaw, judgeGoods } from "#rating/goods/goods.ts";
import { findPlace } from "#rating/duties/rules.ts";
import type { JudgedGoods, JudgedRule } from "../page-parts.ts";

/** Days of rest ahead that a page names. */
const mostHolidays = 8;

/** The page of a country by its code in small letters; undefined for one that has none. */
export function buildDestinationPage(catalog: Catalog, locale: Locale, slug: string): DestinationPage | undefined {
  const country = findDestination(catalog, slug);
  if (!country) return undefined;
  const { code } = country;
  const { reference } = catalog;
  const lines = listDestinationLines(catalog, locale, code);
  const place = getCountryInSentence(catalog, code, locale);
  const law = describeLaw(catalog, locale, code);
  const news = new Set(listNewsOf(catalog, code));
  const goods = judgeRules(catalog, code);
  const peak = findPeak(catalog, locale, [...new Set(lines.map(({ slug }) => slug))], code);
  const postcodes = listPostcodeRules(catalog, locale, code);
  const count = new Set(lines.map(({ slug }) => slug)).size;
  return {
    ...getPageLanguages(country.name, locale),
    code,
    path: getDestinationPath(code),
    name: getCountryName(catalog, code, locale),
    place,
    title: translate("destination_title", locale, { place }),
    description: translate("destination_description", locale, { place, count }),
    count,
    ...summariseLines(lines),
    lines,
    weights: lineWeights,
    bulk: measureSampleBulk(catalog, "b2c"),
    carton: measureSampleBulk(catalog, "b2b"),
    ...(peak && { peak }),
    ...(law && { law }),
    goods: pickLanguage(goods, locale, reference.sourceTitles),
    ...(postcodes && { postcodes }),
    holidays: reference.engine.calendar.holidays
      .filter(({ day, regions }) => day >= getToday() && regions.includes(code))
      .slice(0, mostHolidays)
      .map(({ day, name, expected }) => ({
        day,
        name: resolveLocale<string>(name, locale).value,
        ...(expected && { expected }),
      })),
    today: getToday(),
    last: listLastDays(catalog, locale, code, lines),
    news: getNewsArchive(catalog, locale)
      .entries.filter(({ id }) => news.has(id))
      .slice(0, 6)
      .map(({ title, path, date }) => ({ title, path, date })),
  };
}

/** For each deadline and closing ahead, the last day of handover by line. */
function listLastDays(
  catalog: Catalog,
  locale: Locale,
  code: string,
  lines: DestinationPage["lines"],
): DestinationPage["last"] {
  const nameLines = (of: typeof lines) => [...new Map(of.map((line) => [line.slug, line.name]))];
  const own = nameLines(lines);
  const parcels = nameLines(lines.filter(({ kind }) => kind === "b2c"));
  const groupLines = (of: typeof own, find: (service: string) => string | undefined): LastDays["rows"] =>
    [...Map.groupBy(of, ([slug]) => find(slug))].map(([day, group]) => ({ names: group.map(([, name]) => name), day }));
  const deadlines = listDeadlines(catalog, locale).map((deadline) => ({
    by: deadline.by,
    path: deadline.path,
    rows: groupLines(parcels, (slug) => findLastDay(catalog, slug, code, deadline)),
  }));
  const closings = listClosings(catalog, locale).map((closing) => ({
    before: closing.name,
    rows: groupLines(own, (slug) => findLastDayBefore(catalog, slug, closing)),
  }));
  return [...deadlines, ...closings].filter(({ rows }) => rows.length > 0);
}

type GoodsRule = GoodsLaw["rules"][number];

/** What a country's law adds for goods, with the verdict that the lines there leave of it. */
export function judgeRules(catalog: Catalog, code: string): JudgedGoods {
  const { articles, dutyRules } = catalog.reference;
  const { law } = articles;
  const states = Object.keys(findPlace(dutyRules, code, undefined)?.regime.countries ?? {});
  const cards = listCards(catalog, code);
  const judge = (rule: GoodsRule): JudgedRule[] => {
    const findVerdict = (id: string) =>
      // what no line decides is left to the law
      law.classes.find((one) => one.id === id)?.carriage ? judgeGoods([id], code, cards, law).verdict : rule.verdict;
    const { countries: _countries, ...own } = rule;
    return [...Map.groupBy(rule.classes, findVerdict)].map(([verdict, classes]) => ({
      ...own,
      classes,
      verdict,
      ...(verdict === "never" && rule.verdict !== "never" && { isUntaken: true }),
    }));
  };
  const rules = law.rules.filter(({ countries }) => countries.includes(code));
  const isShared = ({ countries }: GoodsRule) => states.length > 2 && states.every((one) => countries.includes(one));
  return {
    classes: law.classes.filter(({ id }) => rules.some(({ classes }) => classes.includes(id))),
    papers: law.papers,
    rules: rules.filter((rule) => !isShared(rule)).flatMap(judge),
    shared: rules.filter(isShared).flatMap(judge),
    states: states.length,
  };
}
