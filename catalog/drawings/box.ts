import type { RateCard } from "#rating/card.ts";
import { convertLength, fromCardLength } from "#rating/shipment/units.ts";
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

type Sides = [number, number, number];

/**
 * The longest box that a line takes, in cm, and as wide as its other limits allow; without others a cube. Nothing for
 * a line without a longest side.
 */
export function findLargestBox({ limits, unit }: Pick<RateCard, "limits" | "unit">): Sides | undefined {
  const [side, girth, sum] = [limits.maxSide, limits.maxGirth, limits.maxSideSum].map(
    (length) => length && convertLength("cm", fromCardLength(length, unit)),
  );
  if (!side) return undefined;
  const across = Math.min(side, girth ? (girth - side) / 4 : side, sum ? (sum - side) / 2 : side);
  return [side, across, across];
}

/** Boxes of several lines on one scale, each in a drawing of its own of the same size. */
export function drawLargestBoxes(boxes: readonly (Sides | undefined)[]): string[] {
  const longest = Math.max(...boxes.flatMap((box) => box ?? []));
  return boxes.map((box) => {
    if (!box) return "";
    // the largest fills its field: a cube is as wide as two sides at 30 degrees
    const whole = projectBoxCorners([longest, longest / 2, longest / 2], { x: 0, y: 0, width: 120, height: 96 });
    const [from, to] = [whole.front, whole.left];
    const scale = Math.hypot(to[0] - from[0], to[1] - from[1]) / longest;
    const [length, across, up] = box.map((one) => one * scale);
    const width = ((length ?? 0) + (across ?? 0)) * Math.cos(Math.PI / 6);
    const height = ((length ?? 0) + (across ?? 0)) / 2 + (up ?? 0);
    const faces = drawBoxFaces(projectBoxCorners(box, { x: 1, y: 97 - height, width, height }));
    return renderElement(
      "svg",
      { class: "kit", viewBox: "0 0 122 98", "aria-hidden": "true" },
      renderElement("g", { class: "kit-kraft" }, faces),
    );
  });
}
