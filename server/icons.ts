import type { IconSet } from "./policy/table.ts";

const mostNames = 100;

/** The icons asked for, of those that the set has; the rest is listed. Without a list, nothing but the list's lack. */
export function pickIcons(set: IconSet, asked: string): object {
  const names = [...new Set(asked.split(",").filter((name) => /^[a-z0-9-]{1,60}$/.test(name)))]
    .slice(0, mostNames)
    .sort();
  const has = (name: string) => Object.hasOwn(set.icons, name);
  const { prefix, width = 16, height = 16 } = set;
  return {
    prefix,
    width,
    height,
    icons: Object.fromEntries(names.filter(has).map((name) => [name, set.icons[name]])),
    not_found: names.filter((name) => !has(name)),
  };
}
