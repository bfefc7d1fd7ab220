import { element, escaped } from "../svg.ts";
import { figureSize } from "./figure-size.ts";

/** Widths of a bar code's lines and gaps, by turns. */
const code = [5, 3, 2, 4, 7, 3, 2, 2, 5, 4, 2, 3, 8, 3, 4, 2, 2, 4, 6, 3, 2, 3, 5, 2, 3];

/** A form with its name, its bar code and its boxes. */
export function formCover(name: string) {
  const bars = code.flatMap((width, at) => {
    const x = 232 + code.slice(0, at).reduce((sum, one) => sum + one, 0);
    return at % 2 === 0 ? `M${x} 44h${width}v36h-${width}z` : [];
  });
  const size = figureSize(name, 168, 44);
  const words = [
    [60, 120, 86],
    [212, 120, 60],
    [60, 154, 44],
    [164, 154, 30],
    [238, 154, 40],
    [300, 154, 22],
  ];
  const content = [
    element("rect", { class: "cover-stamp", x: 44, y: 26, width: 296, height: 210 }),
    element("path", {
      class: "cover-rule",
      d: "M47 98H337M47 136H337M47 170H337M196 98V136M148 136V216M222 136V216M284 136V216",
    }),
    ...words.map(([x, y, width]) =>
      element("rect", { class: "cover-rule-word", x, y: (y ?? 0) - 7, width, height: 8 }),
    ),
    ...words.slice(2).map(([x, , width]) => element("rect", { class: "cover-rule-word", x, y: 184, width, height: 8 })),
    element("path", { class: "cover-ink", d: bars.join("") }),
    element("text", { class: "cover-ink cover-word", x: 60, y: 62 + size * 0.36, "font-size": size }, escaped(name)),
  ];
  return { kind: "form" as const, paper: "ruled" as const, content: content.join(""), view: undefined };
}
