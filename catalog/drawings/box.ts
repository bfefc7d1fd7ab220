import { type CornerName, fitBox, projectBox } from "#site/isometric.ts";
import { formatCoordinate, renderElement } from "./svg.ts";
import type { Point } from "#site/geometry.ts";

type Field = { x: number; y: number; width: number; height: number };
type BoxCorners = Record<CornerName, Point>;

/** Corners of a box (length, breadth, height) in isometric projection, to scale and as large as its field allows. */
export function projectBoxCorners([left, right, up]: readonly [number, number, number], field: Field): BoxCorners {
  const box = { left, right, up };
  const { scale, at } = fitBox(box, field);
  const corners = projectBox(box, scale, { x: field.x + at.x, y: field.y + at.y });
  const toPoint = (name: CornerName): Point => [corners[name].x, corners[name].y];
  return {
    front: toPoint("front"),
    left: toPoint("left"),
    right: toPoint("right"),
    frontTop: toPoint("frontTop"),
    leftTop: toPoint("leftTop"),
    rightTop: toPoint("rightTop"),
    backTop: toPoint("backTop"),
  };
}

/** The three sides of a box that are seen: its top, left and right, in colours by class. */
export function drawBoxFaces(
  { front, left, right, frontTop, leftTop, rightTop, backTop }: BoxCorners,
  [top, near, far]: readonly [string, string, string] = ["box-top", "box-left", "box-right"],
): string {
  return [
    drawFace(top, frontTop, leftTop, backTop, rightTop),
    drawFace(near, front, left, leftTop, frontTop),
    drawFace(far, front, right, rightTop, frontTop),
  ].join("");
}

function drawFace(name: string, ...corners: readonly Point[]) {
  const d = `M${corners.map(([x, y]) => `${formatCoordinate(x)} ${formatCoordinate(y)}`).join("L")}Z`;
  return renderElement("path", { class: name, d });
}
