import { useMemo } from "react";
import { m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { joinClauses } from "#app/ui/format.ts";
import { toLocalPath } from "#site/locales.ts";
import { listFreightCountries } from "../../freight/convert-parcels.ts";
import { writeFreight } from "../../freight/write-freight.ts";
import { usePricedFile } from "../priced-file.ts";
import { labelRow } from "./orders-text.ts";

/** An order that is too large for a parcel may go as freight, where freight goes there. */
export default function FreightLink({ row }: { row: number }) {
  const { page, phase } = usePricedFile();
  const { countries, grams } = phase.result;
  const to = countries[row] ?? "";
  const served = useMemo(() => listFreightCountries(page).some(({ code }) => code === to), [page, to]);
  if (!served) return null;
  const freightText = m.noted({ text: m.mend_as_freight(), note: m.new_tab() });
  const weight = String(Math.round(grams[row] ?? 0) / 1000);
  const piece = { kind: "carton", quantity: "1", length: "", width: "", height: "", weight, stackable: true } as const;
  const freight = writeFreight({ to, postcode: "", units: "metric", rows: [piece] });
  return (
    <a
      className="min-h-9 content-center text-sm font-semibold text-link underline underline-offset-4"
      // this page keeps the file and what was answered
      target="_blank"
      rel="noopener"
      aria-label={joinClauses([labelRow(row, phase.result), freightText])}
      href={`${toLocalPath("/resource/freight-calculator", getLocale())}?${freight}`}
    >
      {freightText}
    </a>
  );
}
