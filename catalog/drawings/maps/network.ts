import type { Quote } from "#rating/answer.ts";
import { getTransitDays } from "#rating/answer.ts";
import type { Mode } from "#rating/card.ts";
import type { Catalog } from "../../model.ts";
import { getOriginal, type Locale, resolveLocale, toLocalPath } from "#site/locales.ts";
import { convertToOwnCurrency } from "#site/currency.ts";
import {
  type Boxes,
  writeCalculatorQuery,
  fitSampleToService,
  getOwnCurrency,
  getSample,
  makeSampleBoxes,
  quoteSample,
} from "../../views/sample-prices.ts";
import { getCountryName } from "../../views/names.ts";
import type { Days, Price, Sample } from "../../page-parts.ts";
import { translate } from "../../messages.ts";
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
  mode: Mode;
  via?: Gateway;
  /** For the sample, in minor units; `own`: in words in the currency that readers think in. */
  price?: Price & { own?: string };
  /** Working days. */
  transit?: Days;
  /** Link to the calculator with the sample filled in. */
  href: string;
};

const airCargoKg = 100;
const cubicMetre: Boxes = { quantity: 10, weight_kg: 25, size_cm: [50, 50, 40] };

/** What the prices on a line's map are for: the sample parcel, 100 kg of air cargo or a cubic metre by sea. */
export function pickSample(catalog: Catalog, service: string): Boxes {
  const kind = getOriginal(catalog.services.get(service))?.head.kind ?? "b2c";
  if (kind === "b2c") return makeSampleBoxes(catalog, kind, getSample(catalog, kind).weight_kg);
  const bySea = catalog.cards.some((card) => card.service === service && card.mode === "sea");
  return bySea ? cubicMetre : makeSampleBoxes(catalog, kind, airCargoKg);
}

/** Every place of a line; countries in the reference file's order come first. */
export function listPlaces(
  catalog: Catalog,
  locale: Locale,
  service: string,
  size: Boxes = pickSample(catalog, service),
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
      const found = findPosition(catalog, zone, country, locale);
      if (!found) return [];
      const { postcode, ...position } = found;
      const sample = fitSampleToService(catalog, service, { ...size, to: country, postcode });
      const via = findGateway(catalog, locale, service, zone, country);
      const quoted = quotePlace(catalog, locale, service, sample);
      return [{ zone, country, mode, ...position, ...(via && { via }), ...quoted }];
    });
}

/** Every country that parcels reach, each with the cheapest of its lines for general goods. */
export function listParcelPlaces(catalog: Catalog, locale: Locale, size: Boxes): Place[] {
  const lines = [...catalog.services].filter(
    ([, versions]) => getOriginal(versions).head.kind === "b2c" && !getOriginal(versions).head.overview,
  );
  const best = new Map<string, Place>();
  for (const [service] of lines)
    for (const { price, transit, ...bare } of listPlaces(catalog, locale, service, size)) {
      if (bare.zone !== bare.country) continue;
      const general = fitSampleToService(catalog, service, { ...size, to: bare.country }).goods === undefined;
      const place: Place = { ...bare, ...(general && price && { price }), ...(general && transit && { transit }) };
      const known = best.get(place.country);
      const cheaper = (place.price?.amount ?? Number.MAX_VALUE) < (known?.price?.amount ?? Number.MAX_VALUE);
      // the route is that of the first line in the menu, the price the lowest of all
      if (!known || cheaper) best.set(place.country, { ...place, ...(known?.via && { via: known.via }) });
    }
  return [...best.values()];
}

/** Where lines start. */
export function findHub({ site }: Catalog, locale: Locale): { name: string; at: LonLat } {
  const [{ hub, lon, lat }] = site.origins;
  return { name: resolveLocale(hub, locale).value, at: [lon, lat] };
}

function findPosition(catalog: Catalog, zone: string, country: string, locale: Locale) {
  const named = catalog.network.gateways?.places.find((place) => place.zone === zone);
  if (named) {
    const at: LonLat = [named.lon, named.lat];
    return { name: resolveLocale(named.name, locale).value, at, postcode: named.postcode };
  }
  const known = catalog.reference.countries.find(({ code }) => code === country);
  const at: LonLat | undefined = known && [known.lon, known.lat];
  return at && { name: getCountryName(catalog, country, locale), at, postcode: undefined };
}

function findGateway(catalog: Catalog, locale: Locale, service: string, zone: string, country: string) {
  const found = catalog.network.gateways?.gateways.find(
    ({ to, services, stop }) =>
      (to.includes(zone) || (!stop && to.includes(country))) && (!services || services.includes(service)),
  );
  if (!found) return undefined;
  const { id, name, lon, lat, stop, region } = found;
  const at: LonLat = [lon, lat];
  return { id, name: resolveLocale(name, locale).value, at, stop, ...(region && { region }) };
}

function quotePlace(catalog: Catalog, locale: Locale, service: string, sample: Sample) {
  const answer = quoteSample(catalog, service, sample);
  const about = answer.available && formatOwnCurrency(answer, catalog, locale);
  return {
    href: `${toLocalPath("/resource/shipping-calculator", locale)}?${writeCalculatorQuery(sample)}&service=${service}`,
    ...(answer.available && {
      price: { amount: answer.total, currency: answer.currency, ...(about && { own: about }) },
      transit: getTransitDays(answer.transit),
    }),
  };
}

function formatOwnCurrency({ total: amount, currency }: Quote, catalog: Catalog, locale: Locale): string | undefined {
  const own = convertToOwnCurrency({ amount, currency }, getOwnCurrency(catalog, locale), locale);
  return own && translate("own_currency_about", locale, { amount: own });
}
