import type { PageRequest } from "#catalog/page-request.ts";
import { landPath, type MapKind } from "#catalog/views/map.ts";

const kinds: Readonly<Record<string, MapKind>> = { "world.svg": "world", "globe.svg": "globe" };
const sizes: Readonly<Record<MapKind, string>> = { world: "1152 500", globe: "400 400" };

/** `/maps/world.svg`, `/maps/globe.svg`: land as dots, used by pages as `<use href="…#land">`. */
export function make({ params }: PageRequest) {
  const kind = kinds[params.name ?? ""];
  if (!kind) return undefined;
  const width = kind === "world" ? 2.2 : 2.6;
  const path = `<path id="land" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" d="${landPath(kind)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sizes[kind]}">${path}</svg>`;
}
