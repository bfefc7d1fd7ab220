import { getStorageKey, readStored, writeStored } from "#app/platform/storage.ts";

const key = getStorageKey("offline");

/** Whether visited pages are kept: yes, unless the visitor has switched it off. */
export function isKeepingPages(): boolean {
  const setting = readStored(key);
  return setting !== undefined && setting !== "off";
}

/** Keeps pages from now on, or stops and removes those that were kept. Throws if the browser refuses storage. */
export async function setKeepsPages(keep: boolean): Promise<void> {
  if (!writeStored(key, keep ? undefined : "off")) throw new Error("The browser refuses storage");
  if (!keep) await removeCachedPages();
}

/** Removes the worker and everything that it has kept. */
export async function removeCachedPages(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(getStorageKey(""))) await caches.delete(name);
}
