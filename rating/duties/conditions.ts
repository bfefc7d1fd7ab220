import type { Day } from "../card.ts";
import { type Rational, parseDecimal, smaller } from "../rational.ts";
import type { Conditions, ValueBounds } from "./rules.ts";

/** A consignment as conditions see it; values are exact, in the regime's currency. */
export type Facts = {
  day: Day;
  country: string;
  goods: string;
  mode: "air" | "sea";
  registered: boolean;
  value: Record<ValueBounds["of"], Rational>;
};

/** Whether all conditions hold. */
export function holds(when: Conditions, facts: Facts): boolean {
  return holdsBut(when, facts) && inBounds(when.value, facts);
}

/** Whether all conditions but those on the value hold: what can be said before a value is known. */
export function holdsBut(when: Conditions, facts: Omit<Facts, "value">): boolean {
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

function inBounds(bounds: ValueBounds | undefined, { value }: Facts): boolean {
  if (!bounds) return true;
  const own = value[bounds.of];
  const { over, upTo, from, under } = bounds;
  return (
    (over === undefined || smaller(parseDecimal(over), own)) &&
    (upTo === undefined || !smaller(parseDecimal(upTo), own)) &&
    (from === undefined || !smaller(own, parseDecimal(from))) &&
    (under === undefined || smaller(own, parseDecimal(under)))
  );
}
