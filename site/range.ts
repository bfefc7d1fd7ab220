import { isolated } from "./isolated.ts";
import type { Locale } from "./locales.ts";

/** A range of whole numbers: `7–10`, `16`. */
export function rangeText({ min, max }: { min: number; max: number }, locale: Locale): string {
  return min === max ? String(max) : isolated(`${min}–${max}`, locale);
}
