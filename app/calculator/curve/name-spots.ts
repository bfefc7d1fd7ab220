import type { PriceCurve } from "#rating/price-curve.ts";
import type { Frame } from "./axis-frame.tsx";
import type { Scale } from "./scales.ts";

/** Where a name ends, and its baseline, in px. */
export type NameSpot = { right: number; baseline: number };

type Box = { left: number; right: number; top: number; bottom: number };

const ascent = 11;
const descent = 4;
const air = 3;

/**
 * Places for names that stand within the drawing: each above its own curve, as near its end as no curve runs through it
 * and no other name stands there. Nothing for a curve that has no such place. `widths` are those of the names, in px.
 */
export function nameSpots(
  curves: readonly PriceCurve[],
  widths: readonly number[],
  x: Scale,
  y: Scale,
  frame: Frame,
): (NameSpot | undefined)[] {
  const taken: Box[] = [];
  const isFree = (box: Box) =>
    box.top >= frame.top - ascent &&
    taken.every((other) => !meet(box, other)) &&
    curves.every((curve) => {
      const heights = heightsOf(curve, box.left, box.right, x, y);
      return heights.length === 0 || Math.max(...heights) < box.top || Math.min(...heights) > box.bottom;
    });
  return curves.map((curve, at) => {
    const width = widths[at] ?? 0;
    for (let right = frame.width - frame.right - air; right - width >= frame.left + air; right -= 8) {
      const own = heightsOf(curve, right - width, right, x, y);
      if (own.length === 0) continue;
      const baseline = Math.min(...own) - descent - air;
      const box = { left: right - width, right, top: baseline - ascent, bottom: baseline + descent };
      if (!isFree(box)) continue;
      taken.push(box);
      return { right, baseline };
    }
    return undefined;
  });
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** How high a curve runs between two places of the axis, in px. */
export function heightsOf({ steps }: PriceCurve, left: number, right: number, x: Scale, y: Scale): number[] {
  const [from, to] = [x.value(left), x.value(right)];
  return steps.flatMap(({ upTo, total }, at) => {
    const start = steps[at - 1]?.upTo ?? 0;
    return total === undefined || upTo < from || start > to ? [] : [y.at(total)];
  });
}
