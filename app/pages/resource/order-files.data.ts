import type { PageRequest } from "#catalog/page-request.ts";
import { calculatorRates } from "#catalog/views/calculator-rates.ts";
import { orderFilesView } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest) {
  return orderFilesView(catalog, locale);
}

export function apart({ catalog, locale }: PageRequest) {
  return calculatorRates(catalog, locale).file;
}
