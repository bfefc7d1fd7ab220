import type { Catalog } from "#catalog/catalog.ts";
import { calculatorRates } from "#catalog/views/calculator-rates.ts";
import type { DataFile } from "#catalog/views/data-file.ts";
import { parcelRatesFile } from "#catalog/views/parcel-rates.ts";
import { locales } from "#site/locales.ts";

/** The files that pages calculate prices from: the home page form's, and the calculator's in each language. */
export function ratesFiles(catalog: Catalog): DataFile[] {
  return [parcelRatesFile(catalog), ...locales.map((locale) => calculatorRates(catalog, locale).file)];
}
