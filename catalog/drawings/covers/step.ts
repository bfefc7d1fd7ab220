import { element, escaped } from "../svg.ts";
import { figureSize } from "./figure-size.ts";

/** A value from which more is due: what lies below it, and what lies above. */
export function stepCover(label: string) {
  const content = [
    element("rect", { class: "cover-bar", y: 164, width: 196, height: 52 }),
    element("rect", { class: "cover-bar-last", x: 196, y: 92, width: 188, height: 124 }),
    element("rect", { class: "cover-bar-last", x: 193, y: 24, width: 3, height: 192 }),
    element("text", { class: "cover-figure", x: 32, y: 72, "font-size": figureSize(label, 144, 58) }, escaped(label)),
  ];
  return { kind: "step" as const, paper: "blue" as const, content: content.join(""), view: undefined };
}
