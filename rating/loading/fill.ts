import { compare, type Space } from "./cargo.ts";
import { type Area, Filling } from "./filling.ts";
import { type Orientation, listWaysUp, type WayUp } from "./fit.ts";
import { type Grid, spend, listSums } from "./floor-pattern.ts";
import type { Load } from "./plan.ts";
import type { Way, Workshop } from "./ways.ts";

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
  const ways = shop.kinds.map((kind, index) => (counts[index] ? listWaysUp(kind, space, shop.gap) : []));
  const rounds = first?.some((early, index) => early && counts[index]) ? [true, false] : [undefined];
  for (const early of rounds) {
    const chosen = ways.map((all, index) => (early === undefined || first?.[index] === early ? all : []));
    if (way.by === "kind") fillByKind(shop, filling, chosen, way);
    else fillByArea(shop, filling, chosen, way, early === true);
  }
  return filling.load();
}

/** Loads one kind after another, each where most of it fits, in the pattern that holds most. */
function fillByKind(shop: Workshop, filling: Filling, ways: readonly (readonly WayUp[])[], way: Way & { by: "kind" }) {
  const order = shop.kinds.map((kind, index) => ({ index, kind, rank: way.rank(kind) }));
  order.sort((one, other) => compare(one.rank, other.rank) || one.index - other.index);
  for (const { index, kind } of order) {
    for (let most = filling.most(index); most >= 1; most = filling.most(index)) {
      const own = ways[index] ?? [];
      let best: { area: Area; wayUp: WayUp; high: number; score: readonly number[] } | undefined;
      for (const area of filling.areas)
        for (const wayUp of own) {
          if (!spend(shop.steps, 1)) return;
          const highest = Math.min(filling.high(kind, area, wayUp.height, wayUp.a * wayUp.b), way.tall ? most : 1);
          const layer = highest < 1 ? 0 : countRoom(shop, area, wayUp);
          if (layer === 0) continue;
          // One or two layers fewer may leave just enough height for pieces standing another way up.
          for (let high = highest; high > Math.max(0, highest - (kind.stackable && way.tall ? 3 : 1)); high--) {
            const above = filling.space.height - area.z - high * wayUp.height;
            const pieces = Math.min(
              most,
              high * layer + (high * layer < most ? countRoomAbove(shop, area, above, own) : 0),
            );
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
function countRoomAbove(shop: Workshop, area: Area, height: number, ways: readonly WayUp[]): number {
  return Math.max(
    0,
    ...ways.map((way) => (way.height > height ? 0 : Math.floor(height / way.height) * countRoom(shop, area, way))),
  );
}

/** Fills one free rectangle after another with the largest block of identical pieces, until nothing fits anywhere. */
function fillByArea(
  shop: Workshop,
  filling: Filling,
  ways: readonly (readonly WayUp[])[],
  way: Way & { by: "area" },
  keep: boolean,
) {
  const skipped: Area[] = [];
  while (filling.areas.length > 0) {
    const area = filling.areas.reduce((one, other) => (compare(place(other), place(one)) < 0 ? other : one));
    let best:
      | { index: number; stance: Orientation; counts: readonly [number, number, number]; score: number }
      | undefined;
    for (const [index, kind] of shop.kinds.entries()) {
      const most = filling.most(index);
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

/** How many pieces, standing this way up, fit side by side in an area. */
function countRoom(shop: Workshop, area: Area, way: WayUp): number {
  return countPlaces(findGrids(shop, area, area.length, way));
}

/**
 * Puts up to `most` pieces into an area, stacked `high`, in the pattern that holds the most. If not all its columns are
 * needed, takes those nearest the front wall or, if `compact`, the pattern of the shortest sufficient length.
 */
function putPattern(
  shop: Workshop,
  filling: Filling,
  kind: number,
  area: Area,
  way: WayUp,
  high: number,
  most: number,
  compact: boolean,
): void {
  const columns = Math.ceil(most / high);
  let grids = findGrids(shop, area, area.length, way);
  if (compact && countPlaces(grids) > columns) grids = findShortest(shop, area, way, columns) ?? grids;
  let left = most;
  for (const { grid, take } of takeNearest(grids, columns)) {
    const put = (i: number, j: number, nx: number, ny: number, nz: number) => {
      const x = area.x + grid.x + i * grid.dx;
      const y = area.y + grid.y + j * grid.dy;
      filling.put({ kind, x, y, z: area.z, nx, ny, nz, dx: grid.dx, dy: grid.dy, dz: way.height }, area.bearing);
      left -= nx * ny * nz;
    };
    const whole = Math.min(take, Math.floor(left / high));
    const rows = Math.floor(whole / grid.ny);
    const rest = whole - rows * grid.ny;
    if (rows > 0) put(0, 0, rows, grid.ny, high);
    if (rest > 0) put(rows, 0, 1, rest, high);
    if (take > whole && left > 0) put(rows, rest, 1, 1, left);
  }
}

function findGrids({ patterns }: Workshop, area: Area, length: number, { a, b, stances }: WayUp): readonly Grid[] {
  const { width, z } = area;
  // a whole floor deserves more steps than a remnant between blocks
  const steps = z === 0 && area.length * width > 8e6 ? 4_000 : 60;
  if (stances.length === 2) return patterns.of(length, width, a, b, steps).grids;
  // all the same way round
  return stances.flatMap(({ dx, dy }) => {
    const [nx, ny] = [Math.floor(length / dx), Math.floor(width / dy)];
    return nx * ny > 0 ? [{ x: 0, y: 0, nx, ny, dx, dy }] : [];
  });
}

function countPlaces(grids: readonly Grid[]): number {
  return grids.reduce((sum, { nx, ny }) => sum + nx * ny, 0);
}

/** A longer stretch never holds fewer, so a binary search finds the shortest. */
function findShortest(shop: Workshop, area: Area, way: WayUp, columns: number): readonly Grid[] | undefined {
  const ends = listSums(way.a, way.b, area.length);
  let [low, top] = [0, ends.length - 1];
  let best: readonly Grid[] | undefined;
  while (low <= top) {
    const middle = Math.floor((low + top) / 2);
    const grids = findGrids(shop, area, ends[middle] ?? area.length, way);
    if (countPlaces(grids) >= columns) {
      best = grids;
      top = middle - 1;
    } else low = middle + 1;
  }
  return best;
}

/** How many columns each grid gets if not all are needed: those nearest the front wall first. */
function takeNearest(grids: readonly Grid[], columns: number): { grid: Grid; take: number }[] {
  const takes = grids.map((grid) => ({ grid, take: 0 }));
  const rows = takes.flatMap((own) =>
    Array.from({ length: own.grid.nx }, (_, i) => ({ own, x: own.grid.x + i * own.grid.dx })),
  );
  rows.sort((one, other) => one.x - other.x || one.own.grid.y - other.own.grid.y);
  let left = columns;
  for (const { own } of rows) {
    const take = Math.min(left, own.grid.ny);
    own.take += take;
    left -= take;
  }
  return takes.filter(({ take }) => take > 0);
}
