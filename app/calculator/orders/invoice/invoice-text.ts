import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatNumber, list } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { CalculatorNames } from "../../format/names.ts";
import { formatBilled, formatDifference, labelRow } from "../views/orders-text.ts";
import type { InvoiceResult, Rule } from "./types.ts";

/** What explains an amount that was billed, in words. */
export function describeRule({ rule, detail = "", label = detail }: Rule, names: CalculatorNames): string {
  const surcharge = typeof label === "string" ? label : getLocalText(label);
  switch (rule) {
    case "exact":
      return m.rule_exact();
    case "step":
      return m.rule_step({ step: formatNumber(Number(detail)) });
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
    case "times":
      return m.rule_times({ times: detail });
    case "weight":
      return m.rule_weight({ weight: `${formatNumber(Number(detail) / 1000, 3)} ${formatUnit("kg")}` });
    case "billed-weight":
      return m.rule_billed_weight({ weight: `${formatNumber(Number(detail) / 1000, 3)} ${formatUnit("kg")}` });
    case "no-size":
      return m.rule_no_size();
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
  currency: string,
): string | undefined {
  const own = others.get(row);
  if (!own) return undefined;
  const corrected = own.map((at) =>
    m.noted({ text: formatDifference(billedBy[at] ?? 0, currency), note: labelRow(at, []) }),
  );
  return m.invoice_net({ own: formatBilled(billedBy[row] ?? 0, currency), others: list(corrected) });
}

/** What the check of an invoice found, in a line. */
export function describeInvoiceResult(
  { checked, billed, expected, differing }: InvoiceResult,
  currency: string,
): string {
  if (checked === 0)
    return billed === 0 ? m.invoice_none() : m.invoice_others({ amount: formatBilled(billed, currency) });
  if (billed > expected) return m.invoice_over({ amount: formatBilled(billed - expected, currency) });
  if (billed < expected) return m.invoice_under({ amount: formatBilled(expected - billed, currency) });
  return differing > 0 ? m.invoice_offset({ count: differing }) : m.invoice_agrees({ rows: checked });
}
