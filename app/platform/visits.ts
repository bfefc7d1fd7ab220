import type { Metric } from "web-vitals";
import { storageKey } from "./storage-key.ts";

export const visitsKey = storageKey("vitals");
/** Measurements of one page load. Times are in milliseconds, CLS has no unit. */
export type Visit = {
  path: string;
  at: string;
  vitals: Partial<Record<Metric["name"], Pick<Metric, "value" | "rating">>>;
};

/** The visits measured in this tab, oldest first; undefined while measuring is off. */
export function measuredVisits(): Visit[] | undefined {
  try {
    const text = sessionStorage.getItem(visitsKey);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Switches measuring on or off for this tab. Returns whether the browser allowed it. */
export function setMeasuring(on: boolean): boolean {
  try {
    if (on) sessionStorage.setItem(visitsKey, "[]");
    else sessionStorage.removeItem(visitsKey);
    return true;
  } catch {
    return false;
  }
}
