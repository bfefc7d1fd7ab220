import { data, type LoaderFunctionArgs } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { rateCardCsv } from "#catalog/views/rate-card-csv.ts";

/** `/downloads/{service}.csv`: the rate cards of a service for a spreadsheet. */
export function loader({ params }: LoaderFunctionArgs) {
  const csv = rateCardCsv(catalog(), (params.name ?? "").replace(/\.csv$/, ""));
  if (!csv) throw data(null, { status: 404 });
  return new Response(csv, {
    headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": "attachment" },
  });
}
