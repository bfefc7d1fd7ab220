import type { Area } from "./areas.ts";
import type { Filling } from "./fill-state.ts";
import type { Grid } from "./floor-pattern.ts";
import { sums } from "./raster.ts";
import { patternSteps } from "./room-for.ts";
import type { WayUp } from "./stances.ts";
import type { Workshop } from "./workshop.ts";

/**
 * Puts up to `most` pieces into an area, stacked `high`, in the pattern that holds the most. If not all its columns are
 * needed, takes those nearest the front wall or, if `compact`, the pattern of the shortest sufficient length.
 */
export function putPattern(
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
  let grids = gridsIn(shop, area, area.length, way);
  if (compact && places(grids) > columns) grids = shortest(shop, area, way, columns) ?? grids;
  let left = most;
  for (const { grid, take } of nearest(grids, columns)) {
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

function gridsIn({ patterns }: Workshop, area: Area, length: number, { a, b, stances }: WayUp): readonly Grid[] {
  const { width } = area;
  if (stances.length === 2) return patterns.of(length, width, a, b, patternSteps(area)).grids;
  let best: Grid | undefined;
  for (const { dx, dy } of stances) {
    const [nx, ny] = [Math.floor(length / dx), Math.floor(width / dy)];
    if (nx * ny > (best ? best.nx * best.ny : 0)) best = { x: 0, y: 0, nx, ny, dx, dy };
  }
  return best ? [best] : [];
}

function places(grids: readonly Grid[]): number {
  return grids.reduce((sum, { nx, ny }) => sum + nx * ny, 0);
}

/** A longer stretch never holds fewer, so a binary search finds the shortest. */
function shortest(shop: Workshop, area: Area, way: WayUp, columns: number): readonly Grid[] | undefined {
  const ends = sums(way.a, way.b, area.length);
  let [low, top] = [0, ends.length - 1];
  let best: readonly Grid[] | undefined;
  while (low <= top) {
    const middle = Math.floor((low + top) / 2);
    const grids = gridsIn(shop, area, ends[middle] ?? area.length, way);
    if (places(grids) >= columns) {
      best = grids;
      top = middle - 1;
    } else low = middle + 1;
  }
  return best;
}

/** How many columns each grid gets if not all are needed: those nearest the front wall first. */
function nearest(grids: readonly Grid[], columns: number): { grid: Grid; take: number }[] {
  const takes = grids.map((grid) => ({ grid, take: 0 }));
  if (places(grids) <= columns) return grids.map((grid) => ({ grid, take: grid.nx * grid.ny }));
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
