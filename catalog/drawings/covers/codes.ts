import { element, escaped } from "../svg.ts";
import { textWidth } from "../text-width.ts";
import { figureSize } from "./figure-size.ts";

/** Codes to choose from; the first is the usual one. */
export function codesCover(codes: readonly string[]) {
  const size = Math.min(...codes.map((code) => figureSize(code, 128, 54)));
  const content = codes.slice(0, 4).flatMap((code, at) => {
    const [x, y] = [32 + (at % 2) * 164, 26 + Math.floor(at / 2) * 84];
    return [
      element("rect", {
        class: at === 0 ? "cover-stamp cover-ink" : "cover-stamp",
        x: x + 3,
        y: y + 3,
        width: 150,
        height: 74,
        rx: 8,
      }),
      element(
        "text",
        {
          class: `${at === 0 ? "cover-paper-ruled" : "cover-ink"} cover-word`,
          x: x + 78 - textWidth(code, size, 600) / 2,
          y: y + 40 + size * 0.36,
          "font-size": size,
        },
        escaped(code),
      ),
    ];
  });
  return { kind: "codes" as const, paper: "ruled" as const, content: content.join(""), view: undefined };
}
