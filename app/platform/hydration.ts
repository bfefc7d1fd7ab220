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

/** The first day on which goods can still be handed over; the day of the build as long as the page is prerendered. */
export function useHandoverDay(dayOfBuild: string): string {
  return useHydrated() ? getHandoverDay() : dayOfBuild;
}

/** `timeZone`: as IANA names it; without one, the visitor's own. `handOverBy`: after it, a day is over for goods. */
export type HubClock = { timeZone?: string | undefined; handOverBy?: string | undefined };

let hub: HubClock = {};

/** Whose days are told from now on. */
export function publishHubClock({ timeZone, handOverBy }: HubClock): void {
  hub = { timeZone, handOverBy };
}

/** The date at the hub: what is over there can no longer be handed over, whatever the visitor's clock says. */
export function getHubDay(now = new Date()): string {
  return readHubClock(now).slice(0, 10);
}

/** The hub's day, or the next one once the last hour of handing over has passed there. */
export function getHandoverDay(now = new Date()): string {
  const [day = "", time = ""] = readHubClock(now).split(" ");
  return hub.handOverBy && time > hub.handOverBy ? getHubDay(new Date(now.getTime() + 86_400_000)) : day;
}

function readHubClock(now: Date): string {
  // the Swedish way of writing a date is that of ISO 8601
  return now.toLocaleString("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: hub.timeZone,
    numberingSystem: "latn",
  });
}
