import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while prerendering and while hydrating the prerendered page, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The visitor's date, as `2026-11-21`; the day of the build as long as the page is the prerendered one. */
export function useToday(dayOfBuild: string): string {
  return useHydrated() ? getLocalDay() : dayOfBuild;
}

/** The visitor's date. Formatted by hand: a browser's first localised date takes as long as part of the page. */
export function getLocalDay(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
