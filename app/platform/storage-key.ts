import { storage } from "virtual:brand";

/** The name under which a setting is kept in this browser: all of this site's begin alike. */
export function storageKey(name: string): string {
  return `${storage}.${name}`;
}
