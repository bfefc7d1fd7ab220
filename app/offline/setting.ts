import { storageKey } from "#app/platform/storage-key.ts";

const key = storageKey("offline");

/** Whether visited pages are kept: yes, unless the visitor has switched it off. */
export function keepsPages(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return false;
  }
}

/** Keeps pages from now on, or stops and removes those that were kept. */
export async function setKeepsPages(keep: boolean): Promise<void> {
  if (keep) localStorage.removeItem(key);
  else {
    localStorage.setItem(key, "off");
    await forgetKeptPages();
  }
}

/** Removes the worker and everything that it has kept. */
export async function forgetKeptPages(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(storageKey(""))) await caches.delete(name);
}
