import type { PricedOrders, Setup } from "../types.ts";
import type { InvoiceResult, OtherAmounts, UnknownLine } from "./types.ts";

/** What was billed for an order with the credits and charges of its number, in minor units. */
export function sumBilled({ billedBy, others }: Pick<InvoiceResult, "billedBy" | "others">, row: number): number {
  return [row, ...(others.get(row) ?? [])].reduce((sum, at) => sum + (billedBy[at] ?? Number.NaN), 0);
}

/** What carriers put behind the number of a parcel where they correct its bill: `A103-CR`, `A103/credit 2`. */
const marked = /[-_/. ]+(?:CRN?|CN|CREDIT|REFUND|ADJ|ADJUSTMENT|贷记|退款|冲红|调整)[-_. ]?\d*$/iu;

/** Credits and charges beside the order that they correct: the first row of the file with the same number, be it marked as a correction. */
export function collectOtherAmounts({ result: { names }, noOrders, corrections }: PricedOrders): OtherAmounts {
  const ofOrder = new Map<number, number[]>();
  const alone: number[] = [];
  if (noOrders.size === 0) return { ofOrder, alone };
  const orders = new Map<string, number>();
  for (const [row, name] of names.entries())
    if (name && !orders.has(name) && !noOrders.has(row) && !corrections.left.has(row)) orders.set(name, row);
  for (const [row, kind] of noOrders) {
    if (kind !== "credit" && kind !== "charge") continue;
    const name = names[row] ?? "";
    const order = orders.get(name) ?? orders.get(name.replace(marked, ""));
    if (order === undefined) alone.push(row);
    else ofOrder.set(order, [...(ofOrder.get(order) ?? []), row]);
  }
  return { ofOrder, alone };
}

/** Finds lines by their names in the page's language, their English names, how one of the two alone begins, or what somebody said (`called`). */
export function makeLineFinder({ services }: Setup, called: Readonly<Record<string, string>>) {
  const known = services.flatMap(({ slug, name }) =>
    [slug, slug.replaceAll("-", " "), name].map((text) => [text.toUpperCase(), slug] as const),
  );
  const unknown = new Map<string, UnknownLine>();
  const find = (text: string): string | undefined => {
    const name = text.toUpperCase();
    if (name === "") return undefined;
    const before = unknown.get(name);
    if (!before) {
      const whole = known.find(([own]) => own === name);
      if (whole) return whole[1];
      const [begun, other] = new Set(known.flatMap(([own, slug]) => (own.startsWith(name) ? [slug] : [])));
      if (begun && !other) return begun;
    }
    const line = called[name] ?? "";
    unknown.set(name, { name: before?.name ?? text, rows: (before?.rows ?? 0) + 1, line });
    return line || undefined;
  };
  /** Names that are none of ours, those of the most rows first. */
  const listUnknown = () => [...unknown.values()].sort((a, b) => b.rows - a.rows).slice(0, 50);
  return { find, listUnknown };
}
