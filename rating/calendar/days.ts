import type { Day } from "../card.ts";

/**
 * A day as a number: days since 1 January 1970. Undefined for a text that is not a calendar day, and outside the years
 * 2000 to 2199, which no shipment needs.
 */
export function dayNumber(day: Day): number | undefined {
  if (!/^2[01]\d{2}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || dayText(time / 86_400_000) !== day) return undefined;
  return time / 86_400_000;
}

/** Whether a text is a calendar day such as 2026-11-21, in any year. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

// cached: a quote names some thirty days, the same ones for every card
const texts = new Map<number, Day>();

export function dayText(number: number): Day {
  let text = texts.get(number);
  if (text === undefined) {
    text = new Date(number * 86_400_000).toISOString().slice(0, 10);
    if (texts.size >= 5000) texts.clear();
    texts.set(number, text);
  }
  return text;
}

/** 0 is Sunday; 1 January 1970 was a Thursday. */
export function weekday(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}
