import type { CalculatorPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { getCalculatorRates, type DataFile } from "#catalog/views/engine-data.ts";
import { buildFreightPage } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest): CalculatorPage {
  return buildFreightPage(catalog, locale);
}

export function apart({ catalog, locale }: PageRequest): DataFile {
  return getCalculatorRates(catalog, locale).file;
}
