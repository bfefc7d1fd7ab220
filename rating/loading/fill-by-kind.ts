import type { Area } from "./areas.ts";
import { compare } from "./compare.ts";
import type { Filling } from "./fill-state.ts";
import { putPattern } from "./put-pattern.ts";
import { roomFor } from "./room-for.ts";
import { spend } from "./steps.ts";
import type { WayUp } from "./stances.ts";
import type { Way, Workshop } from "./workshop.ts";

/** Loads one kind after another, each where most of it fits, in the pattern that holds most. */
export function fillByKind(
  shop: Workshop,
  filling: Filling,
  ways: readonly (readonly WayUp[])[],
  way: Way & { by: "kind" },
) {
  const order = shop.kinds.map((kind, index) => ({ index, kind, rank: way.rank(kind) }));
  order.sort((one, other) => compare(one.rank, other.rank) || one.index - other.index);
  for (const { index, kind } of order) {
    for (;;) {
      const most = Math.min(filling.left[index] ?? 0, filling.byPayload(kind));
      if (most < 1) break;
      const own = ways[index] ?? [];
      let best: { area: Area; wayUp: WayUp; high: number; score: readonly number[] } | undefined;
      for (const area of filling.areas)
        for (const wayUp of own) {
          if (!spend(shop.steps, 1)) return;
          const highest = Math.min(filling.high(kind, area, wayUp.height, wayUp.a * wayUp.b), way.tall ? most : 1);
          const layer = highest < 1 ? 0 : roomFor(shop, area, wayUp);
          if (layer === 0) continue;
          // One or two layers fewer may leave just enough height for pieces standing another way up.
          for (let high = highest; high > Math.max(0, highest - (kind.stackable && way.tall ? 3 : 1)); high--) {
            const above = filling.space.height - area.z - high * wayUp.height;
            const pieces = Math.min(most, high * layer + (high * layer < most ? roomAbove(shop, area, above, own) : 0));
            const score = [way.topsFirst ? Number(area.z === 0) : area.z, -pieces, area.z, area.x, area.y, -high];
            if (!best || compare(score, best.score) < 0) best = { area, wayUp, high, score };
          }
        }
      if (!best) break;
      const compact = filling.left.some((left, other) => left > 0 && other !== index);
      putPattern(shop, filling, index, best.area, best.wayUp, best.high, most, compact);
    }
  }
}

/** Estimates how many pieces fit on top of a layer that covers an area, in the height that is left. */
function roomAbove(shop: Workshop, area: Area, height: number, ways: readonly WayUp[]): number {
  return Math.max(
    0,
    ...ways.map((way) => (way.height > height ? 0 : Math.floor(height / way.height) * roomFor(shop, area, way))),
  );
}
