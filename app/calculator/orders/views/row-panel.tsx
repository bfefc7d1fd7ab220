import { useEffect, useRef } from "react";
import { m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { formatMoney, formatNumber, formatWeekday, joinClauses, joinSentences } from "#app/ui/format.ts";
import { describeParcel } from "#app/ui/measures.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { formatMinor } from "#rating/money/money.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { toLocalPath } from "#site/locales.ts";
import type { CalculatorNames } from "../../format/names.ts";
import { explainReason } from "../../format/reasons.ts";
import { toParcelFields } from "../../store/write-parcels.ts";
import { toQuery } from "../../store/address.ts";
import { startState } from "../../store/form-state.ts";
import { CorrectionInput } from "./correction-input.tsx";
import { usePricedFile } from "../priced-file.ts";
import type { RowDetail } from "../types.ts";
import { describeRefusal, describeRule, describeUnread, formatDifference, labelRow } from "./orders-text.ts";
import { type InvoiceResult, sumBilled } from "../invoice/types.ts";

type Props = { row: number; onClose: () => void };

/** One order in full: what was read, what each line asks and when it arrives, a weight to correct, and the way to every step. */
export function RowPanel({ row, onClose }: Props) {
  const { phase, orders, page, names } = usePricedFile();
  const { result, detail, invoice } = phase;
  const title = useRef<HTMLHeadingElement>(null);
  const { openRow } = orders;
  // asked again whenever the file was priced anew
  useEffect(() => {
    if (result) openRow(row);
  }, [row, result]);
  useEffect(() => title.current?.focus(), []);
  // an answer given here brings the bar with the new total, which must not hide whose answer it was
  useEffect(() => {
    const panel = title.current?.closest("section");
    if (result && panel?.contains(document.activeElement)) title.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  const order = labelRow(row, result);
  const own = detail?.row === row ? detail : undefined;
  const unread = result.unread.groups.find(({ rows }) => rows.includes(row)) ?? own?.unread;
  const field = unread?.field ?? "weight";
  const shipment = own?.shipment;
  const billed = invoice && describeBilledRow(row, invoice, result.currency, names);
  return (
    <section className="rounded-2xl border border-line bg-panel p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 ref={title} tabIndex={-1} className="scroll-mt-40 text-lg font-semibold">
          {m.row_title({ order })}
        </h3>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {m.row_close()}
        </button>
      </div>
      {shipment && <p className="text-quiet">{describeOrder(shipment, names, own?.givenPostcode)}</p>}
      {billed && <p className="mt-1">{billed}</p>}
      {own && own.lines.length === 0 && (
        <p className="mt-2 text-bad">{unread ? describeUnread(unread) : describeUntaken(own, names)}</p>
      )}
      {own && own.lines.length > 0 && (
        <table className="timetable timetable-tight mt-3">
          <TableHead columns={[m.table_line(), m.row_arrives(), { name: m.order_price(), number: true }]} />
          <tbody>
            {own.lines.map(({ service, total, earliest, latest }) => (
              <tr key={service}>
                <th scope="row">{names.service(service).name}</th>
                <td>
                  {formatWeekday(earliest)} – {formatWeekday(latest)}
                </td>
                <td className="number">{formatMoney(total, result.currency)}</td>
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
                text: joinSentences(reasons.map((reason) => explainReason(reason, "metric", names))),
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
            href={`${toLocalPath("/resource/shipping-calculator", getLocale())}?${buildCalculatorQuery(shipment, page)}`}
          >
            {m.noted({ text: m.row_calculator(), note: m.new_tab() })}
          </a>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {!unread && <span className="text-sm text-quiet">{m.row_weight()}</span>}
          <CorrectionInput
            key={field}
            field={field}
            label={m.mend_label({ problem: joinClauses([order, unread ? describeUnread(unread) : m.row_weight()]) })}
            onUse={(use) => orders.mend({ rows: [row], field, use })}
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

/** That no line takes an order, and why: the lines below say it of themselves, unless all are for other places or days. */
function describeUntaken({ refused, nearest }: RowDetail, names: CalculatorNames): string {
  return joinSentences([m.row_none(), ...(nearest && refused.length === 0 ? [describeRefusal(nearest, names)] : [])]);
}

/** An order in a line, as it was read: `Norway 0150, 2 × 1.2 kg, 40 × 30 × 10 cm, Value €40.00`. */
function describeOrder(
  { to, postcode, parcels, value, currency }: Shipment,
  names: CalculatorNames,
  givenPostcode?: string,
): string {
  const place = [names.country(to), postcode].filter(Boolean).join(" ");
  const pieces = parcels.map(({ quantity, mass, sides }) => {
    const size = sides && { size_cm: sides.map((side) => convertLength("cm", side)) };
    const one = describeParcel({ weight_kg: convertMass("kg", mass), ...size });
    return quantity > 1 ? `${formatNumber(quantity)} × ${one}` : one;
  });
  return joinClauses([
    givenPostcode ? m.noted({ text: place, note: m.row_zero_added({ given: givenPostcode }) }) : place,
    ...pieces,
    ...(value === undefined ? [] : [`${m.field_value()} ${formatMoney(value, currency)}`]),
  ]);
}

/** What was billed for a row beside what the cards say, and what explains the difference. */
function describeBilledRow(
  row: number,
  invoice: InvoiceResult,
  currency: string,
  names: CalculatorNames,
): string | undefined {
  const [billed, expected = -1, rule] = [sumBilled(invoice, row), invoice.expectedBy[row], invoice.ruleBy[row]];
  if (expected < 0 || !rule) return undefined;
  const amounts = m.dispute_row({
    billed: formatMoney(billed, currency),
    expected: formatMoney(expected, currency),
    difference: formatDifference(billed - expected, currency),
  });
  return joinSentences([amounts, describeRule(rule, names)]);
}

/** The calculator's form filled in with an order. */
function buildCalculatorQuery(
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
      parcels: toParcelFields(parcels, "metric"),
      value: value === undefined ? "" : formatMinor(value, currency),
      terms: incoterm === "DDP" ? "DDP" : "DAP",
      date: shipDate,
    },
    start,
  ).toString();
}
