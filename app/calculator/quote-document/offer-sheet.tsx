import { memo, type ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { formatDate, formatMoney, formatWorkingDays } from "#app/ui/format.ts";
import { formatWeekdays } from "../format/days.ts";
import type { Quote } from "#rating/answer.ts";
import { formatChargeFormula, labelCharge } from "../format/charges.ts";
import { explainWeightSteps, formatBillable } from "../format/weight.ts";
import { PaperFacts, PaperHead } from "./paper.tsx";
import { formatOfferTotal, formatValidity, type QuoteDocument } from "./quote-text.ts";

type OfferPriceProps = {
  quote: Quote;
  name: string;
  /** How it stands to the day by which it must be there. */
  note: string | undefined;
};

/** One line's price on paper, as it can be computed again: the weight with its steps, each charge, the total. */
export function OfferPrice({ quote, name, note }: OfferPriceProps) {
  const { billable, charges, total, currency, loading } = quote;
  return (
    <table className="mt-4 w-full break-inside-avoid text-start">
      <caption className="pb-1 text-start">
        <span className="block text-base font-semibold">{name}</span>
        {note && <span className="block font-semibold">{note}</span>}
        <span>{formatValidity(quote)}</span>
      </caption>
      <tbody>
        {!loading && (
          <tr className="border-t border-line align-top">
            <th scope="row" className="w-[11rem] py-0.5 pe-3 font-normal">
              {m.billable_weight()}
            </th>
            <td className="py-0.5 pe-3">
              {explainWeightSteps(billable).map((step, at) => (
                <span key={at} className="block">
                  {step}
                </span>
              ))}
            </td>
            <td className="py-0.5 text-end tabular-nums">{formatBillable(billable)}</td>
          </tr>
        )}
        {charges.map((charge, at) => (
          <tr key={at} className="border-t border-line align-top">
            <th scope="row" className="w-[11rem] py-0.5 pe-3 font-normal">
              {labelCharge(charge)}
            </th>
            <td className="py-0.5 pe-3">{formatChargeFormula(charge, charges)}</td>
            <td className="py-0.5 text-end tabular-nums">{formatMoney(charge.amount, currency)}</td>
          </tr>
        ))}
        <tr className="border-t border-ink font-semibold">
          <th scope="row" colSpan={2} className="py-0.5">
            {m.total()}
          </th>
          <td className="py-0.5 text-end tabular-nums">{formatMoney(total, currency)}</td>
        </tr>
      </tbody>
    </table>
  );
}

type OfferFootProps = {
  offer: QuoteDocument;
  today: string;
  children?: ReactNode;
};

/** The offer on paper: who offers, the shipment, the lines beside each other, the chosen one's price with every charge, and what is drawn for it. */
export const OfferSheet = memo(function OfferSheet({ offer, today, children }: OfferFootProps) {
  const { facts, quotes, nameOf, noteOf } = offer;
  const [chosen] = quotes;
  return (
    <section data-offer className="hidden text-[13px] leading-5 print:block" aria-label={m.offer_title()}>
      <PaperHead />
      {/* the page has its own h1, which stays off the paper */}
      <p role="heading" aria-level={1} className="mt-4 text-lg font-semibold">
        {m.offer_title()}
      </p>
      <p>{m.offer_made({ date: formatDate(today) })}</p>
      <PaperFacts facts={facts} />
      {chosen && (
        <table className="mt-4 w-full text-start">
          <caption className="sr-only">{m.offer_lines()}</caption>
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="py-0.5 font-normal">
                {m.table_line()}
              </th>
              <th scope="col" className="py-0.5 font-normal">
                {m.offer_delivery()}
              </th>
              <th scope="col" className="py-0.5 text-end font-normal">
                {m.order_price()}
              </th>
            </tr>
          </thead>
          <tbody>
            {quotes.map((quote, at) => (
              <tr key={at} className={`border-b border-line ${at === 0 ? "font-semibold" : ""}`}>
                <th scope="row" className={`py-0.5 ${at === 0 ? "font-semibold" : "font-normal"}`}>
                  {nameOf(quote)}
                </th>
                <td className="py-0.5">
                  {m.noted({
                    text: formatWeekdays(quote.transit.earliest, quote.transit.latest),
                    note: formatWorkingDays(quote.transit.plan?.workingDays ?? quote.transit),
                  })}
                  {noteOf && <span className="block">{noteOf(quote)}</span>}
                </td>
                <td className="py-0.5 text-end tabular-nums">{formatOfferTotal(quote, offer)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {chosen && <OfferPrice quote={chosen} name={nameOf(chosen)} note={noteOf?.(chosen)} />}
      {children}
    </section>
  );
});

/** What ends the paper: the terms, and where these prices can be seen again. */
export function OfferFoot({ offer: { terms, address } }: { offer: QuoteDocument }) {
  return (
    <div
      className="mt-3 hidden break-inside-avoid break-before-avoid border-t border-line pt-2 text-[11px] leading-4 print:block"
      data-offer-foot
    >
      <p>{terms}</p>
      <p className="mt-1 break-all">{address}</p>
    </div>
  );
}
