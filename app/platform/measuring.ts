import { storageKey } from "./storage-key.ts";

/** Whether pages are measured in this tab, which is switched on at /diagnostics. */
export function measuring(): boolean {
  try {
    return storageKey("vitals") in sessionStorage;
  } catch {
    return false;
  }
}
