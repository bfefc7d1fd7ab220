import type { Area } from "./areas.ts";
import { compare } from "./compare.ts";
import type { Filling } from "./fill-state.ts";
import { spend } from "./steps.ts";
import type { Stance, WayUp } from "./stances.ts";
import type { Way, Workshop } from "./workshop.ts";

/** Fills one free rectangle after another with the largest block of identical pieces, until nothing fits anywhere. */
export function fillByArea(
  shop: Workshop,
  filling: Filling,
  ways: readonly (readonly WayUp[])[],
  way: Way & { by: "area" },
  keep: boolean,
) {
  const skipped: Area[] = [];
  while (filling.areas.length > 0) {
    const area = filling.areas.reduce((one, other) => (compare(place(other), place(one)) < 0 ? other : one));
    let best: { index: number; stance: Stance; counts: readonly [number, number, number]; score: number } | undefined;
    for (const [index, kind] of shop.kinds.entries()) {
      const most = Math.min(filling.left[index] ?? 0, filling.byPayload(kind));
      if (most < 1) continue;
      for (const { stances, a, b, height } of ways[index] ?? []) {
        if (!spend(shop.steps, 1)) return;
        const high = Math.min(most, filling.high(kind, area, height, a * b));
        if (high < 1) continue;
        for (const stance of stances) {
          const ny = Math.min(Math.floor(area.width / stance.dy), Math.floor(most / high));
          const nx = Math.min(Math.floor(area.length / stance.dx), ny && Math.floor(most / (high * ny)));
          if (nx * ny === 0) continue;
          const filled = nx * ny * high * stance.dx * stance.dy * stance.dz;
          const score = filled * way.weight(index);
          if (!best || score > best.score) best = { index, stance, counts: [nx, ny, high], score };
        }
      }
    }
    if (!best) {
      skipped.push(area);
      filling.areas = filling.areas.filter((other) => other !== area);
      continue;
    }
    const [nx, ny, nz] = best.counts;
    filling.put({ kind: best.index, x: area.x, y: area.y, z: area.z, nx, ny, nz, ...best.stance }, area.bearing);
  }
  // Kinds of the second round may fit where those of the first did not, unless something stands there by now.
  if (keep) filling.free(skipped);

  function place({ x, y, z }: Area): readonly number[] {
    return way.wall ? [x, z, y] : [z, x, y];
  }
}
