import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import { BarOf } from "./bar-list.tsx";
import type { OrdersResult } from "./messages.ts";
import { savedText } from "./saved-text.ts";
import type { Split } from "./splits.ts";

type Props = { result: OrdersResult; split: Split; nameOf: (service: number) => string };

/** The split beside one line for all: what it saves or costs more, as words and as two bars of one scale. */
export function SplitComparison({ result: { splits, currency, taken }, split, nameOf }: Props) {
  const { against } = splits[split];
  if (!against || against.orders === 0) return null;
  const { service, orders, line, split: own } = against;
  const scale = Math.max(1, line, own);
  const name = nameOf(service);
  const saved = line - own;
  return (
    <section>
      <h3 className={`text-xl font-semibold ${saved > 0 ? "text-good" : ""}`}>
        {savedText({ splits, currency }, split, nameOf)}
      </h3>
      <dl className="mt-3 space-y-4">
        {(
          [
            ["one", m.orders_one_line({ line: name }), line, "bar-other"],
            ["own", m.orders_your_split(), own, saved >= 0 ? "bar-good" : "bar-data"],
          ] as const
        ).map(([key, label, value, bar]) => (
          <div key={key} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 sm:grid-cols-[13rem_1fr_6.5rem]">
            <dt className={key === "own" ? "font-semibold" : "text-quiet"}>{label}</dt>
            <dd className="text-end font-semibold tabular-nums sm:order-last">{money(value, currency)}</dd>
            <dd className="col-span-2 sm:col-span-1" aria-hidden="true">
              <BarOf share={value / scale} className={bar} />
            </dd>
          </div>
        ))}
      </dl>
      {orders < taken && (
        <p className="mt-2 text-sm text-quiet">
          {m.orders_compared({ line: name, orders: number(orders), taken: number(taken) })}
        </p>
      )}
    </section>
  );
}
