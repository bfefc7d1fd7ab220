import { m } from "#app/messages/m.ts";
import { money, range } from "#app/ui/format.ts";
import { cheapestOf, isPriced, type Way, type WayName } from "./ways.ts";
import { wayLabel } from "./way-label.ts";

type Props = {
  ways: readonly Way[];
  cubicMetres: number;
  currency: string;
  chosen: WayName | undefined;
  onChoose: (name: WayName) => void;
};

/** The ways that take the freight, side by side: price, price a cubic metre, days. One with a plan can be chosen to be drawn. */
export function WayList({ ways, cubicMetres, currency, chosen, onChoose }: Props) {
  const priced = ways.filter(isPriced);
  const cheapest = cheapestOf(priced);
  const dearest = Math.max(1, ...priced.map(({ total }) => total));
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-6 border-t border-ink pt-4 sm:grid-cols-3 lg:grid-cols-5">
      {priced.map((way) => {
        const { name, total, answer } = way;
        const { min, max } = answer.transit;
        return (
          <li key={name} className={name === chosen ? "shadow-[0_-3px_0_var(--action)]" : undefined}>
            <h4 className="font-semibold">
              {wayLabel(way)} {name === cheapest && <span className="text-sm text-good">{m.badge_cheapest()}</span>}
            </h4>
            <p className="text-lg font-semibold tabular-nums">{money(total, currency)}</p>
            <svg className="my-1 block h-1.5 w-full" aria-hidden="true">
              <rect width={`${((total / dearest) * 100).toFixed(2)}%`} height="6" rx="2" className="bar-data" />
            </svg>
            <p className="text-sm text-quiet">
              <strong className="font-semibold text-ink tabular-nums">
                {m.per_cubic_metre({ price: money(Math.round(total / cubicMetres), currency) })}
              </strong>
              <br />
              {m.days({ days: range({ min, max }) })}
            </p>
            {answer.loading && (
              <button
                type="button"
                className="min-h-11 text-sm font-semibold text-link underline underline-offset-4"
                aria-pressed={name === chosen}
                onClick={() => onChoose(name)}
              >
                {m.way_draw({ name })}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
