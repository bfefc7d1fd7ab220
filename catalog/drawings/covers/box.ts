import { boxCorners } from "../box-corners.ts";
import { boxFaces } from "../box-faces.ts";
import { element, escaped } from "../svg.ts";
import { figureSize } from "./figure-size.ts";

/** A box to scale (length, breadth, height), and what is said of it. */
export function boxCover(sides: readonly [number, number, number], label: string) {
  const content = [
    boxFaces(boxCorners(sides, { x: 32, y: 72, width: 320, height: 124 }), ["box-top", "cover-bar", "cover-bar-last"]),
    element("text", { class: "cover-figure", x: 32, y: 54, "font-size": figureSize(label) }, escaped(label)),
  ];
  return { kind: "box" as const, paper: "blue" as const, content: content.join(""), view: undefined };
}
