import { m } from "#app/messages/m.ts";
import type { OrdersResult } from "./messages.ts";

/** How many rows are in no total until somebody answers for them, and the way to them. */
export function WaitingLine({ result, onShow }: { result: OrdersResult; onShow: () => void }) {
  const waiting = result.unread.count + result.refused.count;
  if (waiting === 0) return null;
  return (
    <p>
      {m.orders_waiting({ count: waiting })}
      {m.between_sentences()}
      <button type="button" className="min-h-6 font-semibold text-link underline underline-offset-4" onClick={onShow}>
        {m.problems_show({ count: waiting })}
      </button>
    </p>
  );
}
