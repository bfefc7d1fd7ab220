import { getPageLanguages, type Locale, resolveLocale, getOriginal } from "#site/locales.ts";
import { findLastDayBefore, findLastHandoverDay, listClosings, listDeadlines } from "../calendar/last-days.ts";
import { translate } from "../messages.ts";
import type { Catalog } from "../model.ts";
import { getNewsArchive } from "../newsroom/archive.ts";
import type { DestinationPage, LastDays } from "../place-page-data.ts";
import { getToday, addDays } from "../read/values.ts";
import { findDestination, getDestinationPath } from "../site-pages.ts";
import { pickLanguage } from "../views/engine-data.ts";
import { getCountryInSentence, getCountryName, listDatedSources, listGuideLinks } from "../views/names.ts";
import { measureSampleBulk } from "../views/sample-prices.ts";
import { findPeak } from "../views/service-lines.ts";
import { lineWeights, listDestinationLines, summariseLines } from "./lines.ts";
import { listNewsOf, listCards, matchNames } from "./list-destinations.ts";
import { listPostcodeRules } from "./postcodes.ts";
import { type GoodsLaw, judgeGoods } from "#rating/goods/goods.ts";
import { findPlace, listParts, type OpenQuestion, type Place, type Source } from "#rating/duties/rules.ts";
import type { JudgedGoods, JudgedRule, DestinationLaw, LawQuestion, LawRow } from "../page-parts.ts";
import { cachePossible, holdsBut, holdsUnder } from "#rating/duties/possible-charges.ts";
import { describeGiftLimit, describeThreshold, nameScheme, type Told, writeRows } from "./law-rows.ts";

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
  const peak = findPeak(catalog, locale, lines, code);
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
    rows: groupLines(parcels, (slug) => findLastHandoverDay(slug, [code], deadline.by, catalog)),
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

/** Goods of no special kind, bought by a private person and sent by air: what most parcels are. */
const usual = { goods: "general", buyer: "private", mode: "air" } as const;

/** What a private buyer's parcel is charged on import to a country today, from which value, and what changes next. */
export function describeLaw(catalog: Catalog, locale: Locale, code: string): DestinationLaw | undefined {
  const { dutyRules } = catalog.reference;
  const place = findPlace(dutyRules, code, undefined);
  if (!place) return undefined;
  const now = findUsual(catalog, place, getToday());
  const rows = writeRows(now.due, place, locale);
  const next = findNextChange(catalog, place, locale, rows);
  const gift = describeGiftLimit(place, locale);
  const sources = [
    // a rate of the tariff has its own source beside that of the law
    ...[...now.due, ...(next?.due ?? [])].flatMap(({ due }) => [due.charge.source, due.source]),
    ...listParts(dutyRules, code).flatMap(({ part }) => (part.rates && !part.refused ? [part.source] : [])),
    ...(place.regime.gift ? [place.regime.gift.source] : []),
    ...[...now.open, ...(next?.unsure ?? []), ...(next?.refusals ?? [])].map(({ source }) => source),
  ];
  return {
    rows,
    duty: describeThreshold(now.due, "duty", { place, locale }),
    tax: describeThreshold(now.due, "tax", { place, locale }),
    ...(gift && { gift }),
    ...(next && {
      next: {
        day: next.day,
        expected: next.unsure.length > 0,
        rows: next.rows,
        refusals: next.refusals.map(({ reason }) => resolveLocale<string>(reason, locale).value),
        open: next.unsure.map((question) => writeQuestion(question, place, locale)),
      },
    }),
    states: Object.keys(place.regime.countries).length,
    guides: listGuides(catalog, locale, code),
    open: now.open.map((question) => writeQuestion(question, place, locale)),
    sources: listDatedSources(catalog, locale, dateSources(sources)),
  };
}

/** The guides whose title names the country or its body of law. */
function listGuides(catalog: Catalog, locale: Locale, code: string) {
  const named = matchNames(catalog, code);
  const own = [...catalog.guides].flatMap(([id, versions]) => (named(getOriginal(versions).head.title) ? [id] : []));
  return listGuideLinks(catalog, locale, own).map(({ title, path }) => ({ title, path }));
}

type Usual = { due: Told[]; open: readonly OpenQuestion[]; refusals: Place["regime"]["refusals"] };

/** What the law has for the usual parcel on a day whatever its value, with and without the seller's registration. */
function findUsual({ reference, site }: Catalog, place: Place, day: string): Usual {
  const { regime, country } = place;
  const from = site.origins[0].code;
  const cases = (regime.scheme ? [true, false] : [false]).map((registered) => ({ ...usual, day, from, registered }));
  const due = cases.flatMap((known) => {
    const { charges, assumed } = cachePossible(place, reference.dutyRules, known);
    return charges
      .filter(({ charge }) => holdsUnder(charge.when, assumed))
      .map((one) => ({ due: one, registered: known.registered }));
  });
  const concerns = ({ when }: { when: OpenQuestion["when"] }) =>
    cases.some((known) => holdsBut(when, { ...known, country }));
  return {
    due,
    open: regime.open.filter(concerns),
    // above a value other rules hold today as well as tomorrow
    refusals: regime.refusals.filter((refusal) => !refusal.when.value && concerns(refusal)),
  };
}

/** A question that matters to sellers in a scheme alone names it. */
function writeQuestion(
  { question, readings, assumed, when }: OpenQuestion,
  { regime: { scheme } }: Place,
  locale: Locale,
): LawQuestion {
  const text = resolveLocale<string>(question, locale).value;
  const isOfScheme = when.registered && scheme;
  return {
    question: isOfScheme ? translate("labelled", locale, { label: nameScheme(scheme, locale), text }) : text,
    readings: readings.map((reading) => ({
      text: resolveLocale<string>(reading.text, locale).value,
      isAssumed: reading.id === (assumed[usual.goods] ?? assumed["*"]),
    })),
  };
}

/** The first day after today on which something else is charged or no figure can be given any more, and what is then. */
function findNextChange(catalog: Catalog, place: Place, locale: Locale, now: readonly LawRow[]) {
  const { regime } = place;
  const today = getToday();
  const tariffs = Object.values(catalog.reference.dutyRules.tariffs).flat();
  const days = [...[...regime.charges, ...regime.refusals].map(({ when }) => when), ...tariffs]
    .flatMap(({ from, to }) => [from, to && addDays(to, 1)])
    .filter((day) => day !== undefined && day > today);
  const before = findUsual(catalog, place, today);
  for (const day of [...new Set(days)].toSorted()) {
    if (!day) continue;
    const then = findUsual(catalog, place, day);
    const rows = writeRows(then.due, place, locale);
    const begins = listNew(rows, now);
    const refusals = then.refusals.filter((one) => !before.refusals.includes(one));
    if (begins.length > 0 || rows.length < now.length || refusals.length > 0)
      return {
        day,
        due: then.due,
        refusals,
        // what begins or ends on that day under one reading only
        unsure: then.open.filter(({ when }) => when.from === day),
        rows: [
          ...begins.map((row) => ({ ...row, begins: true })),
          ...listNew(now, rows).map((row) => ({ ...row, begins: false })),
        ],
      };
  }
  return undefined;
}

function listNew(rows: readonly LawRow[], others: readonly LawRow[]): LawRow[] {
  const known = new Set(others.map((row) => JSON.stringify(row)));
  return rows.filter((row) => !known.has(JSON.stringify(row)));
}

/** The sources of some rows, each with the day on which it was read. */
function dateSources(all: readonly Source[]) {
  const sources = [...new Map(all.map((source) => [source.title, source])).values()];
  return { sources, checked: sources.map(({ title, date }) => ({ source: title, read: date })) };
}
