import { memo } from "react";
import type { ReactNode } from "react";
import type { Quote } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { date, money, weekday } from "#app/ui/format.ts";
import { workingDays } from "#app/ui/working-days.ts";
import type { Offer } from "./offer-mail.ts";
import { OfferPrice } from "./offer-price.tsx";
import { PaperFacts } from "./paper-facts.tsx";
import { PaperHead } from "./paper-head.tsx";

type Props = {
  offer: Offer;
  today: string;
  /** An amount in the currency that the visitor reads, where it is another than the line's. */
  own: (amount: number, currency: string) => string | undefined;
  children?: ReactNode;
};

/** The offer on paper: who offers, the shipment, the lines beside each other, each price with every charge, and what is drawn for it. */
export const OfferSheet = memo(function OfferSheet({ offer, today, own, children }: Props) {
  const { facts, quotes, nameOf, noteOf } = offer;
  return (
    <section data-offer className="hidden text-[13px] leading-5 print:block" aria-label={m.offer_title()}>
      <PaperHead />
      {/* the page has its own h1, which stays off the paper */}
      <p role="heading" aria-level={1} className="mt-4 text-lg font-semibold">
        {m.offer_title()}
      </p>
      <p>{m.offer_made({ date: date(today) })}</p>
      <PaperFacts facts={facts} />
      {quotes.length > 1 && (
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
                    text: `${weekday(quote.transit.earliest)} – ${weekday(quote.transit.latest)}`,
                    note: workingDays(quote.transit.plan?.workingDays ?? quote.transit),
                  })}
                  {noteOf && <span className="block">{noteOf(quote)}</span>}
                </td>
                <td className="py-0.5 text-end tabular-nums">{priceText(quote, own)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {quotes.map((quote, at) => (
        <OfferPrice key={at} quote={quote} name={nameOf(quote)} note={noteOf?.(quote)} />
      ))}
      {children}
    </section>
  );
});

function priceText({ total, currency }: Quote, own: Props["own"]): string {
  const note = own(total, currency);
  return note ? m.noted({ text: money(total, currency), note }) : money(total, currency);
}

/** What ends the paper: the terms, and where these prices can be seen again. */
export function OfferFoot({ offer: { terms, address } }: { offer: Offer }) {
  return (
    <div className="mt-4 hidden border-t border-line pt-2 text-[11px] leading-4 print:block" data-offer-foot>
      <p>{terms}</p>
      <p className="mt-1 break-all">{address}</p>
    </div>
  );
}
