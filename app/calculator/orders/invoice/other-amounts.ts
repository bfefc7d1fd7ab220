import { isWaybill } from "../import/detect-columns.ts";
import { readCell } from "../import/read-order.ts";
import type { Field, Rows } from "../import/types.ts";
import type { PricedOrders } from "../types.ts";
import type { OtherAmounts } from "./types.ts";

/** What a parcel is told by, and what was billed for it. Its day may be that of another invoice. */
const telling: readonly Field[] = [
  ...(["country", "postcode", "weight", "unit", "size", "length", "width", "height", "quantity", "goods"] as const),
  ...(["line", "billed", "currency"] as const),
];

/** Headings of what numbers the parcels of an order, beside the number that is read. */
const ofOneParcel =
  /box|piece|carton|parcel|package|track|waybill|\bawb\b|consignment|label|sscc|paket|colli|箱号|单号|包裹|件号/i;

/**
 * Rows that bill a parcel again, each with the row that billed it first: the same number, the same parcel and the same
 * amount, with nothing beside that tells several parcels of an order apart.
 */
export function findBilledAgain(rows: Rows, priced: PricedOrders, billedBy: Float64Array): ReadonlyMap<number, number> {
  const { result, noOrders, corrections, options } = priced;
  const { columns, header } = options;
  const understood = new Set(Object.values(columns));
  const isOfOne = (heading: string) => ofOneParcel.test(heading) || isWaybill(heading);
  const beside = header.flatMap((heading, at) => (!understood.has(at) && isOfOne(heading) ? [at] : []));
  const found = new Map<number, number>();
  const counts = new Set<string>();
  const repeated = new Set<string>();
  for (const name of result.names) {
    if (counts.has(name)) repeated.add(name);
    counts.add(name);
  }
  repeated.delete("");
  const first = new Map<string, number>();
  if (repeated.size === 0) return found;
  for (const [at, row] of rows.entries()) {
    const name = result.names[at] ?? "";
    if (!repeated.has(name) || noOrders.has(at) || corrections.left.has(at) || !((billedBy[at] ?? 0) > 0)) continue;
    const cells = telling.map((field) => readCell(row, field, columns, corrections.cells.get(at)));
    const key = [name, ...cells, ...beside.map((column) => (row[column] ?? "").trim())].join("\n");
    const before = first.get(key);
    if (before === undefined) first.set(key, at);
    else found.set(at, before);
  }
  return found;
}

/** What carriers put behind the number of a parcel where they correct its bill: `A103-CR`, `A103/credit 2`. */
const marked = /[-_/. ]+(?:CRN?|CN|CREDIT|REFUND|ADJ|ADJUSTMENT|贷记|退款|冲红|调整)[-_. ]?\d*$/iu;

/**
 * Credits and charges beside the order that they correct: the first row of the file with the same number, be it marked as
 * a correction. What gives back all of a row that was billed again (`again`) corrects that row.
 */
export function collectOtherAmounts(
  { result: { names }, noOrders, corrections }: PricedOrders,
  billedBy: Float64Array,
  again: ReadonlyMap<number, number>,
): OtherAmounts {
  const ofOrder = new Map<number, number[]>();
  const alone: number[] = [];
  if (noOrders.size === 0) return { ofOrder, alone };
  const orders = new Map<string, number>();
  for (const [row, name] of names.entries())
    if (name && !orders.has(name) && !noOrders.has(row) && !corrections.left.has(row)) orders.set(name, row);
  const repeats = new Map<string, number[]>();
  for (const at of again.keys()) {
    const own = repeats.get(names[at] ?? "") ?? [];
    repeats.set(names[at] ?? "", own);
    own.push(at);
  }
  for (const [row, kind] of noOrders) {
    if (kind !== "credit" && kind !== "charge") continue;
    const name = names[row] ?? "";
    const first = orders.get(name) ?? orders.get(name.replace(marked, ""));
    const repeated = repeats
      .get(names[first ?? -1] ?? "")
      ?.find((at) => billedBy[at] === -(billedBy[row] ?? 0) && !ofOrder.has(at));
    const order = repeated ?? first;
    if (order === undefined) alone.push(row);
    else ofOrder.set(order, [...(ofOrder.get(order) ?? []), row]);
  }
  return { ofOrder, alone };
}
