import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";
import { list } from "#app/ui/joined.ts";
import type { Mend } from "./mends.ts";
import type { TableRead, OrdersResult } from "./messages.ts";
import { currencyText } from "../currency-text.ts";

type Props = { result: OrdersResult; table: TableRead; ratesOf: string; onMend: (mend: Mend) => void };

const named = 5;

/** What is said once about a file: amounts without a rate, missing postcodes, repeated order numbers, and what is not looked at. */
export function KnownNotes({ result: { known }, table: { columns }, ratesOf, onMend }: Props) {
  const { noRate, withoutPostcode, repeated, repeats } = known;
  const first = list(repeated.slice(0, named));
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm text-quiet marker:text-line">
      {noRate.length > 0 && (
        <li className="text-ink">
          {m.orders_no_rate({ currencies: list(noRate.map(({ currency }) => currencyText(currency))) })}
        </li>
      )}
      {columns.currency !== undefined && <li>{m.orders_rates({ date: date(ratesOf) })}</li>}
      {withoutPostcode > 0 && <li className="text-ink">{m.orders_no_postcode({ count: withoutPostcode })}</li>}
      {repeats.length > 0 && (
        <li className="text-ink">
          {m.orders_repeated({
            count: repeated.length,
            list: repeated.length > named ? m.rows_more({ list: first, more: repeated.length - named }) : first,
          })}
          {m.between_sentences()}
          <button
            type="button"
            className="min-h-6 font-semibold text-link underline underline-offset-4"
            onClick={() => onMend({ rows: repeats, leave: true })}
          >
            {m.orders_repeated_leave({ count: repeats.length })}
          </button>
        </li>
      )}
      <li>{m.orders_not_checked()}</li>
    </ul>
  );
}
