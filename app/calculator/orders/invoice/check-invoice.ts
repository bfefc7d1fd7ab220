import { filterValidCards } from "#rating/quote-cards.ts";
import type { Mass } from "#rating/shipment/units.ts";
import { detectWeightUnit, readCellWeight } from "../import/cells.ts";
import { detectCurrency, toMinorUnits, readMoney } from "../import/money.ts";
import { readCell, readCurrency, readHandoverDay } from "../import/read-order.ts";
import type { Reading } from "../import/types.ts";
import { readOrderWithCorrections } from "../import/corrections.ts";
import type { PricedOrders, Setup } from "../types.ts";
import type { Against, Hypothesis, InvoiceGroup, InvoiceResult, Rule, Unchecked } from "./types.ts";
import { collectOtherAmounts, NamedLines, sumBilled } from "./billed.ts";
import { explainBilled, listHypotheses } from "./explain-billed.ts";

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
  const { options, reading, corrections } = priced;
  const byService = new Map<string, readonly Hypothesis[]>();
  const lines = new NamedLines(setup, called);
  const dated = options.columns.day !== undefined;
  const read = rows.map((row) => readBilled(row, reading));
  const billedBy = Float64Array.from(read, (amount) => (typeof amount === "number" ? amount : Number.NaN));
  const { ofOrder, alone } = collectOtherAmounts(priced);
  const named = options.columns.line !== undefined && line === "";
  const whole = named ? "" : line || detectService(priced, billedBy);
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
    const service = named ? lines.of(readCell(row, "line", options.columns)) : whole;
    const day = readHandoverDay(row, reading, options.terms.shipDate);
    const own = read[at] ?? "no-amount";
    const others = ofOrder.get(at) ?? [];
    const billed = sumBilled(result, at);
    const order = readOrderWithCorrections(row, at, reading, corrections);
    const why: Unchecked | undefined = corrections.left.has(at)
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
    const hypotheses = byService.get(cards) ?? listHypotheses(service, { ...options.terms, shipDate: day }, setup);
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
          : explainBilled(billed, order, hypotheses, readBilledWeight(row, reading));
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
    ...sortRules(groups, result.ruleBy),
    worst: findWorstRows(result, priced, alone),
  };
}

/** What a row was billed, in minor units of the page's currency, or why that cannot be said. */
export function readBilled(row: readonly string[], reading: Reading): number | "no-amount" | "no-rate" {
  const { columns, currency, rates, marks } = reading;
  const cell = readCell(row, "billed", columns);
  const amount = readMoney(cell, marks.billed);
  if (amount === undefined) return "no-amount";
  const own =
    detectCurrency(cell, currency) ?? readCurrency((field) => readCell(row, field, columns), reading, "billed");
  return toMinorUnits(amount, own, currency, rates) ?? "no-rate";
}

/** The weight that an invoice says was billed for a row, in the unit of its heading or of the other weights. */
function readBilledWeight(row: readonly string[], { columns, units, headed, marks }: Reading): Mass | undefined {
  const unit = headed.billedWeight ?? detectWeightUnit(readCell(row, "unit", columns)) ?? units.weight;
  return readCellWeight(readCell(row, "billedWeight", columns), unit, marks.weight);
}

/** Whether a line has a rate card for a day. Nothing is guessed from the cards of other days. */
function hasCard(service: string, day: string, { cards }: Setup): boolean {
  return (
    filterValidCards(
      day,
      cards.filter((card) => card.service === service),
    ).length > 0
  );
}

/** The line whose prices are most often exactly what was billed; of equal ones the nearest in all. */
export function detectService({ result, table }: PricedOrders, billed: Float64Array): string {
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

/** Rules by the money they explain, "as the cards say" last, and the rows' indexes among them. */
function sortRules(found: ReadonlyMap<string, InvoiceGroup & { at: number }>, ruleBy: Int16Array) {
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
function findWorstRows(result: InvoiceResult, { noOrders }: PricedOrders, alone: readonly number[]): number[] {
  const own = new Set(alone.filter((at) => noOrders.get(at) === "charge"));
  const apart = (at: number) => Math.abs(sumBilled(result, at) - (result.expectedBy[at] ?? 0));
  return Array.from(result.expectedBy.keys())
    .filter((at) => (result.expectedBy[at] ?? -1) >= 0 && apart(at) > 0 && (own.has(at) || !noOrders.has(at)))
    .sort((a, b) => apart(b) - apart(a) || a - b)
    .slice(0, listed);
}
