import { minorDigits } from "#rating/minor-digits.ts";
import { readAmount } from "../../read-amount.ts";
import { cellOf } from "../read-order.ts";
import { orderOfRow } from "../order-of-row.ts";
import type { PricedOrders, Setup } from "../price-orders.ts";
import { explainBilled } from "./explain-billed.ts";
import { type Hypothesis, hypothesesOf, type Rule } from "./hypotheses.ts";

export type InvoiceGroup = { rule: Rule; rows: number; difference: number };

/** Amounts in minor units of the currency chosen; rows from 0. */
export type InvoiceResult = {
  /** The line that the whole file is checked against; empty: the one that each row names. */
  line: string;
  checked: number;
  /** Rows without a readable amount, or that the line does not take. */
  unchecked: number;
  expected: number;
  billed: number;
  /** Rules by the money that they explain. */
  groups: InvoiceGroup[];
  /** By row, -1 where it could not be checked. */
  expectedBy: Float64Array;
  billedBy: Float64Array;
  /** Index in `groups` by row. */
  ruleBy: Int16Array;
  /** The rows that differ most. */
  worst: number[];
};

const listed = 100;
const breathEvery = 500;

/** Compares what was billed with the cards, row by row. `breathe` lets other questions in; false: nobody waits. */
export async function checkInvoice(
  rows: readonly string[][],
  setup: Setup,
  priced: PricedOrders,
  line: string,
  breathe: () => Promise<boolean>,
): Promise<InvoiceResult | undefined> {
  const { wanted, reading, mends } = priced;
  const byService = new Map<string, readonly Hypothesis[]>();
  // by its name in the page's language, and by its address, which is its English name
  const known = new Map(
    setup.services.flatMap(({ slug, name }) =>
      [slug, slug.replaceAll("-", " "), name].map((text) => [text.toUpperCase(), slug] as const),
    ),
  );
  const billedBy = Float64Array.from(rows, (row) =>
    readBilled(cellOf(row, "billed", wanted.columns), reading.currency),
  );
  const named = wanted.columns.line !== undefined && line === "";
  const whole = named ? "" : line || likeliestLine(priced, billedBy);
  const groups = new Map<string, InvoiceGroup & { at: number }>();
  const result: InvoiceResult = {
    line: whole,
    checked: 0,
    unchecked: 0,
    expected: 0,
    billed: 0,
    groups: [],
    expectedBy: new Float64Array(rows.length).fill(-1),
    billedBy,
    ruleBy: new Int16Array(rows.length).fill(-1),
    worst: [],
  };
  for (const [at, row] of rows.entries()) {
    if (at % breathEvery === 0 && !(await breathe())) return undefined;
    const service = named ? known.get(cellOf(row, "line", wanted.columns).toUpperCase()) : whole;
    const billed = billedBy[at] ?? -1;
    const order = service && billed >= 0 ? orderOfRow(row, reading, mends) : undefined;
    if (!service || !order || "wrong" in order) {
      result.unchecked += 1;
      continue;
    }
    const hypotheses = byService.get(service) ?? hypothesesOf(service, wanted.terms, setup);
    byService.set(service, hypotheses);
    const expected = hypotheses[0]?.price(order) ?? -1;
    if (expected < 0) {
      result.unchecked += 1;
      continue;
    }
    const rule = explainBilled(billed, order, hypotheses);
    const key = `${rule.rule}\n${rule.detail ?? ""}`;
    const group = groups.get(key) ?? { rule, rows: 0, difference: 0, at: groups.size };
    groups.set(key, group);
    group.rows += 1;
    group.difference += billed - expected;
    result.checked += 1;
    result.expected += expected;
    result.billed += billed;
    result.expectedBy[at] = expected;
    result.ruleBy[at] = group.at;
  }
  return { ...result, ...sortedRules(groups, result.ruleBy), worst: worstOf(result) };
}

/** An amount in minor units, with a currency sign before it or none; -1 for what is none. */
export function readBilled(text: string, currency: string): number {
  const amount = readAmount(text.replace(/^[^\d.,-]+/, ""));
  return amount === undefined ? -1 : Math.round(amount * 10 ** minorDigits(currency));
}

/** The line whose prices are most often exactly what was billed; of equal ones the nearest in all. */
export function likeliestLine({ result, table }: PricedOrders, billed: Float64Array): string {
  const scores = result.services.map(({ service }, own) => {
    let exact = 0;
    let apart = 0;
    for (const [at, amount] of billed.entries()) {
      const total = table.totals[at * table.services + own] ?? -1;
      if (amount < 0) continue;
      if (total === amount) exact += 1;
      apart += total < 0 ? amount : Math.abs(total - amount);
    }
    return { service, exact, apart };
  });
  return scores.sort((a, b) => b.exact - a.exact || a.apart - b.apart)[0]?.service ?? "";
}

/** Rules by the money they explain, "as the cards say" last, and the rows' indexes among them. */
function sortedRules(found: ReadonlyMap<string, InvoiceGroup & { at: number }>, ruleBy: Int16Array) {
  const sorted = [...found.values()].sort(
    (a, b) =>
      Number(a.rule.rule === "exact") - Number(b.rule.rule === "exact") ||
      Math.abs(b.difference) - Math.abs(a.difference),
  );
  const place = new Map(sorted.map(({ at }, index) => [at, index]));
  return {
    groups: sorted.map(({ rule, rows, difference }): InvoiceGroup => ({ rule, rows, difference })),
    ruleBy: ruleBy.map((at) => place.get(at) ?? -1),
  };
}

function worstOf({ expectedBy, billedBy }: InvoiceResult): number[] {
  const apart = (at: number) => Math.abs((billedBy[at] ?? 0) - (expectedBy[at] ?? 0));
  return Array.from(expectedBy.keys())
    .filter((at) => (expectedBy[at] ?? -1) >= 0 && apart(at) > 0)
    .sort((a, b) => apart(b) - apart(a) || a - b)
    .slice(0, listed);
}
