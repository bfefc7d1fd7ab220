import type { PageRequest } from "#catalog/page-request.ts";
import { rateCardCsv } from "#catalog/views/rate-card-csv.ts";

/** `/downloads/{service}.csv`: a service's rate cards for a spreadsheet, in the language of the address. */
export function make({ catalog, locale, params }: PageRequest) {
  return rateCardCsv(catalog, (params.name ?? "").replace(/\.csv$/, ""), locale);
}
