import { m } from "#app/messages/m.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import type { Terms } from "#rating/shipment.ts";
import { date, money, number } from "#app/ui/format.ts";
import { currencyText } from "../../currency-text.ts";
import type { CalculatorNames } from "../../names.ts";
import { InvoiceCheck } from "../invoice/invoice-check.tsx";
import type { ResultPhase } from "../phase.ts";
import { pricedText } from "../priced-text.ts";
import { savedText } from "../saved-text.ts";
import { leftOutRows } from "./left-out-rows.ts";
import { SharesTable } from "./shares-table.tsx";
import { PaperFacts } from "../../hand-over/paper-facts.tsx";
import { PaperHead } from "../../hand-over/paper-head.tsx";

type Props = { phase: ResultPhase; terms: Terms; page: CalculatorPage; names: CalculatorNames; today: string };

/** A priced file on paper: who offers, day and terms, the total, its parts by line and country, and the rows that are in none. */
export function OrdersSheet({ phase, terms, page, names, today }: Props) {
  const { result, split, file } = phase;
  const { lines, countries } = result.splits[split];
  const nameOf = (service: number) => names.service(result.services[service]?.service ?? "").name;
  const amount = (minor: number) => money(minor, result.currency);
  const saved = savedText(result, split, nameOf);
  const facts = [
    [m.field_date(), date(result.day)],
    [m.field_currency(), currencyText(result.currency)],
    [m.field_terms(), terms.incoterm === "DDP" ? m.terms_ddp() : m.terms_dap()],
    [m.orders_each_takes(), { cheapest: m.split_cheapest, within: m.split_within, fastest: m.split_fastest }[split]()],
  ];
  const left = leftOutRows(phase, names);
  return (
    <section className="hidden text-[13px] leading-5 print:block" aria-label={file}>
      <PaperHead />
      <p className="mt-4">{m.labelled({ label: file, text: m.offer_made({ date: date(today) }) })}</p>
      {result.billed && <InvoiceCheck phase={phase} page={page} names={names} />}
      <p role="heading" aria-level={1} className="mt-1 text-lg font-semibold">
        {pricedText(phase)}
      </p>
      {saved && <p>{saved}</p>}
      <PaperFacts facts={facts} />
      <div className="mt-4 grid grid-cols-2 items-start gap-8">
        <SharesTable title={m.orders_by_line()} shares={lines} nameOf={(key) => nameOf(Number(key))} amount={amount} />
        <SharesTable title={m.orders_by_country()} shares={countries} nameOf={names.country} amount={amount} />
      </div>
      {left.length > 0 && (
        <table className="mt-5 w-full text-start">
          <caption className="border-b border-ink py-0.5 text-start font-semibold">
            {m.problems_title({ count: left.reduce((sum, { count }) => sum + count, 0) })}
          </caption>
          <tbody>
            {left.map(({ reason, count, rows }) => (
              <tr key={reason} className="border-b border-line align-top print:break-inside-avoid">
                <td className="py-0.5 pe-3 text-end tabular-nums">{number(count)}</td>
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
