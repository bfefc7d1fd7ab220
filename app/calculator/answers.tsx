import { memo, Suspense } from "react";
import type { Answer, Quote } from "#rating/answer.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { lazyWithMessages } from "#app/messages/lazy-with-messages.ts";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold-title.tsx";
import { useMedia } from "#app/platform/use-media.ts";
import { AnswersHead } from "./answers-head.tsx";
import { SmallerBox } from "./box/smaller-box.tsx";
import { ContainersNote } from "./freight/containers-note.tsx";
import { freightCountries } from "./freight/freight-countries.ts";
import { freightOfParcels } from "./freight/freight-of-parcels.ts";
import type { FormState } from "./form-state.ts";
import { inTimeBy } from "./in-time.ts";
import type { CalculatorNames } from "./names.ts";
import { limitsText } from "./limits-text.ts";
import { PriceCurve } from "./curve/price-curve.tsx";
import { displayMoney } from "./display-money.ts";
import { NoSizeNote } from "./no-size-note.tsx";
import { PastDay } from "./past-day.tsx";
import { QuoteTable } from "./quotes/quote-table.tsx";
import { ranked } from "./ranked.ts";
import { RefusalRow } from "./refusal-row.tsx";
import { TakeQuotes } from "./take-quotes.tsx";
import { inUsualBoxes } from "./usual-box.ts";

const DeadlineView = lazyWithMessages(
  "calculator/deadline/deadline-view",
  () => import("./deadline/deadline-view.tsx"),
);

type Props = {
  /** Missing while the form has a problem. */
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined;
  page: CalculatorPage;
  state: FormState;
  names: CalculatorNames;
  /** The field that is half typed, where nothing else is wrong. */
  finish: string | undefined;
  /** What is wrong with a field that the prices leave out. */
  leftOut: string | undefined;
  today: string;
  change: (next: FormState) => void;
};

/** Every line's answer: the quotes in the order chosen, then the lines that say no and why. */
export const Answers = memo(function Answers({ given, page, state, names, finish, leftOut, today, change }: Props) {
  const phone = useMedia("(width < 40rem)", true);
  if (!given)
    return (
      <p className="rounded-2xl border border-line bg-sunken p-6 text-quiet">
        {finish ? m.answers_typing({ field: finish }) : m.answers_waiting()}
      </p>
    );
  const { shipment, answers } = given;
  const isInTime = inTimeBy(state.by, today, shipment, page);
  const { rates } = page.reference.exchange;
  const { quotes, refusals, timely, best, price, badgesOf } = ranked(answers, state, rates, isInTime);
  const late = quotes.filter((one) => !timely.includes(one)).map(({ service }) => service);
  // of an open line its details say what it takes
  const refused = refusals.some(({ service }) => service === state.service);
  const [first, ...later] = refused ? page.cards.filter(({ service }) => service === state.service) : [];
  const asked = first && [first, ...later.filter(({ validFrom }) => validFrom === first.validFrom)];
  // without a size: what each line would cost in a usual box
  const boxed = inUsualBoxes(shipment);
  const inBox = boxed && quote(boxed, page.cards, page.reference, "later");
  const freight = freightOfParcels(state, shipment, freightCountries(page));
  const noteOf = ({ service }: Quote) => {
    if (!inBox) return undefined;
    const other = inBox.find((answer): answer is Quote => answer.available && answer.service === service);
    return other
      ? m.quote_in_box({ price: displayMoney(other.total, other.currency, state.currency, page.reference).shown })
      : m.quote_by_weight();
  };
  return (
    <div>
      <AnswersHead
        timely={timely}
        isInTime={isInTime}
        price={best && price(best)}
        refusals={refusals}
        sorts={quotes.length > 1}
        state={state}
        change={change}
      />
      {leftOut && <p className="mt-3 text-sm text-bad print:text-ink">{m.answers_without({ problem: leftOut })}</p>}
      {state.date && state.date < today && <PastDay day={state.date} today={() => change({ ...state, date: "" })} />}
      {asked && (
        <p className="mt-4 text-sm text-quiet">
          {m.answers_limits({ name: names.service(state.service).name, limits: limitsText(asked, state.units) })}
        </p>
      )}
      {freight && <ContainersNote freight={freight} />}
      {boxed && best && <NoSizeNote boxed={boxed} state={state} change={change} />}
      {state.by && best && (
        <Suspense fallback={<p className="h-svh text-quiet sm:h-167">{m.loading()}</p>}>
          <DeadlineView
            by={state.by}
            quotes={quotes}
            shipment={shipment}
            today={today}
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
          timely={timely}
          best={best}
          badgesOf={badgesOf}
          noteOf={noteOf}
          price={price}
          shipment={shipment}
          page={page}
          state={state}
          names={names}
          change={change}
        />
      )}
      {phone && quotes.every(({ service }) => service !== state.service) && (
        <SmallerBox quotes={timely} shipment={shipment} page={page} state={state} names={names} change={change} />
      )}
      {best && <TakeQuotes given={given} page={page} state={state} names={names} today={today} />}
      <div className="mt-12 border-t border-line">
        {quotes.length > 0 && <PriceCurve shipment={shipment} state={state} page={page} names={names} late={late} />}
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
