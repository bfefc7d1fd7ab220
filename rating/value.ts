import { type Formula, number } from "./formula.ts";
import { exchanged, type Minor, rateOf, rateText } from "./money.ts";
import type { Reference } from "./reference.ts";
import type { Shipment } from "./shipment.ts";
import { amountNumber } from "./words.ts";

/** The goods' value in a currency, rounded to its minor unit; undefined if there is no value or no rate. */
export function valueIn(currency: string, shipment: Shipment, { exchange }: Reference): Minor | undefined {
  if (shipment.value === undefined) return undefined;
  return exchanged(shipment.value, shipment.currency, currency, exchange.rates);
}

/** An amount in another currency as a formula, with the exchange as its own step. Undefined if there is no rate. */
export function exchangeFormula(amount: Minor, from: string, to: string, { exchange }: Reference): Formula | undefined {
  const own = amountNumber(amount, from);
  if (from === to) return own;
  const [a, b] = [rateOf(from, exchange.rates), rateOf(to, exchange.rates)];
  if (!a || !b) return undefined;
  const inBase: Formula =
    a === 1
      ? own
      : { op: "÷", parts: [own, number(rateText(a), `${from}/${exchange.base}`, b === 1 ? exchange.date : undefined)] };
  if (b === 1) return inBase;
  return { op: "×", parts: [inBase, number(rateText(b), `${to}/${exchange.base}`, exchange.date)] };
}

/** Why a shipment's value is not known in a currency; undefined if it is. */
export function valueProblem(
  shipment: Shipment,
  currency: string,
  { exchange }: Reference,
): "value-needed" | "no-exchange-rate" | undefined {
  if (shipment.value === undefined) return "value-needed";
  if (shipment.currency === currency) return undefined;
  return rateOf(shipment.currency, exchange.rates) && rateOf(currency, exchange.rates) ? undefined : "no-exchange-rate";
}
