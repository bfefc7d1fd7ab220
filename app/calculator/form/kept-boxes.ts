import { storageKey } from "#app/platform/storage-key.ts";

/** A box that somebody uses often; sides as they were typed, in the units of the form then. */
export type KeptBox = { name: string; units: "metric" | "imperial"; sides: readonly [string, string, string] };

/** The documented key. */
const key = storageKey("boxes");

export const mostBoxes = 12;
export const longestName = 30;

/** The boxes of this browser; what is not understood is left out. */
export function keptBoxes(): KeptBox[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value.flatMap(readBox).slice(0, mostBoxes) : [];
  } catch {
    return [];
  }
}

/** Keeps the boxes, by name; without any nothing is kept. Whether the browser allows it. */
export function keepBoxes(boxes: readonly KeptBox[]): boolean {
  try {
    if (boxes.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(boxes.slice(0, mostBoxes)));
    return true;
  } catch {
    return false;
  }
}

/** The list with a box in it; one of the same name gives way. */
export function withBox(boxes: readonly KeptBox[], box: KeptBox): KeptBox[] {
  return [box, ...boxes.filter(({ name }) => name !== box.name)].slice(0, mostBoxes);
}

function readBox(value: unknown): KeptBox[] {
  if (typeof value !== "object" || value === null) return [];
  if (!("name" in value) || !("units" in value) || !("sides" in value)) return [];
  const { name, units, sides } = value;
  if (typeof name !== "string" || name.trim() === "" || !Array.isArray(sides)) return [];
  const [length, width, height]: unknown[] = sides;
  if (typeof length !== "string" || typeof width !== "string" || typeof height !== "string") return [];
  if (units !== "metric" && units !== "imperial") return [];
  return [
    { name: name.slice(0, longestName), units, sides: [length.slice(0, 10), width.slice(0, 10), height.slice(0, 10)] },
  ];
}
