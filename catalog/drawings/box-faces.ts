import type { BoxCorners } from "./box-corners.ts";
import { element, type Point, short } from "./svg.ts";

/** The three sides of a box that are seen. */
export function boxFaces({ front, left, right, frontTop, leftTop, rightTop, backTop }: BoxCorners): string {
  return [
    face("box-top", frontTop, leftTop, backTop, rightTop),
    face("box-left", front, left, leftTop, frontTop),
    face("box-right", front, right, rightTop, frontTop),
  ].join("");
}

function face(name: string, ...corners: readonly Point[]) {
  const d = `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
  return element("path", { class: name, d });
}
