import type { Quote } from "#rating/answer.ts";
import { daysOnTheWay } from "#rating/transit.ts";
import type { Catalog } from "../catalog.ts";
import { type Locale, localPath } from "#site/locales.ts";
import { inOwnCurrency } from "#site/own-currency.ts";
import { inLocale, original } from "../localized.ts";
import { calculatorQuery } from "../views/calculator-query.ts";
import { countryName } from "../views/country-name.ts";
import { ownCurrencyOf } from "../views/own-currency.ts";
import { answerFor, boxesOf, type Sample, sampleFor, suitedTo } from "../views/sample-prices.ts";
import { say } from "../words.ts";
import type { LonLat } from "./view.ts";

/** A city where lines stop on the way. */
export type Gateway = { id: string; name: string; at: LonLat; stop: boolean; region?: string };

/** A place served by a line, with the price to get there. */
export type Place = {
  /** Its zone on the rate card. */
  zone: string;
  country: string;
  name: string;
  at: LonLat;
  mode: "air" | "sea";
  via?: Gateway;
  /** For the sample, in minor units; `own`: in words in the currency that readers think in. */
  price?: { amount: number; currency: string; own?: string };
  /** Working days. */
  transit?: { min: number; max: number };
  /** Link to the calculator with the sample filled in. */
  href: string;
};

/** The shipment that the prices on a line's map are for. */
export type MapSample = { quantity: number; weight_kg: number; size_cm: [number, number, number] };

const airCargoKg = 100;
const cubicMetre: MapSample = { quantity: 10, weight_kg: 25, size_cm: [50, 50, 40] };

/** The sample parcel that lines are compared by, 100 kg of air cargo or a cubic metre by sea. */
export function sampleOf(catalog: Catalog, service: string): MapSample {
  const kind = original(catalog.services.get(service))?.head.kind ?? "b2c";
  if (kind === "b2c") return boxesOf(catalog, kind, sampleFor(catalog, kind).weight_kg);
  const bySea = catalog.cards.some((card) => card.service === service && card.mode === "sea");
  return bySea ? cubicMetre : boxesOf(catalog, kind, airCargoKg);
}

/** Every place of a line; countries in the reference file's order come first. */
export function placesOf(
  catalog: Catalog,
  locale: Locale,
  service: string,
  size: MapSample = sampleOf(catalog, service),
): Place[] {
  const own = catalog.cards.filter((card) => card.service === service);
  const all = own.flatMap(({ zones, mode }) => zones.map(({ zone, country }) => ({ zone, country, mode })));
  // the postcodes of one country that lie in the zone of another are that other's: 006 is Puerto Rico
  const zones = all.filter(
    (one) => one.zone === one.country || !all.some(({ zone, country }) => zone === one.zone && country === zone),
  );
  const once = new Map(zones.map((one) => [`${one.zone} ${one.country}`, one]));
  const order = catalog.reference.countries.map(({ code }) => code);
  return [...once.values()]
    .sort((a, b) => order.indexOf(a.country) - order.indexOf(b.country))
    .flatMap(({ zone, country, mode }) => {
      const found = positionOf(catalog, zone, country, locale);
      if (!found) return [];
      const { postcode, ...position } = found;
      const sample = suitedTo(catalog, service, { ...size, to: country, postcode });
      const via = gatewayFor(catalog, locale, service, zone, country);
      return [{ zone, country, mode, ...position, ...(via && { via }), ...offer(catalog, locale, service, sample) }];
    });
}

/** Every country that parcels reach, each with the cheapest of its lines for general goods. */
export function parcelPlaces(catalog: Catalog, locale: Locale, size: MapSample): Place[] {
  const lines = [...catalog.services].filter(
    ([, versions]) => original(versions).head.kind === "b2c" && !original(versions).head.overview,
  );
  const best = new Map<string, Place>();
  for (const [service] of lines)
    for (const { price, transit, ...bare } of placesOf(catalog, locale, service, size)) {
      if (bare.zone !== bare.country) continue;
      const general = suitedTo(catalog, service, { ...size, to: bare.country }).goods === undefined;
      const place: Place = { ...bare, ...(general && price && { price }), ...(general && transit && { transit }) };
      const known = best.get(place.country);
      const cheaper = (place.price?.amount ?? Number.MAX_VALUE) < (known?.price?.amount ?? Number.MAX_VALUE);
      // the route is that of the first line in the menu, the price the lowest of all
      if (!known || cheaper) best.set(place.country, { ...place, ...(known?.via && { via: known.via }) });
    }
  return [...best.values()];
}

/** Where lines start. */
export function hubOf({ site }: Catalog, locale: Locale): { name: string; at: LonLat } {
  const [hub] = site.origins;
  return { name: hub ? inLocale(hub.hub, locale).value : "", at: hub ? [hub.lon, hub.lat] : [0, 0] };
}

function positionOf(catalog: Catalog, zone: string, country: string, locale: Locale) {
  const named = catalog.network.gateways?.places.find((place) => place.zone === zone);
  if (named) {
    const at: LonLat = [named.lon, named.lat];
    return { name: inLocale(named.name, locale).value, at, postcode: named.postcode };
  }
  const known = catalog.reference.countries.find(({ code }) => code === country);
  const at: LonLat | undefined = known && [known.lon, known.lat];
  return at && { name: countryName(catalog, country, locale), at, postcode: undefined };
}

function gatewayFor(
  { network }: Catalog,
  locale: Locale,
  service: string,
  zone: string,
  country: string,
): Gateway | undefined {
  const found = network.gateways?.gateways.find(
    ({ to, services, stop }) =>
      (to.includes(zone) || (!stop && to.includes(country))) && (!services || services.includes(service)),
  );
  if (!found) return undefined;
  const { id, name, lon, lat, stop, region } = found;
  return { id, name: inLocale(name, locale).value, at: [lon, lat], stop, ...(region && { region }) };
}

function offer(catalog: Catalog, locale: Locale, service: string, sample: Sample) {
  const answer = answerFor(catalog, service, sample);
  const about = answer.available && aboutText(answer, catalog, locale);
  return {
    href: `${localPath("/resource/shipping-calculator", locale)}?${calculatorQuery(sample)}&service=${service}`,
    ...(answer.available && {
      price: { amount: answer.total, currency: answer.currency, ...(about && { own: about }) },
      transit: daysOnTheWay(answer.transit),
    }),
  };
}

function aboutText({ total: amount, currency }: Quote, catalog: Catalog, locale: Locale): string | undefined {
  const own = inOwnCurrency({ amount, currency }, ownCurrencyOf(catalog, locale), locale);
  return own && say("own_currency_about", locale, { amount: own });
}
