import type { Quote } from "#rating/answer.ts";
import { type Formula, roundToAmount } from "#rating/money/formula.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import type { Reference } from "#rating/reference.ts";

/**
 * A quote with its amounts in another currency, as it is where no rate leads there. Formulas stay in the card's currency,
 * in which they are right, as the same objects; what was exchanged into it from the currency that is shown is not.
 */
export function convertQuote<Own extends Pick<Quote, "currency" | "total" | "charges" | "bySeller">>(
  own: Own,
  currency: string,
  { exchange }: Pick<Reference, "exchange">,
): Own {
  const convert = (amount: number) => convertMoney(amount, own.currency, currency, exchange.rates);
  if (own.currency === currency || convert(own.total) === undefined) return own;
  const tell = (amount: number) => convert(amount) ?? 0;
  const fixed = (part: Part) => findFixedAmount(part, currency);
  const charges = convertParts(own.charges, tell, fixed).map(({ nextBreak, ...charge }) => {
    const saved = nextBreak && { nextBreak: { ...nextBreak, saved: tell(nextBreak.saved) } };
    return { ...charge, formula: dropExchange(charge.formula, currency), ...saved };
  });
  const bySeller = own.bySeller.map((charge) => ({
    ...charge,
    formula: dropExchange(charge.formula, currency),
    amount: fixed(charge) ?? tell(charge.amount),
  }));
  return { ...own, currency, total: sumAmounts(charges), charges, bySeller };
}

type Part = { amount: number; formula?: Formula | undefined };

/** What a part is by itself in the currency that is shown: what was typed or set in it, without an exchange there and back. */
export function findFixedAmount({ formula }: Part, currency: string): number | undefined {
  const own = formula && dropExchange(formula, currency);
  return own && own !== formula ? roundToAmount(own, currency) : undefined;
}

/**
 * Parts with their amounts converted, so that they add up to their converted sum to the cent: those with an amount of their
 * own keep it, the others are converted as running sums, the first with the cent that is left.
 */
export function convertParts<Own extends Part>(
  all: readonly Own[],
  convert: (amount: number) => number,
  keep: (part: Own) => number | undefined,
): Own[] {
  const kept = new Map(all.map((part) => [part, keep(part)]));
  const free = sumAmounts(all.filter((part) => kept.get(part) === undefined));
  const fixed = [...kept.values()].reduce<number>((sum, amount = 0) => sum + amount, 0);
  // what running sums begin with ends in the first
  let [sum, total] = [0, convert(free) + fixed - convert(sumAmounts(all))];
  return all.map((part) => {
    const own = kept.get(part);
    if (own !== undefined) return { ...part, amount: own };
    sum += part.amount;
    const before = total;
    total = convert(sum);
    return { ...part, amount: total - before };
  });
}

export function sumAmounts(parts: readonly Part[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** A formula without the step that exchanges an amount from the currency which is shown. */
export function dropExchange(formula: Formula, currency: string): Formula {
  if (formula.op !== "÷") return formula;
  const [inOwn, rate] = formula.parts;
  return inOwn && rate?.op === "number" && rate.unit?.startsWith(`${currency}/`) ? inOwn : formula;
}
