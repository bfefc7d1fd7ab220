import { fill } from "./fill.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import type { Workshop } from "./workshop.ts";
import type { LoadedSpace, LoadPlan } from "./plan.ts";
import { waysToFill } from "./ways.ts";

/** The most places listed; beyond that they are counted but not drawn. */
const mostPlaces = 200;

/** How many more pieces of the only kind fit into the last space, and where. Undefined if there are several kinds. */
export function roomLeft(shop: Workshop, spaces: readonly LoadedSpace[]): LoadPlan["room"] {
  const [kind, second] = shop.kinds;
  const last = spaces.at(-1);
  const [way] = waysToFill(0);
  if (!kind || second || !last || !way) return undefined;
  const { length, width, height } = last.space;
  const [a, b, c] = kind.sides;
  const unlimited: Workshop = { ...shop, steps: { left: Number.POSITIVE_INFINITY } };
  const full = fill(unlimited, last.space, [Math.floor((length * width * height) / (a * b * c))], way);
  const count = (full.counts[0] ?? 0) - (last.counts[0] ?? 0);
  if (count <= 0) return { kind: 0, count: 0, places: [] };
  const taken = new Set(piecesOf(last.blocks, shop.gap).map(place));
  const places = (full.counts[0] ?? 0) > mostPlaces ? [] : piecesOf(full.blocks, shop.gap);
  const free = places.filter((piece) => !taken.has(place(piece)));
  // If the last space was loaded in another pattern, this pattern's free places are not free there.
  return { kind: 0, count, places: free.length === count ? free : [] };
}

function place({ x, y, z, dx, dy, dz }: Piece): string {
  return [x, y, z, dx, dy, dz].join();
}
