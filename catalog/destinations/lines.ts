import { fromMinor } from "#rating/money/money.ts";
import type { Limits, RateCard } from "#rating/card.ts";
import { getTransitDays } from "#rating/answer.ts";
import { fromCardLength, fromCardMass, convertLength, convertMass } from "#rating/shipment/units.ts";
import { getLocaleEntry, getOriginal, type Locale, toLocalPath } from "#site/locales.ts";
import { formatMoney } from "../figures/write.ts";
import { translate } from "../messages.ts";
import type { Catalog } from "../model.ts";
import type { DestinationLine, PricedDays } from "../page-parts.ts";
import { getServicePath } from "../site-pages.ts";
import { getServiceName } from "../views/names.ts";
import { makeSampleBoxes, quoteFittingSample } from "../views/sample-prices.ts";
import { filterCurrentCards, listLines } from "../views/service-lines.ts";
import { getZoneName } from "./postcodes.ts";

/** Kilograms that lines are priced for, by kind. */
export const lineWeights = { b2c: [0.5, 2, 10], b2b: [100, 300, 1000] } as const;

/** The lines to a country, parcels first, each with its prices; a line that divides the country has a row a part. */
export function listDestinationLines(catalog: Catalog, locale: Locale, code: string): DestinationLine[] {
  return listLines(catalog).flatMap(({ slug, versions }) => {
    const { head } = getOriginal(versions);
    // of containers and shared ones, the card that takes the smallest shipment
    const [card] = filterCurrentCards(catalog, slug).toSorted(
      (a, b) => (a.limits.minTotalMass ?? 0) - (b.limits.minTotalMass ?? 0),
    );
    if (!card) return [];
    return listParts(catalog, locale, card, code).map(({ zone, ...part }) => ({
      kind: head.kind,
      slug,
      name: getServiceName(catalog, slug, locale),
      path: toLocalPath(getServicePath(slug, head), locale),
      ...(part.name && { part: part.name }),
      ...priceLine(catalog, slug, head.kind, { to: code, postcode: part.postcode }),
      limits: describeLimits(card, { ...card.limits, ...card.limitsByZone[zone] }, locale),
      terms: card.incoterms,
    }));
  });
}

type Part = { zone: string; name?: string | undefined; postcode?: string };

/** The parts into which a card divides a country, each with a postcode there to ask a price with. */
function listParts(catalog: Catalog, locale: Locale, card: RateCard, code: string): Part[] {
  const places = catalog.network.gateways?.places ?? [];
  const own = card.zones.filter(({ country }) => country === code);
  return [...new Map(own.map((zone) => [zone.zone, zone])).values()].flatMap(({ zone, postcodes }): Part[] => {
    if (!postcodes) return [{ zone }];
    const postcode = places.find((place) => place.zone === zone)?.postcode;
    return postcode ? [{ zone, name: getZoneName(catalog, locale, zone), postcode }] : [];
  });
}

function priceLine(
  catalog: Catalog,
  slug: string,
  kind: "b2b" | "b2c",
  at: { to: string; postcode?: string | undefined },
): Pick<DestinationLine, "prices" | "days"> {
  const answers = lineWeights[kind].map((kg) =>
    quoteFittingSample(catalog, slug, { ...at, ...makeSampleBoxes(catalog, kind, kg) }),
  );
  const first = answers.find((answer) => answer.available);
  return {
    prices: answers.map((answer) => (answer.available ? { amount: answer.total, currency: answer.currency } : null)),
    ...(first?.available && { days: getTransitDays(first.transit) }),
  };
}

/** The lines for parcels that take the lightest for least and that are there first, where they are not the same. */
export function summariseLines(lines: readonly DestinationLine[]): { cheapest?: PricedDays; fastest?: PricedDays } {
  const parcels = lines.flatMap(({ kind, prices: [price], days }) =>
    kind === "b2c" && price && days ? [{ price, days }] : [],
  );
  const [cheapest] = parcels.toSorted((a, b) => a.price.amount - b.price.amount);
  const [fastest] = parcels.toSorted((a, b) => a.days.max - b.days.max || a.price.amount - b.price.amount);
  return { ...(cheapest && { cheapest }), ...(fastest && fastest !== cheapest && { fastest }) };
}

function describeLimits({ unit, currency }: RateCard, limits: Limits, locale: Locale): string {
  const number = (value: number) => value.toLocaleString(getLocaleEntry(locale).numbers, { maximumFractionDigits: 1 });
  const measured = (amount: number, sign: "sign_kg" | "sign_cm") =>
    translate("card_measured", locale, { amount: number(amount), unit: translate(sign, locale) });
  const kg = (mass: number) => measured(convertMass("kg", fromCardMass(mass, unit)), "sign_kg");
  const cm = (length: number) => measured(convertLength("cm", fromCardLength(length, unit)), "sign_cm");
  const { minTotalMass, maxTotalMass, maxMass, maxSide, maxHeight, maxSideSum, maxGirth, maxValue } = limits;
  return [
    minTotalMass !== undefined && translate("limit_from", locale, { weight: kg(minTotalMass) }),
    maxMass !== undefined && translate("limit_parcel", locale, { weight: kg(maxMass) }),
    maxTotalMass !== undefined && translate("limit_total", locale, { weight: kg(maxTotalMass) }),
    maxSide !== undefined && translate("limit_side", locale, { side: cm(maxSide) }),
    maxHeight !== undefined && translate("limit_height", locale, { height: cm(maxHeight) }),
    maxSideSum !== undefined && translate("limit_sum", locale, { sum: cm(maxSideSum) }),
    maxGirth !== undefined && translate("limit_girth", locale, { girth: cm(maxGirth) }),
    maxValue !== undefined &&
      translate("limit_value", locale, {
        value: formatMoney({ amount: fromMinor(maxValue, currency), currency }, locale),
      }),
  ]
    .filter((text) => text !== false)
    .join(translate("between_clauses", locale));
}
