import type { Catalog } from "../catalog.ts";
import type { Locale } from "#site/locales.ts";
import { inLocale } from "../localized.ts";

export function countryName({ reference }: Pick<Catalog, "reference">, code: string, locale: Locale): string {
  const country = reference.countries.find((each) => each.code === code);
  return country ? inLocale(country.name, locale).value : code;
}

/** A country as named in a sentence: "to the Netherlands". */
export function countryInSentence({ reference }: Pick<Catalog, "reference">, code: string, locale: Locale): string {
  const country = reference.countries.find((each) => each.code === code);
  return country ? inLocale(country.inSentence, locale).value : code;
}
