import { memo } from "react";
import type { Quote } from "#rating/answer.ts";
import type { TransitPlan } from "#rating/calendar/transit-of.ts";
import type { Shipment } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { date, weekday } from "#app/ui/format.ts";
import { handOverDay } from "../hand-over/hand-over-day.ts";
import { type Offer, offerMail } from "../hand-over/offer-mail.ts";
import { bookingAddress } from "./booking-address.ts";

type Props = {
  quote: Quote;
  /** The journey that can still begin, from today where the price is for a day that has passed. */
  plan: TransitPlan | undefined;
  /** Told to price it for today, where the day of the price has passed. */
  onToday: (() => void) | undefined;
  shipment: Shipment;
  offer: Offer;
  /** The day by which it must be there, where the line does not make it. */
  late: string | undefined;
  /** An amount of the line's card in the currency that the visitor reads. */
  show: (amount: number, currency: string) => string;
  hub: string;
  /** Where the hubs' addresses are. */
  hubs: string | undefined;
  /** What the carrier asks of such goods, and where more of it is said. */
  goods: { rule: string; guide?: string } | undefined;
  email: string;
  /** The provider's own booking page; without one the shipment goes by mail. */
  booking: string | undefined;
};

/** What happens after the price, in four lines, and the one button that begins it. */
export const NextStep = memo(function NextStep(props: Props) {
  const { quote, plan, onToday, shipment, offer, late, show, hub, hubs, goods, email, booking } = props;
  const { transit, total, currency } = quote;
  const handOver = plan?.handOver.day ?? shipment.shipDate;
  const { earliest, latest } = plan ?? transit;
  const name = offer.nameOf(quote);
  const label = { name: name.replaceAll(" ", "\u00a0"), price: show(total, currency) };
  const href = booking
    ? bookingAddress(booking, onToday ? { ...shipment, shipDate: handOver } : shipment, quote, offer.address)
    : offerMail(email, m.book_subject({ name }), m.book_text({ name }), offer);
  const steps = [
    booking ? m.next_book() : m.next_mail(),
    plan?.handOver.by
      ? m.next_hand_over_by({ hub, day: weekday(handOver), by: plan.handOver.by })
      : m.next_hand_over({ hub, day: weekday(handOver) }),
    m.next_measure(),
    m.next_arrive({
      leaves: weekday(plan?.departure.day ?? handOver),
      from: date(earliest, "short"),
      until: date(latest, "short"),
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
      {late && <p className="mt-4 font-semibold">{m.next_too_late({ name, by: weekday(late) })}</p>}
      {onToday && (
        <p className="mt-4 font-semibold">
          {m.next_past({ day: weekday(handOverDay(quote, shipment)) })}
          {m.between_sentences()}
          <button type="button" className="min-h-9 text-link" onClick={onToday}>
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
