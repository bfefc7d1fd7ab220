import { element, pathOf, type Point } from "./svg.ts";
import type { LonLat, View } from "./view.ts";

export type Box = { x: number; y: number; width: number; height: number };

/** Places along the edge of an inset, round it once. */
export function outlineOf(inset: View): LonLat[] {
  const { width, height } = inset;
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ];
  return corners
    .flatMap((corner, at) => side(corner, corners[at + 1]))
    .flatMap(([x, y]): LonLat[] => {
      const place = inset.projection.invert?.([x, y]);
      return place ? [[place[0], place[1]]] : [];
    });
}

/** The inset's paper, and its true outline on the world. */
export function frame(outline: readonly Point[], box: Box, worldBox: Box): string {
  const moved = outline.map(([x, y]): Point => [x + worldBox.x, y + worldBox.y]);
  return [
    element("path", { class: "map-frame", d: pathOf(moved, true) }),
    element("rect", { class: "map-paper", ...box, rx: 8 }),
  ].join("");
}

function side(from: Point, to: Point = from): Point[] {
  return Array.from(
    { length: 12 },
    (_, at): Point => [from[0] + ((to[0] - from[0]) * at) / 12, from[1] + ((to[1] - from[1]) * at) / 12],
  );
}
