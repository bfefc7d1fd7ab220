import type { Line } from "./answer.ts";
import type { RateCard } from "./card.ts";
import { plain, plainMoney } from "./format.ts";
import { exchanged, type Minor, minorDigits, percentOf } from "./money.ts";
import type { Reference, TaxRule } from "./reference.ts";
import { parcelCount, type Shipment } from "./shipment.ts";

/**
 * Duty and VAT of a DDP shipment, in the card's currency. Thresholds compare the value a parcel, as customs do.
 * Empty for DAP, for a country without rules, or where no value was given.
 */
export function dutyLines(card: RateCard, shipment: Shipment, carriage: Minor, reference: Reference): Line[] {
  const rule = reference.taxes[shipment.to];
  if (shipment.incoterm !== "DDP" || !rule || shipment.value === undefined || shipment.value === 0) return [];
  const { rates } = reference.exchange;
  const value = exchanged(shipment.value, shipment.currency, card.currency, rates);
  const local = exchanged(shipment.value, shipment.currency, rule.currency, rates);
  if (value === undefined || local === undefined) return [];
  const perParcel = local / 10 ** minorDigits(rule.currency) / parcelCount(shipment);
  const source = { title: rule.source, date: rule.date };
  const dutiable = rule.dutyBase === "value" ? value : value + carriage;
  const duty = dutyLine(card, shipment, rule, dutiable, perParcel, reference);
  const lines: Line[] = duty ? [{ ...duty, source }] : [];
  if (rule.vat > 0 && perParcel > rule.vatFree) {
    const whole = rule.vatBase === "value" ? value : value + carriage + (duty?.amount ?? 0);
    lines.push({
      code: "vat",
      label: rule.vatName,
      formula: `${plain(rule.vat / 100, 2)} % × ${plainMoney(whole, card.currency)}`,
      amount: percentOf(whole, rule.vat),
      source,
    });
  }
  return lines;
}

function dutyLine(
  card: RateCard,
  shipment: Shipment,
  rule: TaxRule,
  dutiable: Minor,
  perParcel: number,
  reference: Reference,
): Line | undefined {
  const { flatDuty } = rule;
  const items = parcelCount(shipment);
  if (flatDuty && shipment.shipDate >= flatDuty.from && perParcel <= flatDuty.upTo) {
    const each = flatDuty.amount * 10 ** minorDigits(rule.currency);
    const amount = exchanged(each * items, rule.currency, card.currency, reference.exchange.rates) ?? 0;
    return { code: "duty", formula: `${plain(items)} × ${plainMoney(each, rule.currency)}`, amount };
  }
  if (perParcel <= rule.dutyFree) return undefined;
  const basisPoints = reference.duties[rule.area]?.[shipment.goods] ?? 0;
  if (basisPoints === 0) return undefined;
  return {
    code: "duty",
    formula: `${plain(basisPoints / 100, 2)} % × ${plainMoney(dutiable, card.currency)}`,
    amount: percentOf(dutiable, basisPoints),
  };
}
