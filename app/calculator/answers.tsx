import { useState } from "react";
import type { Answer, Quote, Refusal } from "#rating/answer.ts";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { m } from "#app/paraglide/messages.js";
import type { FormState } from "./form-state.ts";
import type { CalculatorNames } from "./names.ts";
import { QuoteRow } from "./quote-row.tsx";
import { RefusalRow } from "./refusal-row.tsx";
import { Switch } from "./switch.tsx";

type Order = "price" | "time" | "emissions";
type Props = {
  answers: readonly Answer[] | undefined;
  state: FormState;
  names: CalculatorNames;
  change: (next: FormState) => void;
};

const figures: Record<Order, (quote: Quote) => number> = {
  price: ({ total }) => total,
  time: ({ transit }) => transit.max * 100 + transit.min,
  emissions: ({ emissions }) => emissions ?? Number.POSITIVE_INFINITY,
};

/** Every line's answer: the quotes in the order chosen, then the lines that say no and why. */
export function Answers({ answers, state, names, change }: Props) {
  const [order, setOrder] = useState<Order>("price");
  if (!answers) return <p className="rounded-2xl border border-line bg-sunken p-6 text-quiet">{m.answers_waiting()}</p>;
  const quotes = answers
    .filter((answer): answer is Quote => answer.available)
    .sort((a, b) => figures[order](a) - figures[order](b));
  const refusals = answers.filter((answer): answer is Refusal => !answer.available);
  const best = (name: Order) => Math.min(...quotes.map(figures[name]));
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
            value={order}
            options={[
              ["price", m.order_price()],
              ["time", m.order_time()],
              ["emissions", m.order_emissions()],
            ]}
            onChange={setOrder}
          />
        )}
      </div>
      <ul className="mt-4 border-t-2 border-ink">
        {quotes.map((quote) => (
          <QuoteRow
            key={quote.service}
            quote={quote}
            service={names.service(quote.service)}
            cheapest={figures.price(quote) === best("price")}
            fastest={figures.time(quote) === best("time")}
          />
        ))}
      </ul>
      {quotes.length > 0 && (
        <div className="mt-5">
          <CopyLink />
        </div>
      )}
      {refusals.length > 0 && (
        <section className="mt-12">
          <h2 className="text-xl font-semibold">{m.answers_refused()}</h2>
          <ul className="mt-4 border-t border-line">
            {refusals.map((refusal) => (
              <RefusalRow key={refusal.service} refusal={refusal} state={state} names={names} change={change} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
