import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber, formatWeekday } from "#app/ui/format.ts";
import { list } from "#app/ui/format.ts";
import { formatSize } from "#app/ui/measures.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { convertLength } from "#rating/shipment/units.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { formatEmissions } from "../chart/emission-bar.tsx";
import { SegmentedControl } from "../form/field.tsx";
import { toParcelFields } from "../store/actions.ts";
import type { FormState } from "../store/form-state.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import { countServices, describeNoQuote } from "./rank-answers.ts";
import type { Results } from "./results.ts";

/** How many lines answer and from which price, and by what they are sorted. */
export function AnswersHead({ results }: { results: Results }) {
  const { form, quotes, timely, isOnTime, best, price, refusals } = results;
  const { change } = useCalculatorStore();
  const least =
    form.sort === "emissions" ? timely.flatMap(({ emissions }) => emissions ?? []).sort((a, b) => a - b)[0] : undefined;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-[22px] leading-7 font-semibold">
        {best === undefined ? (
          describeNoQuote(refusals)
        ) : (
          <>
            {countServices(timely, isOnTime)}
            {/* on a phone the price stands in the bar below */}
            <span className="max-sm:sr-only">
              {m.between_clauses()}
              {m.bar_from({
                price: least === undefined ? formatMoney(price(best), form.currency) : formatEmissions(least),
              })}
            </span>
          </>
        )}
      </h2>
      {quotes.length > 1 && (
        <SegmentedControl
          name="order"
          label={m.answers_order()}
          value={form.sort}
          options={[
            ["price", m.order_price()],
            ["time", m.order_time()],
            ["emissions", m.order_emissions()],
          ]}
          onChange={(sort) => change({ sort })}
        />
      )}
    </div>
  );
}

/** A shared or kept address asks for a day that is over: its prices stay, and the way to today's stands beside. */
export function PastShipDateNotice({ day }: { day: string }) {
  const { change } = useCalculatorStore();
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3 rounded-lg bg-sunken px-4 py-3 text-[15px] print:hidden">
      {m.past_day({ day: formatWeekday(day) })}
      <button type="button" className="min-h-9 font-semibold text-link" onClick={() => change({ date: "" })}>
        {m.past_day_today()}
      </button>
    </p>
  );
}

/** Says that the prices are by weight alone, and offers the box that such a parcel usually comes in. */
export function NoSizeNote({ boxed, units }: { boxed: Shipment; units: FormState["units"] }) {
  const { change } = useCalculatorStore();
  const unit = units === "metric" ? "cm" : "in";
  const sizes = boxed.parcels.map(({ sides = [0, 0, 0] }) =>
    formatSize(sides.map((side) => formatNumber(convertLength(unit, side), 1))),
  );
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-sunken px-4 py-3 text-[15px]">
      {m.no_size({ size: `${list([...new Set(sizes)])} ${formatUnit(unit)}` })}
      <button
        type="button"
        className="min-h-9 font-semibold text-link"
        onClick={() => change({ parcels: toParcelFields(boxed.parcels, units) })}
      >
        {m.no_size_apply()}
      </button>
    </p>
  );
}
