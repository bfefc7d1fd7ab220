import type { Answer, Quote, Refusal } from "#rating/answer.ts";
import { exchanged } from "#rating/money.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold-title.tsx";
import type { FormState, Order } from "./form-state.ts";
import type { Offer } from "./hand-over/offer-mail.ts";
import type { CalculatorNames } from "./names.ts";
import { limitsText } from "./limits-text.ts";
import { otherLines } from "./other-lines.ts";
import { PriceCurve } from "./price-curve.tsx";
import { QuoteRow } from "./quote-row.tsx";
import { RefusalRow } from "./refusal-row.tsx";
import { Switch } from "./switch.tsx";
import { TakeAlong } from "./take-along.tsx";

type Props = {
  /** Missing while the form has a problem. */
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined;
  page: CalculatorPage;
  state: FormState;
  names: CalculatorNames;
  offer: Offer | undefined;
  change: (next: FormState) => void;
};

/** Every line's answer: the quotes in the order chosen, then the lines that say no and why. */
export function Answers({ given, page, state, names, offer, change }: Props) {
  if (!given) return <p className="rounded-2xl border border-line bg-sunken p-6 text-quiet">{m.answers_waiting()}</p>;
  const { shipment, answers } = given;
  const figures: Record<Order, (quote: Quote) => number> = {
    price: ({ total, currency }) => exchanged(total, currency, state.currency, page.reference.exchange.rates) ?? total,
    time: ({ transit }) => transit.max * 100 + transit.min,
    emissions: ({ emissions }) => emissions ?? Number.POSITIVE_INFINITY,
  };
  const figure = figures[state.sort];
  const first = ({ service }: Quote) => (service === state.service ? 0 : 1);
  const quotes = answers
    .filter((answer): answer is Quote => answer.available)
    .sort((a, b) => first(a) - first(b) || figure(a) - figure(b));
  const refusals = answers
    .filter((answer): answer is Refusal => !answer.available)
    .sort((a, b) => Number(b.service === state.service) - Number(a.service === state.service));
  const asked = page.cards.find(({ service }) => service === state.service);
  const best = (name: Order) => Math.min(...quotes.map(figures[name]));
  // a badge that all would wear says nothing
  const wins = (name: Order, quote: Quote) =>
    figures[name](quote) === best(name) && quotes.some((other) => figures[name](other) > best(name));
  const badgesOf = (quote: Quote) => [
    ...(wins("price", quote) ? [m.badge_cheapest()] : []),
    ...(wins("time", quote) ? [m.badge_fastest()] : []),
    ...(wins("emissions", quote) ? [m.badge_emissions()] : []),
  ];
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div role="status">
          <h2 className="text-xl font-semibold">
            {quotes.length === 0 ? m.answers_none() : m.answers_count({ count: quotes.length, all: answers.length })}
          </h2>
        </div>
        {quotes.length > 1 && (
          <Switch
            name="order"
            label={m.answers_order()}
            value={state.sort}
            options={[
              ["price", m.order_price()],
              ["time", m.order_time()],
              ["emissions", m.order_emissions()],
            ]}
            onChange={(sort) => change({ ...state, sort })}
          />
        )}
      </div>
      {asked && (
        <p className="mt-4 text-sm text-quiet">
          {m.answers_limits({ name: names.service(asked.service).name, limits: limitsText(asked, state.units) })}
        </p>
      )}
      <ul className="mt-4 border-t-2 border-ink">
        {quotes.map((quote) => (
          <QuoteRow
            key={quote.service}
            quote={quote}
            service={names.service(quote.service)}
            badges={badgesOf(quote)}
            others={otherLines(quote, quotes, figures.price, state.currency, names)}
            asked={quote.service === state.service}
            shipment={shipment}
            page={page}
            state={state}
            change={change}
          />
        ))}
      </ul>
      {offer && <TakeAlong answers={answers} offer={offer} email={page.email} />}
      <div className="mt-12 border-t border-line">
        {quotes.length > 0 && <PriceCurve shipment={shipment} state={state} page={page} names={names} />}
        {refusals.length > 0 && (
          <details
            key={String(quotes.length === 0)}
            open={quotes.length === 0}
            className="group/fold border-b border-line print:hidden"
          >
            <FoldTitle>{m.answers_refused({ count: refusals.length })}</FoldTitle>
            <ul className="border-t border-line">
              {refusals.map((refusal) => (
                <RefusalRow key={refusal.service} refusal={refusal} state={state} names={names} change={change} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}
