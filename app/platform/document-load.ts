import { getStorageKey } from "./storage.ts";

/** Leaves the running document for `address`. Refuses (returns false) anything but http(s) on the same origin. */
export function loadDocument(address: string | URL): boolean {
  const url = new URL(address, window.location.href);
  const allowed = url.origin === window.location.origin && /^https?:$/.test(url.protocol);
  if (!allowed) return false;
  const samePage = url.href.split("#")[0] === window.location.href.split("#")[0];
  // assign() to the same page would only scroll to the fragment
  if (samePage) window.location.reload();
  else window.location.assign(url.href);
  return true;
}

/** A promise that never settles: the document is being left, and nothing may render any more. */
export function waitForUnload(): Promise<never> {
  return new Promise(() => {});
}

const key = getStorageKey("reload");
const lifetime = 10_000;

/**
 * Whether an automatic document load of `path` may happen now. Returns true once in ten seconds per path and remembers
 * it; if session storage is blocked it always returns false, so that a broken chunk can never cause a loop.
 */
export function isReloadAllowed(path: string, now = Date.now()): boolean {
  try {
    const last = readLast();
    if (last && last.path === path && last.expires > now) return false;
    sessionStorage.setItem(key, JSON.stringify({ path, expires: now + lifetime }));
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function readLast(): { path: string; expires: number } | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof value !== "object" || value === null) return undefined;
    const { path, expires } = value as { path?: unknown; expires?: unknown };
    return typeof path === "string" && typeof expires === "number" ? { path, expires } : undefined;
  } catch {
    return undefined;
  }
}
