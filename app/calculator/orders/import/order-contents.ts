import type { Order } from "#rating/shipment/shipment.ts";
import { usualGoods } from "../../store/form-state.ts";
import type { UnknownGoods } from "../types.ts";
import { readCell } from "./read-order.ts";
import type { CorrectedCells, Reading, Rows } from "./types.ts";

/** What the rows of an order's further articles name, by the row of its first: they have its number and no country of their own. */
export function collectFurtherNames(
  rows: Rows,
  { columns, products }: Reading,
  isArticle: (row: number) => boolean,
): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  if (!products || columns.order === undefined) return found;
  let head = -1;
  for (const [at, row] of rows.entries()) {
    const name = readCell(row, "order", columns);
    const along = head >= 0 && name !== "" && name === readCell(rows[head] ?? [], "order", columns);
    if (along && (isArticle(at) || readCell(row, "country", columns) === ""))
      found.set(head, [...(found.get(head) ?? []), ...listNames(row, products.columns)]);
    else head = at;
  }
  return found;
}

/**
 * An order with what its products' names say: its kind of goods where no column says it, and which lines do not take them.
 * What somebody has answered about its goods counts before all names.
 */
export function addContents(
  order: Order,
  row: readonly string[],
  further: readonly string[],
  { columns, products }: Reading,
  mended: CorrectedCells | undefined,
): Order {
  if (!products || mended?.goods !== undefined) return order;
  const found = [...listNames(row, products.columns), ...further].flatMap((name) => products.find(name) ?? []);
  if (found.length === 0) return order;
  const kinds = found.flatMap((one) => one.kinds);
  const kind = kinds.find((one) => one !== usualGoods) ?? kinds[0];
  const isSaid = readCell(row, "goods", columns) !== "";
  return {
    ...order,
    ...(kind !== undefined && !isSaid && { goods: kind }),
    judged: products.judge(
      found.flatMap((one) => one.classes),
      order.to,
      products.day,
    ),
  };
}

const mostUnknown = 50;

/** Collects what orders are of where nobody knows the name, so that it is asked. */
export class UnknownGoodsCollector {
  readonly #rows: number[] = [];
  readonly #names = new Map<string, UnknownGoods>();
  readonly #reading: Reading;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** Takes an order of whose goods nothing was found; one whose kind of goods another column says needs no name. */
  collect(row: readonly string[], at: number): void {
    const { products, columns } = this.#reading;
    const [name] = products ? listNames(row, products.columns) : [];
    if (name === undefined || readCell(row, "goods", columns) !== "") return;
    this.#rows.push(at);
    const key = name.toUpperCase();
    const known = this.#names.get(key) ?? { name, rows: [] };
    this.#names.set(key, known);
    known.rows.push(at);
  }

  list(): { unknown: UnknownGoods[]; unknownRows: number[] } {
    const names = [...this.#names.values()].sort((a, b) => b.rows.length - a.rows.length);
    return { unknown: names.slice(0, mostUnknown), unknownRows: this.#rows };
  }
}

function listNames(row: readonly string[], columns: readonly number[]): string[] {
  return columns.flatMap((at) => (row[at] ?? "").trim() || []);
}
