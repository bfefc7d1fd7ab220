import type { Area } from "./areas.ts";
import type { WayUp } from "./stances.ts";
import type { Workshop } from "./workshop.ts";

/** Steps for one pattern: a whole floor deserves more than a remnant between blocks. */
export function patternSteps({ length, width, z }: Area): number {
  return z === 0 && length * width > 8e6 ? 4_000 : 60;
}

/** How many pieces, standing this way up, fit side by side in an area. */
export function roomFor(shop: Workshop, area: Area, { a, b, stances }: WayUp): number {
  if (stances.length === 2) return shop.patterns.of(area.length, area.width, a, b, patternSteps(area)).count;
  return Math.max(0, ...stances.map(({ dx, dy }) => Math.floor(area.length / dx) * Math.floor(area.width / dy)));
}
