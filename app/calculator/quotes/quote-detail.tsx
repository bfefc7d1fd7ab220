import { useMemo } from "react";
import { adviceFor } from "#rating/advice.ts";
import type { Quote } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { date, number } from "#app/ui/format.ts";
import { AdviceList } from "../advice-list.tsx";
import { billedWeights } from "../box/billed-weights.ts";
import { BoxPanel } from "../box/box-panel.tsx";
import { displayMoney } from "../display-money.ts";
import { limitsText } from "../limits-text.ts";
import type { FormState } from "../form-state.ts";
import { validityText } from "../hand-over/validity-text.ts";
import type { CalculatorNames } from "../names.ts";
import { otherLines } from "../other-lines.ts";
import { QuoteCharges } from "../quote-charges.tsx";
import { shareStrip } from "../share-strip.tsx";
import { journeyText } from "../time-axis/journey-text.ts";
import { sentences } from "#app/ui/joined.ts";

type Props = {
  quote: Quote;
  quotes: readonly Quote[];
  price: (quote: Quote) => number;
  shipment: Shipment;
  page: CalculatorPage;
  state: FormState;
  names: CalculatorNames;
  change: (next: FormState) => void;
  className: string;
};

/** An opened line: how its price comes about, its journey in words, and what would make it cheaper. */
export function QuoteDetail({ quote, quotes, price, shipment, page, state, names, change, className }: Props) {
  const advice = useMemo(
    () => adviceFor(quote, shipment, page.cards, page.reference).slice(0, 3),
    [quote, shipment, page],
  );
  // beside a wide box its bars have room; a box without bars leaves it to the price
  const weighed = billedWeights(quote) !== undefined;
  const flatter = advice.find((one) => one.kind === "flatter");
  const { service, transit, emissions, card, currency } = quote;
  const money = (amount: number) => displayMoney(amount, currency, state.currency, page.reference);
  const total = money(quote.total);
  const others = otherLines(quote, quotes, price, state.currency, names);
  const { name, path } = names.service(service);
  const own = page.cards.filter((one) => one.service === service && one.validFrom === card.validFrom);
  return (
    <section
      id={`quote-${service}`}
      aria-label={name}
      data-quote={service}
      className={`grid gap-x-12 gap-y-8 pt-6 pb-8 sm:order-2 sm:grid-cols-2 sm:grid-rows-[auto_1fr] sm:pt-8 ${className}`}
    >
      <BoxPanel
        quote={quote}
        flatter={flatter}
        page={page}
        state={state}
        show={(amount) => money(amount).shown}
        change={change}
        className={weighed ? "sm:max-xl:col-span-2" : ""}
      />
      <div className="space-y-4">
        <AdviceList
          advice={advice.filter((one) => one !== flatter)}
          state={state}
          show={(amount) => money(amount).shown}
          change={change}
        />
        {transit.plan && <p className="phrased text-[15px] text-quiet">{journeyText(transit.plan)}</p>}
        {/* on a phone what comes next lies far below; from a wide screen it is seen */}
        <a href="#next" className="button w-full sm:hidden print:hidden">
          {m.quote_next({ name })}
        </a>
        {others.length > 0 && <p className="text-[15px] text-quiet">{sentences(others)}</p>}
      </div>
      <div
        className={`xl:col-start-2 xl:row-span-2 xl:row-start-1 ${weighed ? "" : "sm:col-start-2 sm:row-span-2 sm:row-start-1"}`}
      >
        <h4 className="text-[17px] font-semibold">{m.quote_how({ total: money(quote.total).own ?? total.shown })}</h4>
        <QuoteCharges quote={quote} name={name} strip={shareStrip(quote.charges)} />
        <p className="mt-3 text-[13px] leading-[18px] text-quiet">
          {validityText(quote)}
          {m.between_sentences()}
          {own.length > 0 && m.answers_limits({ name, limits: limitsText(own, state.units) })}
          {m.between_sentences()}
          {emissions !== undefined &&
            m.quote_emissions({ amount: number(emissions / 1000, emissions < 10_000 ? 2 : 0) })}
          {m.between_sentences()}
          {total.own && m.quote_exchange({ date: date(page.reference.exchange.date) })}
          {m.between_sentences()}
          <a href={path} className="text-link underline underline-offset-4">
            {m.quote_service({ name })}
          </a>
        </p>
      </div>
    </section>
  );
}
