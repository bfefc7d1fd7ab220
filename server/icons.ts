import type { IconSet } from "./policy/table.ts";

/** The icons asked for, an alias with its parent's drawing; names missing from the set are listed as not found. */
export function pickIcons(set: IconSet, names: readonly string[]): object {
  const { prefix, icons, aliases = {}, width = 16, height = 16 } = set;
  const found = names.map((name): [string, object | undefined] => {
    const drawn = Object.hasOwn(aliases, name) ? (aliases[name]?.parent ?? name) : name;
    return [name, Object.hasOwn(icons, drawn) ? icons[drawn] : undefined];
  });
  return {
    prefix,
    width,
    height,
    icons: Object.fromEntries(found.filter(([, icon]) => icon)),
    not_found: found.filter(([, icon]) => !icon).map(([name]) => name),
  };
}
