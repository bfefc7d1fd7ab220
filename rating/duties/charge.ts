import type { Minor } from "../money.ts";
import type { Calculus } from "./calculus.ts";
import type { Consignment, Exchange } from "./consignment.ts";
import type { ChargeRule, Decimal, EachAmount, PercentAmount, Source } from "./rules.ts";

/** What all charges of a consignment have in common; `own` is the currency of the law. */
export type Setting<Value> = {
  consignment: Consignment;
  value: Minor;
  own: string;
  exchange: Exchange;
  calculus: Calculus<Value>;
};

/** A charge that may be due, with the percentage that applies at this place, for these goods, on this day. */
export type Due = { charge: ChargeRule; percent?: Decimal; source: Source };

/** A charge of a consignment: its value, the parts of its base, and its amount in the currency of carriage. */
export type Charged<Value> = { due: Due; value: Value; base: readonly BasePart<Value>[]; amount: Minor };
export type BasePart<Value> = { part: string; value: Value };

/** Works out a charge whose conditions hold; undefined if it is zero or waived. */
export function charged<Value>(
  due: Due,
  earlier: readonly Charged<Value>[],
  setting: Setting<Value>,
): Charged<Value> | undefined {
  const { consignment, own, exchange, calculus } = setting;
  const { amount: rule, waivedUpTo } = due.charge;
  const base = "each" in rule ? [] : baseParts(rule.of, earlier, setting);
  const value = "each" in rule ? eachValue(rule, setting) : percentValue(rule, due.percent ?? "0", base, setting);
  const shown = consignment.carriageCurrency;
  if (waivedUpTo !== undefined && calculus.against(calculus.exchanged(value, shown, own, exchange), waivedUpTo) <= 0)
    return undefined;
  const amount = calculus.amount(value, shown);
  return amount === 0 ? undefined : { due, value, base, amount };
}

function eachValue<Value>(
  { each, currency, per }: EachAmount,
  { consignment, own, exchange, calculus }: Setting<Value>,
): Value {
  const from = currency ?? own;
  const all = calculus.times(countOf(per, consignment), calculus.fixed(each, from));
  return calculus.exchanged(all, from, consignment.carriageCurrency, exchange);
}

function countOf(per: EachAmount["per"], { parcels, subheadings = 1 }: Consignment): number {
  if (per === "consignment") return 1;
  if (per === "parcel") return parcels;
  // one, if the number is missing or invalid
  return Number.isInteger(subheadings) && subheadings >= 1 ? Math.min(subheadings, 1_000_000) : 1;
}

function percentValue<Value>(
  { baseStep, inside, less, min, max }: PercentAmount,
  percent: Decimal,
  parts: readonly BasePart<Value>[],
  { consignment, own, exchange, calculus }: Setting<Value>,
): Value {
  const shown = consignment.carriageCurrency;
  const toShown = (value: Value) => calculus.exchanged(value, own, shown, exchange);
  let base = calculus.sum(parts.map(({ value }) => value));
  if (baseStep) base = toShown(calculus.rounded(calculus.exchanged(base, shown, own, exchange), baseStep));
  if (inside) base = calculus.aroundTax(percent, base);
  let value = calculus.percent(percent, base);
  if (less) value = calculus.less(value, toShown(calculus.fixed(less, own)));
  if (min) value = calculus.atLeast(toShown(calculus.fixed(min, own)), value);
  if (max) value = calculus.atMost(toShown(calculus.fixed(max, own)), value);
  return value;
}

/** Goods and carriage in the displayed currency; earlier charges as their amounts. */
function baseParts<Value>(
  of: readonly string[],
  earlier: readonly Charged<Value>[],
  { consignment, value, exchange, calculus }: Setting<Value>,
): BasePart<Value>[] {
  const { currency, carriage, carriageCurrency } = consignment;
  const parts: BasePart<Value>[] = [];
  for (const part of of) {
    if (part === "goods")
      parts.push({
        part,
        value: calculus.exchanged(calculus.money(value, currency), currency, carriageCurrency, exchange),
      });
    else if (part !== "carriage") {
      for (const { due, amount } of earlier)
        if (due.charge.id === part) parts.push({ part, value: calculus.money(amount, carriageCurrency) });
    } else if (carriage !== 0) parts.push({ part, value: calculus.money(carriage, carriageCurrency) });
  }
  return parts;
}
