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

/** Today at the hub, as `2026-11-21`; the day of the build as long as the page is the prerendered one. */
export function useToday(dayOfBuild: string): string {
  return useHydrated() ? getHubDay() : dayOfBuild;
}

let hubTimeZone: string | undefined;

/** Whose days are told from now on, as IANA names it; without one, the visitor's own. */
export function publishHubTimeZone(timeZone: string | undefined): void {
  hubTimeZone = timeZone;
}

/** The date at the hub: what is over there can no longer be handed over, whatever the visitor's clock says. */
export function getHubDay(now = new Date()): string {
  // the Swedish way of writing a date is that of ISO 8601
  return now.toLocaleDateString("sv-SE", { timeZone: hubTimeZone, numberingSystem: "latn" });
}
