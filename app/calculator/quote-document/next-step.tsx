import { memo } from "react";
import { m } from "#app/messages/m.ts";
import { formatDate, formatWeekday } from "#app/ui/format.ts";
import type { Quote } from "#rating/answer.ts";
import { convertMass } from "#rating/shipment/units.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { countParcels, type Shipment, sumMass } from "#rating/shipment/shipment.ts";
import { getHandoverDay } from "./quote-facts.ts";
import { buildQuoteMail, type QuoteDocument } from "./quote-text.ts";
import { useOwnCurrency } from "#app/ui/own-currency.tsx";
import { planJourney } from "../deadline/handover-days.ts";
import { convertForDisplay } from "../format/money.ts";
import { makeOnTimeTest } from "../results/rank-answers.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";

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
    price: (total / 10 ** getMinorDigits(currency)).toFixed(getMinorDigits(currency)),
    currency,
    quote: page,
  };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

type Props = { quote: Quote; shipment: Shipment; request: QuoteRequest; offer: QuoteDocument };

/** What happens after the price, in four lines, and the one button that begins it. */
export const NextStep = memo(function NextStep({ quote, shipment, request, offer }: Props) {
  const { page, change } = useCalculatorStore();
  const { hubs, email, booking } = page;
  const { form, today } = request;
  const { transit, total, currency } = quote;
  // the journey that can still begin, from today where the price is for a day that has passed
  const plan = planJourney(today, quote, shipment, page);
  const isPast = getHandoverDay(quote, shipment) < today;
  const isOnTime = makeOnTimeTest(form.by, today, shipment, page);
  const hub = page.origins.find(({ code }) => code === shipment.from)?.hub ?? "";
  const goods = page.goods.find(({ id }) => id === shipment.goods);
  const handOver = plan?.handOver.day ?? shipment.shipDate;
  const { earliest, latest } = plan ?? transit;
  const shown = convertForDisplay(total, currency, form.currency, page.reference).shown;
  const about = useOwnCurrency();
  const note = currency === form.currency ? about(total, currency) : undefined;
  const name = offer.nameOf(quote);
  const label = { name: name.replaceAll(" ", "\u00a0"), price: note ? m.noted({ text: shown, note }) : shown };
  const href = booking
    ? buildBookingUrl(booking, isPast ? { ...shipment, shipDate: handOver } : shipment, quote, offer.address)
    : buildQuoteMail(email, m.book_subject({ name }), m.book_text({ name }), offer);
  const steps = [
    booking ? m.next_book() : m.next_mail(),
    plan?.handOver.by
      ? m.next_hand_over_by({ hub, day: formatWeekday(handOver), by: plan.handOver.by })
      : m.next_hand_over({ hub, day: formatWeekday(handOver) }),
    m.next_measure(),
    m.next_arrive({
      leaves: formatWeekday(plan?.departure.day ?? handOver),
      from: formatDate(earliest, "short"),
      until: formatDate(latest, "short"),
    }),
  ];
  return (
    <section
      id="next"
      aria-labelledby="next-title"
      className="scroll-mt-16 mt-14 border-t border-line pt-10 print:hidden"
    >
      <h2 id="next-title" className="text-[26px] leading-8 font-semibold tracking-tight">
        {m.next_title()}
      </h2>
      <ol className="mt-5 max-w-3xl list-decimal space-y-2 ps-6">
        {steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {(hubs || goods?.guide) && (
        <p className="mt-4 max-w-3xl text-[15px] text-quiet">
          {goods?.guide && (
            <>
              {goods.rule}
              {m.between_sentences()}
              <a href={goods.guide} className="text-link underline underline-offset-4">
                {m.next_goods()}
              </a>
            </>
          )}
          {hubs && goods?.guide && <br />}
          {hubs && (
            <a href={hubs} className="text-link underline underline-offset-4">
              {m.next_hubs()}
            </a>
          )}
        </p>
      )}
      {isOnTime && !isOnTime(quote) && (
        <p className="mt-4 font-semibold">{m.next_too_late({ name, by: formatWeekday(form.by) })}</p>
      )}
      {isPast && (
        <p className="mt-4 font-semibold">
          {m.next_past({ day: formatWeekday(getHandoverDay(quote, shipment)) })}
          {m.between_sentences()}
          <button type="button" className="min-h-9 text-link" onClick={() => change({ date: "" })}>
            {m.past_day_today()}
          </button>
        </p>
      )}
      <a href={href} className="button mt-6 text-center text-balance">
        {booking ? m.next_action(label) : m.next_send(label)}
      </a>
    </section>
  );
});
