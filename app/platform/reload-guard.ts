import { storageKey } from "./storage-key.ts";

const key = storageKey("reload");
const lifetime = 10_000;

/**
 * Whether an automatic document load of `path` may happen now. Returns true once in ten seconds per path and remembers
 * it; if session storage is blocked it always returns false, so that a broken chunk can never cause a loop.
 */
export function mayReload(path: string, now = Date.now()): boolean {
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
