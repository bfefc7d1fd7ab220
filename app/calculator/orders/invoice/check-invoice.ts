import { validOn } from "#rating/quote-cards.ts";
import { currencyIn, inMinor, readMoney } from "../money-text.ts";
import { cellOf, currencyOf, dayOf, type Reading } from "../read-order.ts";
import { orderOfRow } from "../order-of-row.ts";
import type { Setup } from "../messages.ts";
import type { PricedOrders } from "../price-orders.ts";
import { NamedLines } from "./named-lines.ts";
import { explainBilled } from "./explain-billed.ts";
import { billedWith } from "./billed-with.ts";
import { type OtherAmounts, otherAmounts } from "./other-amounts.ts";
import { type Hypothesis, hypothesesOf, type Rule } from "./hypotheses.ts";

export type InvoiceGroup = { rule: Rule; rows: number; difference: number };

/** Why a row cannot be checked. */
export type Unchecked =
  | "no-size"
  | "no-amount"
  | "no-rate"
  | "no-day"
  | "no-card"
  | "no-line"
  | "unread"
  | "refused"
  | "left-out";

export type UnknownLine = { name: string; rows: number; line: string };

/** The line that a whole file is checked against, or none, and what its own names for lines mean. */
export type Against = { line: string; called?: Readonly<Record<string, string>> };

/** Amounts in minor units of the currency chosen; rows from 0. */
export type InvoiceResult = {
  /** The line that the whole file is checked against; empty: the one that each row names. */
  line: string;
  checked: number;
  /** Rows that were not checked, by what stands in the way. */
  unchecked: { why: Unchecked; rows: number[] }[];
  expected: number;
  billed: number;
  /** Rules by the money that they explain. */
  groups: InvoiceGroup[];
  /** By row, -1 where it could not be checked; 0 for a credit or charge that is no parcel. */
  expectedBy: Float64Array;
  /** By row as it stands there, below 0 for a credit; not a number where it cannot be read. */
  billedBy: Float64Array;
  /** Credits and charges by the row of the order whose number they have: they count with what was billed for it. */
  others: OtherAmounts["ofOrder"];
  /** Index in `groups` by row. */
  ruleBy: Int16Array;
  /** The line that a row was checked against, as an index of the services that the page knows. */
  lineBy: Int16Array;
  /** The day whose cards and surcharges a row was checked with; none where all have the day of the file. */
  dayBy?: (string | undefined)[];
  /** Names of lines that are none of ours, with the line that somebody said each means. */
  unknown: UnknownLine[];
  /** How many rows differ, and those that differ most. */
  differing: number;
  worst: number[];
};

const listed = 100;
const breathEvery = 500;

/** Compares what was billed with the cards, row by row. `breathe` lets other questions in; false: nobody waits. */
export async function checkInvoice(
  rows: readonly string[][],
  setup: Setup,
  priced: PricedOrders,
  { line, called = {} }: Against,
  breathe: () => Promise<boolean>,
): Promise<InvoiceResult | undefined> {
  const { wanted, reading, mends } = priced;
  const byService = new Map<string, readonly Hypothesis[]>();
  const lines = new NamedLines(setup, called);
  const dated = wanted.columns.day !== undefined;
  const read = rows.map((row) => readBilled(row, reading));
  const billedBy = Float64Array.from(read, (amount) => (typeof amount === "number" ? amount : Number.NaN));
  const { ofOrder, alone } = otherAmounts(priced);
  const named = wanted.columns.line !== undefined && line === "";
  const whole = named ? "" : line || likeliestLine(priced, billedBy);
  const groups = new Map<string, InvoiceGroup & { at: number }>();
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
    ruleBy: new Int16Array(rows.length).fill(-1),
    lineBy: new Int16Array(rows.length).fill(-1),
    ...(dated && { dayBy: new Array<string | undefined>(rows.length).fill(undefined) }),
    unknown: [],
    differing: 0,
    worst: [],
  };
  const unchecked = (why: Unchecked, at: number) => {
    const known = result.unchecked.find((group) => group.why === why);
    if (known) known.rows.push(at);
    else result.unchecked.push({ why, rows: [at] });
  };
  const add = (rule: Rule, at: number, difference: number) => {
    const key = `${rule.rule}\n${rule.detail ?? ""}`;
    const group = groups.get(key) ?? { rule, rows: 0, difference: 0, at: groups.size };
    groups.set(key, group);
    group.rows += 1;
    group.difference += difference;
    result.ruleBy[at] = group.at;
  };
  for (const [at, row] of rows.entries()) {
    if (at % breathEvery === 0 && !(await breathe())) return undefined;
    if (priced.noOrders.has(at)) continue;
    const service = named ? lines.of(cellOf(row, "line", wanted.columns)) : whole;
    const day = dayOf(row, reading, wanted.terms.shipDate);
    const own = read[at] ?? "no-amount";
    const others = ofOrder.get(at) ?? [];
    const billed = billedWith(result, at);
    const order = orderOfRow(row, at, reading, mends);
    const why: Unchecked | undefined = mends.left.has(at)
      ? "left-out"
      : "wrong" in order
        ? order.unserved === undefined
          ? "unread"
          : "refused"
        : typeof own === "string"
          ? own
          : !service
            ? "no-line"
            : day === undefined
              ? "no-day"
              : !hasCard(service, day, setup)
                ? "no-card"
                : Number.isNaN(billed)
                  ? "no-amount"
                  : undefined;
    // what belongs to an order that cannot be checked cannot be checked either
    const skip = (because: Unchecked) => {
      for (const one of [at, ...others]) unchecked(because, one);
    };
    if (why || !service || !day || "wrong" in order) {
      skip(why ?? "no-line");
      continue;
    }
    const cards = `${service} ${day}`;
    const hypotheses = byService.get(cards) ?? hypothesesOf(service, { ...wanted.terms, shipDate: day }, setup);
    byService.set(cards, hypotheses);
    const expected = hypotheses[0]?.price(order) ?? -1;
    if (expected < 0) {
      skip("refused");
      continue;
    }
    const rule: Rule =
      others.length > 0 && billed === expected
        ? { rule: "netted" }
        : others.length > 0 && billed === 0
          ? { rule: "credited" }
          : explainBilled(billed, order, hypotheses);
    if (rule.rule === "no-size") {
      skip("no-size");
      continue;
    }
    add(rule, at, billed - expected);
    result.checked += 1;
    result.expected += expected;
    result.billed += billed;
    result.expectedBy[at] = expected;
    for (const one of others) {
      result.expectedBy[one] = 0;
      result.ruleBy[one] = result.ruleBy[at] ?? -1;
    }
    if (result.dayBy) result.dayBy[at] = day;
    result.lineBy[at] = setup.services.findIndex(({ slug }) => slug === service);
    if (expected !== billed) result.differing += 1;
  }
  for (const at of alone) {
    const amount = billedBy[at] ?? Number.NaN;
    if (Number.isNaN(amount)) {
      unchecked("no-rate", at);
      continue;
    }
    add({ rule: amount < 0 ? "credit" : "charge" }, at, amount);
    result.billed += amount;
    result.expectedBy[at] = 0;
    if (amount > 0) result.differing += 1;
  }
  return {
    ...result,
    unknown: lines.unknown,
    ...sortedRules(groups, result.ruleBy),
    worst: worstOf(result, priced, alone),
  };
}

/** What a row was billed, in minor units of the page's currency, or why that cannot be said. */
export function readBilled(row: readonly string[], reading: Reading): number | "no-amount" | "no-rate" {
  const { columns, currency, rates, marks } = reading;
  const cell = cellOf(row, "billed", columns);
  const amount = readMoney(cell, marks.billed);
  if (amount === undefined) return "no-amount";
  const own = currencyIn(cell, currency) ?? currencyOf((field) => cellOf(row, field, columns), reading, "billed");
  return inMinor(amount, own, currency, rates) ?? "no-rate";
}

/** Whether a line has a rate card for a day. Nothing is guessed from the cards of other days. */
function hasCard(service: string, day: string, { cards }: Setup): boolean {
  return (
    validOn(
      day,
      cards.filter((card) => card.service === service),
    ).length > 0
  );
}

/** The line whose prices are most often exactly what was billed; of equal ones the nearest in all. */
export function likeliestLine({ result, table }: PricedOrders, billed: Float64Array): string {
  const scores = result.services.map(({ service }, own) => {
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

/** The rows that differ most; a credit without an order of its own is no mistake. */
function worstOf(result: InvoiceResult, { noOrders }: PricedOrders, alone: readonly number[]): number[] {
  const own = new Set(alone.filter((at) => noOrders.get(at) === "charge"));
  const apart = (at: number) => Math.abs(billedWith(result, at) - (result.expectedBy[at] ?? 0));
  return Array.from(result.expectedBy.keys())
    .filter((at) => (result.expectedBy[at] ?? -1) >= 0 && apart(at) > 0 && (own.has(at) || !noOrders.has(at)))
    .sort((a, b) => apart(b) - apart(a) || a - b)
    .slice(0, listed);
}
