import type { PageRequest } from "#catalog/page-request.ts";
import { rateCardCsv } from "#catalog/views/rate-card-csv.ts";

/** `/downloads/{service}.csv`: the rate cards of a service for a spreadsheet, in the language of its address. */
export function make({ catalog, locale, params }: PageRequest) {
  return rateCardCsv(catalog, (params.name ?? "").replace(/\.csv$/, ""), locale);
}
