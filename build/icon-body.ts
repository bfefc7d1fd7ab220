import { findIcon } from "#catalog/schema/text.ts";
import { scaleTo24 } from "#app/platform/icons.ts";

/** The drawing of `collection:name`. A name that no set contains fails the build. */
export function findIconBody(name: string): string {
  const found = findIcon(name);
  if (!found) throw new Error(`There is no icon "${name}"`);
  return scaleTo24(found.icon, found.set);
}
