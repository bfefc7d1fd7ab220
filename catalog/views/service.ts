import { daysOnTheWay } from "#rating/transit.ts";
import type { Catalog } from "../catalog.ts";
import { massAmount } from "#rating/scale.ts";
import { addressOf } from "#site/pages.ts";
import { type Locale, localPath } from "#site/locales.ts";
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
import { today } from "../day.ts";
import { answerFor, type Sample, sampleFor, sampleView, suitedTo } from "./sample-prices.ts";
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
  const [shown] = prices.rows.filter(({ transit }) => transit);
  return {
    slug,
    ...textsOf(catalog, locale, slug),
    ...inLanguages(versions, locale),
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
        drawn: dayAxis(
          shown.transit,
          doc.head.tracking.map(({ title }) => title),
          locale,
        ),
      },
    }),
    ...(example &&
      answer?.available && {
        example: {
          shipment: example,
          country: countryName(catalog, example.to, locale),
          answer,
          drawn: weightRule(example, answer, locale),
        },
      }),
    news: (newsArchive(catalog, locale).byService.get(slug) ?? []).slice(0, 3),
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
  return {
    slug,
    ...textsOf(catalog, locale, slug),
    ...inLanguages(versions, locale),
    query: calculatorQuery(sample),
    sample: sampleView(catalog, locale, head.kind),
    lines: serviceLines(catalog, locale, head.kind, sample),
    matrix: matrix(catalog, locale, slug, sample),
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
    guides: head.guides.flatMap((guide) => {
      const found = catalog.guides.get(guide);
      return found
        ? [{ title: inLocale(found, locale).value.head.title, path: localPath(addressOf("guides", guide), locale) }]
        : [];
    }),
  };
}

/** Prices of a line to the places it shows, for weights that it accepts, in the boxes of `boxOf`. */
function priceTable(catalog: Catalog, locale: Locale, slug: string) {
  const service = catalog.services.get(slug);
  const head = service && inLocale(service, locale).value.head;
  const max = cardOfToday(catalog, slug)?.limits.maxMass;
  const columns = (weights[head?.kind ?? "b2c"] ?? []).filter(
    (kg) => head?.kind === "b2b" || !max || kg <= massAmount(max),
  );
  const rows = (head?.shown ?? []).map(({ to, postcode, label }) => {
    const answers = columns.map((kg) =>
      answerFor(catalog, slug, suitedTo(catalog, slug, boxOf(kg, head?.kind ?? "b2c", to, postcode))),
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
  return { columns, rows };
}

/** Parcels are near-cubes of 4 litres per kilogram; freight is cartons of about 12.5 kg and 60 litres. */
function boxOf(kg: number, kind: string, to: string, postcode: string | undefined): Sample {
  if (kind === "b2b")
    return {
      to,
      postcode,
      quantity: Math.max(1, Math.round(kg / 12.5)),
      weight_kg: kg / Math.max(1, Math.round(kg / 12.5)),
      size_cm: [50, 40, 30],
    };
  const side = Math.max(8, Math.round(Math.cbrt(kg * 4000)));
  return { to, postcode, weight_kg: kg, size_cm: [side, side, Math.max(5, side - 2)] };
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
