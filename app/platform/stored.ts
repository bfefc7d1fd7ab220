import { applyColorMode } from "./color-mode.ts";
import { storageKey } from "./storage-key.ts";

export type StoredEntry = { place: "local" | "session"; key: string; value: string };

const prefix = storageKey("");

/** Everything that the site stores in this browser. Empty if storage is blocked. */
export function storedEntries(): StoredEntry[] {
  return (["local", "session"] as const).flatMap((place) => {
    const storage = storageOf(place);
    if (!storage) return [];
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "")
      .filter((key) => key.startsWith(prefix))
      .sort()
      .map((key) => ({ place, key, value: storage.getItem(key) ?? "" }));
  });
}

/** Removes all of it; the settings return to their defaults at once. */
export function clearStored(): void {
  for (const { place, key } of storedEntries()) storageOf(place)?.removeItem(key);
  applyColorMode();
}

function storageOf(place: StoredEntry["place"]): Storage | undefined {
  try {
    return place === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}
