import { findIcon } from "#catalog/icon-sets.ts";
import { drawnOn24 } from "#app/platform/icons.ts";

/** The drawing of `collection:name`. A name that no set contains fails the build. */
export function iconBodyOfSet(name: string): string {
  const found = findIcon(name);
  if (!found) throw new Error(`There is no icon "${name}"`);
  return drawnOn24(found.icon, found.set);
}
