import type { Line } from "./answer.ts";
import { amountOf, type Formula, joined, number } from "./formula.ts";
import { type Minor, minorDigits } from "./money.ts";
import { decimalText } from "./rational.ts";
import type { Reference, TaxRule } from "./reference.ts";
import { parcelCount, type Shipment } from "./shipment.ts";
import { exchangeFormula, valueIn } from "./value.ts";
import { amountNumber } from "./words.ts";

/**
 * Duty and VAT of a DDP shipment, in the card's currency. Thresholds compare the value a parcel, as customs do.
 * Empty for DAP, for a country without rules, or where no value was given.
 */
export function dutyLines(currency: string, shipment: Shipment, carriage: Minor, reference: Reference): Line[] {
  const rule = Object.hasOwn(reference.taxes, shipment.to) ? reference.taxes[shipment.to] : undefined;
  if (shipment.incoterm !== "DDP" || !rule || shipment.value === undefined || shipment.value === 0) return [];
  const value = exchangeFormula(shipment.value, shipment.currency, currency, reference);
  const local = valueIn(rule.currency, shipment, reference);
  if (value === undefined || local === undefined) return [];
  const perParcel = local / 10 ** minorDigits(rule.currency) / parcelCount(shipment);
  const source = { title: rule.source, date: rule.date };
  const freight = carriage === 0 ? [] : [amountNumber(carriage, currency)];
  const dutiable = rule.dutyBase === "value" ? value : joined("+", [value, ...freight]);
  const duty = dutyLine(currency, shipment, rule, dutiable, perParcel, reference);
  const lines: Line[] = duty ? [{ ...duty, source }] : [];
  if (rule.vat > 0 && perParcel > rule.vatFree) {
    const paid = duty ? [amountNumber(duty.amount, currency)] : [];
    const whole = rule.vatBase === "value" ? value : joined("+", [value, ...freight, ...paid]);
    const formula: Formula = { op: "%", percent: decimalText(rule.vat, 2), of: whole };
    lines.push({ code: "vat", label: rule.vatName, formula, amount: amountOf(formula, currency), source });
  }
  return lines;
}

function dutyLine(
  currency: string,
  shipment: Shipment,
  rule: TaxRule,
  dutiable: Formula,
  perParcel: number,
  reference: Reference,
): Line | undefined {
  const { flatDuty } = rule;
  if (flatDuty && shipment.shipDate >= flatDuty.from && perParcel <= flatDuty.upTo) {
    const each = exchangeFormula(
      flatDuty.amount * 10 ** minorDigits(rule.currency),
      rule.currency,
      currency,
      reference,
    );
    if (!each) return undefined;
    const formula: Formula = { op: "×", parts: [number(String(parcelCount(shipment))), each] };
    return { code: "duty", formula, amount: amountOf(formula, currency) };
  }
  if (perParcel <= rule.dutyFree) return undefined;
  const basisPoints = reference.duties[rule.area]?.[shipment.goods] ?? 0;
  if (basisPoints === 0) return undefined;
  const formula: Formula = { op: "%", percent: decimalText(basisPoints, 2), of: dutiable };
  return { code: "duty", formula, amount: amountOf(formula, currency) };
}
