import { element, escaped } from "../svg.ts";

const [left, top, right, bottom] = [124, 28, 352, 188];

/** Rows of cells: 1 is taken on, 0 is left to somebody else. */
export function gridCover(rows: Readonly<Record<string, string>>) {
  const all = Object.entries(rows);
  const down = (bottom - top) / all.length;
  const content = all.flatMap(([name, cells], row) => {
    const across = (right - left) / cells.length;
    const y = top + row * down;
    return [
      element("text", { class: "cover-word", x: 32, y: y + down / 2 + 12, "font-size": 34 }, escaped(name)),
      ...[...cells].map((cell, at) =>
        element("rect", {
          class: cell === "1" ? "day-first" : "day-open",
          x: left + at * across + 3,
          y: y + 3,
          width: across - 6,
          height: down - 6,
        }),
      ),
    ];
  });
  return { kind: "grid" as const, paper: "plain" as const, content: content.join(""), view: undefined };
}
