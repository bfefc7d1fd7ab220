import type { Answer } from "#rating/answer.ts";
import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { goodsFor } from "#rating/parcel-prices.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { Catalog } from "../catalog.ts";
import type { Locale } from "#site/locales.ts";
import { inLocale, type Localized } from "../localized.ts";
import { countryInSentence, countryName } from "./country-name.ts";
import { today } from "../day.ts";

export type Sample = {
  to: string;
  postcode?: string | undefined;
  quantity?: number;
  weight_kg: number;
  size_cm: [number, number, number];
  goods?: string;
};

/** The sample for comparing the lines of a kind. */
export function sampleFor(
  { site }: Pick<Catalog, "site">,
  kind: "b2b" | "b2c",
): Sample & { place?: Localized<string> | undefined } {
  return kind === "b2c" ? site.samples.parcel : site.samples.cargo;
}

/** The sample for comparing the lines of a kind, with the name of its destination. */
export function sampleView(catalog: Catalog, locale: Locale, kind: "b2b" | "b2c") {
  const { place, ...sample } = sampleFor(catalog, kind);
  const country = countryName(catalog, sample.to, locale);
  return {
    ...sample,
    country,
    place: place ? inLocale(place, locale).value : countryInSentence(catalog, sample.to, locale),
  };
}

type Boxes = Required<Pick<Sample, "quantity" | "weight_kg" | "size_cm">>;

/**
 * The boxes that tables and maps price for a weight in kg: the site's sample parcel, scaled in its own proportions and
 * density, or as many of its sample cartons as come closest.
 */
export function boxesOf(catalog: Pick<Catalog, "site">, kind: "b2b" | "b2c", kg: number): Boxes {
  const { weight_kg, size_cm } = sampleFor(catalog, kind);
  if (kind === "b2b") {
    const quantity = Math.max(1, Math.round(kg / weight_kg));
    return { quantity, weight_kg: kg / quantity, size_cm };
  }
  const [a, b, c] = size_cm;
  const scaled = (side: number) => Math.max(1, Math.round(side * Math.cbrt(kg / weight_kg)));
  return { quantity: 1, weight_kg: kg, size_cm: [scaled(a), scaled(b), scaled(c)] };
}

/** Weight and volume of the sample's box, which tell readers how bulky the goods in a table are. */
export function bulkOf(catalog: Pick<Catalog, "site">, kind: "b2b" | "b2c"): { kg: number; cubicCentimetres: number } {
  const { weight_kg, size_cm } = sampleFor(catalog, kind);
  return { kg: weight_kg, cubicCentimetres: size_cm.reduce((volume, side) => volume * side) };
}

/** A sample in a content file as a shipment, duties unpaid, on the day of the build. */
export function sampleShipment({ site }: Catalog, sample: Sample): Shipment {
  const [a, b, c] = sample.size_cm;
  return {
    from: site.origins[0].code,
    to: sample.to,
    ...(sample.postcode && { postcode: sample.postcode }),
    parcels: [
      {
        quantity: sample.quantity ?? 1,
        mass: mass(sample.weight_kg, "kg"),
        sides: [length(a, "cm"), length(b, "cm"), length(c, "cm")],
      },
    ],
    goods: sample.goods ?? "general",
    currency: site.currencies[0],
    incoterm: "DAP",
    shipDate: today(),
  };
}

/** One service's answer to a sample. */
export function answerFor(catalog: Catalog, service: string, sample: Sample): Answer {
  const cards = catalog.cards.filter((card) => card.service === service);
  const [answer] = quote(sampleShipment(catalog, sample), cards, catalog.reference.engine);
  return answer ?? { available: false, service, reasons: [] };
}

/** The sample with goods that the service accepts, if it does not accept the sample's own. */
export function suitedTo(catalog: Catalog, service: string, sample: Sample): Sample {
  const { goods = "general" } = sample;
  const suited = goodsFor(
    goods,
    catalog.cards.filter((card) => card.service === service),
  );
  return suited === goods ? sample : { ...sample, goods: suited };
}
