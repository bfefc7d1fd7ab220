import type { Quote } from "#rating/answer.ts";
import { daysOnTheWay } from "#rating/transit.ts";
import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import type { CalculatorNames } from "./names.ts";

/** What the cheapest and the fastest line would change against a quote, by how much. `price` is in the display currency. */
export function otherLines(
  own: Quote,
  quotes: readonly Quote[],
  price: (quote: Quote) => number,
  currency: string,
  names: CalculatorNames,
): string[] {
  const cheapest = quotes.reduce((best, other) => (price(other) < price(best) ? other : best), own);
  const fastest = quotes.reduce((best, other) => (slowest(other) < slowest(best) ? other : best), own);
  const hints: string[] = [];
  if (cheapest !== own)
    hints.push(
      m.other_cheaper({
        name: names.service(cheapest.service).name,
        saved: money(price(own) - price(cheapest), currency),
      }),
    );
  if (fastest !== own)
    hints.push(m.other_faster({ name: names.service(fastest.service).name, days: slowest(own) - slowest(fastest) }));
  return hints;
}

/** The most working days that it may take. */
function slowest({ transit }: Quote): number {
  return daysOnTheWay(transit).max;
}
