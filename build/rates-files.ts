import type { Catalog } from "#catalog/model.ts";
import { getCalculatorRates, type DataFile, writeParcelRates } from "#catalog/views/engine-data.ts";
import { locales } from "#site/locales.ts";

/** The files that pages calculate prices from: the home page form's, and the calculator's in each language. */
export function listRatesFiles(catalog: Catalog): DataFile[] {
  return [writeParcelRates(catalog), ...locales.map((locale) => getCalculatorRates(catalog, locale).file)];
}
