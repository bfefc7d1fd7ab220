import type { PageRequest } from "#catalog/page-request.ts";
import { rateCardCsv } from "#catalog/views/rate-card-csv.ts";

/** `/downloads/{service}.csv`: the rate cards of a service for a spreadsheet. */
export function make({ catalog, params }: PageRequest) {
  return rateCardCsv(catalog, (params.name ?? "").replace(/\.csv$/, ""));
}
