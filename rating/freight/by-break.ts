import { ExactSum } from "../arithmetic.ts";
import type { RateCard, Tariff } from "../card.ts";
import type { Formula } from "../formula.ts";
import { type Micro, microPerMinor, type Minor } from "../money.ts";
import { addTransit } from "../pricing.ts";
import { type CardMass, massPerUnit } from "../scale.ts";
import { massNumber, multiplied, priceNumber, pricePerUnit } from "../words.ts";
import type { Freight } from "./by-band.ts";

type Break = Extract<Tariff, { method: "breaks" }>["bands"][string][number];

const sum = new ExactSum();

/**
 * A price per kg by weight break, at least the minimum charge. If the weight of a higher break is cheaper to pay for
 * than the actual weight, the cheaper applies (IATA TACT Rules 3.9.4), and the charge says so. A weight below the first
 * break is billed as that break's weight, or as a higher break's if that is cheaper.
 */
export function freightByBreak(breaks: readonly Break[], minimum: Micro | undefined, card: RateCard): Freight {
  const { currency, unit } = card;
  const perMinor = microPerMinor(currency);
  const cost = (mass: CardMass, perUnit: Micro, quantity: number): Minor => {
    sum.reset();
    sum.add(mass * quantity, perUnit);
    return sum.over(massPerUnit * perMinor);
  };
  const least = (quantity: number): Minor => {
    sum.reset();
    sum.add(minimum ?? 0, quantity);
    return sum.over(perMinor);
  };

  return (weighed, _, out) => {
    let total = 0;
    for (let at = 0; at < weighed.count; at += 1) {
      const mass = weighed.masses[at] ?? 0;
      const quantity = weighed.quantities[at] ?? 0;
      let own = breaks.length - 1;
      while (own > 0 && (breaks[own]?.from ?? 0) > mass) own -= 1;
      const first = breaks[own];
      if (!first) return false;
      let best = first;
      let billed = Math.max(mass, first.from);
      const straight = cost(billed, first.perUnit, quantity);
      let amount = straight;
      for (let higher = own + 1; higher < breaks.length; higher += 1) {
        const row = breaks[higher];
        if (!row) continue;
        const cheaper = cost(row.from, row.perUnit, quantity);
        if (cheaper >= amount) continue;
        amount = cheaper;
        best = row;
        billed = row.from;
      }
      const minimal = least(quantity);
      const raised = minimal > amount;
      addTransit(out, first);
      if (out.charges) {
        const product: Formula = {
          op: "×",
          parts: [massNumber(billed, unit), pricePerUnit(best.perUnit, currency, unit)],
        };
        const formula: Formula = raised
          ? { op: "max", parts: [priceNumber(minimum ?? 0, currency), product] }
          : product;
        out.charges.push({
          code: "freight",
          formula: multiplied(quantity, formula),
          amount: raised ? minimal : amount,
          ...(best !== first && !raised && { nextBreak: { from: best.from, saved: straight - amount } }),
        });
      }
      total += raised ? minimal : amount;
    }
    out.freight = total;
    return true;
  };
}
