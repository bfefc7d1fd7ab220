import type { Point } from "./svg.ts";

type Field = { x: number; y: number; width: number; height: number };
export type BoxCorners = Record<"front" | "left" | "right" | "frontTop" | "leftTop" | "rightTop" | "backTop", Point>;

const [across, down] = [Math.cos(Math.PI / 6), 0.5];

/** Corners of a box (length, breadth, height) in isometric projection, to scale and as large as its field allows. */
export function boxCorners([length, breadth, up]: readonly [number, number, number], field: Field): BoxCorners {
  const [wide, high] = [(length + breadth) * across, (length + breadth) * down + up];
  const scale = Math.min(field.width / wide, field.height / high);
  const x = field.x + (field.width - wide * scale) / 2 + length * across * scale;
  const y = field.y + (field.height + high * scale) / 2;
  const at = (alongLeft: number, alongRight: number, above: number): Point => [
    x + (alongRight - alongLeft) * across * scale,
    y - ((alongLeft + alongRight) * down + above) * scale,
  ];
  return {
    front: at(0, 0, 0),
    left: at(length, 0, 0),
    right: at(0, breadth, 0),
    frontTop: at(0, 0, up),
    leftTop: at(length, 0, up),
    rightTop: at(0, breadth, up),
    backTop: at(length, breadth, up),
  };
}
