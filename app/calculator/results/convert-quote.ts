import type { Quote } from "#rating/answer.ts";
import type { Formula } from "#rating/money/formula.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import type { Reference } from "#rating/reference.ts";

/**
 * A quote with its amounts in another currency, as it is where no rate leads there. Charges are converted as running sums,
 * so that they add up to the total to the cent. Formulas stay in the card's currency, in which they are right, as the
 * same objects; what was exchanged into it from the currency that is shown is not.
 */
export function convertQuote<Own extends Pick<Quote, "currency" | "total" | "charges" | "bySeller">>(
  own: Own,
  currency: string,
  { exchange }: Pick<Reference, "exchange">,
): Own {
  const convert = (amount: number) => convertMoney(amount, own.currency, currency, exchange.rates);
  if (own.currency === currency || convert(own.total) === undefined) return own;
  const tell = (amount: number) => convert(amount) ?? 0;
  const { parts, total } = convertParts(own.charges, tell);
  const charges = parts.map(({ nextBreak, ...charge }) => {
    const saved = nextBreak && { nextBreak: { ...nextBreak, saved: tell(nextBreak.saved) } };
    return { ...charge, formula: dropExchange(charge.formula, currency), ...saved };
  });
  const bySeller = own.bySeller.map((charge) => ({
    ...charge,
    formula: dropExchange(charge.formula, currency),
    amount: tell(charge.amount),
  }));
  return { ...own, currency, total, charges, bySeller };
}

/** Parts with their amounts converted as running sums, and what they come to: they add up to the cent. */
export function convertParts<Part extends { amount: number }>(
  all: readonly Part[],
  convert: (amount: number) => number,
) {
  let [sum, total] = [0, 0];
  const parts = all.map((part) => {
    sum += part.amount;
    const before = total;
    total = convert(sum);
    return { ...part, amount: total - before };
  });
  return { parts, total };
}

/** A formula without the step that exchanges an amount from the currency which is shown. */
export function dropExchange(formula: Formula, currency: string): Formula {
  if (formula.op !== "÷") return formula;
  const [inOwn, rate] = formula.parts;
  return inOwn && rate?.op === "number" && rate.unit?.startsWith(`${currency}/`) ? inOwn : formula;
}
