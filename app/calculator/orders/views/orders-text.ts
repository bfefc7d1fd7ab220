import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatMoney, formatNumber, joinClauses, list } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { Reason, ReasonCode } from "#rating/answer.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import type { CalculatorNames } from "../../format/names.ts";
import { explainReason } from "../../format/reasons.ts";
import { translateField } from "./column-names.ts";
import type { WeightUnit } from "../../parse/weight.ts";
import type { RowFacts } from "../import/types.ts";
import { convertGrams } from "../import/units.ts";
import type { ResultPhase } from "../phase.ts";
import type { Split } from "../pricing/splits.ts";
import { countExplained, type InvoiceResult, type Rule } from "../invoice/types.ts";
import type { OrdersResult, RefusedGroup, UnreadGroup } from "../types.ts";

/** An amount with its sign, as a difference is shown: `+$19.44`, `−$3.10`. */
export function formatDifference(minor: number, currency: string): string {
  return `${minor > 0 ? "+" : minor < 0 ? "−" : ""}${formatMoney(Math.abs(minor), currency)}`;
}

/** An amount as an invoice has it: a credit with a minus. */
export function formatBilled(minor: number, currency: string): string {
  return `${minor < 0 ? "−" : ""}${formatMoney(Math.abs(minor), currency)}`;
}

/** A weight in a file's own unit. */
export function formatGrams(grams: number, unit: WeightUnit): string {
  return `${formatNumber(convertGrams(grams, unit), 3)}\u00a0${formatUnit(unit)}`;
}

/** What a row weighs, of several parcels each: "2 × 0.3 kg". */
export function formatRowWeight({ grams, pieces }: Pick<OrdersResult, "grams" | "pieces">, row: number): string {
  const [all = 0, count = 0] = [grams[row], pieces[row]];
  return count > 1 ? `${formatNumber(count)} × ${formatGrams(all / count, "kg")}` : formatGrams(all, "kg");
}

const named = 3;

/** What the rows of a file are told by. */
type RowNames = Pick<OrdersResult, "names" | "firstLine">;

/** An order by its own name and its line of the file. */
export function labelRow(at: number, { names, firstLine }: RowNames): string {
  const name = names[at];
  const row = at + firstLine;
  return name ? m.row_named({ name, row }) : m.row_unnamed({ row });
}

/** What tells a row apart, in the words of its file: "Postcode: 73301, State: TX". */
export function describeRowFacts(facts: RowFacts | undefined): string {
  return joinClauses((facts ?? []).map(([label, text]) => m.labelled({ label, text })));
}

/** "#1013 (row 14), #1078 (row 79) and 11 more". */
export function listRowLabels(rows: readonly number[], names: RowNames): string {
  return listFirst(
    rows.slice(0, named).map((row) => labelRow(row, names)),
    rows.length,
  );
}

/** The first of so many things, and how many more there are. */
export function listFirst(first: readonly string[], count: number): string {
  const more = count - first.length;
  return more > 0 ? m.rows_more({ list: list(first), more: formatNumber(more) }) : list(first);
}

const nonOrderTexts = {
  credit: m.no_order_credit,
  charge: m.no_order_charge,
  article: m.no_order_article,
  void: m.no_order_void,
  sum: m.no_order_sum,
};

/** Which rows of a kind are no orders. */
export function describeNonOrders({ kind, rows }: OrdersResult["notes"]["noOrders"][number], names: RowNames): string {
  return nonOrderTexts[kind]({ count: rows.length, rows: listRowLabels(rows, names) });
}

/** How many orders of a file have a price, and what they cost in all. */
export function describePricedOrders({ result, split }: ResultPhase): string {
  const { taken, splits, currency, orders, voids } = result;
  const rows = formatNumber(orders + voids);
  if (orders === 0) return m.orders_nothing();
  if (taken === 0) return m.orders_none({ rows });
  return m.orders_priced({ taken: formatNumber(taken), rows, total: formatMoney(splits[split].total, currency) });
}

const splitNames: Readonly<Record<Split, () => string>> = {
  cheapest: m.split_cheapest,
  within: m.split_within,
  fastest: m.split_fastest,
};

export function nameSplit(split: Split): string {
  return splitNames[split]();
}

/** What a split saves or costs more beside one line for all; nothing where no line takes several. */
export function describeSaving(
  { splits, currency }: Pick<OrdersResult, "splits" | "currency">,
  split: Split,
  nameService: (at: number) => string,
): string | undefined {
  const { against } = splits[split];
  if (!against || against.orders === 0) return undefined;
  const saved = against.line - against.split;
  const line = nameService(against.service);
  const share = formatNumber((Math.abs(saved) / Math.max(1, against.line)) * 100, 1);
  const amount = formatMoney(Math.abs(saved), currency);
  if (saved === 0) return m.orders_same({ line });
  return saved > 0 ? m.orders_less({ amount, line, share }) : m.orders_more({ amount, line, share });
}

/** Which part of some rows cannot be read. */
export function describeUnread({ field, given, example, owner, state }: Omit<UnreadGroup, "rows">): string {
  if (owner) return m.unread_postcode_owner({ given, place: owner.name });
  if (state) return m.unread_postcode_state({ given, state });
  if (example) return m.unread_postcode({ given, example });
  if (field === "unit" && !given) return m.unread_unit();
  return given
    ? m.unread_group({ field: translateField(field), given })
    : m.unread_empty({ field: translateField(field) });
}

/** Why no line takes an order of a group; `at`: one of them, else the worst. */
export function describeRefusedGroup({ reason, givens }: RefusedGroup, names: CalculatorNames, at?: number): string {
  const given = at === undefined ? reason.given : givens[at];
  return describeRefusal({ ...reason, ...(given !== undefined && { given }) }, names);
}

/** Why no line takes an order. */
export function describeRefusal(reason: Reason, names: CalculatorNames): string {
  if (reason.code === "class-not-carried") return m.refused_article({ goods: getLocalText(reason.text ?? {}) });
  return explainReason(reason, "metric", names);
}

type Words = (inputs: { limit: string }) => string;

const weighed: Partial<Record<ReasonCode, Words>> = {
  "parcel-too-heavy": m.group_parcel_heavy,
  "parcel-too-light": m.group_parcel_light,
  "shipment-too-heavy": m.group_shipment_heavy,
  "shipment-too-light": m.group_shipment_light,
};

const measured: Partial<Record<ReasonCode, Words>> = {
  "side-too-long": m.group_side,
  "second-side-too-long": m.group_second_side,
  "third-side-too-long": m.group_third_side,
  "height-too-big": m.group_height,
  "side-sum-too-big": m.group_side_sum,
  "girth-too-big": m.group_girth,
};

/** Whether the rows of a group are not alike in what is refused, so that each needs its own answer. */
export function isVaried({ givens }: RefusedGroup): boolean {
  return givens.some((given) => given !== givens[0]);
}

/** Why no line takes the orders of a group, in words that are true of each of them. */
export function describeVariedGroup(group: RefusedGroup, names: CalculatorNames): string {
  const { reason } = group;
  if (!isVaried(group)) return describeRefusedGroup(group, names);
  const { code, currency = "" } = reason;
  const limit = Number(reason.limit ?? 0);
  const mass = weighed[code];
  if (mass) return mass({ limit: `${formatNumber(convertMass("kg", limit), 3)} ${formatUnit("kg")}` });
  const side = measured[code];
  if (side) return side({ limit: `${formatNumber(convertLength("cm", limit), 1)} ${formatUnit("cm")}` });
  switch (code) {
    case "volume-too-big":
      return m.group_volume({ limit: `${formatNumber(limit, 0)} ${formatUnit("cm³")}` });
    case "too-many-parcels":
      return m.group_parcels({ limit: formatNumber(limit) });
    case "value-too-high":
      return m.group_value({ limit: currency ? formatMoney(limit, currency) : String(limit) });
    case "destination-not-served":
      return m.group_postcode();
    default:
      return describeRefusedGroup(group, names);
  }
}

/** What explains an amount that was billed, in words; `each`: of several parcels, each of which is weighed by itself. */
export function describeRule(
  { rule, detail = "", label = detail }: Rule,
  names: CalculatorNames,
  each = false,
): string {
  const surcharge = typeof label === "string" ? label : getLocalText(label);
  switch (rule) {
    case "exact":
      return m.rule_exact();
    case "step":
      return (each ? m.rule_step_each : m.rule_step)({ step: formatNumber(Number(detail)) });
    case "divisor":
      return m.rule_divisor({ divisor: detail });
    case "scale":
      return m.rule_scale();
    case "without":
      return m.rule_without({ surcharge });
    case "with":
      return m.rule_with({ surcharge });
    case "other-line":
      return m.rule_other({ line: names.service(detail).name });
    case "again":
      return m.rule_again();
    case "times":
      return m.rule_times({ times: detail });
    case "weight":
      return m.rule_weight({ weight: `${formatNumber(Number(detail) / 1000, 3)} ${formatUnit("kg")}` });
    case "billed-weight":
      return m.rule_billed_weight({ weight: `${formatNumber(Number(detail) / 1000, 3)} ${formatUnit("kg")}` });
    case "other-weight": {
      const [billed = 0, own = 0] = detail.split("/").map(Number);
      return m.rule_other_weight({ billed: formatGrams(billed, "kg"), own: formatGrams(own, "kg") });
    }
    case "credit":
      return m.rule_credit();
    case "charge":
      return m.rule_charge();
    case "netted":
      return m.rule_netted();
    case "credited":
      return m.rule_credited();
    case "unexplained":
      return m.rule_unexplained();
  }
}

/** "Net of $24.90 and −$9.95 (row 14)": what an order's amount consists of where other rows correct it. */
export function describeNetAmount(
  { billedBy, others }: Pick<InvoiceResult, "billedBy" | "others">,
  row: number,
  { currency, firstLine }: OrdersResult,
): string | undefined {
  const own = others.get(row);
  if (!own) return undefined;
  const corrected = own.map((at) =>
    m.noted({ text: formatDifference(billedBy[at] ?? 0, currency), note: labelRow(at, { names: [], firstLine }) }),
  );
  return m.invoice_net({ own: formatBilled(billedBy[row] ?? 0, currency), others: list(corrected) });
}

/** What the check of an invoice found, in a line. */
export function describeInvoiceResult(
  { checked, billed, expected, differing, groups }: InvoiceResult,
  currency: string,
): string {
  if (checked === 0)
    return billed === 0 ? m.invoice_none() : m.invoice_others({ amount: formatBilled(billed, currency) });
  if (billed > expected) return m.invoice_over({ amount: formatBilled(billed - expected, currency) });
  if (billed < expected) return m.invoice_under({ amount: formatBilled(expected - billed, currency) });
  return differing > 0
    ? m.invoice_offset({ count: differing })
    : m.invoice_agrees({ rows: countExplained({ groups }) });
}
