import type { Answer } from "#rating/answer.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { resolveGoods } from "#rating/comparison/parcel-prices.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { getMoneyStyle } from "#site/currency.ts";
import { getLocaleEntry, type Locale, type Localized, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import type { OwnCurrency, Sample } from "../page-parts.ts";
import { getToday } from "../read/values.ts";
import { getCountryInSentence, getCountryName } from "./names.ts";

/** The sample for comparing the lines of a kind. */
export function getSample(
  { site }: Pick<Catalog, "site">,
  kind: "b2b" | "b2c",
): Sample & { place?: Localized<string> | undefined } {
  return kind === "b2c" ? site.samples.parcel : site.samples.cargo;
}

/** The sample for comparing the lines of a kind, with the name of its destination. */
export function describeSample(catalog: Catalog, locale: Locale, kind: "b2b" | "b2c") {
  const { place, ...sample } = getSample(catalog, kind);
  const country = getCountryName(catalog, sample.to, locale);
  return {
    ...sample,
    country,
    place: place ? resolveLocale(place, locale).value : getCountryInSentence(catalog, sample.to, locale),
  };
}

/** A sample without its destination. */
export type Boxes = Required<Pick<Sample, "quantity" | "weight_kg" | "size_cm">>;

/**
 * The boxes that tables and maps price for a weight in kg: the site's sample parcel, scaled in its own proportions and
 * density, or as many of its sample cartons as come closest.
 */
export function makeSampleBoxes(catalog: Pick<Catalog, "site">, kind: "b2b" | "b2c", kg: number): Boxes {
  const { weight_kg, size_cm } = getSample(catalog, kind);
  if (kind === "b2b") {
    const quantity = Math.max(1, Math.round(kg / weight_kg));
    return { quantity, weight_kg: kg / quantity, size_cm };
  }
  const [a, b, c] = size_cm;
  const scaled = (side: number) => Math.max(1, Math.round(side * Math.cbrt(kg / weight_kg)));
  return { quantity: 1, weight_kg: kg, size_cm: [scaled(a), scaled(b), scaled(c)] };
}

/** Weight and volume of the sample's box, which tell readers how bulky the goods in a table are. */
export function measureSampleBulk(
  catalog: Pick<Catalog, "site">,
  kind: "b2b" | "b2c",
): { kg: number; cubicCentimetres: number } {
  const { weight_kg, size_cm } = getSample(catalog, kind);
  return { kg: weight_kg, cubicCentimetres: size_cm.reduce((volume, side) => volume * side) };
}

/** A sample in a content file as a shipment, duties unpaid, on the day of the build. */
export function makeSampleShipment({ site }: Catalog, sample: Sample): Shipment {
  const [a, b, c] = sample.size_cm;
  return {
    from: site.origins[0].code,
    to: sample.to,
    ...(sample.postcode && { postcode: sample.postcode }),
    parcels: [
      {
        quantity: sample.quantity ?? 1,
        mass: toMass(sample.weight_kg, "kg"),
        sides: [toLength(a, "cm"), toLength(b, "cm"), toLength(c, "cm")],
      },
    ],
    goods: sample.goods ?? "general",
    currency: site.currencies[0],
    incoterm: "DAP",
    shipDate: getToday(),
  };
}

/** One service's answer to a sample. */
export function quoteSample(catalog: Catalog, service: string, sample: Sample): Answer {
  const cards = catalog.cards.filter((card) => card.service === service);
  const [answer] = quote(makeSampleShipment(catalog, sample), cards, catalog.reference.engine);
  return answer ?? { available: false, service, reasons: [] };
}

/** The sample with goods that the service accepts, if it does not accept the sample's own. */
export function fitSampleToService(catalog: Catalog, service: string, sample: Sample): Sample {
  const { goods = "general" } = sample;
  const suited = resolveGoods(
    goods,
    catalog.cards.filter((card) => card.service === service),
  );
  return suited === goods ? sample : { ...sample, goods: suited };
}

/** One service's answer to a sample, with goods that it accepts. */
export function quoteFittingSample(catalog: Catalog, service: string, sample: Sample): Answer {
  return quoteSample(catalog, service, fitSampleToService(catalog, service, sample));
}

/** The query that opens the calculator with a sample filled in. */
export function writeCalculatorQuery({
  to,
  postcode,
  quantity = 1,
  weight_kg,
  size_cm,
  goods = "general",
}: Sample): string {
  const query = new URLSearchParams({ to, parcel: [quantity, weight_kg, ...size_cm].join("_") });
  if (postcode) query.set("postcode", postcode);
  if (goods !== "general") query.set("goods", goods);
  return query.toString();
}

/**
 * Rates from the cards' currencies to the one that a language's readers think in: a guide next to prices, which stay in
 * their card's currency. Undefined if the language names none, or the content has no rate for it.
 */
export function getOwnCurrency({ cards, reference, site }: Catalog, locale: Locale): OwnCurrency | undefined {
  const entry = getLocaleEntry(locale);
  const { currency: own, numbers } = entry;
  const { rates, date } = reference.engine.exchange;
  const rate = rates[own ?? ""];
  const others = site.currencies.filter((code) => code !== own && cards.some(({ currency }) => currency === code));
  const known = others.flatMap((code) => (rates[code] ? [{ code, rate: (rate ?? 0) / rates[code] }] : []));
  const [first] = known;
  if (!own || !rate || !first) return undefined;
  const names = new Intl.DisplayNames(numbers, { type: "currency" });
  const inOwn = new Intl.NumberFormat(numbers, getMoneyStyle(own, entry));
  const whole = new Intl.NumberFormat(numbers, { ...getMoneyStyle(own, entry), maximumFractionDigits: 0 });
  return {
    date,
    name: names.of(own) ?? own,
    pattern: whole.format(0).replace("0", "{amount}"),
    example: { one: `1 ${names.of(first.code) ?? first.code}`, is: inOwn.format(first.rate) },
    rates: Object.fromEntries(known.map(({ code, rate: perUnit }) => [code, perUnit / 10 ** getMinorDigits(code)])),
  };
}
