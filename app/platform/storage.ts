import { storage } from "virtual:brand";

/** The name under which a setting is stored in this browser; all of this site's names begin alike. */
export function getStorageKey(name: string): string {
  return `${storage}.${name}`;
}

/** The text stored under a key, null if there is none; undefined if the browser refuses storage. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes what is stored if there is none. Returns whether the browser allowed it. */
export function writeStored(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
