import type { Catalog } from "../catalog.ts";
import type { Locale } from "../locale.ts";

export function countryName({ reference }: Pick<Catalog, "reference">, code: string, locale: Locale): string {
  return reference.countries.find((country) => country.code === code)?.name[locale] ?? code;
}
