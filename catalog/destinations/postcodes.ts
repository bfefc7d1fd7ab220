import { listParts, type Place } from "#rating/duties/rules.ts";
import type { RateCard, Surcharge } from "#rating/card.ts";
import { formatMoney } from "../figures/write.ts";
import { translate } from "../messages.ts";
import { type Locale, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import type { PostcodeRules } from "../page-parts.ts";
import { labelSurcharge } from "../rates/amounts.ts";
import { getServiceName } from "../views/names.ts";
import { describeSurcharge } from "../views/card-rules.ts";
import { filterCurrentCards } from "../views/service-lines.ts";
import { formatPercent } from "./law-rows.ts";
import { listCards } from "./list-destinations.ts";

/** What a postcode decides in a country: which line goes there, at which surcharge, and where another law holds. */
export function listPostcodeRules(catalog: Catalog, locale: Locale, code: string): PostcodeRules | undefined {
  const { reference } = catalog;
  const form = reference.countries.find((country) => country.code === code)?.postcode;
  const services = [...new Set(listCards(catalog, code).map(({ service }) => service))];
  const lines = services.flatMap((service) => listLineRules(catalog, locale, code, service));
  const law = listParts(reference.dutyRules, code).flatMap((place) => {
    const { part } = place;
    const text = part.refused
      ? resolveLocale<string>(part.refused, locale).value
      : part.rates && writePartRates(place, locale);
    return text ? [{ name: resolveLocale<string>(part.name, locale).value, text, postcodes: part.postcodes }] : [];
  });
  const decides = lines.some(
    ({ zones, excluded, dearer }) =>
      excluded.length > 0 || dearer.length > 0 || zones.some(({ postcodes }) => postcodes !== undefined),
  );
  return decides || law.length > 0 ? { ...(form && { form }), lines, law } : undefined;
}

/** The taxes of a part of a country, without the rates of some goods: `5% + 7%`. */
function writePartRates({ regime, rates }: Place, locale: Locale): string {
  const common = regime.charges.flatMap(({ amount }) =>
    "percent" in amount && "own" in amount.percent ? [amount.percent.own] : [],
  );
  const own = Object.entries(rates).flatMap(([name, rate]) =>
    common.includes(name) && Number(rate) > 0 ? [rate] : [],
  );
  return translate("law_part_rate", locale, { rate: own.map((rate) => formatPercent(rate, locale)).join(" + ") });
}

function listLineRules(catalog: Catalog, locale: Locale, code: string, service: string): PostcodeRules["lines"] {
  const [card] = filterCurrentCards(catalog, service);
  if (!card) return [];
  return [
    {
      name: getServiceName(catalog, service, locale),
      zones: card.zones
        .filter(({ country }) => country === code)
        .map(({ zone, postcodes }) => ({
          name: (postcodes && getZoneName(catalog, locale, zone)) ?? "",
          ...(postcodes && { postcodes }),
        })),
      excluded: (card.excluded ?? []).flatMap(({ country, postcodes }) => (country === code ? postcodes : [])),
      dearer: card.surcharges.flatMap((surcharge) => {
        const { countries, postcodes } = surcharge.when ?? {};
        return postcodes && (!countries || countries.includes(code))
          ? [{ text: describeDearer(surcharge, card, catalog, locale), postcodes }]
          : [];
      }),
    },
  ];
}

/** What a zone is called: by its main place, or as the country that it is. */
export function getZoneName({ network, reference }: Catalog, locale: Locale, zone: string): string | undefined {
  const place =
    network.gateways?.places.find((one) => one.zone === zone) ?? reference.countries.find(({ code }) => code === zone);
  return place && resolveLocale(place.name, locale).value;
}

/** A surcharge without the postcodes that stand beside it. */
function describeDearer(surcharge: Surcharge, card: RateCard, catalog: Catalog, locale: Locale): string {
  const { amount, currency = card.currency } = surcharge;
  if (amount.per !== "parcel" && amount.per !== "shipment")
    return describeSurcharge({ ...surcharge, when: {} }, { card, catalog, locale });
  const text = translate(amount.per === "parcel" ? "law_each_parcel" : "law_each_consignment", locale, {
    amount: formatMoney({ amount: amount.price / 1e6, currency }, locale),
  });
  return translate("labelled", locale, { label: labelSurcharge(surcharge, { locale }), text });
}
