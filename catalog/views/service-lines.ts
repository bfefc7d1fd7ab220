import type { Quote, Refusal } from "#rating/answer.ts";
import { getTransitDays } from "#rating/answer.ts";
import { filterValidCards } from "#rating/quote-cards.ts";
import { findPeakOn } from "#rating/calendar/transit-plan.ts";
import type { Mode, RateCard } from "#rating/card.ts";
import { convertMass, fromCardMass } from "#rating/shipment/units.ts";
import { getLocaleEntry, getOriginal, type Locale, resolveLocale, toLocalPath } from "#site/locales.ts";
import { chinese } from "../chinese/language.ts";
import type { Catalog } from "../model.ts";
import type { Days, PeakView, Price, Sample, Schedule, ServiceLine } from "../page-parts.ts";
import { getToday } from "../read/values.ts";
import { getServicePath } from "../site-pages.ts";
import { getServiceName } from "./names.ts";
import { quoteFittingSample } from "./sample-prices.ts";

/** Every line with its texts, as in the menu. */
export function listLines(catalog: Catalog) {
  return [...catalog.services]
    .map(([slug, versions]) => ({ slug, versions }))
    .filter(({ versions }) => !getOriginal(versions).head.overview)
    .sort((a, b) => getPlaceInMenu(catalog, a.slug) - getPlaceInMenu(catalog, b.slug));
}

/** Parcels before freight, then by the services' own order. */
export function getPlaceInMenu({ services }: Catalog, slug: string): number {
  const head = getOriginal(services.get(slug))?.head;
  return (head?.kind === "b2c" ? 0 : 1_000) + (head?.order ?? 0);
}

/** The lines of a kind in order, each with its price for the sample. */
export function compareServices(catalog: Catalog, locale: Locale, kind: "b2b" | "b2c", sample: Sample): ServiceLine[] {
  return listLines(catalog)
    .filter(({ versions }) => getOriginal(versions).head.kind === kind)
    .map(({ slug, versions }) => {
      const { head } = resolveLocale(versions, locale).value;
      const card = findCurrentCard(catalog, slug);
      const answer = quoteFittingSample(catalog, slug, sample);
      return {
        slug,
        name: head.name,
        path: toLocalPath(getServicePath(slug, getOriginal(versions).head), locale),
        icon: head.icon,
        summary: head.summary,
        mode: card?.mode ?? "air",
        carries: listGoodsLabels(catalog, card?.goods ?? [], locale),
        ...getMaxKg(card),
        countries: listDestinations(catalog, slug).length,
        ...(answer.available
          ? { price: getPrice(answer), transit: getTransitDays(answer.transit) }
          : getRefusal(answer)),
      };
    });
}

/** The service's card that is valid on the day of the build, or else its first. */
export function findCurrentCard(catalog: Catalog, service: string) {
  return filterCurrentCards(catalog, service)[0] ?? catalog.cards.find((card) => card.service === service);
}

/** How many prices cards hold: one for each zone and band. */
export function countPrices(cards: readonly RateCard[]): number {
  return cards.reduce((sum, { tariff }) => sum + Object.values(tariff.bands).flat().length, 0);
}

/** All valid cards: a service may have one per method, such as shared and full containers. */
export function filterCurrentCards({ cards }: Catalog, service: string) {
  return filterValidCards(
    getToday(),
    cards.filter((card) => card.service === service),
  );
}

export function listGoodsLabels({ reference }: Catalog, ids: readonly string[], locale: Locale): string[] {
  return reference.goods.filter(({ id }) => ids.includes(id)).map(({ label }) => resolveLocale(label, locale).value);
}

function getMaxKg(card: ReturnType<typeof findCurrentCard>): Pick<ServiceLine, "maxKg"> {
  const limit = card?.limits.maxMass ?? card?.limits.maxTotalMass;
  const whole = card?.weight.per === "consignment" ? (card.limits.maxTotalMass ?? limit) : limit;
  return whole && card ? { maxKg: convertMass("kg", fromCardMass(whole, card.unit)) } : {};
}

function getRefusal({ reasons: [reason] }: Refusal): Pick<ServiceLine, "refused"> {
  return reason ? { refused: reason.field } : {};
}

export function getPrice({ total, currency }: Quote): Price {
  return { amount: total, currency };
}

/** Countries of a service, or of all, each once; by another mode only if no line flies there. */
export function listDestinations({ cards }: Catalog, service?: string): { code: string; mode: Mode }[] {
  const own = cards.filter((card) => !service || card.service === service);
  const found = new Map<string, Mode>();
  for (const { mode, zones } of own)
    for (const { country } of zones) if (found.get(country) !== "air") found.set(country, mode);
  return [...found].map(([code, mode]) => ({ code, mode }));
}

/** Working days of several lines together, from the fewest to the most; nothing of none. */
export function mergeDays(all: readonly Days[]): Days | undefined {
  if (all.length === 0) return undefined;
  return { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) };
}

/** The peak that the working days of some lines include on the day of the build, everywhere or to one country; nothing outside one. */
export function findPeak(
  catalog: Catalog,
  locale: Locale,
  lines: readonly { slug: string }[],
  only?: string,
): PeakView | undefined {
  const services = [...new Set(lines.map(({ slug }) => slug))];
  const { calendar } = catalog.reference.engine;
  const from = catalog.site.origins[0].code;
  const found = services.map((service) =>
    listDestinations(catalog, service)
      .filter(({ code }) => !only || code === only)
      .flatMap(({ code }) => findPeakOn({ service, from, to: code, handOver: getToday() }, calendar) ?? []),
  );
  const all = found.flat();
  const [first] = all;
  if (!first) return undefined;
  const days = all.map((one) => one.days);
  return {
    name: resolveLocale<string>(first.name, locale).value,
    until: first.until,
    extra: { min: Math.min(...days), max: Math.max(...days) },
    except: services
      .filter((_, at) => found[at]?.length === 0)
      .map((service) => getServiceName(catalog, service, locale)),
  };
}

/** When a service departs from its first hub, by the calendar of operations. */
export function findSchedule(catalog: Catalog, locale: Locale, service: string, cutoffDays: number): Schedule {
  const { hubs, departures } = catalog.reference.engine.calendar;
  const hub = hubs[catalog.site.origins[0].code];
  const own = departures.find(({ services }) => services.includes(service));
  const all = own === undefined || hub === undefined || hub.open.every((day) => own.on.includes(day));
  return {
    kind: own?.kind ?? "flight",
    days: all ? [] : own.on.map((day) => formatWeekdayName(day, own.on.length > 1, locale)),
    by: hub?.handOverByService[service] ?? hub?.handOverBy ?? "",
    before: cutoffDays,
    ...(!all &&
      own.on.length === 1 && { handOver: formatWeekdayName(stepBack(own.on[0], cutoffDays, hub.open), false, locale) }),
  };
}

/** The day of the week that is a number of working days before another. */
function stepBack(from = 0, count: number, open: readonly number[]): number {
  let day = from;
  for (let left = count; left > 0; ) {
    day = (day + 6) % 7;
    if (open.includes(day)) left -= 1;
  }
  return day;
}

/** Name of a day of the week, 0 being Sunday. Chinese timetables always abbreviate it: 周四. */
function formatWeekdayName(day: number, brief: boolean, locale: Locale): string {
  const sunday = new Date(Date.UTC(2026, 10, 22 + day));
  const weekday = brief || locale === chinese ? "short" : "long";
  return sunday.toLocaleDateString(getLocaleEntry(locale).dates, { weekday, timeZone: "UTC" });
}
