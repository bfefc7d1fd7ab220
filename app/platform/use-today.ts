import { useHydrated } from "./use-hydrated.ts";

/** The visitor's day, as `2026-11-21`; the day of the build while the page is still the prerendered one. */
export function useToday(dayOfBuild: string): string {
  return useHydrated() ? new Date().toLocaleDateString("sv-SE") : dayOfBuild;
}
