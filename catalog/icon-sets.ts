import { icons as flags } from "@iconify-json/circle-flags";
import { icons as lucide } from "@iconify-json/lucide";

/** The icons that content and code may name, as `collection:name`. */
export const iconSets = { lucide, "circle-flags": flags } as const;

export function findIcon(name: string) {
  const [collection = "", short = ""] = name.split(":");
  const set = Object.entries(iconSets).find(([id]) => id === collection)?.[1];
  const icon = set?.icons[short];
  return set && icon && { set, icon };
}

export function iconNames(): string[] {
  return Object.entries(iconSets).flatMap(([id, { icons }]) => Object.keys(icons).map((name) => `${id}:${name}`));
}
