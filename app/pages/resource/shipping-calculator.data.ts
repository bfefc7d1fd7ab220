import type { PageRequest } from "#catalog/page-request.ts";
import { calculatorRates } from "#catalog/views/calculator-rates.ts";
import { calculatorView } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest) {
  return calculatorView(catalog, locale);
}

export function apart({ catalog, locale }: PageRequest) {
  return calculatorRates(catalog, locale).file;
}
