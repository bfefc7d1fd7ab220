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

/**
 * Takes out what extensions have put beside the page's fields, and around its text areas, which stay: React would throw
 * the served page away for it, with all that was typed. What stands beside the page's own elements, in the body itself,
 * may stay.
 */
export function removeForeignElements(): void {
  const { activeElement } = document;
  // an XPath finds them without making an object of every element of the page
  const path = "/html/body/*//*[contains(local-name(), '-')]";
  const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let at = 0; at < found.snapshotLength; at += 1) {
    const element = found.snapshotItem(at);
    if (element instanceof Element) element.replaceWith(...element.querySelectorAll("textarea"));
  }
  // a field that moves loses the focus, and with it who is writing
  if (activeElement instanceof HTMLTextAreaElement) activeElement.focus({ preventScroll: true });
}

/** Today at the hub, as `2026-11-21`; the day of the build as long as the page is the prerendered one. */
export function useToday(dayOfBuild: string): string {
  return useHydrated() ? getHubDay() : dayOfBuild;
}

/** The first day on which goods can still be handed over; the day of the build as long as the page is prerendered. */
export function useHandoverDay(dayOfBuild: string): string {
  return useHydrated() ? getHandoverDay() : dayOfBuild;
}

/**
 * `timeZone`: as IANA names it; without one, the visitor's own. `handOverBy`: after it, a day is over for goods. `today`:
 * the day of the build.
 */
export type HubClock = { timeZone?: string | undefined; handOverBy?: string | undefined; today?: string };

let hub: HubClock = {};
// making one takes longer than all else that a key in a field asks for
let dates: Intl.DateTimeFormat | undefined;

/** Whose days are told from now on. */
export function publishHubClock(clock: HubClock): void {
  hub = clock;
  dates = undefined;
}

/** Whether a clock was ever set: one that is more than a year off the build was not, and there are no prices for its day. */
export function isClockSet(now = new Date()): boolean {
  return !hub.today || Math.abs(now.getTime() - Date.parse(hub.today)) <= 366 * 86_400_000;
}

/** The date at the hub: what is over there can no longer be handed over, whatever the visitor's clock says. */
export function getHubDay(now = new Date()): string {
  if (hub.today && !isClockSet(now)) return hub.today;
  // the Swedish way of writing a date is that of ISO 8601
  dates ??= new Intl.DateTimeFormat("sv-SE", { timeZone: hub.timeZone, numberingSystem: "latn" });
  return dates.format(now);
}

/**
 * Tells the day once, in a task of its own while a page's other code is fetched: with its first formatter, of days or of
 * amounts, a browser loads the data of its languages, which takes a phone a tenth of a second.
 */
export function warmUpFormatters(): void {
  if (!import.meta.env.SSR) setTimeout(getHubDay);
}

/** The hub's day as goods count it: it ends with the last hour of handing over. */
export function getHandoverDay(now = new Date()): string {
  const [hour = 24, minute = 0] = hub.handOverBy?.split(":").map(Number) ?? [];
  return getHubDay(new Date(now.getTime() + (24 - hour) * 3_600_000 - minute * 60_000 - 1));
}
