import { localPath } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { number } from "#app/ui/format.ts";
import { clauses } from "#app/ui/joined.ts";
import { freightParam, writeFreight } from "../freight/freight-param.ts";
import type { Mend } from "./mends.ts";
import type { OrdersResult } from "./messages.ts";
import { rowText } from "./rows-text.ts";

type Props = {
  row: number;
  /** In how many parcels the order could go. */
  parcels: number | undefined;
  result: OrdersResult;
  /** Destinations that freight goes to. */
  freightTo: ReadonlySet<string>;
  onMend: (mend: Mend) => void;
};

const link = "min-h-9 content-center text-sm font-semibold text-link underline underline-offset-4";

/** What a seller does with an order that is too large for a parcel: more parcels, or freight. */
export function RefusedWays({ row, parcels, result, freightTo, onMend }: Props) {
  const { names, countries, grams } = result;
  const to = countries[row] ?? "";
  const label = (way: string) => clauses([rowText(row, names), way]);
  const freightText = m.noted({ text: m.mend_as_freight(), note: m.new_tab() });
  const split = parcels && m.mend_as_parcels({ count: number(parcels) });
  const weight = String(Math.round(grams[row] ?? 0) / 1000);
  const piece = { kind: "carton", quantity: "1", length: "", width: "", height: "", weight, stackable: true } as const;
  const freight = writeFreight({ to, postcode: "", units: "metric", rows: [piece] });
  return (
    <span className="flex flex-wrap gap-x-4">
      {split && (
        <button
          type="button"
          className={link}
          aria-label={label(split)}
          onClick={() => onMend({ rows: [row], field: "parcels", use: String(parcels) })}
        >
          {split}
        </button>
      )}
      {freightTo.has(to) && (
        <a
          className={link}
          // this page keeps the file and what was answered
          target="_blank"
          rel="noopener"
          aria-label={label(freightText)}
          href={`${localPath("/resource/shipping-calculator", getLocale())}?${new URLSearchParams(freight.map((text) => [freightParam, text]))}`}
        >
          {freightText}
        </a>
      )}
    </span>
  );
}
