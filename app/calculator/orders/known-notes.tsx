import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";
import { list } from "#app/ui/joined.ts";
import type { Mend } from "./mends.ts";
import { NoOrderNotes } from "./no-order-notes.tsx";
import { rowsText } from "./rows-text.ts";
import { RepeatedNotes } from "./repeated-notes.tsx";
import type { TableRead, OrdersResult } from "./messages.ts";
import { currencyText } from "../currency-text.ts";

type Props = { result: OrdersResult; table: TableRead; ratesOf: string; onMend: (mend: Mend) => void };

/** What is said once about a file: amounts without a rate, missing postcodes, repeated order numbers, and what is not looked at. */
export function KnownNotes({ result, table: { columns }, ratesOf, onMend }: Props) {
  const { noRate, withoutPostcode, repeated, continued } = result.known;
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm text-quiet">
      {noRate.length > 0 && (
        <li className="text-ink">
          {m.orders_no_rate({ currencies: list(noRate.map(({ currency }) => currencyText(currency))) })}
        </li>
      )}
      {columns.currency !== undefined && <li>{m.orders_rates({ date: date(ratesOf) })}</li>}
      {withoutPostcode > 0 && <li className="text-ink">{m.orders_no_postcode({ count: withoutPostcode })}</li>}
      {continued.length > 0 && (
        <li>{m.rows_continued({ count: continued.length, rows: rowsText(continued, result.names) })}</li>
      )}
      <NoOrderNotes result={result} />
      {repeated.length > 0 && <RepeatedNotes result={result} onMend={onMend} />}
      <li>{m.orders_not_checked()}</li>
    </ul>
  );
}
