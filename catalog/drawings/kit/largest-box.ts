import type { RateCard } from "#rating/card.ts";
import { convertLength, fromCardLength } from "#rating/shipment/units.ts";
import { drawBoxFaces, projectBoxCorners } from "../box.ts";
import { renderElement } from "../svg.ts";

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
