import type { Day } from "../card.ts";
import type { Calculus } from "./calculus.ts";
import type { Conditions, ValueBounds } from "./rules.ts";

/** A consignment as conditions see it while its value is unknown. */
export type Facts = { day: Day; country: string; goods: string; mode: "air" | "sea"; registered: boolean };

/** Whether all conditions other than those on the value hold. */
export function holdsBut(when: Conditions, facts: Facts): boolean {
  const { countries, goods, notGoods, mode, registered } = when;
  return (
    onDay(when, facts.day) &&
    (!countries || countries.includes(facts.country)) &&
    (!goods || goods.includes(facts.goods)) &&
    !notGoods?.includes(facts.goods) &&
    (!mode || mode === facts.mode) &&
    (registered === undefined || registered === facts.registered)
  );
}

/** Both ends are included. */
export function onDay({ from, to }: Pick<Conditions, "from" | "to">, day: Day): boolean {
  return (!from || from <= day) && (!to || day <= to);
}

/** Whether a value is within bounds; `lawValue` gives the value, with or without carriage, in the regime's currency. */
export function inBounds<Value>(
  bounds: ValueBounds | undefined,
  lawValue: (of: ValueBounds["of"]) => Value,
  calculus: Calculus<Value>,
): boolean {
  if (!bounds) return true;
  const own = lawValue(bounds.of);
  const { over, upTo, from, under } = bounds;
  return (
    (over === undefined || calculus.against(own, over) > 0) &&
    (upTo === undefined || calculus.against(own, upTo) <= 0) &&
    (from === undefined || calculus.against(own, from) >= 0) &&
    (under === undefined || calculus.against(own, under) < 0)
  );
}
