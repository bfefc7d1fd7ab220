import { memo } from "react";
import { m } from "#app/messages/m.ts";
import { formatWeekday } from "#app/ui/format.ts";
import { formatDayAhead } from "../format/days.ts";
import type { Quote } from "#rating/answer.ts";
import { convertMass } from "#rating/shipment/units.ts";
import { formatMinor } from "#rating/money/money.ts";
import { countParcels, type Shipment, sumMass } from "#rating/shipment/shipment.ts";
import { planJourney } from "../deadline/handover-days.ts";
import { makeOnTimeTest } from "../results/rank-answers.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { useCalculatorStore, useRequestAfterPrices } from "../store/use-calculator.ts";
import { useQuotes } from "../worker/use-quotes.ts";
import { getHandoverDay } from "./quote-facts.ts";
import { buildQuoteMail, type QuoteDocument } from "./quote-text.ts";
import { tellOfMail } from "./tell-of-mail.ts";
import { useQuoteDocument } from "./use-quote-document.ts";

/** The provider's booking address with a shipment in it: each `{name}` of the template is filled in, encoded. */
export function buildBookingUrl(template: string, shipment: Shipment, quote: Quote, page: string): string {
  const { service, total, currency } = quote;
  const values: Readonly<Record<string, string>> = {
    service,
    from: shipment.from,
    to: shipment.to,
    postcode: shipment.postcode ?? "",
    pieces: String(countParcels(shipment)),
    weight_kg: String(Math.round(convertMass("kg", sumMass(shipment)) * 1000) / 1000),
    goods: shipment.goods,
    terms: shipment.incoterm,
    date: shipment.shipDate,
    price: formatMinor(total, currency),
    currency,
    quote: page,
  };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

/** The one button that sends the shipment on a line; before it what speaks against it. */
export function RequestLine({ quote: { service } }: { quote: Quote }) {
  const { page } = useCalculatorStore();
  const request = useRequestAfterPrices();
  const quoted = useQuotes(request.shipment, page);
  const offer = useQuoteDocument(request, quoted);
  const quote = offer?.quotes.find((one) => one.service === service);
  return (
    quoted && offer && quote && <RequestLink quote={quote} offer={offer} request={request} shipment={quoted.shipment} />
  );
}

type RequestLinkProps = { quote: Quote; offer: QuoteDocument; request: QuoteRequest; shipment: Shipment };

const RequestLink = memo(function RequestLink({ quote, offer, request, shipment }: RequestLinkProps) {
  const { page, names, change } = useCalculatorStore();
  const { form, today } = request;
  const { service } = quote;
  const { name } = names.service(service);
  const isPast = getHandoverDay(quote, shipment) < today;
  const isOnTime = makeOnTimeTest(form.by, today, shipment, page);
  const isLate = isOnTime !== undefined && !isOnTime(quote);
  // the journey that can still begin, from today where the price is for a day that has passed
  const handOver = planJourney(today, quote, shipment, page)?.handOver.day ?? shipment.shipDate;
  const href = page.booking
    ? buildBookingUrl(page.booking, isPast ? { ...shipment, shipDate: handOver } : shipment, quote, offer.address)
    : buildQuoteMail(page.email, m.book_subject({ name }), m.book_text({ name }), offer);
  return (
    <div className="mt-3 print:hidden">
      {isLate && <p className="mb-2 font-semibold">{m.next_too_late({ name, by: formatDayAhead(form.by, today) })}</p>}
      {isPast && (
        <p className="mb-2 font-semibold">
          <span>{m.next_past({ day: formatWeekday(getHandoverDay(quote, shipment)) })}</span>
          {m.between_sentences()}
          <button type="button" className="min-h-9 text-link" onClick={() => change({ date: "" })}>
            {m.past_day_today()}
          </button>
        </p>
      )}
      <a
        id={`request-${service}`}
        href={href}
        className={`button ${isLate ? "button-quiet" : ""}`}
        onClick={() => tellOfMail(href)}
      >
        {isLate ? m.request_late() : page.booking ? m.request_book() : m.request_line()}
      </a>
    </div>
  );
});
