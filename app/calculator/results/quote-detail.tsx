import { m } from "#app/messages/m.ts";
import { formatDate, formatMoney, formatNumber } from "#app/ui/format.ts";
import { joinSentences } from "#app/ui/format.ts";
import { getAdvice } from "../worker/answers.ts";
import type { Quote } from "#rating/answer.ts";
import { getTransitDays } from "#rating/calendar/transit-plan.ts";
import { listBilledWeights } from "../box/billed-weights.ts";
import { BoxPanel } from "../box/box-panel.tsx";
import { convertForDisplay } from "../format/money.ts";
import type { CalculatorNames } from "../format/names.ts";
import { describeLimits } from "../format/reasons.ts";
import { QuoteCharges } from "./quote-charges.tsx";
import { formatValidity } from "../quote-document/quote-text.ts";
import { drawShareStrip } from "./parts-bar.tsx";
import { describeJourney } from "../timeline/journey-text.ts";
import { AdviceList } from "./advice-list.tsx";
import { useAmend, useCalculatorStore } from "../store/use-calculator.ts";
import type { Results } from "./results.ts";

/** What the cheapest and the fastest line would change against a quote, by how much. `price` is in the display currency. */
function listAlternativeHints(
  own: Quote,
  quotes: readonly Quote[],
  price: (quote: Quote) => number,
  currency: string,
  names: CalculatorNames,
): string[] {
  const cheapest = quotes.reduce((best, other) => (price(other) < price(best) ? other : best), own);
  const fastest = quotes.reduce((best, other) => (getSlowestDays(other) < getSlowestDays(best) ? other : best), own);
  const hints: string[] = [];
  if (cheapest !== own)
    hints.push(
      m.other_cheaper({
        name: names.service(cheapest.service).name,
        saved: formatMoney(price(own) - price(cheapest), currency),
      }),
    );
  if (fastest !== own)
    hints.push(
      m.other_faster({
        name: names.service(fastest.service).name,
        days: getSlowestDays(own) - getSlowestDays(fastest),
      }),
    );
  return hints;
}

/** The most working days that it may take. */
function getSlowestDays({ transit }: Quote): number {
  return getTransitDays(transit).max;
}

type Props = { quote: Quote; results: Results; className: string };

/** An opened line: how its price comes about, its journey in words, and what would make it cheaper. */
export function QuoteDetail({ quote, results, className }: Props) {
  const { page, names } = useCalculatorStore();
  const { form, shipment, timely, price } = results;
  const amend = useAmend(form);
  const advice = getAdvice(quote, page, shipment).slice(0, 3);
  // beside a wide box its bars have room; a box without bars leaves it to the price
  const weighed = listBilledWeights(quote) !== undefined;
  const flatter = advice.find((one) => one.kind === "flatter");
  const { service, transit, emissions, card, currency } = quote;
  const money = (amount: number) => convertForDisplay(amount, currency, form.currency, page.reference);
  const total = money(quote.total);
  const others = listAlternativeHints(quote, timely, price, form.currency, names);
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
        state={form}
        show={(amount) => money(amount).shown}
        change={amend}
        className={weighed ? "sm:max-xl:col-span-2" : ""}
      />
      <div className="space-y-4">
        <AdviceList
          advice={advice.filter((one) => one !== flatter)}
          state={form}
          show={(amount) => money(amount).shown}
          change={amend}
        />
        {transit.plan && <p className="phrased text-[15px] text-quiet">{describeJourney(transit.plan)}</p>}
        {/* on a phone what comes next lies far below; from a wide screen it is seen */}
        <a href="#next" className="button w-full sm:hidden print:hidden">
          {m.quote_next({ name })}
        </a>
        {others.length > 0 && <p className="text-[15px] text-quiet">{joinSentences(others)}</p>}
      </div>
      <div
        className={`xl:col-start-2 xl:row-span-2 xl:row-start-1 ${weighed ? "" : "sm:col-start-2 sm:row-span-2 sm:row-start-1"}`}
      >
        <h4 className="text-[17px] font-semibold">{m.quote_how({ total: money(quote.total).own ?? total.shown })}</h4>
        <QuoteCharges quote={quote} name={name} strip={drawShareStrip(quote.charges)} />
        <p className="mt-3 text-[13px] leading-[18px] text-quiet">
          {formatValidity(quote)}
          {m.between_sentences()}
          {own.length > 0 && m.answers_limits({ name, limits: describeLimits(own, form.units) })}
          {m.between_sentences()}
          {emissions !== undefined &&
            m.quote_emissions({ amount: formatNumber(emissions / 1000, emissions < 10_000 ? 2 : 0) })}
          {m.between_sentences()}
          {total.own && m.quote_exchange({ date: formatDate(page.reference.exchange.date) })}
          {m.between_sentences()}
          <a href={path} className="text-link underline underline-offset-4">
            {m.quote_service({ name })}
          </a>
        </p>
      </div>
    </section>
  );
}
