import type { BoxCorners } from "./box-corners.ts";
import { element, type Point, short } from "./svg.ts";

/** The three sides of a box that are seen: its top, left and right, in colours by class. */
export function boxFaces(
  { front, left, right, frontTop, leftTop, rightTop, backTop }: BoxCorners,
  [top, near, far]: readonly [string, string, string] = ["box-top", "box-left", "box-right"],
): string {
  return [
    face(top, frontTop, leftTop, backTop, rightTop),
    face(near, front, left, leftTop, frontTop),
    face(far, front, right, rightTop, frontTop),
  ].join("");
}

function face(name: string, ...corners: readonly Point[]) {
  const d = `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
  return element("path", { class: name, d });
}
