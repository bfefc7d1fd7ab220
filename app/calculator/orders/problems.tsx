import type { CalculatorPage } from "#catalog/views/pages.ts";
import type { CalculatorNames } from "../names.ts";
import { EffectNote } from "./effect-note.tsx";
import { RefusedList } from "./refused-list.tsx";
import { UnreadList } from "./unread-list.tsx";
import type { ResultPhase } from "./phase.ts";
import type { useOrders } from "./use-orders.ts";

type Props = { phase: ResultPhase; orders: ReturnType<typeof useOrders>; page: CalculatorPage; names: CalculatorNames };

/** What waits for an answer, under what the last answer changed. */
export function Problems({ phase, orders, page, names }: Props) {
  const { result, table, file, mends, effect } = phase;
  const waiting = result.unread.count + result.refused.count;
  if (waiting === 0 && mends.length === 0 && !effect) return null;
  return (
    <div className="space-y-4">
      <div className="sticky top-16 z-5 bg-page py-2">
        <EffectNote phase={phase} onUndo={orders.undo} />
      </div>
      <div className="grid gap-8 xl:grid-cols-2">
        <UnreadList result={result} table={table} page={page} onMend={orders.mend} />
        <RefusedList result={result} file={file} table={table} page={page} names={names} onMend={orders.mend} />
      </div>
    </div>
  );
}
