import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatMoney, formatNumber, formatWeekday, joinSentences } from "#app/ui/format.ts";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import { getAdvice } from "../worker/answers.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatUnit } from "#app/ui/measures.ts";
import type { Advice } from "#rating/comparison/advice.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { AmendLink } from "./amend-link.tsx";
import { withParcels } from "../store/write-parcels.ts";
import type { FormState } from "../store/form-state.ts";
import type { Quote, Refusal } from "#rating/answer.ts";
import { BoxPanel } from "../box/box-panel.tsx";
import { WeightPanel } from "../box/weight-panel.tsx";
import { convertForDisplay, describeExchange } from "../format/money.ts";
import { describeLimits } from "../format/reasons.ts";
import { ChargeRows } from "./quote-charges.tsx";
import { RequestLine } from "../quote-document/request-line.tsx";
import { formatValidity } from "../quote-document/quote-text.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import { Reasons } from "./refusal-row.tsx";
import { convertQuote } from "./convert-quote.ts";
import type { Results } from "./results.ts";

type Props = { quote: Quote; results: Results; refusal: Refusal | undefined; className: string };

/** An opened line: its box, what of it is billed, how its price comes about, and the way to send it. */
export function QuoteDetail({ quote, results, refusal, className }: Props) {
  const { page, names } = useCalculatorStore();
  const { form, shipment } = results;
  const advice = refusal ? [] : getAdvice(quote, page, shipment).slice(0, 3);
  const flatter = advice.find((one) => one.kind === "flatter");
  const { service, transit, card, currency } = quote;
  const show = (amount: number) => convertForDisplay(amount, currency, form.currency, page.reference);
  const exchange = describeExchange(currency, form.currency, page.reference);
  const { name, path } = names.service(service);
  const own = page.cards.filter((one) => one.service === service && one.validFrom === card.validFrom);
  const peak = transit.plan?.peak;
  // beside many charges there is room below the weight for the small print, which else stands below all three
  const isLong = quote.charges.length > 6;
  const moved = transit.plan?.handOver.moved ? transit.plan.handOver : undefined;
  return (
    <section
      id={`quote-${service}`}
      aria-label={name}
      data-quote={service}
      // its own width in the measure of its letters, however large these are set, decides on the columns
      className={`@container ${className}`}
    >
      <div
        className={`grid gap-x-10 gap-y-6 pt-5 pb-6 ${isLong ? "" : "@min-[60rem]:pb-0"} @xl:grid-cols-2 @xl:@max-[60rem]:grid-rows-[auto_auto_1fr] @min-[60rem]:grid-cols-[minmax(0,23.75rem)_minmax(12rem,1fr)_minmax(0,23.75rem)] @min-[60rem]:grid-rows-[auto_1fr] @min-[76rem]:gap-x-14`}
      >
        <BoxPanel
          quote={quote}
          flatter={flatter}
          refused={refusal !== undefined}
          results={results}
          show={show}
          className={isLong ? "@min-[60rem]:row-span-2" : ""}
        />
        <div className={refusal ? "opacity-45" : "@xl:@max-[60rem]:row-span-2 @xl:@max-[60rem]:row-start-2"}>
          <WeightPanel quote={quote} flatter={flatter} page={page} state={form} show={show} />
          <AdviceList advice={advice.filter((one) => one !== flatter)} state={form} show={show} />
        </div>
        {refusal ? (
          <Reasons refusal={refusal} form={form} />
        ) : (
          <div
            className={`@xl:@max-[60rem]:col-start-2 @xl:@max-[60rem]:row-span-2 @xl:@max-[60rem]:row-start-1 ${isLong ? "@min-[60rem]:row-span-2" : ""}`}
          >
            <h4 className="flex flex-wrap items-baseline gap-x-2 text-[1.0625rem] leading-6 font-semibold">
              <span>{m.quote_total({ name, total: show(quote.total) })}</span>
              {!exchange && <OwnCurrencyAmount amount={quote.total} currency={currency} />}
            </h4>
            <ChargeRows
              quote={convertQuote(quote, form.currency, page.reference)}
              {...(exchange && { billed: quote })}
              tight
            />
            {exchange && (
              <p className="phrased mt-2 text-[0.8125rem] leading-[1.125rem] text-quiet">
                {m.quote_converted({ ...exchange, total: formatMoney(quote.total, currency) })}
              </p>
            )}
            <RequestLine quote={quote} />
          </div>
        )}
        {!refusal && (
          <p
            className={`phrased text-[0.8125rem] leading-[1.125rem] text-quiet @xl:@max-[60rem]:col-start-2 @xl:@max-[60rem]:row-start-3 ${isLong ? "@min-[60rem]:row-start-2 @min-[60rem]:nth-4:col-start-2" : "@min-[60rem]:col-span-3 @min-[60rem]:mt-6 @min-[60rem]:-mb-1 @min-[60rem]:max-w-[72rem]"}`}
          >
            <span>
              {joinSentences([
                ...(moved
                  ? [m.transit_moved({ asked: formatWeekday(moved.asked), day: formatWeekday(moved.day) })]
                  : []),
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
            </span>
            {m.between_sentences()}
            <a href={path} className="text-link underline underline-offset-4">
              {m.quote_service({ name })}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** What an advice says, without its price. */
export function describeAdvice(advice: Advice, units: FormState["units"]): string {
  const metric = units === "metric";
  const side = (length: number) =>
    `${formatNumber(convertLength(metric ? "cm" : "in", length), 1)} ${formatUnit(metric ? "cm" : "in")}`;
  const weight = (mass: number) =>
    `${formatNumber(convertMass(metric ? "kg" : "lb", mass), 3)} ${formatUnit(metric ? "kg" : "lb")}`;
  switch (advice.kind) {
    case "flatter":
      return m.advice_flatter({ from: side(advice.from), to: side(advice.to) });
    case "lighter":
      return m.advice_lighter({ from: weight(advice.from), to: weight(advice.to) });
    case "merged":
      return m.advice_merged({ quantity: advice.quantity });
    case "split":
      return m.advice_split({ parts: advice.parts });
  }
}

type AdviceListProps = {
  advice: readonly Advice[];
  state: FormState;
  show: (amount: number) => string;
};

/** What would make it cheaper, each with its price and the link that does it. */
function AdviceList({ advice, state, show }: AdviceListProps) {
  if (advice.length === 0) return null;
  return (
    <ul className="mt-3 space-y-2">
      {advice.map((one) => (
        <li key={one.kind + one.row} className="flex gap-2.5 rounded-lg bg-sunken px-4 py-3 text-sm">
          <Icon name="lucide:lightbulb" className="mt-px text-route" />
          <span>
            <span>
              {joinSentences([
                describeAdvice(one, state.units),
                m.advice_price({ total: show(one.total), saved: show(one.saved) }),
              ])}
            </span>
            {m.between_sentences()}
            <AmendLink
              from={state}
              to={withParcels(state, one.shipment.parcels)}
              done={m.advice_applied({ saved: show(one.saved) })}
              className="inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-6"
            >
              {m.advice_apply()}
            </AmendLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
