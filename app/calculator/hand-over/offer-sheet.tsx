import type { ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { date, money, weekday } from "#app/ui/format.ts";
import { chargeFormula } from "../charge-formula.ts";
import { chargeLabel } from "../charge-label.ts";
import type { Offer } from "./offer-mail.ts";
import { validityText } from "./validity-text.ts";
import { clauses, sentences } from "#app/ui/joined.ts";

type Props = { offer: Offer; provider: string; today: string; children?: ReactNode };

/** The offer on paper: shipment, day, prices with every charge and its formula, validity, address and terms; what is drawn for it stands before the terms. */
export function OfferSheet({ offer, provider, today, children }: Props) {
  const { facts, quotes, nameOf, address, terms } = offer;
  return (
    <section data-offer className="hidden text-[13px] leading-5 print:block" aria-label={m.offer_title()}>
      {/* the page has its own h1, which stays off the paper */}
      <p role="heading" aria-level={1} className="text-lg font-semibold">
        {clauses([provider, m.offer_title()])}
      </p>
      <p>{m.offer_made({ date: date(today) })}</p>
      <dl className="mt-4 grid grid-cols-[11rem_1fr] gap-x-4 gap-y-1 border-y border-ink py-3">
        {facts.map(([label, text]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {quotes.map((quote, index) => {
        const { total, currency, charges, transit } = quote;
        return (
          <table key={index} className="mt-5 w-full break-inside-avoid text-start">
            <caption className="pb-1 text-start">
              <span className="text-base font-semibold">{nameOf(quote)}</span>
              {m.between_clauses()}
              {sentences([
                m.whole_sentence({ text: `${weekday(transit.earliest)} – ${weekday(transit.latest)}` }),
                validityText(quote),
              ])}
            </caption>
            <tbody>
              {charges.map((charge, at) => (
                <tr key={at} className="border-t border-line align-top">
                  <th scope="row" className="w-44 py-1 pe-3 text-start font-normal">
                    {chargeLabel(charge)}
                  </th>
                  <td className="py-1 pe-3">{chargeFormula(charge, charges)}</td>
                  <td className="py-1 text-end tabular-nums">{money(charge.amount, currency)}</td>
                </tr>
              ))}
              <tr className="border-t border-ink font-semibold">
                <th scope="row" colSpan={2} className="py-1 text-start">
                  {m.total()}
                </th>
                <td className="py-1 text-end tabular-nums">{money(total, currency)}</td>
              </tr>
            </tbody>
          </table>
        );
      })}
      {children}
      <p className="mt-5">{terms}</p>
      <p className="mt-1 break-all">{address}</p>
    </section>
  );
}
