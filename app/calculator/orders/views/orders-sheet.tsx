import { m } from "#app/messages/m.ts";
import { formatDate, formatMoney, formatNumber } from "#app/ui/format.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Terms } from "#rating/shipment/shipment.ts";
import { formatCurrency } from "../../format/money.ts";
import type { CalculatorNames } from "../../format/names.ts";
import { PaperFacts, PaperHead } from "../../quote-document/paper.tsx";
import { filterRowsByState } from "../download-texts.ts";
import { InvoiceCheck } from "../invoice/invoice-check.tsx";
import type { Share } from "../pricing/splits.ts";
import type { OrdersResult } from "../types.ts";
import { usePricedFile } from "../priced-file.ts";
import {
  describePricedOrders,
  describeSaving,
  describeUnread,
  describeVariedGroup,
  listRowLabels,
  nameSplit,
} from "./orders-text.ts";

/** A priced file on paper: who offers, day and terms, the total, its parts by line and country, and the rows that are in none; of an invoice the check alone. */
export function OrdersSheet({ terms, today }: { terms: Terms; today: string }) {
  const { phase, names, nameService } = usePricedFile();
  const { result, split, file } = phase;
  const { lines, countries } = result.splits[split];
  const saved = describeSaving(result, split, nameService);
  const facts = [
    [m.field_date(), formatDate(result.day)],
    [m.field_currency(), formatCurrency(result.currency)],
    [m.field_terms(), terms.incoterm === "DDP" ? m.terms_ddp() : m.terms_dap()],
    // an invoice names its own lines
    ...(result.billed ? [] : [[m.orders_each_takes(), nameSplit(split)]]),
  ];
  const left = listLeftOutRows(result, names);
  return (
    <section className="hidden text-[13px] leading-5 print:block" aria-label={file}>
      <PaperHead />
      <p className="mt-4">{m.labelled({ label: file, text: m.offer_made({ date: formatDate(today) }) })}</p>
      {result.billed && <InvoiceCheck paper />}
      {result.billed ? (
        <PaperFacts facts={facts} />
      ) : (
        <>
          <p role="heading" aria-level={1} className="mt-1 text-lg font-semibold">
            {describePricedOrders(phase)}
          </p>
          {saved && <p>{saved}</p>}
          <PaperFacts facts={facts} />
          <div className="mt-4 grid grid-cols-2 items-start gap-8">
            <SharesTable title={m.orders_by_line()} shares={lines} nameShare={(key) => nameService(Number(key))} />
            <SharesTable title={m.orders_by_country()} shares={countries} nameShare={names.country} />
          </div>
        </>
      )}
      {left.length > 0 && (
        <table className="mt-5 w-full text-start">
          <caption className="border-b border-ink py-0.5 text-start font-semibold">
            {m.problems_title({ count: left.reduce((sum, { count }) => sum + count, 0) })}
          </caption>
          <tbody>
            {left.map(({ reason, count, rows }) => (
              <tr key={reason} className="border-b border-line align-top print:break-inside-avoid">
                <td className="py-0.5 pe-3 text-end tabular-nums">{formatNumber(count)}</td>
                <th scope="row" className="py-0.5 pe-3 text-start font-normal">
                  {reason}
                </th>
                <td className="py-0.5">{rows}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type SharesTableProps = {
  title: string;
  shares: readonly Share[];
  nameShare: (key: string) => string;
};

/** Every part of a total, with its number of orders. */
function SharesTable({ title, shares, nameShare }: SharesTableProps) {
  const { currency } = usePricedFile().phase.result;
  return (
    <table className="w-full text-start">
      <caption className="py-0.5 text-start font-semibold">{title}</caption>
      <TableHead columns={[title, m.orders_row(), m.order_price()]} className="sr-only" />
      <tbody className="border-t border-ink">
        {shares.map(({ key, orders, total }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-0.5 text-start font-normal">
              {nameShare(key)}
            </th>
            <td className="py-0.5 text-end tabular-nums">{formatNumber(orders)}</td>
            <td className="py-0.5 text-end tabular-nums">{formatMoney(total, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LeftOut = { reason: string; count: number; rows: string };

/** The rows that are in no total, by the reason, with the names of the first of each. */
function listLeftOutRows(result: OrdersResult, names: CalculatorNames): LeftOut[] {
  const { unread, refused, notes } = result;
  const entry = (reason: string, rows: readonly number[]): LeftOut => ({
    reason,
    count: rows.length,
    rows: listRowLabels(rows, result),
  });
  const byHand = filterRowsByState(result, "left-out");
  const incomplete = filterRowsByState(result, "incomplete");
  const hidden = unread.hidden + refused.hidden;
  return [
    ...unread.groups.map((group) => entry(describeUnread(group), group.rows)),
    ...refused.groups.map((group) => entry(describeVariedGroup(group, names), group.rows)),
    ...(incomplete.length > 0 ? [entry(m.incomplete_why(), incomplete)] : []),
    ...(byHand.length > 0 ? [entry(m.unchecked_left(), byHand)] : []),
    // the orders of the file that are none of those with a price
    ...notes.noOrders.flatMap(({ kind, rows }) => (kind === "void" ? [entry(m.unsent_why(), rows)] : [])),
    ...(hidden > 0 ? [{ reason: m.groups_hidden({ count: formatNumber(hidden) }), count: hidden, rows: "" }] : []),
  ];
}
