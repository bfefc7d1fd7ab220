import { useHydrated } from "./use-hydrated.ts";

/** The visitor's date, as `2026-11-21`; the day of the build as long as the page is the prerendered one. */
export function useToday(dayOfBuild: string): string {
  return useHydrated() ? localDay() : dayOfBuild;
}

/** The visitor's date. Formatted by hand: a browser's first localised date takes as long as part of the page. */
export function localDay(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
