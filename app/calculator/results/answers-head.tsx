import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber, formatWeekday, joinClauses, list } from "#app/ui/format.ts";
import { formatDayAhead } from "../format/days.ts";
import { formatSize } from "#app/ui/measures.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { convertLength } from "#rating/shipment/units.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { formatEmissions } from "../chart/emission-bar.tsx";
import { toParcelFields } from "../store/actions.ts";
import type { FormState, Missing } from "../store/form-state.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import { countServices, describeNoQuote } from "./rank-answers.ts";
import type { Results } from "./results.ts";

type AnswersHeadProps = {
  results: Results;
  today: string;
  waiting: string | undefined;
  missing: Missing;
};

/** How many lines answer and from which price, for whose parcel, and by what they are sorted. */
export function AnswersHead({ results, today, waiting, missing }: AnswersHeadProps) {
  const { form, quotes, timely, isOnTime, best, price, refusals } = results;
  const { change, names } = useCalculatorStore();
  const least =
    form.sort === "emissions" ? timely.flatMap(({ emissions }) => emissions ?? []).sort((a, b) => a - b)[0] : undefined;
  const title =
    best === undefined
      ? describeNoQuote(refusals)
      : !isOnTime
        ? joinClauses([
            countServices(timely, isOnTime),
            m.bar_from({
              price: least === undefined ? formatMoney(price(best), form.currency) : formatEmissions(least),
            }),
          ])
        : // what it costs in time hangs on the day of hand-over, which the timetable names
          isOnTime(best)
          ? countServices(timely, isOnTime)
          : m.deadline_none({ day: formatDayAhead(form.by, today) });
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6">
      <h2 className="text-xl leading-8! font-semibold tracking-tight sm:text-[1.75rem] sm:leading-[2.125rem]!">
        {waiting !== undefined ? <span className="text-lg">{waiting}</span> : title}
      </h2>
      {waiting === undefined && (missing.to || missing.parcel) && (
        <p className="grow pb-0.5 text-[0.9375rem] text-quiet max-sm:order-last max-sm:w-full print:hidden">
          {missing.to && missing.parcel
            ? m.example_all()
            : missing.to
              ? m.example_to({ country: names.countryInSentence(form.to) })
              : m.example_parcel()}
        </p>
      )}
      {quotes.length > 1 && (
        <fieldset className="needs-scripts print:hidden">
          <legend className="sr-only">{m.answers_order()}</legend>
          <div className="flex gap-x-4 text-[0.9375rem] sm:gap-x-5">
            {orders.map(([sort, label]) => (
              <label
                key={sort}
                className="grid min-h-11 cursor-pointer items-end pb-1 text-quiet has-checked:font-semibold has-checked:text-ink sm:min-h-8 sm:pb-0 has-focus-visible:outline-2 has-focus-visible:outline-link"
              >
                <input
                  type="radio"
                  name="order"
                  value={sort}
                  checked={sort === form.sort}
                  onChange={() => change({ sort })}
                  className="peer sr-only"
                />
                <span className="border-b-2 border-transparent peer-checked:border-ink">{label()}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

const orders = [
  ["price", m.order_price],
  ["time", m.order_time],
  ["emissions", m.order_emissions],
] as const;

/** A shared or kept address asks for a day that is over: its prices stay, and the way to today's stands beside. */
export function PastShipDateNotice({ day }: { day: string }) {
  const { change } = useCalculatorStore();
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem] print:hidden">
      <span>{m.past_day({ day: formatWeekday(day) })}</span>
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
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem]">
      <span>{m.no_size({ size: `${list([...new Set(sizes)])} ${formatUnit(unit)}` })}</span>
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
