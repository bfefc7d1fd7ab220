import { convertMoney } from "#rating/money/exchange.ts";
import { toMinor } from "#rating/money/minor-digits.ts";
import type { Minor } from "#rating/money/money.ts";
import type { Mass } from "#rating/shipment/units.ts";
import { detectWeightUnit, readCellWeight } from "../import/cells.ts";
import { detectCurrency, readMoney } from "../import/money.ts";
import { indexNames, normalizeName } from "../import/known-names.ts";
import { readCell, readCurrency, readHandoverDay } from "../import/read-order.ts";
import type { Reading, Rows } from "../import/types.ts";
import { readOrderWithCorrections } from "../import/corrections.ts";
import type { PricedOrders, Setup } from "../types.ts";
import {
  type Against,
  getRuleKey,
  type Hypothesis,
  type InvoiceGroup,
  type InvoiceResult,
  type OwnTotal,
  type Rule,
  sumBilled,
  type Unchecked,
  type UnknownLine,
} from "./types.ts";
import { explainBilled, listHypotheses } from "./explain-billed.ts";
import { collectOtherAmounts, findBilledAgain } from "./other-amounts.ts";

/** A row beside the cards, in minor units. */
type Checked = { billed: number; expected: number; service: string | undefined };

const listed = 100;
const breathEvery = 500;

/**
 * Compares what was billed with the cards, row by row, and all rows with the sums below them (`sums`). `breathe` lets other
 * questions in; false: nobody waits.
 */
export async function checkInvoice(
  rows: Rows,
  setup: Setup,
  priced: PricedOrders,
  { line, called = {}, sums = [] }: Against & { sums?: Rows },
  breathe: () => Promise<boolean>,
): Promise<InvoiceResult | undefined> {
  const { options, reading, corrections, noOrders } = priced;
  const { terms, columns } = options;
  const known = new Map<string, readonly Hypothesis[]>();
  const lines = makeLineFinder(setup, called);
  const read = rows.map((row) => readBilled(row, reading));
  const billedBy = Float64Array.from(read, (amount) => (typeof amount === "number" ? amount : Number.NaN));
  const again = findBilledAgain(rows, priced, billedBy);
  const { ofOrder, alone } = collectOtherAmounts(priced, billedBy, again);
  const named = columns.line !== undefined && line === "";
  const whole = named ? "" : line || detectService(priced, billedBy);
  const groups = new Map<string, InvoiceGroup>();
  const unchecked = new Map<Unchecked, number[]>();
  const result: InvoiceResult = {
    line: whole,
    checked: 0,
    unchecked: [],
    expected: 0,
    billed: 0,
    groups: [],
    expectedBy: new Float64Array(rows.length).fill(-1),
    billedBy,
    others: ofOrder,
    ruleBy: rows.map(() => undefined),
    lineBy: rows.map(() => ""),
    ...(columns.day !== undefined && { dayBy: rows.map(() => undefined) }),
    unknown: [],
    differing: 0,
    worst: [],
  };
  const skip = (why: Unchecked, at: number) => {
    const own = unchecked.get(why) ?? [];
    unchecked.set(why, own);
    own.push(at);
  };
  const add = (rule: Rule, at: number, difference: number) => {
    const key = getRuleKey(rule);
    const group = groups.get(key) ?? { rule, rows: 0, difference: 0 };
    groups.set(key, group);
    group.rows += 1;
    group.difference += difference;
    result.ruleBy[at] = group.rule;
  };
  /** Counts a row that was checked, with the credits and charges of its number. */
  const count = (rule: Rule, at: number, { billed, expected, service }: Checked) => {
    add(rule, at, billed - expected);
    result.checked += 1;
    result.expected += expected;
    result.billed += billed;
    result.expectedBy[at] = expected;
    for (const one of ofOrder.get(at) ?? []) {
      result.expectedBy[one] = 0;
      result.ruleBy[one] = result.ruleBy[at];
    }
    result.lineBy[at] = service ?? "";
    if (expected !== billed) result.differing += 1;
    return undefined;
  };
  /** Why a row cannot be checked; nothing where it was. */
  const checkRow = (row: readonly string[], at: number): Unchecked | undefined => {
    const service = named ? lines.find(readCell(row, "line", columns)) : whole;
    const day = readHandoverDay(row, reading, terms.shipDate);
    const own = read[at] ?? "no-amount";
    const others = ofOrder.get(at) ?? [];
    const billed = sumBilled(result, at);
    const order = readOrderWithCorrections(row, at, reading, corrections);
    if (corrections.left.has(at)) return "left-out";
    if ("wrong" in order) return order.unserved === undefined ? "unread" : "refused";
    if (typeof own === "string") return own;
    if (again.has(at)) {
      if (Number.isNaN(billed)) return "no-amount";
      return count(billed === 0 ? { rule: "credited" } : { rule: "again" }, at, { billed, expected: 0, service });
    }
    if (!service) return "no-line";
    if (day === undefined) return "no-day";
    const cards = `${service} ${day}`;
    const hypotheses = known.get(cards) ?? listHypotheses(service, { ...terms, shipDate: day }, setup);
    known.set(cards, hypotheses);
    const [asIs] = hypotheses;
    if (!asIs) return "no-card";
    if (Number.isNaN(billed)) return "no-amount";
    const expected = asIs.price(order);
    if (expected < 0) return "refused";
    const rule =
      others.length > 0 && billed === expected
        ? ({ rule: "netted" } as const)
        : others.length > 0 && billed === 0
          ? ({ rule: "credited" } as const)
          : explainBilled(billed, order, hypotheses, readBilledWeight(row, reading));
    if (rule === "no-size") return rule;
    if (result.dayBy) result.dayBy[at] = day;
    return count(rule, at, { billed, expected, service });
  };
  for (const [at, row] of rows.entries()) {
    if (at % breathEvery === 0 && !(await breathe())) return undefined;
    const why = noOrders.has(at) ? undefined : checkRow(row, at);
    // what belongs to an order that cannot be checked cannot be checked either
    if (why) for (const one of [at, ...(ofOrder.get(at) ?? [])]) skip(why, one);
  }
  for (const at of alone) {
    const amount = billedBy[at] ?? Number.NaN;
    if (Number.isNaN(amount)) {
      skip("no-rate", at);
      continue;
    }
    add({ rule: amount < 0 ? "credit" : "charge" }, at, amount);
    result.billed += amount;
    result.expectedBy[at] = 0;
    if (amount > 0) result.differing += 1;
  }
  return {
    ...result,
    unchecked: [...unchecked].map(([why, own]) => ({ why, rows: own })),
    unknown: lines.listUnknown(),
    ownTotal: findOwnTotal(rows, sums, priced, reading),
    // by the money that they explain, "as the cards say" last
    groups: [...groups.values()].sort(
      (a, b) =>
        Number(a.rule.rule === "exact") - Number(b.rule.rule === "exact") ||
        Math.abs(b.difference) - Math.abs(a.difference),
    ),
    worst: findWorstRows(result, priced, alone),
  };
}

/**
 * What the last sum below an invoice says, in the one currency of its rows, where none of those sums is what the rows come to:
 * converted amounts would not add up to the last cent. Nothing where some row's amount cannot be read, which is told of the row.
 */
function findOwnTotal(rows: Rows, below: Rows, { noOrders }: PricedOrders, reading: Reading): OwnTotal | undefined {
  const isOfRow = (at: number) => noOrders.get(at) !== "sum" && noOrders.get(at) !== "blank";
  const billed = rows.filter((_, at) => isOfRow(at)).map((row) => readBilledMoney(row, reading));
  const [currency, ...others] = new Set(billed.map((own) => own?.currency));
  if (currency === undefined || others.length > 0) return undefined;
  const sum = billed.reduce((all, own) => all + (own?.amount ?? 0), 0);
  // a sum without a currency of its own is in that of the rows
  const sums = below.flatMap((row) => {
    const own = readBilledMoney(row, { ...reading, currency });
    return own?.currency === currency ? [own.amount] : [];
  });
  const said = sums.at(-1);
  return said === undefined || sums.includes(sum) ? undefined : { said, rows: sum, currency };
}

/** What a row was billed, in minor units of its own currency. */
function readBilledMoney(row: readonly string[], reading: Reading): { amount: Minor; currency: string } | undefined {
  const { columns, marks } = reading;
  const cell = readCell(row, "billed", columns);
  const amount = readMoney(cell, marks.billed);
  if (amount === undefined) return undefined;
  const currency =
    detectCurrency(cell, reading.currency) ?? readCurrency((field) => readCell(row, field, columns), reading, "billed");
  return { amount: toMinor(amount, currency), currency };
}

/** What a row was billed, in minor units of the page's currency, or why that cannot be said. */
function readBilled(row: readonly string[], reading: Reading): number | "no-amount" | "no-rate" {
  const own = readBilledMoney(row, reading);
  if (!own) return "no-amount";
  return convertMoney(own.amount, own.currency, reading.currency, reading.rates) ?? "no-rate";
}

/** The weight that an invoice says was billed for a row, in the unit of its heading or of the other weights. */
function readBilledWeight(row: readonly string[], { columns, units, headed, marks }: Reading): Mass | undefined {
  const unit = headed.billedWeight ?? detectWeightUnit(readCell(row, "unit", columns)) ?? units.weight;
  return readCellWeight(readCell(row, "billedWeight", columns), unit, marks.weight);
}

/** The line whose prices are most often exactly what was billed; of equal ones the nearest in all. */
function detectService({ result, table }: PricedOrders, billed: Float64Array): string {
  const scores = result.services.map((service, own) => {
    let exact = 0;
    let apart = 0;
    for (const [at, amount] of billed.entries()) {
      const total = table.totals[at * table.services + own] ?? -1;
      if (!(amount >= 0)) continue;
      if (total === amount) exact += 1;
      apart += total < 0 ? amount : Math.abs(total - amount);
    }
    return { service, exact, apart };
  });
  return scores.sort((a, b) => b.exact - a.exact || a.apart - b.apart)[0]?.service ?? "";
}

/** The rows that differ most; a credit without an order of its own is no mistake. */
function findWorstRows(result: InvoiceResult, { noOrders }: PricedOrders, alone: readonly number[]): number[] {
  const own = new Set(alone.filter((at) => noOrders.get(at) === "charge"));
  const apart = (at: number) => Math.abs(sumBilled(result, at) - (result.expectedBy[at] ?? 0));
  return Array.from(result.expectedBy.keys())
    .filter((at) => (result.expectedBy[at] ?? -1) >= 0 && apart(at) > 0 && (own.has(at) || !noOrders.has(at)))
    .sort((a, b) => apart(b) - apart(a) || a - b)
    .slice(0, listed);
}

/** Finds lines by their names in a language of the site, how that of one alone begins, or what somebody said (`called`). */
export function makeLineFinder({ services }: Pick<Setup, "services">, called: Readonly<Record<string, string>>) {
  const known = indexNames(
    services.map(({ slug, name, also }) => ({ id: slug, own: [slug, slug.replaceAll("-", " "), name], also })),
  );
  const unknown = new Map<string, UnknownLine>();
  const find = (text: string): string | undefined => {
    const name = text.toUpperCase();
    if (name === "") return undefined;
    const before = unknown.get(name);
    if (!before) {
      const plain = normalizeName(text);
      const whole = known.get(plain);
      if (whole !== undefined) return whole;
      const [begun, other] = new Set([...known].flatMap(([own, slug]) => (own.startsWith(plain) ? [slug] : [])));
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
