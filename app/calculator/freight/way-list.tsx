import { memo } from "react";
import { daysOnTheWay } from "#rating/transit.ts";
import { m } from "#app/messages/m.ts";
import { money, range } from "#app/ui/format.ts";
import { InOwnCurrency } from "#app/ui/in-own-currency.tsx";
import { cheapestOf, isPriced, type Way, type WayName } from "./ways.ts";
import { wayBars } from "./way-bars.ts";
import { wayLabel, wayName } from "./way-label.ts";

type Props = {
  ways: readonly Way[];
  cubicMetres: number;
  currency: string;
  chosen: WayName | undefined;
  onChoose: (name: WayName) => void;
};

const what: Record<WayName, () => string> = {
  LCL: m.way_what_lcl,
  "20GP": m.way_what_20gp,
  "40GP": m.way_what_40gp,
  "40HC": m.way_what_40hc,
  air: m.way_what_air,
};

/** The ways that take the freight, side by side: price, price a cubic metre, days. One is chosen to be opened. */
export const WayList = memo(function WayList({ ways, cubicMetres, currency, chosen, onChoose }: Props) {
  const priced = ways.filter(isPriced);
  const cheapest = cheapestOf(priced);
  const bars = wayBars(priced.map(({ total }) => total));
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-6 border-t border-ink pt-4 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
      {priced.map((way, at) => {
        const bar = bars[at];
        const { name, total, answer } = way;
        const { min, max } = daysOnTheWay(answer.transit);
        return (
          <li
            key={name}
            className={name === chosen ? "[box-shadow:0_-3px_0_var(--action)] forced-colors:border" : undefined}
          >
            <h4 className="font-semibold">
              {wayLabel(way)} {name === cheapest && <span className="text-sm text-good">{m.badge_cheapest()}</span>}
            </h4>
            <p className="text-sm text-quiet">{what[name]()}</p>
            <p className="text-lg font-semibold tabular-nums">
              {money(total, currency)}
              <InOwnCurrency amount={total} currency={currency} />
            </p>
            <svg className="my-1 block h-1.5 w-full overflow-visible" aria-hidden="true">
              <rect width={`${((bar?.share ?? 0) * 100).toFixed(2)}%`} height="6" rx="2" className="bar-data" />
              {bar?.cut && (
                <svg x="70%" overflow="visible" aria-hidden="true">
                  <path d="M-5 11 0-5H7L2 11Z" className="fill-page" />
                  <path d="M-5 11 0-5M2 11 7-5" className="stroke-quiet" />
                </svg>
              )}
            </svg>
            <p className="text-sm text-quiet">
              <strong className="font-semibold text-ink tabular-nums">
                {m.per_cubic_metre({ price: money(Math.round(total / cubicMetres), currency) })}
              </strong>
              <br />
              {m.days({ days: range({ min, max }) })}
            </p>
            <button
              type="button"
              className="min-h-11 text-start text-sm font-semibold text-link underline underline-offset-4"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
            >
              {answer.loading ? m.way_open_drawn({ name: wayName(name) }) : m.way_open({ name: wayName(name) })}
            </button>
          </li>
        );
      })}
    </ul>
  );
});
