import type { Space } from "./cargo.ts";
import { fillByArea } from "./fill-by-area.ts";
import { fillByKind } from "./fill-by-kind.ts";
import { Filling } from "./fill-state.ts";
import type { Load } from "./plan.ts";
import { waysUp } from "./stances.ts";
import type { Way, Workshop } from "./workshop.ts";

/**
 * Fills a space with as many of the pieces as this way finds room for. `first` marks the kinds that fit into no later
 * space: they go in before the others.
 */
export function fill(
  shop: Workshop,
  space: Space,
  counts: readonly number[],
  way: Way,
  first?: readonly boolean[],
): Load {
  const filling = new Filling(space, shop.kinds, counts, shop.gap, way.by === "area" || !way.columns);
  const ways = shop.kinds.map((kind, index) => (counts[index] ? waysUp(kind, space, shop.gap) : []));
  const rounds = first?.some((early, index) => early && counts[index]) ? [true, false] : [undefined];
  for (const early of rounds) {
    const chosen = ways.map((all, index) => (early === undefined || first?.[index] === early ? all : []));
    if (way.by === "kind") fillByKind(shop, filling, chosen, way);
    else fillByArea(shop, filling, chosen, way, early === true);
  }
  return filling.load();
}
