import { type Corners, type Lying, type Point, projectBox } from "#site/isometric.ts";

/** The corners of a box in isometric projection, to a hundredth of a pixel. */
export function projectCorners(box: Lying, scale: number, at: Point): Corners {
  return projectBox(box, scale, at, (px) => Math.round(px * 100) / 100);
}

/** Corners as the points of a polygon. */
export function toPolygonPoints(...points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}
