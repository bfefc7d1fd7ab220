import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatDate, formatMoney, formatNumber, formatWeekday, joinSentences } from "#app/ui/format.ts";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import { getAdvice } from "../worker/answers.ts";
import type { Quote, Refusal } from "#rating/answer.ts";
import { BoxPanel } from "../box/box-panel.tsx";
import { WeightPanel } from "../box/weight-panel.tsx";
import { convertForDisplay } from "../format/money.ts";
import { describeLimits } from "../format/reasons.ts";
import { ChargeRows } from "./quote-charges.tsx";
import { RequestLine } from "../quote-document/request-line.tsx";
import { formatValidity } from "../quote-document/quote-text.ts";
import { AdviceList } from "./advice-list.tsx";
import { useCalculatorStore } from "../store/use-calculator.ts";
import { Reasons } from "./refusal-row.tsx";
import type { Results } from "./results.ts";

type Props = { quote: Quote; results: Results; refusal: Refusal | undefined; className: string };

/** An opened line: its box, what of it is billed, how its price comes about, and the way to send it. */
export function QuoteDetail({ quote, results, refusal, className }: Props) {
  const { page, names } = useCalculatorStore();
  const { form, shipment } = results;
  const advice = refusal ? [] : getAdvice(quote, page, shipment).slice(0, 3);
  const flatter = advice.find((one) => one.kind === "flatter");
  const { service, transit, card, currency } = quote;
  const money = (amount: number) => convertForDisplay(amount, currency, form.currency, page.reference);
  const show = (amount: number) => money(amount).shown;
  const total = money(quote.total);
  const { name, path } = names.service(service);
  const own = page.cards.filter((one) => one.service === service && one.validFrom === card.validFrom);
  const peak = transit.plan?.peak;
  const moved = transit.plan?.handOver.moved ? transit.plan.handOver : undefined;
  return (
    <section
      id={`quote-${service}`}
      aria-label={name}
      data-quote={service}
      className={`grid gap-x-10 gap-y-6 pt-5 pb-6 sm:order-2 sm:grid-cols-2 lg:grid-cols-[minmax(0,23.75rem)_minmax(0,1fr)_minmax(0,23.75rem)] xl:gap-x-14 ${className}`}
    >
      <BoxPanel
        quote={quote}
        flatter={flatter}
        refused={refusal !== undefined}
        page={page}
        state={form}
        shipment={shipment}
        show={show}
      />
      <div className={refusal ? "opacity-45" : ""}>
        <WeightPanel quote={quote} flatter={flatter} page={page} state={form} show={show} />
        <AdviceList advice={advice.filter((one) => one !== flatter)} state={form} show={show} />
      </div>
      {refusal ? (
        <Reasons refusal={refusal} form={form} />
      ) : (
        <div className="sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1">
          <h4 className="flex flex-wrap items-baseline gap-x-2 text-[1.0625rem] leading-6 font-semibold">
            {m.quote_total({ name, total: total.shown })}
            {!total.own && <OwnCurrencyAmount amount={quote.total} currency={currency} />}
          </h4>
          <ChargeRows quote={quote} tight />
          <RequestLine quote={quote} />
        </div>
      )}
      {!refusal && (
        <p className="phrased text-[0.8125rem] leading-[1.125rem] text-quiet sm:col-span-full sm:mt-2">
          {joinSentences([
            ...(total.own
              ? [
                  m.quote_converted({
                    total: formatMoney(quote.total, currency),
                    date: formatDate(page.reference.exchange.date),
                  }),
                ]
              : []),
            ...(moved ? [m.transit_moved({ asked: formatWeekday(moved.asked), day: formatWeekday(moved.day) })] : []),
            ...(peak ? [m.transit_peak({ name: getLocalText(peak.name), days: peak.days })] : []),
            formatValidity(quote),
            ...(own.length > 0 ? [m.answers_limits({ name, limits: describeLimits(own, form.units) })] : []),
            ...(quote.emissions === undefined
              ? []
              : [
                  m.quote_emissions({
                    amount: formatNumber(quote.emissions / 1000, quote.emissions < 10_000 ? 2 : 0),
                  }),
                ]),
          ])}
          {m.between_sentences()}
          <a href={path} className="text-link underline underline-offset-4">
            {m.quote_service({ name })}
          </a>
        </p>
      )}
    </section>
  );
}
