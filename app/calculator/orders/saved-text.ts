import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import type { OrdersResult } from "./messages.ts";
import type { Split } from "./splits.ts";

/** What a split saves or costs more beside one line for all; nothing where no line takes several. */
export function savedText(
  { splits, currency }: Pick<OrdersResult, "splits" | "currency">,
  split: Split,
  nameOf: (service: number) => string,
): string | undefined {
  const { against } = splits[split];
  if (!against || against.orders === 0) return undefined;
  const saved = against.line - against.split;
  const line = nameOf(against.service);
  const share = number((Math.abs(saved) / Math.max(1, against.line)) * 100, 1);
  const amount = money(Math.abs(saved), currency);
  if (saved === 0) return m.orders_same({ line });
  return saved > 0 ? m.orders_less({ amount, line, share }) : m.orders_more({ amount, line, share });
}
