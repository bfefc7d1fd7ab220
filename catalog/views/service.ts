import { daysOnTheWay } from "#rating/transit.ts";
import type { Catalog } from "../catalog.ts";
import { massAmount } from "#rating/scale.ts";
import { addressOf } from "#site/pages.ts";
import type { Locale } from "#site/locales.ts";
import { inLanguages, inLocale, original } from "../localized.ts";
import { dayAxis } from "../drawings/day-axis.ts";
import { serviceMap } from "../drawings/service-map.ts";
import { weightRule } from "../drawings/weight-rule.ts";
import { renderMarkdown } from "../markdown/render.ts";
import { overviewPath, servicePath } from "../paths.ts";
import { newsArchive } from "../newsroom/archive.ts";
import { noticesFor } from "../newsroom/notices-for.ts";
import { countryInSentence, countryName } from "./country-name.ts";
import { calculatorQuery } from "./calculator-query.ts";
import { datedSources } from "./dated-sources.ts";
import { destinations } from "./destinations.ts";
import { guideLinks } from "./guide-links.ts";
import { peakOf } from "./peak.ts";
import { today } from "../day.ts";
import { answerFor, boxesOf, bulkOf, type Sample, sampleFor, sampleView, suitedTo } from "./sample-prices.ts";
import { scheduleOf } from "./schedule.ts";
import { cardOfToday, cardsOfToday, serviceLines } from "./service-lines.ts";

/** Sample weights of the price table in kg, as far as the service accepts them. */
const weights: Record<string, readonly number[]> = { b2c: [0.1, 0.5, 1, 2, 5], b2b: [50, 100, 300, 1000] };

/** The page of a line. */
export function serviceView(catalog: Catalog, locale: Locale, slug: string) {
  const versions = catalog.services.get(slug);
  const card = cardOfToday(catalog, slug);
  if (!versions || !card) return undefined;
  const { value: doc } = inLocale(versions, locale);
  const { head } = doc;
  const { example } = head;
  const to = destinations(catalog, slug);
  const prices = priceTable(catalog, locale, slug);
  const answer = example && answerFor(catalog, slug, example);
  const named = head.shown.find(({ to, postcode }) => to === example?.to && postcode === example.postcode);
  const [shown] = prices.rows.filter(({ transit }) => transit);
  return {
    slug,
    ...textsOf(catalog, locale, slug),
    ...inLanguages(versions, locale),
    peak: peakOf(catalog, locale, [slug]),
    mode: card.mode,
    batteries: card.goods.includes("battery-inside"),
    schedule: scheduleOf(catalog, locale, slug, card.transit.cutoffDays),
    unit: card.unit,
    limits: card.limits,
    weight: card.weight,
    methods: [...new Set(cardsOfToday(catalog, slug).map(({ tariff }) => tariff.method))],
    longest: cardsOfToday(catalog, slug).flatMap(({ tariff, limits }) =>
      limits.maxSide ? [{ method: tariff.method, side: limits.maxSide }] : [],
    ),
    valid: card.validFrom,
    query: `${calculatorQuery(example ?? { ...catalog.site.samples.start, to: head.shown[0]?.to ?? catalog.site.samples.start.to })}&service=${slug}`,
    countries: to.map(({ code }) => countryName(catalog, code, locale)).sort((a, b) => a.localeCompare(b, locale)),
    map: serviceMap(catalog, locale, slug),
    prices,
    ...(shown?.transit && {
      way: {
        to: shown.place === shown.country ? countryInSentence(catalog, shown.code, locale) : shown.place,
        drawn: dayAxis(shown.transit, locale),
      },
    }),
    ...(example &&
      answer?.available && {
        example: {
          shipment: example,
          place: named?.label ?? countryName(catalog, example.to, locale),
          answer,
          drawn: weightRule(example, answer, locale),
        },
      }),
    news: newsOf(catalog, locale, [slug]),
    notices: noticesFor(catalog, locale, slug),
    today: today(),
    overview: overviewPath(catalog, head.kind),
    ...(catalog.site.weight_guide && { weightGuide: addressOf("guides", catalog.site.weight_guide) }),
    siblings: serviceLines(catalog, locale, head.kind, sampleFor(catalog, head.kind))
      .filter((line) => line.slug !== slug)
      .map(({ name, path, summary }) => ({ name, path, summary })),
  };
}

export type ServicePage = NonNullable<ReturnType<typeof serviceView>>;

/** The page that compares the lines of a kind. */
export function overviewView(catalog: Catalog, locale: Locale, slug: string) {
  const versions = catalog.services.get(slug);
  if (!versions) return undefined;
  const { head } = original(versions);
  const sample = sampleFor(catalog, head.kind);
  const lines = serviceLines(catalog, locale, head.kind, sample);
  return {
    slug,
    ...textsOf(catalog, locale, slug),
    ...inLanguages(versions, locale),
    query: calculatorQuery(sample),
    sample: sampleView(catalog, locale, head.kind),
    lines,
    peak: peakOf(
      catalog,
      locale,
      lines.map((line) => line.slug),
    ),
    matrix: matrix(catalog, locale, slug, sample),
    news: newsOf(
      catalog,
      locale,
      [...catalog.services].flatMap(([line, of]) => (original(of).head.kind === head.kind ? [line] : [])),
    ),
  };
}

export type OverviewPage = NonNullable<ReturnType<typeof overviewView>>;

function textsOf(catalog: Catalog, locale: Locale, slug: string) {
  const versions = catalog.services.get(slug);
  if (!versions) throw new Error(`No service ${slug}`);
  const { head, prose } = inLocale(versions, locale).value;
  const { name, kind, icon, summary, description, audience, carries, refuses, tracking, customs, packing, steps } =
    head;
  return {
    name,
    kind,
    icon,
    summary,
    description,
    audience,
    carries,
    refuses,
    tracking,
    customs,
    packing,
    steps,
    path: servicePath(slug, original(versions).head),
    faq: head.faq.map(({ q, a }) => ({ q, html: renderMarkdown(a, locale).html })),
    prose,
    sources: datedSources(catalog, locale, head),
    guides: guideLinks(catalog, locale, head.guides),
  };
}

/** The latest items that concern one of the lines. */
function newsOf(catalog: Catalog, locale: Locale, slugs: readonly string[]) {
  const { byService, entries } = newsArchive(catalog, locale);
  const ids = new Set(slugs.flatMap((slug) => byService.get(slug) ?? []).map(({ id }) => id));
  return entries.filter(({ id }) => ids.has(id)).slice(0, 3);
}

/** Prices of a line to the places it shows, for weights that it accepts, in the boxes of `boxesOf`. */
function priceTable(catalog: Catalog, locale: Locale, slug: string) {
  const service = catalog.services.get(slug);
  const head = service && inLocale(service, locale).value.head;
  const kind = head?.kind ?? "b2c";
  const max = cardOfToday(catalog, slug)?.limits.maxMass;
  const columns = (weights[kind] ?? []).filter((kg) => kind === "b2b" || !max || kg <= massAmount(max));
  const rows = (head?.shown ?? []).map(({ to, postcode, label }) => {
    const answers = columns.map((kg) =>
      answerFor(catalog, slug, suitedTo(catalog, slug, { to, postcode, ...boxesOf(catalog, kind, kg) })),
    );
    const first = answers.find((answer) => answer.available);
    return {
      code: to,
      place: label ?? countryName(catalog, to, locale),
      country: countryName(catalog, to, locale),
      prices: answers.map((answer) => (answer.available ? { amount: answer.total, currency: answer.currency } : null)),
      ...(first?.available && { transit: daysOnTheWay(first.transit) }),
    };
  });
  return { columns, rows, bulk: bulkOf(catalog, kind) };
}

/** Price and time of the sample on every line, to every place that the overview shows. */
function matrix(catalog: Catalog, locale: Locale, slug: string, sample: Sample) {
  const service = catalog.services.get(slug);
  const head = service && inLocale(service, locale).value.head;
  const lines = serviceLines(catalog, locale, head?.kind ?? "b2c", sample);
  const rows = (head?.shown ?? []).map(({ to, postcode, label }) => ({
    code: to,
    place: label ?? countryName(catalog, to, locale),
    cells: lines.map((line) => {
      const answer = answerFor(catalog, line.slug, suitedTo(catalog, line.slug, { ...sample, to, postcode }));
      return answer.available
        ? { amount: answer.total, currency: answer.currency, ...daysOnTheWay(answer.transit) }
        : null;
    }),
  }));
  return { lines: lines.map(({ name, path }) => ({ name, path })), rows };
}
