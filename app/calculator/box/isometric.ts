import { type CornerName, type Lying, projectBox } from "#site/isometric.ts";

export type Point = { x: number; y: number };
export type Corners = Record<CornerName, Point>;

/** The corners of a box in isometric projection, to a hundredth of a pixel. */
export function projectCorners(box: Lying, scale: number, at: Point): Corners {
  const { front, left, right, frontTop, leftTop, rightTop, backTop } = projectBox(box, scale, at);
  return {
    front: roundPoint(front),
    left: roundPoint(left),
    right: roundPoint(right),
    frontTop: roundPoint(frontTop),
    leftTop: roundPoint(leftTop),
    rightTop: roundPoint(rightTop),
    backTop: roundPoint(backTop),
  };
}

/** Corners as the points of a polygon. */
export function toPolygonPoints(...points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}

function roundPoint({ x, y }: Point): Point {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}
