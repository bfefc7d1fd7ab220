import { boxCorners } from "../box-corners.ts";
import { boxFaces } from "../box-faces.ts";
import { element, short } from "../svg.ts";

const [x, y, radius] = [192, 108, 78];
const slanted = radius * Math.SQRT1_2;

/** A box that may not travel. */
export function refusedCover() {
  const ring = `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;
  const bar = `M${short(x - slanted)} ${short(y - slanted)}L${short(x + slanted)} ${short(y + slanted)}`;
  const content = [
    boxFaces(boxCorners([30, 30, 26], { x: x - 50, y: y - 50, width: 100, height: 100 })),
    element("path", { class: "cover-no", d: ring + bar }),
  ];
  return { kind: "refused" as const, paper: "no" as const, content: content.join(""), view: undefined };
}
