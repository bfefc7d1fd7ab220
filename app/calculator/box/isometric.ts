/** A box as it lies: two sides on the ground, one up; all in one unit. */
export type Lying = { left: number; right: number; up: number };
export type Point = { x: number; y: number };

const cos = Math.cos(Math.PI / 6);
const sin = 0.5;

/** Corners on paper, isometric: every side is drawn to one scale. The nearest lower corner is the origin. */
export type Corners = Record<"front" | "left" | "right" | "frontTop" | "leftTop" | "rightTop" | "backTop", Point>;

export function cornersOf({ left, right, up }: Lying, scale: number, at: Point): Corners {
  const point = (alongLeft: number, alongRight: number, above: number): Point => ({
    x: round(at.x + (alongRight - alongLeft) * cos * scale),
    y: round(at.y - ((alongLeft + alongRight) * sin + above) * scale),
  });
  return {
    front: point(0, 0, 0),
    left: point(left, 0, 0),
    right: point(0, right, 0),
    frontTop: point(0, 0, up),
    leftTop: point(left, 0, up),
    rightTop: point(0, right, up),
    backTop: point(left, right, up),
  };
}

/** The greatest scale at which a box fits a field, and where its nearest lower corner stands in it. */
export function fitted(
  { left, right, up }: Lying,
  field: { width: number; height: number },
): { scale: number; at: Point } {
  const scale = Math.min(field.width / ((left + right) * cos), field.height / ((left + right) * sin + up));
  return {
    scale,
    at: {
      x: (field.width + (left - right) * cos * scale) / 2,
      y: (field.height + ((left + right) * sin + up) * scale) / 2,
    },
  };
}

/** Corners as the points of a polygon. */
export function polygon(...points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
