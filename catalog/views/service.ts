import { getTransitDays } from "#rating/answer.ts";
import type { Catalog } from "../model.ts";
import { toMassAmount } from "#rating/shipment/units.ts";
import { buildAddress } from "#site/pages.ts";
import { getOriginal, getPageLanguages, type Locale, resolveLocale } from "#site/locales.ts";
import { listDepartures } from "../calendar/line-days.ts";
import { drawDayAxis } from "../drawings/axes.ts";
import { drawLargestBoxes, drawWeightRule, findLargestBox } from "../drawings/box.ts";
import { goods, standObject } from "../drawings/kit/objects.ts";
import { drawServiceMap } from "../drawings/maps/service-map.ts";
import { renderQuestions } from "../markdown/render.ts";
import { findOverviewPath, getServicePath } from "../site-pages.ts";
import { getNewsArchive } from "../newsroom/archive.ts";
import { findNotices } from "../newsroom/item.ts";
import { getCountryInSentence, getCountryName, listDatedSources, listGuideLinks } from "./names.ts";
import {
  writeCalculatorQuery,
  describeSample,
  getSample,
  makeSampleBoxes,
  measureSampleBulk,
  quoteFittingSample,
  quoteSample,
} from "./sample-prices.ts";
import {
  compareServices,
  listDestinations,
  filterCurrentCards,
  findCurrentCard,
  findPeak,
  findSchedule,
  getPrice,
} from "./service-lines.ts";
import { listKinds } from "./goods.ts";
import { getToday } from "../read/values.ts";
import type { OverviewPage, ServicePage } from "../line-page-data.ts";
import type { Sample, ServiceLine } from "../page-parts.ts";

/** Sample weights of the price table in kg, as far as the service accepts them. */
const weights = { b2c: [0.1, 0.5, 1, 2, 5], b2b: [50, 100, 300, 1000] };

/** The page of a line. */
export function buildServicePage(catalog: Catalog, locale: Locale, slug: string): ServicePage | undefined {
  const versions = catalog.services.get(slug);
  const card = findCurrentCard(catalog, slug);
  if (!versions || !card) return undefined;
  const { head } = resolveLocale(versions, locale).value;
  const { example } = head;
  const cards = filterCurrentCards(catalog, slug);
  const prices = buildPriceTable(catalog, locale, slug, head, card.limits.maxMass);
  const answer = example && quoteSample(catalog, slug, example);
  const named = head.shown.find(({ to, postcode }) => to === example?.to && postcode === example.postcode);
  const [shown] = prices.rows.filter(({ transit }) => transit);
  const wayTo = shown && head.shown[prices.rows.indexOf(shown)];
  const sent = wayTo && quoteFittingSample(catalog, slug, { ...getSample(catalog, head.kind), ...wayTo });
  const place =
    shown && (shown.place === shown.country ? getCountryInSentence(catalog, shown.code, locale) : shown.place);
  return {
    slug,
    ...collectTexts(catalog, locale, slug, versions),
    ...getPageLanguages(versions, locale),
    peak: findPeak(catalog, locale, [{ slug }]),
    mode: card.mode,
    batteries: card.goods.includes("battery-inside"),
    schedule: findSchedule(catalog, locale, slug, card.transit.cutoffDays),
    unit: card.unit,
    limits: card.limits,
    weight: card.weight,
    methods: [...new Set(cards.map(({ tariff }) => tariff.method))],
    longest: cards.flatMap(({ tariff, limits }) =>
      limits.maxSide ? [{ method: tariff.method, side: limits.maxSide }] : [],
    ),
    valid: card.validFrom,
    query: `${writeCalculatorQuery(example ?? { ...catalog.site.samples.start, to: head.shown[0]?.to ?? catalog.site.samples.start.to })}&service=${slug}`,
    countries: listDestinations(catalog, slug)
      .map(({ code }) => getCountryName(catalog, code, locale))
      .sort((a, b) => a.localeCompare(b, locale)),
    map: drawServiceMap(catalog, locale, slug).drawing,
    prices,
    ...(shown?.transit && { way: { to: place ?? "", drawn: drawDayAxis(shown.transit, locale) } }),
    ...(wayTo &&
      place &&
      sent?.available && {
        departures: {
          place,
          thing: standObject(goods[head.kind === "b2c" ? "parcel" : card.mode], "0", 0),
          all: listDepartures(catalog, {
            service: slug,
            from: catalog.site.origins[0].code,
            to: wayTo.to,
            cutoffDays: card.transit.cutoffDays,
            transitMin: sent.transit.min,
            transitMax: sent.transit.max,
          }),
        },
      }),
    ...(example &&
      answer?.available && {
        example: {
          shipment: example,
          place: named?.label ?? getCountryName(catalog, example.to, locale),
          answer,
          drawn: drawWeightRule(example, answer, locale),
        },
      }),
    news: listNews(catalog, locale, [slug]),
    notices: findNotices(catalog, locale, slug),
    today: getToday(),
    overview: findOverviewPath(catalog, head.kind),
    ...(catalog.site.weight_guide && { weightGuide: buildAddress("guides", catalog.site.weight_guide) }),
    siblings: compareServices(catalog, locale, head.kind, getSample(catalog, head.kind))
      .filter((line) => line.slug !== slug)
      .map(({ name, path, summary }) => ({ name, path, summary })),
  };
}

/** The page that compares the lines of a kind. */
export function buildOverviewPage(catalog: Catalog, locale: Locale, slug: string): OverviewPage | undefined {
  const versions = catalog.services.get(slug);
  if (!versions) return undefined;
  const { kind, shown } = resolveLocale(versions, locale).value.head;
  const sample = getSample(catalog, kind);
  const lines = compareServices(catalog, locale, kind, sample);
  return {
    slug,
    ...collectTexts(catalog, locale, slug, versions),
    ...getPageLanguages(versions, locale),
    query: writeCalculatorQuery(sample),
    sample: describeSample(catalog, locale, kind),
    lines: kind === "b2b" ? lines : drawLines(catalog, lines),
    peak: findPeak(catalog, locale, lines),
    matrix: buildMatrix(catalog, locale, shown, lines, sample),
    news: listNews(
      catalog,
      locale,
      [...catalog.services].flatMap(([line, of]) => (getOriginal(of).head.kind === kind ? [line] : [])),
    ),
  };
}

/** Lines of parcels with the largest box that each takes, drawn to one scale. */
function drawLines(catalog: Catalog, lines: readonly ServiceLine[]): OverviewPage["lines"] {
  const boxes = lines.map(({ slug }) => {
    const card = findCurrentCard(catalog, slug);
    return card && findLargestBox(card);
  });
  const drawn = drawLargestBoxes(boxes);
  return lines.map((line, at) => ({ ...line, drawn: drawn[at] ?? "", ...(boxes[at] && { largest: boxes[at] }) }));
}

type Versions = NonNullable<ReturnType<Catalog["services"]["get"]>>;
type Head = NonNullable<Versions[Locale]>["head"];

function collectTexts(catalog: Catalog, locale: Locale, slug: string, versions: Versions) {
  const { head, prose } = resolveLocale(versions, locale).value;
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
    path: getServicePath(slug, getOriginal(versions).head),
    kinds: listKinds(catalog, locale, slug),
    faq: renderQuestions(head.faq, locale),
    prose,
    sources: listDatedSources(catalog, locale, head),
    guides: listGuideLinks(catalog, locale, head.guides),
  };
}

/** The latest items that concern one of the lines. */
function listNews(catalog: Catalog, locale: Locale, slugs: readonly string[]) {
  const { byService, entries } = getNewsArchive(catalog, locale);
  const ids = new Set(slugs.flatMap((slug) => byService.get(slug) ?? []).map(({ id }) => id));
  return entries.filter(({ id }) => ids.has(id)).slice(0, 3);
}

/** Prices of a line to the places it shows, for weights that it accepts, in the boxes of `makeSampleBoxes`. */
function buildPriceTable(catalog: Catalog, locale: Locale, slug: string, { kind, shown }: Head, most?: number) {
  const columns = weights[kind].filter((kg) => kind === "b2b" || !most || kg <= toMassAmount(most));
  const rows = shown.map(({ to, postcode, label }) => {
    const answers = columns.map((kg) =>
      quoteFittingSample(catalog, slug, { to, postcode, ...makeSampleBoxes(catalog, kind, kg) }),
    );
    const first = answers.find((answer) => answer.available);
    return {
      code: to,
      place: label ?? getCountryName(catalog, to, locale),
      country: getCountryName(catalog, to, locale),
      prices: answers.map((answer) => (answer.available ? getPrice(answer) : null)),
      ...(first?.available && { transit: getTransitDays(first.transit) }),
    };
  });
  return { columns, rows, bulk: measureSampleBulk(catalog, kind) };
}

/** Price and time of the sample on every line, to every place that the overview shows. */
function buildMatrix(
  catalog: Catalog,
  locale: Locale,
  shown: Head["shown"],
  lines: readonly ServiceLine[],
  sample: Sample,
) {
  const rows = shown.map(({ to, postcode, label }) => ({
    code: to,
    place: label ?? getCountryName(catalog, to, locale),
    cells: lines.map((line) => {
      const answer = quoteFittingSample(catalog, line.slug, { ...sample, to, postcode });
      return answer.available ? { ...getPrice(answer), ...getTransitDays(answer.transit) } : null;
    }),
  }));
  // a line that goes to none of these places would be an empty column
  const serving = lines.flatMap((_, at) => (rows.some(({ cells }) => cells[at]) ? [at] : []));
  return {
    lines: serving.flatMap((at) => lines[at] ?? []).map(({ name, path }) => ({ name, path })),
    rows: rows.map(({ cells, ...row }) => ({ ...row, cells: serving.map((at) => cells[at] ?? null) })),
  };
}
