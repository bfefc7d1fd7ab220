import { memo, lazy, Suspense } from "react";
import type { Answer, Quote, Refusal } from "#rating/answer.ts";
import { quote } from "#rating/quote.ts";
import { exchanged } from "#rating/money.ts";
import type { Shipment } from "#rating/shipment.ts";
import { daysOnTheWay } from "#rating/transit.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import { FoldTitle } from "#app/ui/fold-title.tsx";
import { ContainersNote } from "./freight/containers-note.tsx";
import { freightCountries } from "./freight/freight-countries.ts";
import { freightOfParcels } from "./freight/freight-of-parcels.ts";
import type { FormState, SortKey } from "./form-state.ts";
import type { Offer } from "./hand-over/offer-mail.ts";
import type { CalculatorNames } from "./names.ts";
import { limitsText } from "./limits-text.ts";
import { PriceCurve } from "./curve/price-curve.tsx";
import { displayMoney } from "./display-money.ts";
import { inTime, linesText } from "./in-time.ts";
import { NoSizeNote } from "./no-size-note.tsx";
import { PastDay } from "./past-day.tsx";
import { QuoteTable } from "./quotes/quote-table.tsx";
import { RefusalRow } from "./refusal-row.tsx";
import { Switch } from "./switch.tsx";
import { TakeAlong } from "./take-along.tsx";
import { inUsualBoxes } from "./usual-box.ts";

const DeadlineView = lazy(() => import("./deadline/deadline-view.tsx"));

type Props = {
  /** Missing while the form has a problem. */
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined;
  page: CalculatorPage;
  state: FormState;
  names: CalculatorNames;
  offer: Offer | undefined;
  today: string;
  change: (next: FormState) => void;
};

/** Why no line has a price, where all lines wait for the same field; else that there is none. */
function noneText(refusals: readonly Refusal[]): string {
  const waits = refusals.filter(({ reasons }) => reasons.every(({ code }) => code === "value-needed"));
  return waits.length > 0 ? m.answers_value() : m.answers_none();
}

/** Every line's answer: the quotes in the order chosen, then the lines that say no and why. */
export const Answers = memo(function Answers({ given, page, state, names, offer, today, change }: Props) {
  if (!given) return <p className="rounded-2xl border border-line bg-sunken p-6 text-quiet">{m.answers_waiting()}</p>;
  const { shipment, answers } = given;
  const figures: Record<SortKey, (quote: Quote) => number> = {
    price: ({ total, currency }) => exchanged(total, currency, state.currency, page.reference.exchange.rates) ?? total,
    time: ({ transit }) => daysOnTheWay(transit).max * 100 + daysOnTheWay(transit).min,
    emissions: ({ emissions }) => emissions ?? Number.POSITIVE_INFINITY,
  };
  const figure = figures[state.sort];
  const quotes = answers.filter((answer): answer is Quote => answer.available).sort((a, b) => figure(a) - figure(b));
  const refusals = answers
    .filter((answer): answer is Refusal => !answer.available)
    .sort((a, b) => Number(b.service === state.service) - Number(a.service === state.service));
  const timely = inTime(quotes, state.by);
  const best = timely.find((quote) => figures.price(quote) === Math.min(...timely.map(figures.price)));
  // of an open line its details say what it takes
  const refused = refusals.some(({ service }) => service === state.service);
  const asked = refused ? page.cards.find(({ service }) => service === state.service) : undefined;
  const least = (name: SortKey) => Math.min(...quotes.map(figures[name]));
  // a badge that all would wear says nothing
  const wins = (name: SortKey, own: Quote) =>
    figures[name](own) === least(name) && quotes.some((other) => figures[name](other) > least(name));
  const badgesOf = (quote: Quote) => [
    ...(wins("price", quote) ? [m.badge_cheapest()] : []),
    ...(wins("time", quote) ? [m.badge_fastest()] : []),
    ...(wins("emissions", quote) ? [m.badge_emissions()] : []),
  ];
  // without a size: what each line would cost in a usual box
  const boxed = inUsualBoxes(shipment);
  const inBox = boxed && quote(boxed, page.cards, page.reference, "later");
  const freight = freightOfParcels(state, shipment.parcels, freightCountries(page));
  const noteOf = ({ service }: Quote) => {
    if (!inBox) return undefined;
    const other = inBox.find((answer): answer is Quote => answer.available && answer.service === service);
    return other
      ? m.quote_in_box({ price: displayMoney(other.total, other.currency, state.currency, page.reference).shown })
      : m.quote_by_weight();
  };
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-[22px] leading-7 font-semibold">
          {best ? (
            <>
              {linesText(timely, state.by)}
              {/* on a phone the price stands in the bar below */}
              <span className="max-sm:sr-only">
                {m.between_clauses()}
                {m.bar_from({ price: money(figures.price(best), state.currency) })}
              </span>
            </>
          ) : (
            noneText(refusals)
          )}
        </h2>
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
      {state.date && state.date < today && <PastDay day={state.date} today={() => change({ ...state, date: "" })} />}
      {asked && (
        <p className="mt-4 text-sm text-quiet">
          {m.answers_limits({ name: names.service(asked.service).name, limits: limitsText(asked, state.units) })}
        </p>
      )}
      {freight && <ContainersNote freight={freight} />}
      {boxed && best && <NoSizeNote boxed={boxed} state={state} change={change} />}
      {state.by && best && (
        <Suspense fallback={<p className="h-80 text-quiet">{m.loading()}</p>}>
          <DeadlineView
            by={state.by}
            quotes={quotes}
            shipment={shipment}
            page={page}
            currency={state.currency}
            names={names}
            onTake={(service, date) => change({ ...state, service, date })}
          />
        </Suspense>
      )}
      {best && (
        <QuoteTable
          quotes={quotes}
          best={best}
          badgesOf={badgesOf}
          noteOf={noteOf}
          price={figures.price}
          shipment={shipment}
          page={page}
          state={state}
          names={names}
          change={change}
        />
      )}
      {offer && <TakeAlong answers={answers} offer={offer} day={shipment.shipDate} today={today} email={page.email} />}
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
});
