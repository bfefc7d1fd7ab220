import type { PriceCurve } from "#rating/price-curve.ts";
import type { Scale } from "./scales.ts";

/**
 * A curve between two places of its axis as an SVG path. A price that holds is level and rises where it changes; one of
 * hundreds of small steps is a slope. A stretch without a price is a gap.
 */
export function curvePath({ steps, exact }: PriceCurve, from: number, to: number, x: Scale, y: Scale): string {
  let path = "";
  let drawing = false;
  let start = 0;
  for (const { upTo, total } of steps) {
    const left = Math.max(start, from);
    const right = Math.min(upTo, to);
    start = upTo;
    if (total === undefined) drawing = false;
    else if (right > left) {
      const [level, end] = [short(y.at(total)), short(x.at(right))];
      if (!drawing) path += `M${short(x.at(left))} ${level}H${end}`;
      else path += exact ? `V${level}H${end}` : `L${end} ${level}`;
      drawing = true;
    }
  }
  return path;
}

function short(px: number): string {
  return String(Math.round(px * 10) / 10);
}
