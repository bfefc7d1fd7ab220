import type { RefObject } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold-title.tsx";
import type { CalculatorNames } from "../names.ts";
import { RefusedList } from "./refused-list.tsx";
import { UnreadList } from "./unread-list.tsx";
import type { ResultPhase } from "./phase.ts";
import type { useOrders } from "./use-orders.ts";

type Props = {
  phase: ResultPhase;
  orders: ReturnType<typeof useOrders>;
  page: CalculatorPage;
  names: CalculatorNames;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Where somebody is led who wants to answer. */
  at: RefObject<HTMLDetailsElement | null>;
};

/** What waits for an answer, folded: those who only want the total need not pass it. */
export function Problems({ phase, orders, page, names, open, onOpen, at }: Props) {
  const { result, table, file } = phase;
  const waiting = result.unread.count + result.refused.count;
  if (waiting === 0) return null;
  return (
    <details
      ref={at}
      className="group/fold scroll-mt-20 border-y border-line"
      open={open}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
    >
      <FoldTitle>{m.problems_title({ count: waiting })}</FoldTitle>
      <div className="grid gap-8 pb-8 xl:grid-cols-2">
        <UnreadList result={result} table={table} page={page} onMend={orders.mend} />
        <RefusedList result={result} file={file} table={table} page={page} names={names} onMend={orders.mend} />
      </div>
    </details>
  );
}
