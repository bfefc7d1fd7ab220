import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { convertGrams } from "../import/units.ts";
import type { WeightScope } from "../import/types.ts";
import { usePricedFile } from "../use-orders.ts";
import { Choice } from "./choice.tsx";
import { labelRow } from "./orders-text.ts";

/** Asks once what is sent of an order of several pieces, by the first of the file, with what each answer would cost in all. */
export function ScopeQuestion() {
  const { phase, orders } = usePricedFile();
  const { result, table, scopes, split } = phase;
  const { several } = result.notes;
  if (!several || table.scopes.length === 0) return null;
  const { quantity, grams, row } = several;
  const unit = table.units.weight;
  const formatWeight = (own: number) => `${formatNumber(convertGrams(own, unit), 3)}\u00a0${formatUnit(unit)}`;
  const sent: Record<WeightScope, readonly [parcels: number, grams: number]> = {
    piece: [quantity, grams],
    shared: [quantity, grams / quantity],
    articles: [1, grams * quantity],
    order: [1, grams],
  };
  return (
    <div className="rounded-lg bg-sunken px-4 pt-1 pb-4">
      <Choice
        question={{
          title: m.scope_title({ quantity: formatNumber(quantity), weight: formatWeight(grams) }),
          column: labelRow(row, result.names),
          note: m.scope_note(),
        }}
        options={table.scopes.map((scope) => {
          const [parcels, own] = sent[scope];
          const price = scopes?.[scope];
          const total = price ? formatMoney(price.totals[split], result.currency) : "…";
          return [
            scope,
            <>
              {m.scope_parcels({ count: parcels, weight: formatWeight(own) })}
              <span className="block text-sm text-quiet">
                {price && price.taken < price.orders
                  ? m.scope_unpriced({ total, count: price.orders - price.taken })
                  : m.scope_total({ total })}
              </span>
            </>,
          ];
        })}
        chosen={table.units.scope}
        onChoose={orders.sayScope}
      />
    </div>
  );
}
