/** A box as it lies: two sides on the ground, one up; all in one unit. */
export type Lying = { left: number; right: number; up: number };
export type Point = { x: number; y: number };
export type Corners = Record<"front" | "left" | "right" | "frontTop" | "leftTop" | "rightTop" | "backTop", Point>;

const [across, down] = [Math.cos(Math.PI / 6), 0.5];

/** Where a point is in isometric projection: so far along the left side and the right, and so far up. */
export function projectPoint(alongLeft: number, alongRight: number, up: number): Point {
  return { x: (alongRight - alongLeft) * across, y: -((alongLeft + alongRight) * down + up) };
}

/** The corners of a box that are seen, in isometric projection: every side at one scale, the nearest lower corner at `at`. */
export function projectBox({ left, right, up }: Lying, scale: number, at: Point, round = (px: number) => px): Corners {
  const point = (...place: Parameters<typeof projectPoint>): Point => {
    const { x, y } = projectPoint(...place);
    return { x: round(at.x + x * scale), y: round(at.y + y * scale) };
  };
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

/** The greatest scale at which a box fits a field, and where its nearest lower corner is in it. */
export function fitBox(
  { left, right, up }: Lying,
  field: { width: number; height: number },
): { scale: number; at: Point } {
  const [wide, high] = [(left + right) * across, (left + right) * down + up];
  const scale = Math.min(field.width / wide, field.height / high);
  return {
    scale,
    at: {
      x: (field.width - wide * scale) / 2 + left * across * scale,
      y: (field.height + high * scale) / 2,
    },
  };
}
