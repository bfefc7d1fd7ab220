import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import { changes, type Change, type WhatIf } from "./what-if.ts";

type Props = { found: WhatIf | undefined; currency: string; within: number; sized: boolean };

const labels: Record<Change, () => string> = {
  fuel: m.change_fuel,
  "step-100": m.change_step_100,
  "step-1000": m.change_step_1000,
  lower: m.change_lower,
};

/** What a small change would make of the total. `within`: by how much all within ten days differs from the split. `sized`: the orders have sizes. */
export function WhatIfRow({ found, currency, within, sized }: Props) {
  const amount = (change: number) => `${change > 0 ? "+" : change < 0 ? "−" : "±"}${money(Math.abs(change), currency)}`;
  const entries: [string, number | undefined][] = [
    ...changes
      .filter((change) => sized || change !== "lower")
      .map((change): [string, number | undefined] => [labels[change](), found?.[change]]),
    [m.change_within(), within],
  ];
  return (
    <section className="border-y border-line py-4" aria-busy={!found}>
      <h3 className="font-semibold">{m.change_title()}</h3>
      <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-5">
        {entries.map(([label, change]) => (
          <div key={label} className="flex justify-between gap-3 lg:block">
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className={`font-semibold tabular-nums ${change !== undefined && change < 0 ? "text-good" : ""}`}>
              {change === undefined ? "…" : amount(change)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-quiet">{m.change_note()}</p>
    </section>
  );
}
