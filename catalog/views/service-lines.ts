import { daysOnTheWay } from "#rating/transit.ts";
import type { Quote, Reason, Refusal } from "#rating/answer.ts";
import { massIn } from "#rating/mass.ts";
import { fromCardMass } from "#rating/scale.ts";
import type { Catalog } from "../catalog.ts";
import { type Locale, localPath } from "#site/locales.ts";
import { inLocale, original } from "../localized.ts";
import { servicePath } from "../paths.ts";
import { today } from "../day.ts";
import { answerFor, type Sample, suitedTo } from "./sample-prices.ts";

/** A service as a row of a comparison. */
export type ServiceLine = {
  slug: string;
  name: string;
  path: string;
  icon: string;
  summary: string;
  mode: "air" | "sea";
  carries: string[];
  maxKg?: number;
  countries: number;
  price?: { amount: number; currency: string };
  transit?: { min: number; max: number };
  /** What keeps it from taking the sample, where it does not. */
  refused?: Reason["field"];
};

/** The lines of a kind in order, each with its price for the sample. */
export function serviceLines(catalog: Catalog, locale: Locale, kind: "b2b" | "b2c", sample: Sample): ServiceLine[] {
  return [...catalog.services]
    .filter(([, versions]) => original(versions).head.kind === kind && !original(versions).head.overview)
    .sort(([, a], [, b]) => original(a).head.order - original(b).head.order)
    .map(([slug, versions]) => {
      const { head } = inLocale(versions, locale).value;
      const card = cardOfToday(catalog, slug);
      const answer = answerFor(catalog, slug, suitedTo(catalog, slug, sample));
      const countries = new Set(
        catalog.cards
          .filter(({ service }) => service === slug)
          .flatMap(({ zones }) => zones.map(({ country }) => country)),
      );
      return {
        slug,
        name: head.name,
        path: localPath(servicePath(slug, original(versions).head), locale),
        icon: head.icon,
        summary: head.summary,
        mode: card?.mode ?? "air",
        carries: goodsLabels(catalog, card?.goods ?? [], locale),
        ...maxKgOf(card),
        countries: countries.size,
        ...(answer.available ? priceOf(answer) : refusalOf(answer)),
      };
    });
}

/** The service's card that is valid on the day of the build, or else its first. */
export function cardOfToday(catalog: Catalog, service: string) {
  return cardsOfToday(catalog, service)[0] ?? catalog.cards.find((card) => card.service === service);
}

/** All valid cards: a service may have one per method, such as shared and full containers. */
export function cardsOfToday({ cards }: Catalog, service: string) {
  return cards
    .filter((card) => card.service === service)
    .filter(({ validFrom, validTo }) => validFrom <= today() && (!validTo || today() <= validTo));
}

export function goodsLabels({ reference }: Catalog, ids: readonly string[], locale: Locale): string[] {
  return reference.goods.filter(({ id }) => ids.includes(id)).map(({ label }) => inLocale(label, locale).value);
}

function maxKgOf(card: ReturnType<typeof cardOfToday>): Pick<ServiceLine, "maxKg"> {
  const limit = card?.limits.maxMass ?? card?.limits.maxTotalMass;
  const whole = card?.weight.per === "consignment" ? (card.limits.maxTotalMass ?? limit) : limit;
  return whole && card ? { maxKg: massIn("kg", fromCardMass(whole, card.unit)) } : {};
}

function refusalOf({ reasons: [reason] }: Refusal): Pick<ServiceLine, "refused"> {
  return reason ? { refused: reason.field } : {};
}

function priceOf({ total, currency, transit }: Quote): Pick<ServiceLine, "price" | "transit"> {
  return { price: { amount: total, currency }, transit: daysOnTheWay(transit) };
}
