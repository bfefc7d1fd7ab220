import { storage } from "virtual:brand";

/** The name under which a setting is stored in this browser; all of this site's names begin alike. */
export function storageKey(name: string): string {
  return `${storage}.${name}`;
}
