import { element, escaped } from "../svg.ts";
import { textWidth } from "../text-width.ts";

const inside = { x: 58, y: 64, width: 244, height: 88 };

/** A battery, filled to its charge in percent. */
export function batteryCover(charge: number, label: string) {
  const filled = (inside.width * charge) / 100;
  const room = inside.width - filled - 24;
  const size = Math.min(56, Math.floor(room / textWidth(label, 1, 600)));
  const content = [
    element("rect", { class: "cover-line", x: 46, y: 52, width: 268, height: 112, rx: 20 }),
    element("path", { class: "day-first", d: "M322 88h8a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-8z" }),
    element("rect", { class: "day-first", ...inside, width: filled, rx: 10 }),
    element(
      "text",
      { class: "day-first cover-word", x: inside.x + filled + 14, y: 108 + size * 0.36, "font-size": size },
      escaped(label),
    ),
  ];
  return { kind: "battery" as const, paper: "sea" as const, content: content.join(""), view: undefined };
}
