import { element, escaped } from "../svg.ts";

const [left, right, top, bottom] = [110, 352, 26, 190];

/** Length in px of each line; the greatest rate is as long as the sheet allows, less what its figure needs. */
export function rateLengths(values: readonly number[]): number[] {
  const most = Math.max(...values, Number.MIN_VALUE);
  return values.map((value) => (value / most) * (right - left - 80));
}

/** Rates in percent by country, to scale. */
export function ratesCover(rates: Readonly<Record<string, number>>) {
  const lengths = rateLengths(Object.values(rates));
  const down = (bottom - top) / lengths.length;
  const content = Object.entries(rates).flatMap(([code, rate], row) => {
    const [y, length] = [top + row * down, lengths[row] ?? 0];
    return [
      element("text", { class: "cover-word", x: 32, y: y + down / 2 + 12, "font-size": 34 }, escaped(code)),
      element("rect", { class: "cover-bar-last", x: left, y: y + down / 2 - 9, width: length, height: 18 }),
      element(
        "text",
        { class: "cover-word", x: left + length + 14, y: y + down / 2 + 12, "font-size": 34 },
        `${rate}%`,
      ),
    ];
  });
  return { kind: "rates" as const, paper: "plain" as const, content: content.join(""), view: undefined };
}
