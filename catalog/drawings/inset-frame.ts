import { element, pathOf, type Point } from "./svg.ts";
import type { View } from "./view.ts";

export type Box = { x: number; y: number; width: number; height: number };

/** The inset's background, and its true outline on the world map. */
export function frame(inset: View, box: Box, world: View, worldBox: Box): string {
  const { width, height } = inset;
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ];
  const outline: Point[][] = [[]];
  for (const [x, y] of corners.flatMap((corner, at) => side(corner, corners[at + 1]))) {
    const place = inset.projection.invert?.([x, y]);
    if (!place) continue;
    const [left, top] = world.at(place);
    const last = outline.at(-1)?.at(-1);
    // past the seam it would continue on the other side of the map
    const away = left < 0 || left > world.width || (last && Math.abs(left + worldBox.x - last[0]) > world.width / 4);
    if (!away) outline.at(-1)?.push([left + worldBox.x, top + worldBox.y]);
    else if (last) outline.push([]);
  }
  return [
    element("path", { class: "map-frame", d: outline.map((line) => pathOf(line)).join("") }),
    element("rect", { class: "map-paper", ...box, rx: 8 }),
  ].join("");
}

function side(from: Point, to: Point = from): Point[] {
  return Array.from(
    { length: 12 },
    (_, at): Point => [from[0] + ((to[0] - from[0]) * at) / 12, from[1] + ((to[1] - from[1]) * at) / 12],
  );
}
