import { useEffect, useRef } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { minorText } from "#rating/money.ts";
import type { Shipment } from "#rating/shipment.ts";
import { localPath } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { money, weekday } from "#app/ui/format.ts";
import { clauses, sentences } from "#app/ui/joined.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import { toQuery } from "../address.ts";
import { fieldsOfParcels } from "../fields-of-parcels.ts";
import { startState } from "../form-state.ts";
import type { CalculatorNames } from "../names.ts";
import { reasonText } from "../reason-text.ts";
import { billedWith } from "./invoice/billed-with.ts";
import type { InvoiceResult } from "./invoice/check-invoice.ts";
import { ruleText } from "./invoice/rule-text.ts";
import { MendControl } from "./mend-control.tsx";
import { orderText } from "./order-text.ts";
import { rowText } from "./rows-text.ts";
import type { ResultPhase } from "./phase.ts";
import type { useOrders } from "./use-orders.ts";

type Props = {
  row: number;
  phase: ResultPhase;
  orders: ReturnType<typeof useOrders>;
  page: CalculatorPage;
  names: CalculatorNames;
  onClose: () => void;
};

/** One order in full: what was read, what each line asks and when it arrives, a weight to correct, and the way to every step. */
export function RowPanel({ row, phase, orders, page, names, onClose }: Props) {
  const { result, detail, invoice } = phase;
  const title = useRef<HTMLHeadingElement>(null);
  const { openRow } = orders;
  // asked again whenever the file was priced anew
  useEffect(() => {
    if (result) openRow(row);
  }, [row, result]);
  useEffect(() => title.current?.focus(), []);
  const order = rowText(row, result.names);
  const own = detail?.row === row ? detail : undefined;
  const shipment = own?.shipment;
  const billed = invoice && billedText(row, invoice, result.currency, names);
  return (
    <section className="rounded-2xl border border-line bg-panel p-5">
      <div className="flex items-start justify-between gap-4">
        <h3 ref={title} tabIndex={-1} className="text-lg font-semibold">
          {m.row_title({ order })}
        </h3>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {m.row_close()}
        </button>
      </div>
      {shipment && <p className="text-quiet">{orderText(shipment, names)}</p>}
      {billed && <p className="mt-1">{billed}</p>}
      {own && own.lines.length === 0 && <p className="mt-2 text-bad">{m.row_none()}</p>}
      {own && own.lines.length > 0 && (
        <table className="timetable timetable-tight mt-3">
          <TableHead columns={[m.table_line(), m.row_arrives(), { name: m.order_price(), number: true }]} />
          <tbody>
            {own.lines.map(({ service, total, earliest, latest }) => (
              <tr key={service}>
                <th scope="row">{names.service(service).name}</th>
                <td>
                  {weekday(earliest)} – {weekday(latest)}
                </td>
                <td className="number">{money(total, result.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {own && own.refused.length > 0 && (
        <ul className="mt-3 space-y-1 text-sm text-quiet">
          {own.refused.map(({ service, reasons }) => (
            <li key={service}>
              {m.labelled({
                label: names.service(service).name,
                text: sentences(reasons.map((reason) => reasonText(reason, "metric", names))),
              })}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {shipment && (
          <a
            className="font-semibold text-link underline underline-offset-4"
            // this page keeps the file and what was answered
            target="_blank"
            rel="noopener"
            href={`${localPath("/resource/shipping-calculator", getLocale())}?${queryOf(shipment, page)}`}
          >
            {m.noted({ text: m.row_calculator(), note: m.new_tab() })}
          </a>
        )}
        <div className="flex items-center gap-2">
          <span className="text-sm text-quiet">{m.row_weight()}</span>
          <MendControl
            field="weight"
            label={m.mend_label({ problem: clauses([order, m.row_weight()]) })}
            table={phase.table}
            page={page}
            onUse={(use) => orders.mend({ rows: [row], field: "weight", use })}
          />
          <button
            type="button"
            className="button button-quiet shrink-0"
            onClick={() => orders.mend({ rows: [row], leave: true })}
          >
            {m.mend_leave()}
          </button>
        </div>
      </div>
    </section>
  );
}

/** What was billed for a row beside what the cards say, and what explains the difference. */
function billedText(row: number, invoice: InvoiceResult, currency: string, names: CalculatorNames): string | undefined {
  const { expectedBy, ruleBy, groups } = invoice;
  const [billed, expected = -1] = [billedWith(invoice, row), expectedBy[row]];
  const rule = groups[ruleBy[row] ?? -1]?.rule;
  if (expected < 0 || !rule) return undefined;
  const apart = billed - expected;
  const amounts = m.dispute_row({
    billed: money(billed, currency),
    expected: money(expected, currency),
    difference: `${apart > 0 ? "+" : apart < 0 ? "−" : ""}${money(Math.abs(apart), currency)}`,
  });
  return sentences([amounts, ruleText(rule, names)]);
}

/** The calculator's form filled in with an order. */
function queryOf(
  { parcels, to, postcode = "", goods, value, currency, incoterm, shipDate, from }: Shipment,
  page: CalculatorPage,
) {
  const start = startState(page.start);
  return toQuery(
    {
      ...start,
      from,
      to,
      postcode,
      goods,
      currency,
      parcels: fieldsOfParcels(parcels, "metric"),
      value: value === undefined ? "" : minorText(value, currency),
      terms: incoterm === "DDP" ? "DDP" : "DAP",
      date: shipDate,
    },
    start,
  ).toString();
}
