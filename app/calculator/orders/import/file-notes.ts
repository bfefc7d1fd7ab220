import { findRate } from "#rating/money/exchange.ts";
import type { FileNotes } from "../types.ts";
import { detectCurrency, readMoney } from "./money.ts";
import { readCell, readCurrency } from "./read-order.ts";
import { detectTotalLabel, isBlank } from "./read-table.ts";
import {
  type Columns,
  type CorrectedCells,
  type Field,
  type NonOrderKind,
  nonOrderKinds,
  type Reading,
  type RowFacts,
  type Rows,
  sizeFields,
} from "./types.ts";

const mayBeCredit = /[-−–－(]|cr/i;

/**
 * Tells rows that are no orders. Nothing is carried for a negative amount; a row without country, weight and size is no
 * parcel where it is an amount alone or has the number of the order above (`above`).
 */
export function classifyNonOrderRow(
  row: readonly string[],
  reading: Reading,
  mended: CorrectedCells | undefined,
  above: string | undefined,
): NonOrderKind | undefined {
  const { columns, marks } = reading;
  const empty = (field: Parameters<typeof readCell>[1]) => readCell(row, field, columns, mended) === "";
  const goesNowhere = columns.country !== undefined && empty("country");
  const billed = columns.billed === undefined ? "" : readCell(row, "billed", columns);
  // a hundred thousand rows are orders: their amounts are read once, by the check
  const amount = goesNowhere || mayBeCredit.test(billed) ? readMoney(billed, marks.billed) : undefined;
  if (amount !== undefined && amount < 0) return "credit";
  if (!goesNowhere) return undefined;
  if (isBlank(row)) return "blank";
  if (detectTotalLabel(row, row.length, columns.country) !== undefined) return "sum";
  if (!empty("weight") || !sizeFields.every(empty)) return undefined;
  if (amount !== undefined) return "charge";
  const name = readCell(row, "order", columns);
  return name !== "" && name === above ? "article" : undefined;
}

/** Rows that are no orders by what they are; blank ones are not mentioned. */
export function groupNonOrders(rows: ReadonlyMap<number, NonOrderKind>): FileNotes["noOrders"] {
  return nonOrderKinds.flatMap((kind) => {
    if (kind === "blank") return [];
    const own = [...rows].flatMap(([row, is]) => (is === kind ? [row] : []));
    return own.length > 0 ? [{ kind, rows: own }] : [];
  });
}

/** Orders that nobody sends: their further articles stand below them with their number. */
export function countVoidOrders(rows: ReadonlyMap<number, NonOrderKind>, names: readonly string[]): number {
  const voids = [...rows].flatMap(([row, kind]) => (kind === "void" ? [row] : []));
  return voids.filter((row) => !names[row] || names[row] !== names[row - 1]).length;
}

/** What an order says that may help to answer for it: where it goes, which decides most answers, and the rest. */
const places: readonly Field[] = ["country", "postcode"];
const telling: readonly Field[] = ["quantity", "weight", "size", "goods", "value", "currency", "line", "billed", "day"];

/** Columns that no price needs, and that say where an order goes or what is in it. */
const telltale =
  /\b(?:city|town|ort|stadt|ville|ciudad|città|plaats|state|province|region|county|item|product|title|sku|description|lineitem name)\b|城市|城镇|省|州|地区|品名|商品|货品|名称/i;
const others = /e-?mail|phone|tel\b|address|billing|buyer|customer|note|电话|邮箱|地址|买家|备注/i;

const most = 8;
const longest = 40;

/** The cells of a row that help whoever has to answer for it; the field that is asked for need not be said again. */
export function collectRowFacts(
  row: readonly string[],
  header: readonly string[],
  columns: Columns,
  asked?: Field,
): RowFacts {
  const listColumns = (own: readonly Field[]) =>
    own.flatMap((field) => (field === asked ? [] : (columns[field] ?? [])));
  const understood = new Set(Object.values(columns));
  const beside = header.flatMap((heading, at) =>
    !understood.has(at) && telltale.test(heading) && !others.test(heading) ? [at] : [],
  );
  return [...listColumns(places), ...beside, ...listColumns(telling)]
    .flatMap((at): [string, string][] => {
      const text = (row[at] ?? "").trim();
      const heading = (header[at] ?? "").trim();
      return text ? [[heading, text.length > longest ? `${text.slice(0, longest)}…` : text]] : [];
    })
    .slice(0, most);
}

/** Order numbers that stand more than once, and the rows that say nothing new. `counted`: whether a row is an order of its own. */
export function findRepeatedOrders(
  names: readonly string[],
  rows: Rows,
  counted: (row: number) => boolean,
): FileNotes["repeated"] {
  const first = new Map<string, number>();
  const repeated = new Set<string>();
  const copies: number[] = [];
  for (const [row, name] of names.entries()) {
    if (name === "" || !counted(row)) continue;
    const before = first.get(name);
    if (before === undefined) first.set(name, row);
    else {
      repeated.add(name);
      if (rows[row]?.join("\n") === rows[before]?.join("\n")) copies.push(row);
    }
  }
  return { names: [...repeated], copies };
}

/** Currencies that rows or headings name and that have no reference rate, the most frequent first. */
export function findMissingRates(rows: Rows, reading: Reading): FileNotes["noRate"] {
  const { columns, rates, headed, currency } = reading;
  if (columns.currency === undefined && !headed.value && !headed.billed) return [];
  const found = new Map<string, number>();
  for (const row of rows) {
    const own = readCurrency(
      (field) => readCell(row, field, columns),
      reading,
      columns.value === undefined ? "billed" : "value",
    );
    if (own !== currency && !findRate(own, rates)) found.set(own, (found.get(own) ?? 0) + 1);
  }
  return [...found].map(([own, count]) => ({ currency: own, rows: count })).sort((a, b) => b.rows - a.rows);
}

/** Whether a value or a bill stands somewhere without a currency, be it its own, its heading's or another column's. */
export function hasAmountsWithoutCurrency(
  rows: Rows,
  header: readonly string[],
  { columns, currency }: Reading,
): boolean {
  return (["value", "billed"] as const).some((field) => {
    const at = columns[field];
    if (at === undefined || detectCurrency(header[at] ?? "", currency)) return false;
    return rows.some((row) => {
      const text = readCell(row, field, columns);
      return /\d/.test(text) && readCell(row, "currency", columns) === "" && !detectCurrency(text, currency);
    });
  });
}
