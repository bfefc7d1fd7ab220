/** The mark that stands before decimals. */
export type DecimalMark = "," | ".";

/** A number that two people read differently: `1,645` is 1.645 to one and 1645 to the other. */
export type TwoReadings = { mark: DecimalMark; decimal: number; thousands: number };

/** With its mark alone too, as it stands while somebody types: prices must not go away between `2` and `2.5`. */
const one = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** Thousands in groups: `1,234.5`, `1.234.567`, `1 200`, `1'234.50`. */
const groups = /^[1-9]\d{0,2}([.,'’ \u00a0\u202f])\d{3}(?:\1\d{3})*([.,]\d+)?$/;

/** Both meanings of a number with one mark and three digits behind it; nothing for any other text. */
export function twoReadings(text: string): TwoReadings | undefined {
  const [, whole, mark, rest] = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(text.trim()) ?? [];
  if (mark !== "," && mark !== ".") return undefined;
  return { mark, decimal: Number(`${whole}.${rest}`), thousands: Number(`${whole}${rest}`) };
}

/**
 * A number as people type it: `1.5`, `1,5`, `1 500`, `1.234,5`. `mark`: what the numbers beside it have before their
 * decimals. Without it `1.645` is read as the site writes it, and `1,645` is not read: a price must not hang on a guess.
 */
export function readAmount(text: string, mark?: DecimalMark): number | undefined {
  const trimmed = text.trim();
  const two = twoReadings(trimmed);
  if (two) {
    if (mark === undefined && two.mark === ",") return undefined;
    return two.mark === (mark ?? ".") ? two.decimal : two.thousands;
  }
  if (one.test(trimmed)) return Number(trimmed.replace(",", "."));
  const [, between = "", decimals = ""] = groups.exec(trimmed) ?? [];
  if (between === "" || decimals.startsWith(between)) return undefined;
  const whole = trimmed.slice(0, trimmed.length - decimals.length).replaceAll(between, "");
  return Number(`${whole}${decimals.replace(",", ".")}`);
}
