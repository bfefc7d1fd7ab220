import { element, escaped } from "../svg.ts";
import { figureSize } from "./figure-size.ts";

const [left, right, foot, highest] = [32, 352, 216, 138];

/** Height in px of each bar; the greatest figure is as tall as the sheet allows. */
export function barHeights(values: readonly number[]): number[] {
  const most = Math.max(...values, Number.MIN_VALUE);
  return values.map((value) => (value / most) * highest);
}

/** Bars to scale; the last is emphasised. */
export function barsCover(values: readonly number[], label: string) {
  const step = (right - left) / values.length;
  const content = [
    ...barHeights(values).map((height, at) =>
      element("rect", {
        class: at === values.length - 1 ? "cover-bar-last" : "cover-bar",
        x: left + at * step,
        y: foot - height,
        width: step - 6,
        height,
      }),
    ),
    element("text", { class: "cover-figure", x: left, y: 54, "font-size": figureSize(label) }, escaped(label)),
  ];
  return { kind: "bars" as const, paper: "blue" as const, content: content.join(""), view: undefined };
}
