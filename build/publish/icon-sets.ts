import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type { IconSet } from "#server/policy/table.ts";

const require = createRequire(import.meta.url);

/** The collections of the icon endpoint. */
export const collections = ["lucide", "circle-flags"] as const;

export function readCollection(name: (typeof collections)[number]): IconSet {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), "utf8"));
}

/** The icons of a collection that the site's pages or code name: what a static host serves. */
export function filterUsedIcons(set: IconSet, names: ReadonlySet<string>): IconSet {
  const icons = Object.entries(set.icons).filter(([name]) => names.has(`${set.prefix}:${name}`));
  const { prefix, width = 16, height = 16 } = set;
  return { prefix, width, height, icons: Object.fromEntries(icons) };
}

/** Names seen so far; no more than the sources and the content contain. */
const known = new Map<string, string>();

/**
 * Icon names in a text, as `collection:name`, each once. Copied, because a substring would keep the whole page in
 * memory, and there are tens of thousands of pages.
 */
export function findIconNames(text: string): string[] {
  const found = new Set<string>();
  for (const piece of text.match(/\b(?:lucide|circle-flags):[a-z0-9-]+/g) ?? []) {
    const name = known.get(piece) ?? Buffer.from(piece).toString();
    known.set(name, name);
    found.add(name);
  }
  return [...found];
}
