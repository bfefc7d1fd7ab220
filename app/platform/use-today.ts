import { useHydrated } from "./use-hydrated.ts";

/** The visitor's day, as `2026-11-21`; the day of the build while the page is still the prerendered one. */
export function useToday(dayOfBuild: string): string {
  return useHydrated() ? localDay() : dayOfBuild;
}

/** The visitor's day. Written by hand: a browser's first date in words takes it as long as a part of the page. */
export function localDay(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
