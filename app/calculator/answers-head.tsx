import type { Quote, Refusal } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import type { FormState } from "./form-state.ts";
import { emissionsText } from "./emission-axis/emission-bar.tsx";
import { type InTime, linesText } from "./in-time.ts";
import { noneText } from "./none-text.ts";
import { Switch } from "./switch.tsx";

type Props = {
  /** The quotes that arrive by the day wanted. */
  timely: readonly Quote[];
  isInTime: InTime;
  /** The lowest of their prices, in the visitor's currency. */
  price: number | undefined;
  refusals: readonly Refusal[];
  /** Whether there is more than one quote to sort. */
  sorts: boolean;
  state: FormState;
  change: (next: FormState) => void;
};

/** How many lines answer and from which price, and by what they are sorted. */
export function AnswersHead({ timely, isInTime, price, refusals, sorts, state, change }: Props) {
  const least =
    state.sort === "emissions"
      ? timely.flatMap(({ emissions }) => emissions ?? []).sort((a, b) => a - b)[0]
      : undefined;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-[22px] leading-7 font-semibold">
        {price === undefined ? (
          noneText(refusals)
        ) : (
          <>
            {linesText(timely, isInTime)}
            {/* on a phone the price stands in the bar below */}
            <span className="max-sm:sr-only">
              {m.between_clauses()}
              {m.bar_from({ price: least === undefined ? money(price, state.currency) : emissionsText(least) })}
            </span>
          </>
        )}
      </h2>
      {sorts && (
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
  );
}
