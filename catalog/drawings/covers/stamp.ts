import { element, escaped } from "../svg.ts";
import { textWidth } from "../text-width.ts";

/** A stamp on a ruled form. */
export function stampCover(text: string, note?: string) {
  const size = Math.min(58, (196 / textWidth(text, 1, 600)) | 0);
  const wide = Math.max(textWidth(text, size, 600), note ? textWidth(note, 20, 600) : 0) + 44;
  const high = note ? 108 : 88;
  const rules = [0, 1, 2, 3, 4].map((row) => 40 + row * 34);
  const words = [0, 1, 2, 3, 4].map((row) =>
    element("rect", {
      class: "cover-rule-word",
      x: 46,
      y: rules[row] ? rules[row] - 16 : 0,
      width: [54, 40, 62, 34, 48][row],
      height: 8,
    }),
  );
  const content = [
    element("path", { class: "cover-rule", d: `${rules.map((y) => `M46 ${y}H338`).join("")}M190 24V192` }),
    ...words,
    element(
      "g",
      { transform: "translate(224 108) rotate(-9)" },
      element("rect", {
        class: "cover-stamp",
        x: -wide / 2,
        y: -high / 2,
        width: wide,
        height: high,
        rx: 10,
      }),
      note ? element("text", { class: "cover-stamp-note", y: 39, "font-size": 20 }, escaped(note)) : "",
      element(
        "text",
        { class: "cover-stamp-text", y: note ? size * 0.36 - 13 : size * 0.36, "font-size": size },
        escaped(text),
      ),
    ),
  ];
  return { kind: "stamp" as const, paper: "ruled" as const, content: content.join(""), view: undefined };
}
