import { memo } from "react";
import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import { sentences } from "#app/ui/joined.ts";
import type { Quote } from "#rating/answer.ts";
import { type Offer, offerMail } from "../hand-over/offer-mail.ts";
import { validityText } from "../hand-over/validity-text.ts";
import { QuoteCharges } from "../quote-charges.tsx";
import { shareStrip } from "../share-strip.tsx";
import { journeyText } from "../time-axis/journey-text.ts";
import { wayLabel } from "./way-label.ts";
import type { Way } from "./ways.ts";

type Props = { way: Way & { answer: Quote; total: number }; offer: Offer; email: string; currency: string };

/** The way that was chosen, opened: what its price is made of, when it leaves and arrives, and the mail that books it. */
export const OpenedWay = memo(function OpenedWay({ way, offer, email, currency }: Props) {
  const { answer, total } = way;
  const name = offer.nameOf(answer);
  const first = [answer, ...offer.quotes.filter((quote) => quote !== answer)];
  const mail = offerMail(email, m.book_subject({ name }), m.book_text({ name }), { ...offer, quotes: first });
  return (
    <section aria-label={name} className="grid items-start gap-x-12 gap-y-4 border-t border-line pt-4 xl:grid-cols-2">
      <div>
        <h4 className="text-[17px] font-semibold">{m.quote_how({ total: money(total, currency) })}</h4>
        <QuoteCharges quote={answer} name={wayLabel(way)} strip={shareStrip(answer.charges)} />
      </div>
      <div className="space-y-4">
        {answer.transit.plan && <p className="phrased text-[15px] text-quiet">{journeyText(answer.transit.plan)}</p>}
        <p className="text-[15px] text-quiet">{sentences([m.freight_to_gateway(), validityText(answer)])}</p>
        <a href={mail} className="button text-center text-balance">
          {m.next_send({ name: wayLabel(way), price: money(total, currency) })}
        </a>
      </div>
    </section>
  );
});
