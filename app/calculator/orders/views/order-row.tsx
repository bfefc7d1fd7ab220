import { m } from "#app/messages/m.ts";
import { formatMoney } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type OrdersResult, rowStates, type SortColumn, type Sorting } from "../types.ts";
import { usePricedFile } from "../priced-file.ts";
import { formatBilled, formatDifference, formatGrams, labelRow } from "./orders-text.ts";

type Column = readonly [label: string, align: string, by?: SortColumn];

/** The columns, most of which the rows can be sorted by; a file with invoiced amounts has these and no choice of lines. */
export function listOrderColumns(billed: boolean): Column[] {
  const prices: Column[] = billed
    ? [
        [m.invoice_cards_say(), "text-end"],
        [m.column_billed(), "text-end max-sm:hidden"],
        [m.invoice_difference(), "text-end last-column"],
      ]
    : [[m.order_price(), "text-end last-column", "total"]];
  return [
    [m.orders_row(), "text-start", "row"],
    [m.column_country(), `text-start ${billed ? "max-sm:hidden" : ""}`, "country"],
    [m.column_weight(), "text-end max-sm:hidden", "weight"],
    [m.table_line(), "text-start max-sm:hidden"],
    ...prices,
  ];
}

type OrdersTableHeadProps = { billed: boolean; sort: Sorting; onSort: (by: SortColumn) => void };

/** The head of the table of orders: buttons that sort, and an arrow at the one that does. */
export function OrdersTableHead({ billed, sort, onSort }: OrdersTableHeadProps) {
  return (
    <thead className="sticky top-0 z-10 bg-panel">
      <tr className="h-[2.75rem] border-b border-line">
        {listOrderColumns(billed).map(([label, align, by]) => (
          <th
            key={label}
            scope="col"
            className={`px-2 font-semibold sm:px-3 ${align}`}
            aria-sort={sort.by === by ? (sort.descending ? "descending" : "ascending") : undefined}
          >
            {by ? (
              <button
                type="button"
                className="inline-flex min-h-8 items-center gap-1 text-start font-semibold"
                onClick={() => onSort(by)}
              >
                {label}
                <Icon
                  name={
                    sort.by !== by
                      ? "lucide:chevrons-up-down"
                      : sort.descending
                        ? "lucide:chevron-down"
                        : "lucide:chevron-up"
                  }
                  className={`size-4! ${sort.by === by ? "" : "text-quiet"}`}
                />
              </button>
            ) : (
              label
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Props = {
  row: number;
  /** Its place in the table, from 0. */
  place: number;
  onOpen: (row: number) => void;
};

/** One row of the file: what was read, its price or why it has none, and in an invoice what was billed. */
export function OrderRow({ row, place, onOpen }: Props) {
  const { phase, names } = usePricedFile();
  const { result, invoice, split, table } = phase;
  const { service: chosen, totals } = result.splits[split];
  const { currency } = result;
  const service = chosen[row] ?? -1;
  const country = result.countries[row] ?? "";
  const grams = result.grams[row] ?? 0;
  const weight = grams > 0 ? formatGrams(grams, table.units.weight) : "–";
  const billed = invoice?.billedBy[row] ?? Number.NaN;
  const expected = invoice?.expectedBy[row] ?? -1;
  const apart = expected < 0 ? 0 : billed - expected;
  const amount = Number.isNaN(billed) ? "–" : formatBilled(billed, currency);
  const slug = result.billed ? invoice?.lineBy[row] : result.services[service];
  // an invoice bills each row for itself
  const isExpected = result.billed && expected >= 0;
  const line = (service >= 0 || isExpected) && slug ? names.service(slug).name : "";
  const describePrice = () => {
    if (service < 0 && !isExpected) return <span className="text-bad">{describeRowState(result, row)}</span>;
    if (!result.billed) return formatMoney(totals[row] ?? 0, currency);
    if (!isExpected) return "–";
    return invoice?.ruleBy[row]?.rule === "again" ? m.invoice_again() : formatMoney(expected, currency);
  };
  return (
    <tr aria-rowindex={place + 2} className="h-[2.75rem] border-b border-line tabular-nums">
      <th scope="row" className="max-w-40 truncate px-2 sm:px-3 text-start font-normal">
        <button
          type="button"
          className="min-h-8 text-link underline underline-offset-4"
          aria-label={m.row_open({ order: labelRow(row, result) })}
          onClick={() => onOpen(row)}
        >
          {result.names[row] || labelRow(row, result)}
        </button>
        {result.corrected.has(row) && <span className="ms-2 text-xs text-quiet">{m.mends_corrected()}</span>}
      </th>
      <td
        className={`max-w-[max(6rem,100vw-15.5rem)] truncate px-2 sm:max-w-44 sm:px-3 ${result.billed ? "max-sm:hidden" : ""}`}
      >
        <span className="block truncate">{country ? names.country(country) : "–"}</span>
        {/* on a phone there is room for fewer columns */}
        <span className="block text-xs text-quiet sm:hidden">{weight}</span>
      </td>
      <td className="px-2 sm:px-3 text-end max-sm:hidden">{weight}</td>
      <td className="px-2 sm:px-3 max-sm:hidden">{line || "–"}</td>
      <td className={`px-2 sm:px-3 text-end ${result.billed ? "" : "last-column"}`}>
        {describePrice()}
        <span className="ms-auto block max-w-[calc(100vw-15rem)] truncate text-xs text-quiet sm:hidden">{line}</span>
      </td>
      {result.billed && (
        <>
          <td className="px-2 sm:px-3 text-end max-sm:hidden">{amount}</td>
          <td className={`px-2 sm:px-3 text-end last-column ${apart > 0 ? "font-semibold text-bad" : ""}`}>
            {expected < 0 ? "–" : formatDifference(apart, currency)}
            <span className="block text-xs font-normal text-quiet sm:hidden">
              {m.labelled({ label: m.column_billed(), text: amount })}
            </span>
          </td>
        </>
      )}
    </tr>
  );
}

/** Why a row has no price, in a word or two. */
function describeRowState({ states, notes }: OrdersResult, row: number): string {
  switch (rowStates[states[row] ?? 0]) {
    case "incomplete":
      return m.state_incomplete();
    case "left-out":
      return m.state_left();
    case "unread":
      return m.state_waits();
    case "unserved":
      return m.state_unserved();
    case "no-order":
      return notes.noOrders.some(({ kind, rows }) => kind === "void" && rows.includes(row))
        ? m.state_unsent()
        : m.state_no_order();
    default:
      return m.orders_unfit();
  }
}
